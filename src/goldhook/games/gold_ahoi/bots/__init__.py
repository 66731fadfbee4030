"""How bots play Gold Ahoi!"""
