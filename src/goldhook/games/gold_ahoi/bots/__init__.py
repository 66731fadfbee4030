"""The bots of Gold Ahoi!"""
