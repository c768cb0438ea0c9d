"""The table beside the map: players, clash, hand, and the territories as a list."""

from __future__ import annotations

from typing import Final

from ardri.cli.board import built_signs, holy_signs
from ardri.cli.card_texts import effects
from ardri.cli.look import Look
from ardri.cli.names import kind_of
from ardri.cli.paint import flush, length, padded, wrapped
from ardri.cli.scene import ON_TABLE, Land, Player, Scene
from ardri.rules.options import CLANS
from ardri.rules.victory import ENOUGH
from ardri.words import COLOURS, Reader


def legend(look: Look) -> list[str]:
    """What the signs on the map say."""
    return [look.paint.dim(line) for line in look.wrapped(look.say("terminal-legend"))]


def heading(scene: Scene, look: Look) -> list[str]:
    """Round, Brenn and turn order, in one line if it has room."""
    if scene.round == 0:
        return [look.paint.bold(look.say("terminal-settling"))]
    parts = [look.paint.bold(look.say("terminal-round", count=scene.round))]
    if scene.brenn is not None:
        parts.append(look.say("terminal-brenn", who=look.player(scene.brenn)))
    if len(scene.players) > 2:
        order = " → ".join(look.player(seat) for seat in scene.order)
        parts.append(look.say("terminal-order", order=order))
    lines = [parts[0]]
    for part in parts[1:]:
        if length(lines[-1]) + 3 + length(part) <= look.columns:
            lines[-1] += f"   {part}"
        else:
            lines.append(part)
    return lines


# ---------------------------------------------------------------------------------------- players

#: The columns of the players' table after the name: cards by kind, then the three conditions.
_COLUMNS: Final = (
    "clans",
    "actions",
    "tales",
    "advantages",
    "deeds",
    "leadership",
    "land",
    "faith",
)
#: What the widest figures need: 12/12, cards of each kind, 3+3/6.
_LEAST: Final = (6, 3, 3, 3, 3, 6, 6, 6)
_NAME: Final = 18


def players(scene: Scene, look: Look) -> list[str]:
    """A table of the players: what all may know, and how near each is to being king."""
    titles = [look.say(f"terminal-column-{column}") for column in _COLUMNS]
    widths = [max(least, length(title) + 1) for title, least in zip(titles, _LEAST, strict=True)]
    named = [_named(player, scene, look) for player in scene.players]
    first = max(_NAME, *[length(name) for name in named])
    heads = "".join([flush(title, width) for title, width in zip(titles, widths, strict=True)])
    lines = [look.paint.dim(" " * first + heads)]
    for player, name in zip(scene.players, named, strict=True):
        line = padded(name, first) + _figures(player, widths, look)
        marks = _marks(player, scene, look)
        if length(line) + length(marks) <= look.columns:
            lines.append(line + marks)
        else:
            lines += [line, " " + marks]
    return lines


def _named(player: Player, scene: Scene, look: Look) -> str:
    title = look.title(player.seat)
    return look.say("terminal-you", who=title) if player.seat == scene.seat else title


def _figures(player: Player, widths: list[int], look: Look) -> str:
    conditions = (player.leadership, player.lands, player.faith)
    values = [f"{player.clans}/{CLANS}", str(player.actions), str(player.tales)]
    values += [str(len(player.advantages)), str(player.deeds)]
    values += [_of_enough(n, player.deeds) for n in conditions]
    out = ""
    for k, (value, width) in enumerate(zip(values, widths, strict=True)):
        won = k >= 5 and conditions[k - 5] + player.deeds >= ENOUGH
        out += flush(look.paint.gold(value) if won else value, width)
    return out


def _marks(player: Player, scene: Scene, look: Look) -> str:
    out = f" {look.words.name('brenn')}" if scene.brenn == player.seat else ""
    token = look.words.name("pretender-token")
    return out + (look.paint.gold(f" {token}") if player.pretender else "")


def _of_enough(n: int, deeds: int) -> str:
    """How near a condition is: with the Deeds that would fill it, if there are so many."""
    lack = ENOUGH - n
    return f"{n}+{lack}/{ENOUGH}" if 0 < lack <= deeds else f"{n}/{ENOUGH}"


def standing(scene: Scene, look: Look) -> list[str]:
    """How many conditions one meets, in a sentence; nothing for a spectator."""
    if scene.seat is None or scene.round == 0:
        return []
    me = scene.players[scene.seat]
    if me.met == 0:
        return []
    deeds = "yes" if me.met > _bare(me) else "no"
    said = look.say("terminal-conditions", count=me.met, deeds=deeds)
    if me.pretender:
        said += " " + look.say("terminal-pretender")
    return look.wrapped(said)


def _bare(player: Player) -> int:
    """How many conditions a player meets without Deeds."""
    return sum(n >= ENOUGH for n in (player.leadership, player.lands, player.faith))


