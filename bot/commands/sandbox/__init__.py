"""The sandbox: the real bot on an offline Discord, played in the browser."""
