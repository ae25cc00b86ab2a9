"""How a database comes from any earlier version to this one."""
