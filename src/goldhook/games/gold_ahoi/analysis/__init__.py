"""What an analysis of Gold Ahoi! tells beside the decisions."""
