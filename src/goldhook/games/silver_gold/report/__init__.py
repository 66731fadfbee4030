"""What `goldhook set report` measures of Silver & Gold."""
