"""Pin every dependency by version and hash, for every platform, without any address: `make pins`.

`run.txt` is what it takes to play, `server.txt` what the server's image has, `dev.txt` what it takes to work on it
with all extras, `bench.txt` the peers of bench/, `node.txt` what builds the client where there is no Node.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
RUN = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
EXTRAS = [name for extra in PROJECT["project"]["optional-dependencies"].values() for name in extra]
WANTED = {
    "run": RUN,
    "server": RUN + PROJECT["project"]["optional-dependencies"]["postgres"],
    "dev": RUN + EXTRAS + GROUPS["dev"],
    "bench": RUN + GROUPS["bench"],
    "node": GROUPS["node"],
}


def main() -> None:
    for name, wanted in WANTED.items():
        target = HERE / f"{name}.txt"
        command = [
            "uv", "pip", "compile", "-", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
            "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--output-file", str(target),
        ]  # fmt: skip
        subprocess.run([sys.executable, "-m", *command], input="\n".join(wanted), text=True, check=True)
        text = target.read_text(encoding="utf-8")
        if "://" in text:
            sys.exit(f"{target.name} names an address: pins go by package name alone")


if __name__ == "__main__":
    main()