def clash(scene: Scene, look: Look) -> list[str]:
    """Who stands how in the clash that goes on, and the cards that lie open meanwhile."""
    if scene.clash is None:
        return lingering(scene, look)
    land = scene.land(scene.clash.land)
    where = look.say("terminal-clash", **Reader(look.words).land_values("territory", land.id))
    by = look.say("terminal-clash-by", who=look.player(scene.clash.instigator))
    lines = [f"{look.paint.clash(f' {where} ')} {by}"]
    for seat in scene.order:
        if land.clans[seat]:
            inside = land.sheltered[seat]
            said = look.say(
                "terminal-clash-side",
                who=look.player(seat),
                exposed=land.clans[seat] - inside,
                sheltered=inside,
                cards=scene.players[seat].actions,
            )
            lines += look.wrapped(said, "  ", "    ")
    return lines + lingering(scene, look)


def lingering(scene: Scene, look: Look) -> list[str]:
    """The cards that lie open for a while, each with the clans on it."""
    out: list[str] = []
    for card in scene.lingering:
        said = look.say(
            "terminal-lingering",
            card=look.words.name(card.card),
            who=look.words.name(COLOURS[card.seat]),
            whose="you" if card.seat == scene.seat else "other",
            count=card.clans,
        )
        out += look.wrapped(said, "  ", "    ")
    return out


# ------------------------------------------------------------------------------------------- hand


def hand(scene: Scene, look: Look) -> list[str]:
    """One's own cards with what they do, and the cards that lie before one."""
    if scene.seat is None:
        return []
    paint = look.paint
    lines: list[str] = []
    if scene.tray:
        lines.append(paint.bold(look.say("terminal-tray")))
        for card in scene.tray:
            lines += _card(card, look.say("terminal-held") if card in scene.held else "", look)
    if scene.hand:
        lines.append(paint.bold(look.say("terminal-hand")))
        for card in scene.hand:
            chosen = card in scene.held and not scene.tray
            lines += _card(card, look.say("terminal-chosen") if chosen else "", look)
    elif not scene.tray and scene.round:
        lines.append(paint.dim(look.say("terminal-empty-hand")))
    return lines


#: Where a card's text begins, if its name leaves room.
_TEXT: Final = 25


def _card(card: str, mark: str, look: Look) -> list[str]:
    sign = look.words.form(f"name-{kind_of(card)}", "letter")
    marked = f" {look.paint.gold(f'({mark})')}" if mark else ""
    head = f"  {look.paint.dim(sign)} {padded(look.words.name(card) + marked, _TEXT - 5)} "
    blank = " " * _TEXT
    lines: list[str] = []
    for effect in effects(look.words, card):
        lines += wrapped(effect, look.columns, blank, blank)
    if length(head) > _TEXT:
        return [head.rstrip(), *lines]
    return [head + lines[0][_TEXT:], *lines[1:]]


# ------------------------------------------------------------------------------------ territories

_NAME_OF_LAND: Final = 20
_CLANS: Final = 15
_BUILT: Final = 9


def territories(scene: Scene, look: Look) -> list[str]:
    """The map once more as a list, with each territory's neighbours."""
    titles = [look.say(f"terminal-list-{column}") for column in ("land", "clans", "built", "card")]
    name = max(_NAME_OF_LAND, *[length(look.words.name(land.id)) + 1 for land in scene.lands])
    widths = (name, max(_CLANS, length(titles[1]) + 1), max(_BUILT, length(titles[2]) + 1))
    head = "".join([padded(title, width) for title, width in zip(titles, widths, strict=False)])
    lines = [look.paint.dim(head + titles[3])]
    for land in scene.lands:
        lines += _land(land, widths, look)
    lines += legend(look)
    return [*lines, *look.wrapped(look.say("terminal-unknown-lands", count=scene.undiscovered))]


def clans(land: Land, look: Look) -> str:
    """Who is present in a territory, with how many clans, and the chieftain's star."""
    return " ".join(
        look.paint.seat(seat, f"{look.letter(seat)}{n}{'*' if land.chief == seat else ''}")
        for seat, n in enumerate(land.clans)
        if n
    )


def _land(land: Land, widths: tuple[int, int, int], look: Look) -> list[str]:
    if land.card == ON_TABLE:
        card = look.say("terminal-card-on-table")
    else:
        card = look.player(land.card) if land.card >= 0 else look.say("terminal-card-played")
    signs = " ".join([s for s in (built_signs(land), holy_signs(land)) if s])
    line = padded(look.paint.bold(look.words.name(land.id)), widths[0])
    line += padded(clans(land, look), widths[1]) + padded(signs, widths[2]) + card
    beside = Reader(look.words).lands_values("territories", land.near)
    near = look.say("terminal-beside", **beside)
    return [line, *[look.paint.dim(part) for part in look.wrapped(near, "    ", "    ")]]


def open_cards(scene: Scene, look: Look) -> list[str]:
    """The cards that all can see: Advantage cards held, Epic Tales discarded."""
    lines = []
    for player in scene.players:
        if player.advantages:
            cards = look.words.named(player.advantages)
            who = look.words.name(COLOURS[player.seat])
            lines += look.wrapped(look.say("terminal-advantages", who=who, cards=cards))
    lines += look.wrapped(look.say("terminal-discarded-actions", count=scene.action_discard))
    tales = look.words.named(scene.epic_discard)
    count = len(scene.epic_discard)
    lines += look.wrapped(look.say("terminal-discarded-tales", cards=tales, count=count))
    return lines + [line.strip() for line in lingering(scene, look)]
