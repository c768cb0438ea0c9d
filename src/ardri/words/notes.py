"""What the rulings in ``docs/rulings.md`` mean for each card, in short.

From the id of a card (an Advantage card's is its territory's, and stands for both) to the numbers
of the rulings that touch it, each with what it says there. A card that is not here has none.
"""

from __future__ import annotations

from typing import Final

_COUNTS: Final = "It also fits after a Season card that was cancelled: that one was played too."
_PRICE: Final = (
    "The clan is removed like any other: Dagda’s Club or Diarmuid and Gráinne may answer"
)
_TOGETHER: Final = (
    "Everything is announced at once; a part that cannot be done any more is skipped."
)
_NONE_TOO: Final = "You may choose to do less, down to nothing."
_ONE_AT_LEAST: Final = "At least one clan has to go, if one can."

ACTION_NOTES: Final[dict[str, dict[str, str]]] = {
    "bard": {
        "Q1": "It shares its window with Raid, Streng’s Resolve and Warlord; a Bard that Raid has"
        " just stolen may still be played there.",
        "Q2": "A clan that Raid removed does not count. One that came back by Diarmuid and Gráinne"
        " or Dagda’s Cauldron was removed all the same, one kept by Dagda’s Club was not.",
    },
    "citadel": {
        "Q21": "Holding the card already, or with it played, you only build; when"
        " citadels have run out, you only take it. The Swamp is not"
        " allowed.",
    },
    "conquest": {"Q34": "“Any number” may be none."},
    "craftsmen-and-peasants": {"Q26": _TOGETHER, "Q34": _NONE_TOO},
    "exploration": {
        "Q12": "Which territory comes is chance’s; there is no top or bottom of the stack.",
        "Q33": "The Brenn chooses the place once the card is sure to be resolved, before anybody"
        " knows the territory.",
    },
    "festival": {
        "Q5": "Who began the clash pays, also if the Highlands name another instigator.",
        "Q8": f"{_PRICE}, and then the price is paid.",
        "Q25": "Played again, it moves the marker.",
        "Q39": "If the price was the last clan and the clash is off, a Dagda’s Cauldron played on"
        " it still gives back.",
    },
    "geis": {
        "Q3": "The card it cancels counts as played, and so lets “after you play” cards follow.",
        "Q13": "A Brenn whose first card is cancelled has done with the duty to play one.",
        "Q40": "A cancelled Season card still breaks a run of passes.",
    },
    "master-craftsman": {
        "Q3": "A Tale that was cancelled is out of its reach.",
        "Q11": "An Advantage card discarded for it lies by its territory as played.",
        "Q30": "Its Triskel needs a Deed in the supply; so it and Lug Samildanach cannot take turns"
        " for ever.",
    },
    "migration": {"Q34": _ONE_AT_LEAST},
    "new-alliance": {
        "A5": "You may choose to place a clan even with an empty reserve: then nothing happens.",
    },
    "raid": {
        "Q1": "It shares its window with Bard, Streng’s Resolve and Warlord. What it steals may be"
        " played there, and what it has stolen another cannot play any more.",
        "Q2": "It is no maneuver: a clan that it removes is nothing for Bard.",
        "Q6": "An attack ignored in the Hills was an attack all the same.",
        "Q23": "With neither a card nor an exposed clan to take, nothing happens.",
    },
    "sanctuary": {"Q9": "It draws because it says so, not because a sanctuary comes into play."},
    "scouts-and-spies": {
        "Q33": "The march is chosen after the look.",
        "Q34": "If you march, at least one clan goes.",
    },
    "warlord": {
        "Q1": "It shares its window with Bard, Raid and Streng’s Resolve, each in turn order.",
        "Q14": "It may be played where no opponent is; then no clash comes of it.",
        "Q24": "With an empty reserve it still says who is next; cancelled, it changes nothing, and"
        " the window goes on.",
        "Q41": "Should the player it named have no exposed clan by then, the"
        " search goes on from that seat.",
    },
}

