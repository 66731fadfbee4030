"""The subcommands of `goldhook`, one module each."""
