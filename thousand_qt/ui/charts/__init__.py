"""Charts drawn by the program itself: plots that know what to paint, and a widget that shows one."""
