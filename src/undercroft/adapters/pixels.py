"""Drawings of positions as arrays of pixels, for videos and for learners that look (`undercroft[render]`)."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt

from undercroft.core.state import State
from undercroft.extras import need

WIDTH = 960
HEIGHT = 720


def pixels(state: State, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat sees: height, width and colour. Boards grow, but a video needs one size: the drawing is fitted in."""
    need("vl_convert", "render")
    need("PIL", "render")
    import vl_convert
    from PIL import Image

    drawing = state.drawing(seat)
    if not drawing.startswith("<svg"):
        raise ValueError("this game draws itself in HTML, which has no pixels: use render_mode='ansi'")
    image = Image.open(BytesIO(vl_convert.svg_to_png(framed(drawing))))
    found: npt.NDArray[Any] = np.asarray(image.convert("RGB"))
    return found


def framed(drawing: str) -> str:
    """The drawing in the middle of a frame of fixed size."""
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
    head, _, rest = drawing.partition(">")
    view_box = head.partition('viewBox="')[2].partition('"')[0]
    inner = f'<svg viewBox="{view_box}" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif">'
    return f'{frame}<rect width="100%" height="100%" fill="#15120f"/>{inner}{rest}</svg>'
