"""What is left beside the rows: hearts, the X while nobody used it, and how many outings are out."""

from bot.games.um_dia_para_relaxar.board import Board
from renderers import svg
from renderers.canvas import Canvas
from renderers.theme import COUNT, HUE, WHITE
from renderers.um_dia_para_relaxar.paints import drawing

__all__ = ["draw_supply", "strike"]

LEFT, TOP, WIDTH, PITCH = 948, 12, 132, 58
ICON = 54


def draw_supply(canvas: Canvas, board: Board) -> None:
    """A panel in the free corner above row 8; the X and what is out have a line when there is something to say."""
    lines = 1 + (board.forbidden is None) + bool(board.out)
    sky = HUE["sky"]
    canvas.card(LEFT, TOP, WIDTH, 12 + PITCH * lines, WHITE, 22, shadow=sky.base, on=sky.light)
    y = TOP + 8
    _draw_line(canvas, y, "icons/heart", board.hearts_left)
    if board.forbidden is None:
        y += PITCH
        _draw_line(canvas, y, "icons/x_marker", 1)
    if board.out:
        y += PITCH
        _draw_line(canvas, y, drawing(board.out[-1]), len(board.out), out=True)


def _draw_line(canvas: Canvas, y: float, name: str, count: int, *, out: bool = False) -> None:
    """A drawing and how many there are; what is out is grey and struck through."""
    canvas.art(name, LEFT + 10, y, ICON, on=WHITE, grey=out)
    if out:
        canvas.drawing(strike(ICON), LEFT + 10, y, ICON, ICON)
    canvas.label(LEFT + 72, y + 42, f"×{count}", 38, COUNT, fit=WIDTH - 76, on=WHITE)


def strike(size: float) -> str:
    """A red stroke with a white rim, from the lower left to the upper right of a square."""
    d = f"M4 {size - 4:g}L{size - 4:g} 4"
    return svg.line(d, WHITE, size * 0.19) + svg.line(d, HUE["red"].shade, size * 0.1)
