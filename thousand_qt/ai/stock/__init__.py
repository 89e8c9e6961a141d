"""The game of two with a stock, while cards are drawn: judged by trained weights, and played on by them."""
