"""The budgets of the design, measured."""
