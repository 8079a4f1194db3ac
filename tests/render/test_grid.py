"""Boards of squares."""

from render.grid import Grid, rounded

GRID = Grid(x=100, y=50, size=40)


def test_a_square_knows_its_corner_and_its_middle() -> None:
    assert GRID.corner((2, 1)) == (180, 90)
    assert GRID.middle((2, 1)) == (200, 110)
    assert GRID.centre([(0, 0), (1, 0), (1, 1)]) == (140, 90)


def test_the_outline_of_two_squares_is_one_rectangle() -> None:
    assert set(GRID.outline([(0, 0), (1, 0)])) == {(100, 50), (180, 50), (180, 90), (100, 90)}


def test_the_outline_of_a_corner_has_six_corners_and_can_be_drawn_in() -> None:
    corner = [(0, 0), (1, 0), (1, 1)]
    assert len(GRID.outline(corner)) == 6
    # clockwise, and everywhere three pixels further in, at the inner corner too
    assert GRID.outline(corner, inset=3) == (
        (103, 53), (177, 53), (177, 127), (143, 127), (143, 87), (103, 87),
    )  # fmt: skip


def test_rounding_cuts_the_corners_and_nothing_else() -> None:
    square = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    points = rounded(square, 10)
    assert not set(square) & set(points)
    assert all(0 <= x <= 100 and 0 <= y <= 100 for x, y in points)
    assert (10, 0) in {(round(x), round(y)) for x, y in points}
