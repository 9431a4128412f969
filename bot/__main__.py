"""The command line: `python -m bot …`, and the script `picnic`."""

from bot.commands.app import main

__all__ = ["main"]

if __name__ == "__main__":
    main()
