"""How pictures are compared."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

from tests.web.pictures import difference, share_off


def drawn(colour: str, width: int = 20) -> bytes:
    image = Image.new("RGB", (width, 10), "#f6efdf")
    ImageDraw.Draw(image).rectangle((0, 0, 1, 9), fill=colour)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def off(one: bytes, other: bytes) -> float:
    found = difference(one, other)
    assert found is not None
    return share_off(found)


def test_what_is_the_same_does_not_differ() -> None:
    assert off(drawn("#b5461d"), drawn("#b5461d")) == 0
    assert off(drawn("#b5461d"), drawn("#b54a20")) == 0  # as letters' edges do


def test_one_channel_is_enough_to_differ() -> None:
    # Of one lightness: by that alone nobody would see it.
    assert off(drawn("#b5461d"), drawn("#2f7a4a")) == 0.1
    assert off(drawn("#ffffff"), drawn("#ffff00")) == 0.1


def test_another_size_is_another_picture() -> None:
    assert difference(drawn("#fff"), drawn("#fff", width=21)) is None
