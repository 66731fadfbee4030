"""Subscriptions in this process. All stores deliver their notices through them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType

from goldhook.store.values import Notice, notice

#: Notices that may queue for one subscriber. A slower one loses them and gets `missed` instead.
PATIENCE = 1_000


class Subscription:
    """Notices of one channel, one by one: `async with store.notices.subscribe(channel) as notices: async for …`.

    It ends when it is closed, or when the store is closed.
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
        """Stop receiving. Queued notices are still delivered."""
        self._open = False
        self._board.leave(self)
        self._news.set()

    def hear(self, notice: Notice) -> None:
        """Queue a notice. When the queue is full, a single `missed` replaces it."""
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
        """Report missed notices to every subscriber, because the connection was lost meanwhile."""
        for channel, listeners in self._listeners.items():
            for listener in listeners:
                listener.hear(Notice(channel, "", missed=True))

    def close(self) -> None:
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            listener.close()


class LocalNotices:
    """Notices within a single process."""

    def __init__(self, board: Board, check_open: Callable[[], None]) -> None:
        self._board = board
        self._check_open = check_open

    async def publish(self, channel: str, payload: str) -> None:
        self._check_open()
        self._board.tell(notice(channel, payload))

    def subscribe(self, channel: str) -> Subscription:
        self._check_open()
        return self._board.subscribe(channel)
