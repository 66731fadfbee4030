"""The server process: settings, limits, metrics, logs, clock."""
