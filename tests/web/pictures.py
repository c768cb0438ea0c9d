"""Pictures of screens, kept in `docs/pictures` and compared with what is there now.

`ARDRI_PICTURES=new ./check --only browser` takes them anew: look at each before it is committed.
"""

from __future__ import annotations

import io
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageChops
from playwright.sync_api import Locator, Page

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "pictures"
#: Where a picture goes that is not as it was, and where it differs.
TAKEN: Final = ROOT / "build" / "pictures"
#: How far a channel of a pixel may be off; edges of letters are, from one chromium to the next.
OFF: Final = 40
#: The share of pixels that may be further off.
SHARE: Final = 0.01


class Picture:
    """Takes a screen's picture, and holds it against the one that is kept."""

    def __call__(
        self, page: Page, name: str, *, hidden: Sequence[Locator] = (), share: float = SHARE
    ) -> None:
        """`hidden` is what is another each time; it is painted over."""
        taken = page.screenshot(
            animations="disabled", caret="hide", scale="css", mask=list(hidden), mask_color="#888"
        )
        kept = KEPT / f"{name}.png"
        if os.environ.get("ARDRI_PICTURES") == "new":
            KEPT.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(small(taken))
            return
        assert kept.is_file(), f"there is no picture {name} yet: ARDRI_PICTURES=new"
        found = difference(kept.read_bytes(), taken)
        if found is None or share_off(found) > share:
            TAKEN.mkdir(parents=True, exist_ok=True)
            (TAKEN / kept.name).write_bytes(taken)
            if found is None:
                raise AssertionError(f"{name} has another size: build/pictures/{kept.name}")
            found.save(TAKEN / f"{name}-off.png")
            off = f"{100 * share_off(found):.1f} % of {name} is not as it was"
            raise AssertionError(f"{off}: build/pictures/{kept.name}, {name}-off.png")


def small(taken: bytes) -> bytes:
    """The same in 256 colours: nobody sees it, and it is a third of the size."""
    image = Image.open(io.BytesIO(taken)).convert("RGB")
    out = io.BytesIO()
    image.quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def difference(kept: bytes, taken: bytes) -> Image.Image | None:
    """White where any channel is far off, black elsewhere; None if the sizes differ."""
    before, now = (Image.open(io.BytesIO(data)).convert("RGB") for data in (kept, taken))
    if before.size != now.size:
        return None
    channels = ImageChops.difference(before, now).split()
    red, green, blue = (channel.point(lambda off: 255 if off > OFF else 0) for channel in channels)
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def share_off(found: Image.Image) -> float:
    """The share of white in it."""
    return found.histogram()[255] / (found.width * found.height)
