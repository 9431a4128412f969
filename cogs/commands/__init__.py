"""What the commands of all cogs share."""
