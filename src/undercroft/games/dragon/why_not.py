"""Why something may not be done: each refusal with its reason, from what everybody knows."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.core.action import Action
from undercroft.core.bits import has
from undercroft.core.log import NO_SEAT
from undercroft.core.view import Message
from undercroft.games.dragon import actions
from undercroft.games.dragon.cards import GNOME_IDS, GUILD_HEAD, SEER, TORCHBEARER
from undercroft.games.dragon.cave import ENTRANCE
from undercroft.games.dragon.choices import legal_actions
from undercroft.games.dragon.figures import cost_of
from undercroft.games.dragon.frames import CRACK_CHOICE, OPEN_CHOICE, SLIP_CHOICE, TORCH_CHOICE, Rockfall
from undercroft.games.dragon.table import DRAFT, ORDER, OVER, TURN, Table
from undercroft.games.dragon.turn import attractive


def why_not(table: Table, seat: i64, action: Action) -> Message | None:
    """Why this seat may not do this now; None if it may."""
    if table.phase == OVER:
        return Message("dragon-why-over")
    if seat != table.asked:
        return Message("dragon-why-not-asked", {"seat": table.asked})
    if action in legal_actions(table):
        return None
    if isinstance(action, actions.PickGnome):
        return why_not_pick(table, action.gnome)
    if isinstance(action, actions.NextUp):
        return why_not_next(table, action.gnome)
    if (
        isinstance(
            action,
            actions.Flee | actions.TakeTorch | actions.Open | actions.Crack | actions.Slip | actions.Hint,
        )
        or action is actions.STAY
    ):
        return why_not_choose(table, action)
    if table.frames:
        return Message("dragon-why-choice-first")
    if table.phase != TURN:
        return Message("dragon-why-no-turn")
    reason = why_not_act(table, action)
    return reason or Message("dragon-why-ap", {"cost": cost_of(table, action), "ap": table.ap})


def why_not_pick(table: Table, gnome: i64) -> Message:
    if table.phase != DRAFT:
        return Message("dragon-why-no-draft")
    return Message("dragon-why-taken", {"gnome": GNOME_IDS[gnome], "seat": table.owner[gnome]})


def why_not_next(table: Table, gnome: i64) -> Message:
    if table.phase != ORDER:
        return Message("dragon-why-no-order")
    in_play = table.owner[gnome] != NO_SEAT
    return Message("dragon-why-queued" if in_play else "dragon-why-not-in-play", {"gnome": GNOME_IDS[gnome]})


def why_not_choose(table: Table, action: Action) -> Message:
    """A choice that nobody asks for, or a place that is not among those to choose from."""
    if not table.frames:
        return Message("dragon-why-no-choice")
    frame = table.frames[-1]
    if isinstance(action, actions.Flee) and isinstance(frame, Rockfall):
        dark = table.cave.dark(action.place)
        return Message("dragon-why-flee-dark" if dark else "dragon-why-flee-far", {"hex": action.place})
    if isinstance(action, actions.TakeTorch) and frame is TORCH_CHOICE:
        return why_not_source(table, action.place)
    if isinstance(action, actions.Open) and frame is OPEN_CHOICE:
        return Message("dragon-why-open", {"hex": action.place})
    if isinstance(action, actions.Crack) and frame is CRACK_CHOICE:
        return Message("dragon-why-crack", {"hex": action.place})
    if isinstance(action, actions.Slip) and frame is SLIP_CHOICE:
        return Message("dragon-why-slip", {"hex": action.place})
    return Message("dragon-why-other-choice")


def why_not_act(table: Table, action: Action) -> Message | None:
    """Why the active gnome cannot do it; None if nothing but action points is missing."""
    in_the_dark = table.cave.dark(table.at[table.active])
    if in_the_dark and not isinstance(action, actions.MakeTorch) and action is not actions.END_TURN:
        return Message("dragon-why-in-the-dark")
    if isinstance(action, actions.Step):
        return why_not_step(table, action.place)
    if isinstance(action, actions.StepWithTorch):
        return why_not_walk(table, action.place) or Message("dragon-why-no-spare-torch")
    if isinstance(action, actions.Carry):
        return why_not_carry(table, action)
    if isinstance(action, actions.MakeTorch):
        return why_not_torch(table, action.source)
    if action is actions.SEARCH:
        return why_not_search(table)
    if isinstance(action, actions.Clear):
        return why_not_clear(table, action.place)
    if isinstance(action, actions.Attract):
        return why_not_attract(table, action.place)
    if isinstance(action, actions.GiveAP):
        return why_not_give(table, action.gnome)
    if isinstance(action, actions.Peek):
        return why_not_peek(table, action.deck)
    return None


def why_not_near(table: Table, place: i64) -> Message | None:
    if has(table.cave.map.near[table.at[table.active]], place):
        return None
    return Message("dragon-why-not-adjacent", {"hex": place})


def why_not_walk(table: Table, to: i64) -> Message | None:
    """What bars any step, lit or not."""
    reason = why_not_near(table, to)
    if reason is None and not has(table.cave.open, to):
        rubble = has(table.cave.rubble, to)
        return Message("dragon-why-rubble" if rubble else "dragon-why-removed", {"hex": to})
    return reason


def why_not_step(table: Table, to: i64) -> Message | None:
    reason = why_not_walk(table, to)
    if reason is None and table.cave.dark(to) and table.active != TORCHBEARER:
        return Message("dragon-why-dark", {"hex": to})
    return reason


def why_not_carry(table: Table, action: actions.Carry) -> Message | None:
    here = table.cave.gems[table.at[table.active]]
    if here < action.gems:
        return Message("dragon-why-no-such-gems", {"gems": action.gems, "here": here})
    reason = why_not_walk(table, action.place)
    if reason is None and table.cave.dark(action.place):
        return Message("dragon-why-dark-load", {"hex": action.place})
    return reason


def why_not_torch(table: Table, source: i64) -> Message | None:
    if source == actions.SUPPLY:
        return None if table.cave.torch_supply else Message("dragon-why-no-torches")
    if table.cave.torch_supply:
        return Message("dragon-why-supply-first")
    if not has(table.torch_sources(table.at[table.active]), source):
        return why_not_source(table, source)
    return None


def why_not_source(table: Table, source: i64) -> Message:
    """Why a torch cannot be taken from there."""
    if source == table.at[table.active]:
        return Message("dragon-why-source-here")
    empty = table.cave.torches[source] == 0
    return Message("dragon-why-source-empty" if empty else "dragon-why-source-guarded", {"hex": source})


def why_not_search(table: Table) -> Message | None:
    here = table.at[table.active]
    if here == ENTRANCE:
        return Message("dragon-why-search-entrance")
    if table.can_search(here):
        return None
    return Message("dragon-why-emptied" if has(table.cave.emptied, here) else "dragon-why-no-gems")


def why_not_clear(table: Table, hex: i64) -> Message | None:
    reason = why_not_near(table, hex)
    if reason is None and not has(table.cave.rubble, hex):
        return Message("dragon-why-not-rubble", {"hex": hex})
    return reason


def why_not_attract(table: Table, hex: i64) -> Message | None:
    if not table.dice:
        return Message("dragon-why-no-dice")
    if not table.cave.cube_supply:
        return Message("dragon-why-no-cubes")
    return None if has(attractive(table), hex) else Message("dragon-why-attract", {"hex": hex})


def why_not_give(table: Table, gnome: i64) -> Message:
    if table.active != GUILD_HEAD:
        return Message("dragon-why-guild-head", {"gnome": GNOME_IDS[GUILD_HEAD]})
    if table.gave:
        return Message("dragon-why-gave")
    in_play = table.owner[gnome] != NO_SEAT
    return Message(
        "dragon-why-gift-late" if in_play else "dragon-why-not-in-play", {"gnome": GNOME_IDS[gnome]}
    )


def why_not_peek(table: Table, deck: i64) -> Message | None:
    if table.active != SEER:
        return Message("dragon-why-seer", {"gnome": GNOME_IDS[SEER]})
    return Message("dragon-why-deck-empty") if table.pile(deck).is_empty() else None
