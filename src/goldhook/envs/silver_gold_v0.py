"""Silver & Gold for PettingZoo: `env` and `raw_env` for agents one after the other, `parallel_env` for all at once.

Arguments: `players`, `set`, `options` or each option by its name, `render_mode` and `illegal`.
"""

from __future__ import annotations

from typing import Any

from goldhook.envs.zoo import AtOnce, Turns, wrapped

GAME = "silver_gold"


def raw_env(**arguments: Any) -> Turns:
    """Make the environment without wrappers."""
    return Turns(GAME, **arguments)


def env(**arguments: Any) -> Any:
    """Make the environment with the wrappers that PettingZoo recommends."""
    return wrapped(raw_env(**arguments))


def parallel_env(**arguments: Any) -> AtOnce:
    """Make the environment in which all agents act at once."""
    return AtOnce(GAME, **arguments)
