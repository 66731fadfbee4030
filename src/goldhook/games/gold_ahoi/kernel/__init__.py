"""The compiled twin of the rules of Gold Ahoi!"""
