"""The measurements of `goldhook set report` for Silver & Gold."""
