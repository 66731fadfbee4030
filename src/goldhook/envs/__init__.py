"""Training environments: Gymnasium here; PettingZoo, OpenSpiel and language models in the other modules.

Importing this package registers every game with Gymnasium, as goldhook/SilverGold-v0 and so on.
"""

from __future__ import annotations

try:
    import gymnasium
except ImportError:  # pragma: no cover - the message is the point
    raise ImportError('The environments need more packages. Install them with: pip install "goldhook[lab]"') from None

from goldhook.games import GAMES


def env_id(game: str) -> str:
    """Return the name of a game among the environments of Gymnasium.

    >>> env_id("silver_gold")
    'goldhook/SilverGold-v0'
    """
    return "goldhook/" + "".join(word.capitalize() for word in game.split("_")) + "-v0"


for _game in GAMES:
    if env_id(_game) not in gymnasium.registry:
        gymnasium.register(
            env_id(_game),
            entry_point="goldhook.envs.single:MatchEnv",
            vector_entry_point="goldhook.envs.vector:make",
            kwargs={"game": _game},
        )
