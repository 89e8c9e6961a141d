"""Statistics on the screen: what was counted, in figures, tables and charts."""
