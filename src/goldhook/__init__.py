"""Goldhook: Silver & Gold and Gold Ahoi!, as a library, a command line and a table."""

__version__ = "0.1.0"
