"""How a kernel is compiled: by numba, with the machine code kept on disk and without the interpreter's lock.

Numba is imported here and nowhere else, and only kernels and bots import this module: the rules never wait for it.

Numba's own cache (`cache=True`) would not do. It checks the file of a function but not the files of the functions
inlined into it, a damaged file raises an error at every start, and a folder that can only be read is not used. So each
function gets a cache of our own, with the methods that numba calls.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.extending import intrinsic
from numpy.typing import NDArray

from goldhook.engine.machine_code import folder_for, keep

F = TypeVar("F", bound=Callable[..., Any])

#: Other tools make other code; and machines with different processors may share a home.
TOOLS = " ".join((sys.version, numba.__version__, np.__version__, binding.get_host_cpu_name()))


class _Kept(NullCache):
    """The cache of a function: a file for each combination of argument types."""

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"
        self._file = folder / name.replace("<", "").replace(">", "")

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        target_context.refresh()
        with suppress(Exception):  # absent, or damaged by a power cut: compile it, and write it anew
            parts = pickle.loads(self._file_of(sig, target_context.codegen()).read_bytes())  # noqa: S301 - we wrote it
            return CompileResult._rebuild(target_context, *parts)  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, sig: Any, cres: Any) -> None:
        if not cres.library.has_dynamic_globals:  # these are addresses in this process
            with suppress(Exception):  # code that cannot be kept still runs
                keep(self._file_of(sig, cres.codegen), pickle.dumps(cres._reduce()))

    def _file_of(self, sig: Any, codegen: Any) -> Path:
        key = repr((sig, codegen.magic_tuple())).encode()
        return self._file.with_name(f"{self._file.name}-{hashlib.blake2b(key, digest_size=8).hexdigest()}")


def code_folder(module: str) -> Path | None:
    """Return the folder for the compiled code of a module, given by its file; None if it is not kept."""
    return folder_for(Path(module), TOOLS)


def _compile(function: F, **options: Any) -> F:
    machine_code: Any = numba.njit(nogil=True, **options)(function)
    folder = code_folder(function.__code__.co_filename)
    if folder is not None and function.__closure__ is None:  # what a closure holds is in no file
        machine_code._cache = _Kept(function, folder)
    return machine_code  # type: ignore[no-any-return]


def compiled(function: F) -> F:
    """Compile the function when it is first called with arguments of some type."""
    return _compile(function)


def inlined(function: F) -> F:
    """Compile the function, and write it out wherever compiled code calls it: for small steps, where a call is costly.

    Numba does this before it infers types, so every caller takes longer to compile.
    """
    return _compile(function, inline="always")


def tight(function: F) -> F:
    """Compiled without counting who holds which array, for a function that neither makes nor returns one.

    Counting costs more than the small steps of a game: without it random play is nearly half as fast again. Whatever is
    inlined here is tight as well.
    """
    return _compile(function, _nrt=False)


def llvm_inlined(function: F) -> F:
    """A tight function that LLVM inlines: as fast as `inlined`, and faster to compile if it is large."""
    return _compile(function, _nrt=False, forceinline=True)


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


@inlined
def copy(source: NDArray[Any], target: NDArray[Any], start: int) -> None:
    """Copy an array into another, from a position on; it compiles faster than an assignment to a slice."""
    for index in range(len(source)):
        target[start + index] = source[index]


def chance_from(seed: int) -> NDArray[np.uint64]:
    """A source of random numbers for kernels, spread well even over neighbouring seeds (splitmix64)."""
    mask = (1 << 64) - 1
    bits = (seed + 0x9E3779B97F4A7C15) & mask
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & mask
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & mask
    return np.array([(bits ^ (bits >> 31)) | 1], dtype=np.uint64)
