"""Figures, not tests: how fast each part of the house is. A figure is a module here with a `run`."""
