"""Who listens to what in this process: the last yard of every notice, the same in all stores."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType

from goldhook.store.values import Notice, notice

#: Notices that may wait for one listener; one who is slower misses some, and is told so.
PATIENCE = 1_000


class Subscription:
    """Notices of one channel, one by one: `async with store.notices.subscribe(channel) as notices: async for …`.

    It ends when the store is closed, or when it is closed itself.
    """

    def __init__(self, board: Board, channel: str) -> None:
        self.channel = channel
        self._board = board
        self._waiting: deque[Notice] = deque()
        self._news = asyncio.Event()
        self._open = True

    async def __aenter__(self) -> Subscription:
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Notice:
        while not self._waiting:
            if not self._open:
                raise StopAsyncIteration
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()

    def close(self) -> None:
        """Listen no more; what waits already is still handed out."""
        self._open = False
        self._board.leave(self)
        self._news.set()

    def hear(self, notice: Notice) -> None:
        """Take a notice; too many waiting ones become a single `missed`."""
        if len(self._waiting) >= PATIENCE:
            self._waiting.clear()
            notice = Notice(self.channel, "", missed=True)
        self._waiting.append(notice)
        self._news.set()


class Board:
    """All subscriptions of one store in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Subscription]] = {}

    def subscribe(self, channel: str) -> Subscription:
        subscription = Subscription(self, channel)
        self._listeners.setdefault(channel, set()).add(subscription)
        return subscription

    def leave(self, subscription: Subscription) -> None:
        listeners = self._listeners.get(subscription.channel, set())
        listeners.discard(subscription)
        if not listeners:
            self._listeners.pop(subscription.channel, None)

    def tell(self, notice: Notice) -> None:
        for listener in self._listeners.get(notice.channel, ()):
            listener.hear(notice)

    def tell_missed(self) -> None:
        """Nobody knows what was said meanwhile: the connection was gone."""
        for channel, listeners in self._listeners.items():
            for listener in listeners:
                listener.hear(Notice(channel, "", missed=True))

    def close(self) -> None:
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            listener.close()


class LocalNotices:
    """Notices where one process is all there is."""

    def __init__(self, board: Board, check_open: Callable[[], None]) -> None:
        self._board = board
        self._check_open = check_open

    async def publish(self, channel: str, payload: str) -> None:
        self._check_open()
        self._board.tell(notice(channel, payload))

    def subscribe(self, channel: str) -> Subscription:
        self._check_open()
        return self._board.subscribe(channel)
