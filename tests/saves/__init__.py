"""Saves of released versions: matches frozen in the middle, which every later version loads and plays on.

`VERSION/GAME.sql` is the dump of a database as that version wrote it. A file here is never changed.
"""
