"""The table beside the map: players, clash, hand, and the territories as a list."""

from __future__ import annotations

import textwrap
from typing import Final

from ardri.cli.board import built_signs, holy_signs
from ardri.cli.card_texts import effects
from ardri.cli.names import (
    ACTION,
    BEASTS,
    LETTERS,
    PLAYERS,
    TALE,
    kind_of,
    listed,
    name,
    named,
    the,
)
from ardri.cli.paint import Paint, padded
from ardri.cli.scene import ON_TABLE, Land, Player, Scene
from ardri.rules.options import CLANS
from ardri.rules.victory import ENOUGH

_LEGEND: Final = "n* chieftain   ★ Capital   ▲ citadels   ◎ sanctuaries   ♪ Festival"


def legend(paint: Paint, columns: int) -> list[str]:
    """What the signs on the map say."""
    return [paint.dim(line) for line in textwrap.wrap(_LEGEND, columns)]


def heading(scene: Scene, paint: Paint) -> str:
    """Round, Brenn and turn order in one line."""
    if scene.round == 0:
        return paint.bold("The island is settled")
    parts = [paint.bold(f"Round {scene.round}")]
    if scene.brenn is not None:
        parts.append(f"Brenn: {paint.seat(scene.brenn, PLAYERS[scene.brenn])}")
    if len(scene.players) > 2:
        order = " → ".join(paint.seat(seat, PLAYERS[seat]) for seat in scene.order)
        parts.append(f"turns go {order}")
    return "   ".join(parts)


# ---------------------------------------------------------------------------------------- players


def players(scene: Scene, paint: Paint) -> list[str]:
    """A table of the players: what all may know, and how near each is to being king."""
    titles = "".join(f"{title:>{width}}" for title, width in _COLUMNS)
    lines = [paint.dim(" " * _NAME + titles)]
    lines += [_player(player, scene, paint) for player in scene.players]
    return lines


#: The columns of the players' table after the name: cards by kind, then the three conditions.
_COLUMNS: Final = (
    ("Clans", 6),
    ("Action", 7),
    ("Epic", 5),
    ("Adv.", 5),
    ("Deeds", 6),
    ("Leads", 6),
    ("Lands", 6),
    ("Faith", 6),
)
_NAME: Final = 18


def _player(player: Player, scene: Scene, paint: Paint) -> str:
    seat = player.seat
    you = " (you)" if seat == scene.seat else ""
    line = padded(paint.seat(seat, f"{PLAYERS[seat]} {BEASTS[seat]}") + you, _NAME)
    conditions = (player.leadership, player.lands, player.faith)
    values = [f"{player.clans}/{CLANS}", str(player.actions), str(player.tales)]
    values += [str(len(player.advantages)), str(player.deeds)]
    values += [_of_enough(n, player.deeds) for n in conditions]
    for k, (value, (_, width)) in enumerate(zip(values, _COLUMNS, strict=True)):
        won = k >= 5 and conditions[k - 5] + player.deeds >= ENOUGH
        line += " " * (width - len(value)) + (paint.gold(value) if won else value)
    if scene.brenn == seat:
        line += " Brenn"
    return line + (paint.gold(" Pretender") if player.pretender else "")


def _of_enough(n: int, deeds: int) -> str:
    """How near a condition is: with the Deeds that would fill it, if there are so many."""
    lack = ENOUGH - n
    return f"{n}+{lack}/{ENOUGH}" if 0 < lack <= deeds else f"{n}/{ENOUGH}"


def standing(scene: Scene) -> list[str]:
    """How many conditions one meets, in a sentence; nothing for a spectator."""
    if scene.seat is None or scene.round == 0:
        return []
    me = scene.players[scene.seat]
    if me.met == 0:
        return []
    deeds = " (with Deeds)" if me.met > _bare(me) else ""
    many = "a victory condition" if me.met == 1 else f"{me.met} victory conditions"
    said = f"You meet {many}{deeds}."
    if me.pretender:
        said += " You are a Pretender: keep that up till the next Assembly."
    return [said]


def _bare(player: Player) -> int:
    """How many conditions a player meets without Deeds."""
    return sum(n >= ENOUGH for n in (player.leadership, player.lands, player.faith))


