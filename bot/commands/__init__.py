"""The command line's layer: one file a command. It stands on top of everything else."""
