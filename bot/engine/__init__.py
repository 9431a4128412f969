"""What every game shares. Knows no game, no Discord and no disk."""
