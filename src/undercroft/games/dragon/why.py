"""Why something may not be done: each refusal with its reason, from what everybody knows."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.view import Message
from undercroft.games.dragon.actions import (
    SUPPLY,
    Attract,
    Carry,
    Clear,
    Crack,
    EndTurn,
    Flee,
    GiveAP,
    Hint,
    MakeTorch,
    NextUp,
    Open,
    Peek,
    PickGnome,
    Search,
    Slip,
    Stay,
    Step,
    StepWithTorch,
    TakeTorch,
)
from undercroft.games.dragon.cards import GNOMES, GUILD_HEAD, SEER, TORCHBEARER
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.choices import legal_actions, places_to_choose
from undercroft.games.dragon.figures import cost_of
from undercroft.games.dragon.frames import (
    CrackChoice,
    OpenChoice,
    Rockfall,
    SlipChoice,
    TorchChoice,
)
from undercroft.games.dragon.table import DRAFT, ORDER, OVER, TURN, Table
from undercroft.games.dragon.turn import attractive, deck_of


def why_not(table: Table, seat: i64, action: Action) -> Message | None:
    """Why this seat may not do this now; None if it may."""
    if table.phase == OVER:
        return Message("dragon-why-over")
    if seat != table.asked:
        return Message("dragon-why-not-asked", {"seat": int(table.asked)})
    if action in legal_actions(table):
        return None
    if isinstance(action, PickGnome):
        return why_not_pick(table, action.gnome)
    if isinstance(action, NextUp):
        return why_not_next(table, action.gnome)
    if isinstance(action, Flee | TakeTorch | Open | Crack | Slip | Stay | Hint):
        return why_not_choose(table, action)
    if table.frames:
        return Message("dragon-why-choice-first")
    if table.phase != TURN:
        return Message("dragon-why-no-turn")
    return why_not_act(table, action)


def why_not_pick(table: Table, gnome: i64) -> Message:
    if table.phase != DRAFT:
        return Message("dragon-why-no-draft")
    return Message("dragon-why-taken", {"gnome": GNOMES[gnome].id, "seat": int(table.owner[gnome])})


def why_not_next(table: Table, gnome: i64) -> Message:
    if table.phase != ORDER:
        return Message("dragon-why-no-order")
    if table.owner[gnome] < 0:
        return Message("dragon-why-not-in-play", {"gnome": GNOMES[gnome].id})
    return Message("dragon-why-queued", {"gnome": GNOMES[gnome].id})


def why_not_choose(table: Table, action: Action) -> Message:
    """A choice that nobody asks for, or a place that is not among those to choose from."""
    if not table.frames:
        return Message("dragon-why-no-choice")
    frame = table.frames[-1]
    if isinstance(action, Flee) and isinstance(frame, Rockfall):
        near = places_to_choose(table, frame)
        lit = table.cave.lit >> action.hex & 1 and not near >> action.hex & 1
        return Message("dragon-why-flee-far" if lit else "dragon-why-flee-dark", {"hex": int(action.hex)})
    if isinstance(action, TakeTorch) and isinstance(frame, TorchChoice):
        return why_not_source(table, action.source)
    if isinstance(action, Open) and isinstance(frame, OpenChoice):
        return Message("dragon-why-open", {"hex": int(action.hex)})
    if isinstance(action, Crack) and isinstance(frame, CrackChoice):
        return Message("dragon-why-crack", {"hex": int(action.hex)})
    if isinstance(action, Slip) and isinstance(frame, SlipChoice):
        return Message("dragon-why-slip", {"hex": int(action.hex)})
    return Message("dragon-why-other-choice")


def why_not_act(table: Table, action: Action) -> Message:
    """Something that the active gnome cannot do."""
    here = table.at[table.active]
    if table.cave.dark(here) and not isinstance(action, MakeTorch | EndTurn):
        return Message("dragon-why-in-the-dark")
    reason: Message | None = None
    if isinstance(action, Step):
        reason = why_not_step(table, action.to)
    elif isinstance(action, StepWithTorch):
        reason = why_not_walk(table, action.to)
        if reason is None:
            return Message("dragon-why-no-spare-torch")
    elif isinstance(action, Carry):
        reason = why_not_carry(table, action)
    elif isinstance(action, MakeTorch):
        reason = why_not_torch(table, action.source)
    elif isinstance(action, Search):
        reason = why_not_search(table)
    elif isinstance(action, Clear):
        reason = why_not_clear(table, action.hex)
    elif isinstance(action, Attract):
        return why_not_attract(table, action.hex)
    elif isinstance(action, GiveAP):
        return why_not_give(table, action.gnome)
    elif isinstance(action, Peek):
        return why_not_peek(table, action.deck)
    if reason is not None:
        return reason
    return Message("dragon-why-ap", {"cost": int(cost_of(table, action)), "ap": int(table.ap)})


def why_not_walk(table: Table, to: i64) -> Message | None:
    """What bars any step, lit or not."""
    cave = table.cave
    if not cave.map.near[table.at[table.active]] >> to & 1:
        return Message("dragon-why-not-adjacent", {"hex": int(to)})
    if cave.rubble >> to & 1:
        return Message("dragon-why-rubble", {"hex": int(to)})
    if not cave.open >> to & 1:
        return Message("dragon-why-removed", {"hex": int(to)})
    return None


def why_not_step(table: Table, to: i64) -> Message | None:
    reason = why_not_walk(table, to)
    if reason is None and table.cave.dark(to) and table.active != TORCHBEARER:
        return Message("dragon-why-dark", {"hex": int(to)})
    return reason


def why_not_carry(table: Table, action: Carry) -> Message | None:
    here = table.at[table.active]
    if table.cave.gems[here] < action.gems:
        return Message(
            "dragon-why-no-such-gems", {"gems": int(action.gems), "here": int(table.cave.gems[here])}
        )
    reason = why_not_walk(table, action.to)
    if reason is None and table.cave.dark(action.to):
        return Message("dragon-why-dark-load", {"hex": int(action.to)})
    return reason


def why_not_torch(table: Table, source: i64) -> Message | None:
    if source == SUPPLY:
        return None if table.cave.torch_supply else Message("dragon-why-no-torches")
    if table.cave.torch_supply:
        return Message("dragon-why-supply-first")
    if not table.torch_sources(table.at[table.active]) >> source & 1:
        return why_not_source(table, source)
    return None


def why_not_source(table: Table, source: i64) -> Message:
    """Why a torch cannot be taken from there."""
    if source == table.at[table.active]:
        return Message("dragon-why-source-here")
    if not table.cave.torches[source]:
        return Message("dragon-why-source-empty", {"hex": int(source)})
    return Message("dragon-why-source-guarded", {"hex": int(source)})


def why_not_search(table: Table) -> Message | None:
    here = table.at[table.active]
    if here == ENTRANCE:
        return Message("dragon-why-search-entrance")
    if table.cave.emptied >> here & 1:
        return Message("dragon-why-emptied")
    if not table.gem_supply():
        return Message("dragon-why-no-gems")
    return None


def why_not_clear(table: Table, hex: i64) -> Message | None:
    if not table.cave.map.near[table.at[table.active]] >> hex & 1:
        return Message("dragon-why-not-adjacent", {"hex": int(hex)})
    if not table.cave.rubble >> hex & 1:
        return Message("dragon-why-not-rubble", {"hex": int(hex)})
    return None


def why_not_attract(table: Table, hex: i64) -> Message:
    if not table.dice:
        return Message("dragon-why-no-dice")
    if not table.cave.cube_supply:
        return Message("dragon-why-no-cubes")
    if not attractive(table) >> hex & 1:
        return Message("dragon-why-attract", {"hex": int(hex)})
    return Message("dragon-why-ap", {"cost": 1, "ap": int(table.ap)})


def why_not_give(table: Table, gnome: i64) -> Message:
    if table.active != GUILD_HEAD:
        return Message("dragon-why-guild-head", {"gnome": GNOMES[GUILD_HEAD].id})
    if table.gave:
        return Message("dragon-why-gave")
    if table.owner[gnome] < 0:
        return Message("dragon-why-not-in-play", {"gnome": GNOMES[gnome].id})
    return Message("dragon-why-gift-late", {"gnome": GNOMES[gnome].id})


def why_not_peek(table: Table, deck: i64) -> Message:
    if table.active != SEER:
        return Message("dragon-why-seer", {"gnome": GNOMES[SEER].id})
    if not deck_of(table, deck).packets:
        return Message("dragon-why-deck-empty")
    return Message("dragon-why-ap", {"cost": 1, "ap": int(table.ap)})
