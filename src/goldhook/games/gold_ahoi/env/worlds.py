"""Sampled worlds, compiled: everything that a seat cannot know is dealt again, and what it has seen stays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from goldhook.engine.compiled import shuffle_anew, tight
from goldhook.games.gold_ahoi.kernel import rules as k
from goldhook.games.gold_ahoi.kernel.rules import Ints
from goldhook.games.gold_ahoi.pieces import TILES


@tight
def redeal(matches: Ints, viewers: Ints, chances: NDArray[np.uint64]) -> None:
    """Deal the bag of every row again and, without open hands, the hand that the viewer does not see.

    The drawn tiles are listed in the order of placement, because the order of drawing stays hidden.
    """
    for row in range(len(matches)):
        match, other = matches[row], 1 - viewers[row]
        laid, hidden = match[k.LAID], match[k.HAND + other] >= 0 and not match[k.OPEN_HANDS]
        last = match[k.DRAWN] - 1 if hidden else match[k.DRAWN]
        if hidden:  # its tile joins those in the bag
            drawn = match[k.HAND + other]
            for index in range(match[k.DRAWN]):
                if match[k.BAG + index] == drawn:
                    match[k.BAG + index] = match[k.BAG + last]
            match[k.BAG + last] = drawn
        shuffle_anew(chances[row], match, k.BAG + last, k.BAG + TILES)
        if hidden:
            match[k.HAND + other] = match[k.BAG + last]
        for number in range(laid):
            match[k.BAG + number] = match[k.BOARD + match[k.ORDER + number]] >> 2
        at = laid
        for seat in (1 - other, other):
            if match[k.HAND + seat] >= 0:
                match[k.BAG + at] = match[k.HAND + seat]
                at += 1
