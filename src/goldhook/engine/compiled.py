"""How a kernel is compiled: numba, machine code kept on disk, without the interpreter's lock.

Numba is imported here and nowhere else, and only a kernel imports this module: who plays by the law alone never waits
for it. What is compiled once is kept as machine_code.py says; numba's own cache looks at one file alone and would not
notice that a function it wrote into another has changed.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core.caching import FunctionCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import intrinsic
from numpy.typing import NDArray

from goldhook import __version__
from goldhook.engine.machine_code import Shelf, shelf, shelf_name

F = TypeVar("F", bound=Callable[..., Any])

#: The processor too: a home may be shared by machines that differ.
MADE_WITH = " ".join(
    (
        __version__,
        sys.version,
        numba.__version__,
        np.__version__,
        os.environ.get("NUMBA_CPU_NAME", ""),
        binding.get_host_cpu_name(),
    )
)


class _Kept(FunctionCache):
    """What numba asks for machine code of a function, and gives it to keep."""

    def __init__(self, function: Callable[..., Any], on: Shelf) -> None:
        self._py_func, self._shelf = function, on  # and nothing else: numba's way to a folder is not ours

    @property
    def cache_path(self) -> str:
        return ", ".join(map(str, self._shelf.folders))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        data = self._shelf.read(self._file(sig, target_context.codegen()))
        with suppress(Exception):  # half a file, after a crash: compiled again, and written over
            parts = pickle.loads(data) if data else ()  # noqa: S301 - we wrote it
            return CompileResult._rebuild(target_context, *parts) if parts else None  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        if data.lifted or data.library.has_dynamic_globals:
            return  # these do not live on in another process
        with suppress(Exception):  # code that cannot be kept still runs
            machine_code: bytes = dumps(data._reduce())  # type: ignore[no-untyped-call]
            self._shelf.write(self._file(sig, data.codegen), machine_code)

    def flush(self) -> None:
        """Nothing to forget: code that is compiled again takes the place of the old."""

    def _file(self, sig: Any, codegen: Any) -> str:
        """By the types of the arguments, the processor and the function's own code."""
        key = repr(self._index_key(sig, codegen)).encode()  # type: ignore[no-untyped-call]
        module, name = self._py_func.__module__.rpartition(".")[2], self._py_func.__qualname__
        return f"{module}.{name.replace('<', '').replace('>', '')}-{hashlib.blake2b(key, digest_size=8).hexdigest()}"


def shelf_of(name: str) -> Shelf:
    """Where the machine code of a game is kept."""
    return shelf(name, MADE_WITH)


def _compile(function: F, **options: Any) -> F:
    machine_code: Any = numba.njit(nogil=True, **options)(function)
    name = shelf_name(function.__module__)
    if name is not None:
        machine_code._cache = _Kept(function, shelf_of(name))
    return machine_code  # type: ignore[no-any-return]


def compiled(function: F) -> F:
    """Compile the function when it is first called with arguments of some type."""
    return _compile(function)


def inlined(function: F) -> F:
    """The same, and written out where compiled code calls it: a call costs more than what a small step does."""
    return _compile(function, inline="always")


def tight(function: F) -> F:
    """Compiled without counting who holds which array, for a function that neither makes nor returns one.

    Counting costs more than the small steps of a game: without it random play is nearly half as fast again. Whatever is
    inlined here is tight as well.
    """
    return _compile(function, _nrt=False)


def _bits_in(_typing: Any, number: Any) -> Any:
    return number(number), lambda _context, builder, _signature, values: builder.ctpop(values[0])


def _lowest_bit(_typing: Any, number: Any) -> Any:
    defined_for_zero = ir.Constant(ir.IntType(1), 0)
    return number(number), lambda _context, builder, _signature, values: builder.cttz(values[0], defined_for_zero)


#: How many bits of a number are set; and the place of the lowest. One instruction each, for compiled code alone.
bits_in: Callable[[int], int] = intrinsic(_bits_in)  # type: ignore[assignment]
lowest_bit: Callable[[int], int] = intrinsic(_lowest_bit)  # type: ignore[assignment]


@tight
def next_random(chance: NDArray[np.uint64]) -> Any:
    """The next 64 random bits (xorshift64*); `chance` is an array of one number that is not zero."""
    bits = chance[0]
    bits ^= bits >> np.uint64(12)
    bits ^= bits << np.uint64(25)
    bits ^= bits >> np.uint64(27)
    chance[0] = bits
    return bits * np.uint64(2685821657736338717)


@tight
def below(chance: NDArray[np.uint64], count: int) -> int:
    """A random number from 0 to count - 1."""
    high = next_random(chance) >> np.uint64(32)
    return int((high * np.uint64(count)) >> np.uint64(32))


@tight
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
