"""What `goldhook set report` measures of Gold Ahoi!."""
