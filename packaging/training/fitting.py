"""The fits of the training, in plain Python so that they come out the same everywhere."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence

Row = Sequence[tuple[int, float]]
"""A sample's features that are not 0: their numbers and values, in order; number 0 is the constant."""


def sigmoid(score: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, score))))


def dot(row: Row, weights: Sequence[float]) -> float:
    return sum(weights[number] * value for number, value in row)


def least_squares(
    rows: Sequence[Row], wanted: Sequence[float], size: int, *, ridge: float = 1.0
) -> list[float]:
    """Return the weights of the linear model; all but the constant are drawn towards 0 by `ridge`."""
    right = [0.0] * size
    for row, value in zip(rows, wanted, strict=True):
        for number, x in row:
            right[number] += x * value
    return _solve(_products(rows, None, size, ridge), right)


def logistic(
    rows: Sequence[Row],
    wanted: Sequence[float],
    size: int,
    *,
    times: Sequence[int] | None = None,
    ridge: float = 2.0,
) -> list[float]:
    """Return the weights of the logistic model, by Newton's method.

    Where samples are alike, one row may stand for all of them, with the mean of what is wanted, and `times`
    says for how many.
    """
    counts = times or [1] * len(rows)
    mean = (sum(map(operator.mul, counts, wanted)) + 0.5) / (sum(counts) + 1)
    weights = [math.log(mean / (1 - mean))] + [0.0] * (size - 1)
    for _ in range(15):
        chances = [sigmoid(dot(row, weights)) for row in rows]
        right = [0.0] + [-ridge * weight for weight in weights[1:]]
        for row, value, chance, count in zip(rows, wanted, chances, counts, strict=True):
            for number, x in row:
                right[number] += count * (value - chance) * x
        curvature = [count * chance * (1 - chance) for chance, count in zip(chances, counts, strict=True)]
        step = _solve(_products(rows, curvature, size, ridge), right)
        longest = max(map(abs, step))
        shorten = min(1.0, 2.0 / longest) if longest else 1.0
        weights = [weight + shorten * change for weight, change in zip(weights, step, strict=True)]
        if longest < 1e-4:
            break
    return weights


def _products(
    rows: Sequence[Row], weights: Sequence[float] | None, size: int, ridge: float
) -> list[list[float]]:
    """Return the lower half of the matrix of the features' products, summed over the samples."""
    matrix = [[0.0] * size for _ in range(size)]
    for index, row in enumerate(rows):
        weight = 1.0 if weights is None else weights[index]
        for place, (number, x) in enumerate(row):
            line, weighted = matrix[number], weight * x
            for other, y in row[: place + 1]:
                line[other] += weighted * y
    for number in range(size):
        matrix[number][number] += ridge if number else 1e-3
    return matrix


def _solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric, positive system by Cholesky's method."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            left = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = math.sqrt(left) if i == j else left / lower[j][j]
    half: list[float] = []
    for i in range(size):
        half.append((right[i] - sum(lower[i][k] * half[k] for k in range(i))) / lower[i][i])
    solution = [0.0] * size
    for i in reversed(range(size)):
        solution[i] = (half[i] - sum(lower[k][i] * solution[k] for k in range(i + 1, size))) / lower[i][i]
    return solution


def softmax_choice(
    samples: Sequence[tuple[list[Row], list[float]]], size: int, *, ridge: float = 3.0
) -> list[float]:
    """Return the weights by which one of several is chosen: chances are as the exponentials of their scores.

    A sample is the rows of all players and the share each has in the win.
    """
    weights = [0.0] * size
    for _ in range(12):
        right = [-ridge * weight for weight in weights]
        matrix = [[0.0] * size for _ in range(size)]
        for rows, won in samples:
            _add_choice(matrix, right, rows, won, softmax([dot(row, weights) for row in rows]))
        for number in range(size):
            matrix[number][number] += ridge
        step = _solve(matrix, right)
        longest = max(map(abs, step))
        shorten = min(1.0, 2.0 / longest) if longest else 1.0
        weights = [weight + shorten * change for weight, change in zip(weights, step, strict=True)]
        if longest < 1e-3:
            break
    return weights


def softmax(scores: Sequence[float]) -> list[float]:
    highest = max(scores)
    parts = [math.exp(score - highest) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def _add_choice(
    matrix: list[list[float]], right: list[float], rows: list[Row], won: list[float], chances: list[float]
) -> None:
    mean: dict[int, float] = {}
    for row, share, chance in zip(rows, won, chances, strict=True):
        for place, (number, x) in enumerate(row):
            mean[number] = mean.get(number, 0.0) + chance * x
            right[number] += (share - chance) * x
            for other, y in row[: place + 1]:
                matrix[number][other] += chance * x * y
    for number, x in mean.items():
        for other, y in mean.items():
            if other <= number:
                matrix[number][other] -= x * y