ADVANTAGE_NOTES: Final[dict[str, dict[str, str]]] = {
    "cove": {
        "Q3": _COUNTS,
        "Q22": "If nothing is set aside you take nothing, yet set one aside. If the card you take"
        " is your only one, it goes back.",
    },
    "forest": {"Q3": "It also fits after a Tale of yours that was cancelled."},
    "gates-of-tir-na-nog": {
        "Q8": f"{_PRICE}; the Tale is drawn all the same.",
        "Q9": "The sanctuary that comes with the territory draws no Tale.",
        "Q27": "One player’s removal and draw are over before the next player’s begin.",
        "Q44": "If The Dagda is discarded in such a draw, the pile goes back into the deck when the"
        " territory’s whole effect is over.",
        "A1": "The printed sanctuary is no token of the supply.",
        "A11": "With no Tale left to draw there is no draw, and no moment for this card.",
    },
    "highlands": {
        "Q5": "The instigator changes before clans take shelter: the old one may shelter then, the"
        " new one may not. A Festival’s price stays with who began the clash.",
    },
    "hills": {"Q6": "The attack was made: Raid and Streng’s Resolve may follow it."},
    "iron-mine": {
        "Q23": "A victim without an Action card only loses the clan.",
        "Q38": "The clan first, then the card. After it Dagda’s Club no longer fits that attack,"
        " and the other way about.",
    },
    "lost-vale": {"Q3": _COUNTS},
    "meadows": {"A11": "With no Tale left to draw there is no draw, and no moment for this card."},
    "misty-lands": {
        "A23": "The cards are chosen one by one, unseen, and leave the hand all at once.",
    },
    "moor": {
        "Q19": "It fits at any decision that you are asked for, but not while several players"
        " choose at once (the draft, Maeve’s Wealth).",
        "Q31": "Only at the first step of a real decision, not within a play of your own.",
        "Q43": "Kept from the round before, it may be played at the start of the Assembly, if you"
        " are asked something there.",
        "A16": "It answers nothing: you are asked the same again, and nobody’s “no” is forgotten.",
    },
    "mountains": {
        "Q7": "The owner of the clans pays, whoever moved them, and only that player can play the"
        " card: once for each effect, however many clans. Placed clans cost nothing.",
        "Q8": f"{_PRICE}, and then the price is paid.",
    },
    "plains": {"Q34": _ONE_AT_LEAST},
    "salt-mine": {
        "Q3": _COUNTS,
        "Q22": "You may give back the very card that you took.",
        "Q35": "Only an opponent with an Action card can be chosen; without one, nothing is taken"
        " and nothing given.",
    },
    "stone-circle": {
        "Q3": "A Tale that was cancelled is out of its reach.",
        "Q8": f"{_PRICE}; you take the Tale all the same.",
        "Q9": "The sanctuary that comes with the territory draws no Tale.",
        "Q36": "It needs a clan of yours there. In a clash there, an exposed one goes before a"
        " sheltered one.",
        "A1": "The printed sanctuary is no token of the supply.",
        "A28": "If its price is the last clan there, a removal still to come takes nothing.",
    },
    "swamp": {"Q21": "The Citadel cannot be played there, and it cannot hold the Capital."},
    "valley": {"Q3": _COUNTS},
}

