"""The laboratory: bots meet by the hundred, fairly seated, and what comes of it is told with its uncertainty."""
