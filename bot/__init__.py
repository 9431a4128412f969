"""Picnic: four board games played over days on Discord."""