TALE_NOTES: Final[dict[str, dict[str, str]]] = {
    "breas-tyranny": {"Q7": "A clan moved into the Mountains costs its owner, not you."},
    "cathbads-word": {
        "Q4": "You choose among all Action cards of the game, and nobody else learns which. The"
        " card lies open before you until the Assembly ends; cancelled, chance chooses.",
    },
    "champions-share": {
        "Q22": "After it nothing is set aside; a second one takes nothing.",
    },
    "dagda": {
        "Q3": "What it cancels counts as played, and is out of reach for Stone Circle and Master"
        " Craftsman.",
        "Q40": "Cancelling Oengus’s Ploy leaves a run of passes unbroken;"
        " cancelling a Season card does not.",
        "Q44": "If an effect that is no card’s brings it to the pile, the pile goes back into the"
        " deck when that effect is over.",
    },
    "dagdas-cauldron": {
        "Q2": "A clan that comes back by it was removed.",
        "Q18": "Clans on it are neither present nor in your reserve. It is about one clash, and"
        " about clans removed in its territory since it began.",
        "Q39": "Clans that fell earlier join it as far as your reserve has them. Its after-play"
        " window comes once it gave back, which it does even if the Festival ended the clash.",
        "A20": "A clan saved by Diarmuid and Gráinne does not lie on it.",
        "A21": "How many return is asked once the clash is over, none among the answers.",
    },
    "dagdas-club": {
        "Q2": "A clan kept by it was not removed.",
        "Q8": "It also answers a removal that is the price of something: the price is paid.",
        "Q23": "It cannot demand what the victim cannot do.",
        "Q38": "After the Iron Mine it no longer fits that attack, and the other way about.",
        "A18": "Only a demand that can be met is offered.",
    },
    "dagdas-harp": {"Q26": _TOGETHER},
    "deirdres-beauty": {
        "Q8": f"{_PRICE}.",
        "Q25": "If nobody has a Tale to reveal, it still costs a clan.",
        "Q33": "Your own clan is chosen after the Tale.",
        "A22": "The Tales lie open before their owners until you take one.",
    },
    "diarmuid-and-grainne": {
        "Q2": "The clan was removed: Bard may follow.",
        "Q8": "It also answers a removal that is the price of something: the price is paid.",
        "Q25": "Present nowhere else, it has no effect.",
        "A19": "Without effect, it does not keep other cards from answering the removal.",
        "A20": "The clan did not fall for Dagda’s Cauldron.",
        "A28": "The clan goes at once: a Stone Circle played after it finds it gone.",
    },
    "eriu": {"Q26": _TOGETHER, "Q34": _NONE_TOO},
    "fianna": {"Q7": "Moving into the Mountains with it costs as ever."},
    "kernunos-sanctuary": {"Q9": "Its sanctuary draws no Tale."},
    "lug-samildanach": {
        "Q3": "It reaches an Action card that was cancelled.",
        "Q30": "It and Master Craftsman cannot take turns for ever, for Deeds run out.",
        "A17": "A cancelled card is taken out of the discard pile, if it still lies there.",
    },
    "lugs-spear": {
        "Q32": "Tales that are maneuvers are silenced too; attack and withdrawal are what remains.",
    },
    "maeves-wealth": {
        "Q19": "The Moor cannot be played while the others choose what to give.",
        "Q22": "You may give back the very card that you got.",
        "Q35": "What you give back may be any Action card of your hand.",
        "A24": "Who has just one Action card is not asked.",
    },
    "manannans-horses": {"Q34": _ONE_AT_LEAST},
    "morrigan": {
        "Q5": "The instigator that it names pays for the Festival.",
        "Q14": "It may name a territory where only one player is; then no clash comes of it.",
        "Q27": "First the flock, then the Gates of Tír na nÓg, then the clash.",
        "Q41": "If the instigator has left the territory by then, there is no clash.",
    },
    "nuada-silverhand": {"Q26": _TOGETHER, "Q34": _NONE_TOO},
    "oenguss-ploy": {
        "Q16": "It starts the count of passes anew, also after the last pass. The players between"
        " are skipped; you may follow yourself.",
        "Q40": "Cancelled, it breaks no run of passes.",
    },
    "otherworld": {
        "Q26": _TOGETHER,
        "A25": "Your clans are placed first; then the others’ are removed, in turn order.",
    },
    "strengs-resolve": {
        "Q1": "It shares its window with Bard, Raid and Warlord, each in turn order.",
        "Q6": "An attack ignored in the Hills was an attack all the same.",
    },
    "tailtus-land": {
        "Q12": "What is put back is drawn last, in random order.",
        "Q25": "With fewer than three left, you see what there is.",
        "Q33": "Place, territory and march are chosen after the look.",
        "A12": "How many territories the stack has, and in how many sets, all can see.",
        "A26": "What you put back is a set of its own that only you know.",
        "A27": "With no empty place for a territory, all that you saw go back.",
    },
    "tale-of-cuchulain": {"Q37": "It reaches exposed clans only: two, or the one there is."},
}

#: All cards and territories that a ruling touches.
NOTES: Final = {**ACTION_NOTES, **ADVANTAGE_NOTES, **TALE_NOTES}
