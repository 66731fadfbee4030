"""The database file: opened once, checked, migrated, copied."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
import stat
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from goldhook.core.game import Refusal
from goldhook.store import migrations
from goldhook.store.sqlite.erasure import erase

#: "Gldh" marks our files among SQLite databases.
APPLICATION = 0x476C6468
#: Needed for strict tables, RETURNING and UPDATE … FROM.
OLDEST = (3, 37, 0)
#: Older schemas were written without secure_delete, so such files may hold names of deleted people.
CLEAN_SINCE = 3

_log = logging.getLogger("goldhook.store.sqlite")


class File:
    """A database file, locked for this process while it is open."""

    def __init__(self, path: Path, patience: float) -> None:
        if sqlite3.sqlite_version_info < OLDEST:
            needed = ".".join(map(str, OLDEST))
            raise Refusal("store_sqlite_old", version=sqlite3.sqlite_version, needed=needed)
        #: The resolved path: the lock file lies beside it and must be the same whatever links lead here.
        self.path = _resolved(path)
        self.patience = patience
        self._lock = _locked(self.path)
        try:
            self._check()
            self._keep_private()
            self._migrate()
        except BaseException:
            self.close()
            raise

    def connect(self, *, writing: bool) -> sqlite3.Connection:
        """Return a connection for one thread. A commit returns only once the data is on the disk."""
        connection = sqlite3.connect(
            self.path, timeout=self.patience, isolation_level=None, check_same_thread=False, cached_statements=256
        )
        why = "WAL"
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.Error as error:  # such as a folder that is not writable
            mode, why = "", str(error)
        if mode != "wal":
            connection.close()
            raise Refusal("store_unopenable", file=str(self.path), why=why)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS needs it for a real flush; elsewhere it does nothing
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute(f"PRAGMA query_only = {not writing}")
        return connection

    def close(self) -> None:
        """Release the lock."""
        self._lock.close()

    def free_bytes(self) -> int | None:
        """Return the free disk space beside the file; None if unknown."""
        with suppress(OSError):
            return shutil.disk_usage(self.path.parent).free
        return None

    def _keep_private(self) -> None:
        """Restrict the file, and a log that a killed server left, to their owner."""
        if os.name != "posix":
            return
        for end in ("", "-wal", "-shm"):
            file = Path(f"{self.path}{end}")
            try:
                if stat.S_IMODE(file.stat().st_mode) & 0o077:
                    file.chmod(0o600)
            except FileNotFoundError:
                continue
            except OSError:
                _log.warning("others can read people's data, and that cannot be changed", extra={"file": str(file)})

    def _check(self) -> None:
        """Refuse a damaged file, or one that is not ours."""
        try:
            with closing(sqlite3.connect(self.path, timeout=self.patience)) as connection:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                (application,) = connection.execute("PRAGMA application_id").fetchone()
                (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.DatabaseError as error:
            found, application, tables = str(error), 0, 0
            if not _is_damage(error):
                raise Refusal("store_unopenable", file=str(self.path), why=found) from None
        if found != "ok":
            raise _damaged(self.path, found)
        if tables and application != APPLICATION:
            raise Refusal("store_foreign", file=str(self.path))

    def _migrate(self) -> None:
        steps = migrations.numbered("sqlite")
        newest = steps[-1][0]
        with closing(self.connect(writing=True)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > newest:
                raise Refusal("store_newer", store=str(self.path), version=version, known=newest)
            if 0 < version < CLEAN_SINCE:
                self._clean(connection)
            for number, statements in steps[version:]:
                mark = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number};"
                connection.executescript(f"BEGIN IMMEDIATE; {statements} {mark} COMMIT;")
            with suppress(sqlite3.OperationalError):  # the disk is full or a backup is reading: erase later
                erase(connection)

    def _clean(self, connection: sqlite3.Connection) -> None:
        """Rewrite the whole file once, so that nothing deleted earlier remains in it."""
        try:
            connection.execute("VACUUM")
        except sqlite3.Error as error:
            raise Refusal("store_unopenable", file=str(self.path), why=str(error)) from None


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, RuntimeError) as error:  # a cycle of links
        raise Refusal("file_unwritable", file=str(path), why=getattr(error, "strerror", "") or str(error)) from None


def _locked(path: Path) -> sqlite3.Connection:
    """Lock a file beside the database. SQLite's own lock works on every system, and ends when the process dies."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # People's data: readable by the owner alone. SQLite gives the files beside it the same permissions.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        links = path.stat().st_nlink
    except OSError as error:
        raise Refusal("file_unwritable", file=str(path), why=error.strerror or "") from None
    if links > 1:  # a hard link has another lock and log: two servers would overwrite each other
        raise Refusal("store_linked", file=str(path), links=links)
    lock = None
    try:
        lock = sqlite3.connect(f"{path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if lock is not None:
            lock.close()
        if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY:
            raise Refusal("store_in_use", file=str(path)) from None
        raise Refusal("store_unopenable", file=str(path), why=str(error)) from None
    return lock


def _is_damage(error: BaseException) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _damaged(path: Path, why: str) -> Refusal:
    return Refusal("store_corrupt", file=str(path), why=why.splitlines()[-1])


def _check_source(path: Path) -> None:
    """Refuse to copy a file that is not ours.

    Nothing is written to the file or beside it, because a server may have it open.
    """
    if not path.exists():
        raise Refusal("file_missing", file=str(path))
    if path.is_dir():  # not by opening it: closing the file again would drop SQLite's locks on it
        raise Refusal("file_unreadable", file=str(path), why=os.strerror(errno.EISDIR))
    # Without a log the file is complete. Opened as immutable, SQLite does not create a log just to read.
    how = "mode=ro" if Path(f"{path}-wal").exists() else "mode=ro&immutable=1"
    try:
        with closing(_connect(path, how)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
    except sqlite3.Error as error:
        if _is_damage(error):
            raise _damaged(path, str(error)) from None
        raise Refusal("store_unopenable", file=str(path), why=str(error)) from None
    if application != APPLICATION:
        raise Refusal("store_foreign", file=str(path))


def _connect(path: Path, how: str) -> sqlite3.Connection:
    """Connect to an existing file; never create one."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True)


def copy(source: Path, target: Path) -> None:
    """Write a consistent copy as one file while others read and write. It gets its name only once it is complete."""
    _check_source(source)
    if target.exists():
        raise Refusal("backup_exists", file=str(target))
    draft = None
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:40]}.")
        os.close(handle)
        with closing(_connect(source, "mode=rw")) as here, closing(sqlite3.connect(draft)) as there:
            here.backup(there)
            there.execute("PRAGMA journal_mode = DELETE")
            (found,) = there.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise _damaged(source, found)
        with open(draft, "rb+") as file:  # noqa: PTH123 - for fsync
            os.fsync(file.fileno())
        Path(draft).rename(target)
    except (OSError, sqlite3.Error) as error:
        if _is_damage(error):
            raise _damaged(source, str(error)) from None
        raise Refusal("file_unwritable", file=str(target), why=getattr(error, "strerror", "") or str(error)) from None
    finally:
        if draft:
            Path(draft).unlink(missing_ok=True)
