"""Compile kernels with numba, cached on disk and without the interpreter lock.

Numba is imported only here, and only kernels and bots import this module: the rules never wait for it.

Numba's own cache (`cache=True`) is not enough. It checks the file of a function but not the files of the functions
inlined into it, a damaged file raises an error at every start, and a read-only folder is not used. So each function
gets our own cache, with the methods that numba calls.

Numba has no public interface for another cache. A comment marks each private name used here, and says why;
tests/kernel/test_machine_code.py fails if a new version of numba changes one of them.
"""

from __future__ import annotations

import gc
import hashlib
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys
from numba.extending import intrinsic
from numpy.typing import NDArray

from goldhook.engine.machine_code import Claim, folder_for, keep
from goldhook.engine.steps import Step

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")

#: How many numbers `compare_block` compares.
BLOCK = 16
#: Part of the cache key: other tools produce other code, and machines with different processors may share a home.
TOOLS = " ".join((sys.version, numba.__version__, np.__version__, binding.get_host_cpu_name()))


class _Kept(NullCache):
    """The cache of a function: a file for each combination of argument types.

    Private: `NullCache` has every method that numba calls on a cache, and does nothing; we replace two of them.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        name = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"
        self._file = folder / name.replace("<", "").replace(">", "")
        #: Files that this process is compiling.
        self._claims: dict[Path, Claim] = {}

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        # Private: loaded code needs only the runtime, which `rtsys` starts. `target_context.refresh()` would import all
        # that numba can compile, which takes half a second; the compiler does that itself.
        rtsys.initialize(target_context)
        file = self._file_of(sig, target_context.codegen())
        found = _load(file, target_context)
        if found is None:
            claim = Claim(file)
            found = _load(file, target_context) if claim.waited else None
            if found is None:
                self._claims[file] = claim
            else:
                claim.release()
        return found

    def save_overload(self, sig: Any, cres: Any) -> None:
        file = self._file_of(sig, cres.codegen)
        # Private: code with dynamic globals contains addresses of this process, and only the library knows.
        if not cres.library.has_dynamic_globals:
            with suppress(Exception):  # code that cannot be cached still runs
                # Private: `_reduce` and `_rebuild` are how numba's own cache turns code into plain data and back.
                keep(file, pickle.dumps(cres._reduce()))
        if claim := self._claims.pop(file, None):
            claim.release()

    def _file_of(self, sig: Any, codegen: Any) -> Path:
        # Private: `magic_tuple` names the processor and its instructions, as in the keys of numba's own cache.
        key = repr((sig, codegen.magic_tuple())).encode()
        return self._file.with_name(f"{self._file.name}-{hashlib.blake2b(key, digest_size=8).hexdigest()}")


def _load(file: Path, target_context: Any) -> Any:
    with suppress(Exception):  # missing, or damaged by a power cut: compile and write it again
        parts = pickle.loads(file.read_bytes())  # noqa: S301 - we wrote it
        return CompileResult._rebuild(target_context, *parts)  # type: ignore[no-untyped-call]
    return None


def code_folder(module: str) -> Path | None:
    """Return the folder for the compiled code of a module, given by its file; None if it is not cached."""
    return folder_for(Path(module), TOOLS)


def _compile(function: F, **options: Any) -> F:
    options["no_cfunc_wrapper"] = True  # no C code calls it
    machine_code: Any = numba.njit(nogil=True, **options)(function)
    folder = code_folder(function.__code__.co_filename)
    if folder is not None and function.__closure__ is None:  # the variables of a closure are in no file
        machine_code._cache = _Kept(function, folder)  # private: where numba's `cache=True` puts its own cache
    return machine_code  # type: ignore[no-any-return]


def step(level: int, function: Callable[P, Any], *examples: P.args, **_named: P.kwargs) -> Step:
    """Return the step that compiles a function for the types of the example arguments, without calling it."""
    return Step(function.__name__, level, partial(_load_or_compile, function, examples))


def _load_or_compile(machine_code: Any, examples: tuple[object, ...]) -> None:
    """Load a function or compile it, without garbage collections, which take a sixth of the compiler's time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        machine_code.compile(tuple(map(numba.typeof, examples)))
    finally:
        if was_enabled:
            gc.enable()


def plain(function: F) -> F:
    """Return a compiled function as plain Python, for callers that call it too rarely to wait for the compiler.

    It must not call other compiled functions.
    """
    machine_code: Any = function
    return machine_code.py_func  # type: ignore[no-any-return]


def compiled(function: F) -> F:
    """Compile the function when it is first called with arguments of some type."""
    return _compile(function)


