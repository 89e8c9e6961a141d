"""The panels over the table in which the player decides: bids, contract, exchange, marriages, rights."""
