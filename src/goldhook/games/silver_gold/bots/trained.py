"""The result of the training: the prices and weights of the sensible player, as data."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np

from goldhook.games.silver_gold.bots.solve import Prices
from goldhook.games.silver_gold.bots.weights import Weights

FILE = Path(__file__).parent / "data" / "trained.json"


@cache
def trained() -> tuple[Prices, Weights]:
    """Return the prices and the weights."""
    read = json.loads(FILE.read_text(encoding="utf-8"))
    return Prices(**read["prices"]), np.array(read["weights"], dtype=np.float64)
