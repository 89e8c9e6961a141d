"""Card faces: finding out what a deck folder holds and rendering its cards at the size the table asks for."""
