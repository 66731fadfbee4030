"""Detect names that look alike: "Ann" and "Аnn" in two alphabets, "Bill" and "BiII", "Zoe" and "Zoë".

No player should be mistaken for another. Names that are merely similar, "Anna" and "Anne" or "Neil" and "Nell", count
as different. A small table of our own is enough: names are short, and there are few to compare.

>>> is_alike("Ann", "АNN"), is_alike("Ian", "lan"), is_alike("Zoë", " z.o.e "), is_alike("Anna", "Anne")
(True, True, True, False)
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

#: Letters and digits of other alphabets by the Latin letter that they look like, following Unicode's UTS #39.
_LATIN = {
    "A": "ΑАᎪᗅꓮ𐊠𖽀",
    "B": "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁",
    "C": "СᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲",
    "D": "ÐĐƉᎠᗞᗪꓓ",
    "E": "ΕЕᎬⴹꓰ𐊆𑢦𑢮",
    "F": "ϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂",
    "G": "ԌᏀᏳꓖ",
    "H": "ĦΗНᎻᕼⲎꓧ𐋏",
    "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦᛕⲔꓗ𐔘",
    "L": "ŁᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖",
    "M": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑",
    "N": "ΝⲚꓠ𐔓",
    "O": "ØΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠",
    "P": "ΡРᏢᑭⲢꓑ𐊕",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵",
    "S": "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
    "T": "ŦΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊",
    "U": "Սሀᑌꓴ𐓎𑢸𖽂",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈",
    "W": "ԜᎳᏔꓪ𑣦𑣯",
    "X": "ΧХᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "ΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃",
    "Z": "ΖᏃꓜ𐋵𑢩𑣥",
    "a": "ɑαа",
    "b": "ƄᏏᑲᖯ",
    "c": "сᴄⲥꮯ𐐽",
    "d": "đԁᏧᑯꓒ",
    "e": "еҽꬲ",
    "f": "քẝꞙꬵ",
    "g": "ƍɡցᶃ",
    "h": "ħһհᏂ",
    "i": "ıɩɪιіӏᎥꙇꭵ𑣃",
    "j": "ϳј",
    "l": "łƖǀΙІӀ۱ᛁⲒⵏꓲ𐊊𐌉𐌠𖼨",
    "n": "ոռ",
    "o": "øοоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗",
    "p": "ρрⲣ",
    "q": "ԛգզ",
    "r": "ᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ𐑈𑣁",
    "t": "ŧ",
    "u": "ʋυսᴜꞟꭎꭒ𐓶𑣘",
    "v": "νѵᴠꮩ𑜆𑣀",
    "w": "ɯѡԝաᴡꮃ𑜊𑜎𑜏",
    "x": "хᕁᕽ",
    "y": "ɣʏγуүყᶌỿꭚ𑣜",
    "z": "ᴢꮓ𑣄",
}
#: Kana and kanji that look alike.
_JAPANESE = dict(zip("ヘリーニロカエタトハ", "へり一二口力工夕卜八", strict=True))
_ALIKE = str.maketrans({sign: letter for letter, signs in (_LATIN | _JAPANESE).items() for sign in signs})
#: A capital I, a one and a bar look like a small l. A small i does not: Neil and Nell differ.
_STROKES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
_DIGITS = str.maketrans({"1": "l", "|": "l", "0": "o"})
#: Accents have combining classes from here on. Marks that change a kana, or vowels of other scripts, have lower ones.
_ACCENTS = 200


class Look(NamedTuple):
    """The look of a name: with case, and without."""

    exact: str
    folded: str


@lru_cache(maxsize=1_024)
def look_of(name: str) -> Look:
    """Return a name without what readers miss: accents, spaces, punctuation and the alphabet of its letters."""
    signs = [sign for sign in unicodedata.normalize("NFKD", name) if _is_noticed(sign)]
    alike = ("".join(signs) or name).translate(_ALIKE)
    return Look(_joined(alike.translate(_STROKES)), _joined(alike.casefold().translate(_DIGITS)))


def is_alike(one: str, other: str) -> bool:
    """Return whether one name could be mistaken for the other."""
    a, b = look_of(one), look_of(other)
    return a.exact == b.exact or a.folded == b.folded


def _is_noticed(sign: str) -> bool:
    return unicodedata.category(sign)[0] not in "ZPC" and unicodedata.combining(sign) < _ACCENTS


def _joined(text: str) -> str:
    return text.replace("rn", "m").replace("vv", "w")
