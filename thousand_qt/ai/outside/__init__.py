"""Players that are programs of their own: the line protocol, and the seat that speaks it. See PROTOCOL.md."""
