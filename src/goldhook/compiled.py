"""How a kernel is compiled: numba, machine code kept on disk, without the interpreter's lock.

Numba is imported here and nowhere else, and only a kernel imports this module: who plays by the law alone never waits
for it. Compiled code is kept beside the source or, where that cannot be written, in the user's cache folder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile the function when it is first called with arguments of some type."""
    machine_code: Any = numba.njit(nogil=True, cache=True)(function)
    return machine_code  # type: ignore[no-any-return]


def inlined(function: F) -> F:
    """The same, and written out where compiled code calls it: a call costs more than what a small step does."""
    machine_code: Any = numba.njit(nogil=True, cache=True, inline="always")(function)
    return machine_code  # type: ignore[no-any-return]


@compiled
def next_random(chance: NDArray[np.uint64]) -> Any:
    """The next 64 random bits (xorshift64*); `chance` is an array of one number that is not zero."""
    bits = chance[0]
    bits ^= bits >> np.uint64(12)
    bits ^= bits << np.uint64(25)
    bits ^= bits >> np.uint64(27)
    chance[0] = bits
    return bits * np.uint64(2685821657736338717)


@compiled
def below(chance: NDArray[np.uint64], count: int) -> int:
    """A random number from 0 to count - 1."""
    high = next_random(chance) >> np.uint64(32)
    return int((high * np.uint64(count)) >> np.uint64(32))


@compiled
def shuffle(chance: NDArray[np.uint64], items: NDArray[np.int32], start: int, stop: int) -> None:
    """Shuffle a part of an array in place."""
    for last in range(stop - 1, start, -1):
        other = start + below(chance, last - start + 1)
        items[last], items[other] = items[other], items[last]


def chance_from(seed: int) -> NDArray[np.uint64]:
    """A source of random numbers for kernels, spread well even over neighbouring seeds (splitmix64)."""
    mask = (1 << 64) - 1
    bits = (seed + 0x9E3779B97F4A7C15) & mask
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & mask
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & mask
    return np.array([(bits ^ (bits >> 31)) | 1], dtype=np.uint64)
