"""The part of an analysis that only Gold Ahoi! has."""
