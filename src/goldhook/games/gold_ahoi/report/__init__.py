"""The measurements of `goldhook set report` for Gold Ahoi!."""
