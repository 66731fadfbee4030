"""`python -m goldhook`."""

from goldhook.cli import main

main()
