"""Super Kawaii Pets, a game of sad pets turning happy for 1 to 4.

It has rules, words and a bot, but no pictures yet: it comes to the table when `entry` is offered here.
"""