def clash(scene: Scene, paint: Paint) -> list[str]:
    """Who stands how in the clash that goes on, and the cards that lie open meanwhile."""
    if scene.clash is None:
        return lingering(scene)
    land = scene.land(scene.clash.land)
    parts = []
    for seat in scene.order:
        if land.clans[seat]:
            inside = land.sheltered[seat]
            said = f"{paint.seat(seat, PLAYERS[seat])} {land.clans[seat] - inside} exposed"
            if inside:
                said += f", {inside} sheltered"
            cards = scene.players[seat].actions
            said += f" ({cards} Action card{'s' if cards != 1 else ''})"
            parts.append(said)
    title = paint.clash(f" Clash in {the(land.id)} ")
    lines = [f"{title} started by {PLAYERS[scene.clash.instigator]}", *[f"  {p}" for p in parts]]
    return lines + lingering(scene)


def lingering(scene: Scene) -> list[str]:
    """The cards that lie open for a while, each with the clans on it."""
    out: list[str] = []
    for card in scene.lingering:
        whose = "you" if card.seat == scene.seat else PLAYERS[card.seat]
        clans = f"{card.clans} fallen clan{'' if card.clans == 1 else 's'} on it"
        on_it = f", {clans}" if card.clans else ""
        out.append(f"  {name(card.card)} lies before {whose}{on_it}.")
    return out


# ------------------------------------------------------------------------------------------- hand


def hand(scene: Scene, paint: Paint, columns: int) -> list[str]:
    """One's own cards with what they do, and the cards that lie before one."""
    if scene.seat is None:
        return []
    lines: list[str] = []
    if scene.tray:
        lines.append(paint.bold("Before you"))
        for card in scene.tray:
            mark = paint.gold(" (held)") if card in scene.held else ""
            lines += _card(card, mark, paint, columns)
    if scene.hand:
        lines.append(paint.bold("Your hand"))
        for card in scene.hand:
            mark = paint.gold(" (chosen)") if card in scene.held and not scene.tray else ""
            lines += _card(card, mark, paint, columns)
    elif not scene.tray and scene.round:
        lines.append(paint.dim("Your hand is empty."))
    return lines


_KINDS: Final = {ACTION: "A", TALE: "E"}


def _card(card: str, mark: str, paint: Paint, columns: int) -> list[str]:
    head = f"  {paint.dim(_KINDS.get(kind_of(card), 'V'))} {padded(name(card) + mark, 20)} "
    said: list[str] = []
    for effect in effects(card):
        said += textwrap.wrap(effect, max(20, columns - 25))
    blank = " " * 25
    return [head + said[0], *[blank + line for line in said[1:]]]


# ------------------------------------------------------------------------------------ territories


def territories(scene: Scene, paint: Paint, columns: int) -> list[str]:
    """The map once more as a list, with each territory's neighbours."""
    lines = [paint.dim(padded("Territory", 20) + padded("Clans", 15) + padded("Built", 9) + "Card")]
    for land in scene.lands:
        lines += _land(land, paint, columns)
    lines += legend(paint, columns)
    left = scene.undiscovered
    lines.append(f"{left or 'No'} territor{'y is' if left == 1 else 'ies are'} still unknown.")
    return lines


def clans(land: Land, paint: Paint) -> str:
    """Who is present in a territory, with how many clans, and the chieftain's star."""
    return " ".join(
        paint.seat(seat, f"{LETTERS[seat]}{n}{'*' if land.chief == seat else ''}")
        for seat, n in enumerate(land.clans)
        if n
    )


def _land(land: Land, paint: Paint, columns: int) -> list[str]:
    if land.card == ON_TABLE:
        card = "on the table"
    else:
        card = paint.seat(land.card, PLAYERS[land.card]) if land.card >= 0 else "played"
    signs = " ".join([s for s in (built_signs(land), holy_signs(land)) if s])
    line = padded(paint.bold(name(land.id)), 20) + padded(clans(land, paint), 15)
    line += padded(signs, 9) + card
    near = textwrap.wrap(f"beside {named(list(land.near))}", columns - 4)
    return [line, *[paint.dim(f"    {part}") for part in near]]


def open_cards(scene: Scene) -> list[str]:
    """The cards that all can see: Advantage cards held, Epic Tales discarded."""
    lines = []
    for player in scene.players:
        if player.advantages:
            lines.append(f"{PLAYERS[player.seat]} holds {named(player.advantages)}.")
    lines.append(f"Discarded Action cards: {scene.action_discard}.")
    tales = listed([name(card) for card in scene.epic_discard]) or "none"
    lines.append(f"Discarded Epic Tales: {tales}.")
    return lines + [line.strip() for line in lingering(scene)]