def inlined(function: F) -> F:
    """Compile the function and inline it into compiled callers, for small steps where a call is costly.

    Numba does this before it infers types, so every caller takes longer to compile.
    """
    return _compile(function, inline="always")


def tight(function: F) -> F:
    """Compile without reference counting, for a function that neither makes nor returns an array.

    Counting costs more than the small steps of a game: without it random play is nearly 1.5 times as fast. Functions
    inlined here are tight as well.
    """
    # Private: `_nrt` is the option that numba's own array code uses to leave out the runtime; no public one does.
    return _compile(function, _nrt=False)


def llvm_inlined(function: F) -> F:
    """Compile a tight function that LLVM inlines: as fast as `inlined`, and faster to compile if it is large."""
    return _compile(function, _nrt=False, forceinline=True)


def _bits_in(_typing: Any, number: Any) -> Any:
    return number(number), lambda _context, builder, _signature, values: builder.ctpop(values[0])


def _lowest_bit(_typing: Any, number: Any) -> Any:
    defined_for_zero = ir.Constant(ir.IntType(1), 0)
    return number(number), lambda _context, builder, _signature, values: builder.cttz(values[0], defined_for_zero)


def _copy_row(_typing: Any, source: Any, target: Any) -> Any:
    assert source == target

    def generate(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        here, there = (context.make_array(source)(context, builder, value) for value in values)
        cgutils.raw_memcpy(builder, there.data, here.data, here.nitems, here.itemsize)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(source, target), generate


#: The number of set bits, and the index of the lowest one. One instruction each, for compiled code only.
bits_in: Callable[[int], int] = intrinsic(_bits_in)  # type: ignore[assignment]
lowest_bit: Callable[[int], int] = intrinsic(_lowest_bit)  # type: ignore[assignment]
#: Copy a contiguous array into another of the same type that is at least as long. An assignment runs as fast, but takes
#: two seconds to compile, because it also compares the shapes and formats an error.
copy_row: Callable[[NDArray[Any], NDArray[Any]], None] = intrinsic(_copy_row)  # type: ignore[assignment]


def _data(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return cgutils.create_struct_proxy(kind)(context, builder, array).data  # type: ignore[no-untyped-call]


def _word_at(_typing: Any, source: Any, at: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        position = context.cast(builder, values[1], signature.args[1], types.intp)
        here = builder.gep(_data(context, builder, signature.args[0], values[0]), [position])
        word = builder.load(builder.bitcast(here, ir.IntType(64).as_pointer()), align=1)
        if sys.byteorder == "big":
            word = builder.bswap(word)
        return word

    return types.uint64(source, at), build


#: The eight one-byte numbers from a position on, as one number that begins with the lowest byte.
word_at: Callable[[Any, int], int] = intrinsic(_word_at)  # type: ignore[assignment]


def _move_bytes(_typing: Any, target: Any, at: Any, source: Any, start: Any, count: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        to, frm = (_data(context, builder, signature.args[index], values[index]) for index in (0, 2))
        length = context.cast(builder, values[4], signature.args[4], types.intp)
        there = builder.gep(to, [context.cast(builder, values[1], signature.args[1], types.intp)])
        here = builder.gep(frm, [context.cast(builder, values[3], signature.args[3], types.intp)])
        cgutils.raw_memcpy(builder, there, here, length, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, at, source, start, count), build


def _clear_bytes(_typing: Any, target: Any, at: Any, count: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        to = _data(context, builder, signature.args[0], values[0])
        there = builder.gep(to, [context.cast(builder, values[1], signature.args[1], types.intp)])
        length = context.cast(builder, values[2], signature.args[2], types.intp)
        cgutils.memset(builder, there, length, 0)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return types.void(target, at, count), build


def _compare_block(_typing: Any, target: Any, at: Any, source: Any, start: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        wide, narrow = ir.VectorType(ir.IntType(32), BLOCK), ir.VectorType(ir.IntType(8), BLOCK)
        to, frm = (_data(context, builder, signature.args[index], values[index]) for index in (0, 2))
        there = builder.gep(to, [context.cast(builder, values[1], signature.args[1], types.intp)])
        here = builder.gep(frm, [context.cast(builder, values[3], signature.args[3], types.intp)])
        one = ir.Constant(wide, ir.Undefined)
        wanted = context.cast(builder, values[4], signature.args[4], types.int32)
        one = builder.insert_element(one, wanted, ir.Constant(ir.IntType(32), 0))
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), BLOCK), [0] * BLOCK)
        all_of_them = builder.shuffle_vector(one, one, lanes)
        found = builder.and_(builder.load(builder.bitcast(here, wide.as_pointer()), align=4), all_of_them)
        none = builder.icmp_signed("==", found, ir.Constant(wide, [0] * BLOCK))
        builder.store(builder.zext(none, narrow), builder.bitcast(there, narrow.as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(target, at, source, start, bits), build


#: Write a block of flags, 1 for each number of the source that has none of the bits. The arguments are target,
#: position, source (32-bit numbers), position, bits. LLVM does not turn a loop into the few instructions of this.
compare_block: Callable[[Any, int, Any, int, int], None] = intrinsic(_compare_block)  # type: ignore[assignment]
#: Copy bytes between arrays of one-byte numbers, or set them to 0. The arguments are target, position, source,
#: position, count. Positions must lie inside the arrays. A loop over small rows would take several times as long.
move_bytes: Callable[[Any, int, Any, int, int], None] = intrinsic(_move_bytes)  # type: ignore[assignment]
clear_bytes: Callable[[Any, int, int], None] = intrinsic(_clear_bytes)  # type: ignore[assignment]


@tight
def next_random(chance: NDArray[np.uint64]) -> Any:
    """Return the next 64 random bits (xorshift64*); `chance` is an array of one number that is not zero."""
    bits = chance[0]
    bits ^= bits >> np.uint64(12)
    bits ^= bits << np.uint64(25)
    bits ^= bits >> np.uint64(27)
    chance[0] = bits
    return bits * np.uint64(2685821657736338717)


@inlined
def below(chance: NDArray[np.uint64], count: int) -> int:
    """Return a random number from 0 to count - 1."""
    return _below(chance, np.int64(count))


@tight
def _below(chance: NDArray[np.uint64], count: np.int64) -> int:
    """Do the work of `below`, compiled once for all types of integers."""
    high = next_random(chance) >> np.uint64(32)
    return int((high * np.uint64(count)) >> np.uint64(32))


@inlined
def shuffle(chance: NDArray[np.uint64], items: NDArray[np.int32], start: int, stop: int) -> None:
    """Shuffle a part of an array in place."""
    _shuffle(chance, items, np.int64(start), np.int64(stop))


@tight
def _shuffle(chance: NDArray[np.uint64], items: NDArray[np.int32], start: np.int64, stop: np.int64) -> None:
    """Do the work of `shuffle`, compiled once for all types of integers."""
    for last in range(stop - 1, start, -1):
        other = start + _below(chance, last - start + 1)
        items[last], items[other] = items[other], items[last]


@tight
def shuffle_anew(chance: NDArray[np.uint64], items: NDArray[np.int32], start: int, stop: int) -> None:
    """Shuffle a part of an array. The result does not depend on its earlier order."""
    for index in range(start + 1, stop):
        item, place = items[index], index
        while place > start and items[place - 1] > item:
            items[place] = items[place - 1]
            place -= 1
        items[place] = item
    shuffle(chance, items, start, stop)


@tight
def draw_flag(flags: NDArray[np.int8], chance: NDArray[np.uint64]) -> int:
    """Return the index of one of the flags that are 1, each equally likely; -1 if there is none.

    There must be at least eight flags: they are counted eight at a time.
    """
    words, rest = len(flags) // 8, len(flags) % 8
    last: Any = word_at(flags, len(flags) - 8) >> np.uint64(64 - 8 * rest) if rest else np.uint64(0)
    total: Any = np.int64(bits_in(last))
    for number in range(words):
        total += np.int64(bits_in(word_at(flags, 8 * number)))
    if total == 0:
        return -1
    left: Any = np.int64(below(chance, total))
    for number in range(words):
        word = word_at(flags, 8 * number)
        here = np.int64(bits_in(word))
        if left < here:
            return int(8 * number + _flag_of(word, left))
        left -= here
    return int(8 * words + _flag_of(last, left))


@inlined
def _flag_of(word: Any, number: int) -> Any:
    """Return the place of a flag in a word, given how many flags before it are 1."""
    for _ in range(number):
        word &= word - np.uint64(1)
    return np.int64(lowest_bit(word)) >> 3


@inlined
def reward(share: float, players: int) -> float:
    """Return the reward for a share of the win; the rewards of all seats add up to 0."""
    return (share * players - 1) / (players - 1)


@inlined
def copy(source: NDArray[Any], target: NDArray[Any], start: int) -> None:
    """Copy an array into another from a position on. It compiles faster than an assignment to a slice."""
    for index in range(len(source)):
        target[start + index] = source[index]


def chance_from(seed: int) -> NDArray[np.uint64]:
    """Return a source of random numbers for kernels, well spread even for neighbouring seeds (splitmix64)."""
    mask = (1 << 64) - 1
    bits = (seed + 0x9E3779B97F4A7C15) & mask
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & mask
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & mask
    return np.array([(bits ^ (bits >> 31)) | 1], dtype=np.uint64)
