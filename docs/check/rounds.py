"""A round of four seats that draw, discard and claim: what Xuezhan and Wuhan have in common.

The events are those of docs/record-format.md. Each game answers the questions at the end of the class `Round`.
"""

from dataclasses import dataclass, field
from typing import Any

from tiles import in_order, without

SEATS = 4
Action = dict[str, Any]
Event = dict[str, Any]
Meld = dict[str, Any]
Setup = dict[str, Any]  # the number of a round, its dealer, and whatever else is carried over


class Refused(Exception):
    """An action that the rules do not allow; the message says why."""


@dataclass
class Choice:
    """All seats choose in secret."""

    kind: str
    chosen: list[Action | None] = field(default_factory=lambda: [None] * SEATS)


@dataclass
class Turn:
    """One seat is to act."""

    seat: int
    drawn: str | None
    source: str  # `deal`, `draw`, `replacement` or `claim`
    kong: str | None = None  # how the last kong of this turn was made


@dataclass
class Window:
    """A tile was put down or added to a pung, and the other seats answer."""

    tile: str
    giver: int
    robbing: bool
    just_drawn: bool  # of a robbing: the tile being added is the one drawn last
    kong: str | None  # how the last kong of the giver's turn was made
    offers: list[list[Action]] = field(default_factory=list)
    answers: list[Action | None] = field(default_factory=lambda: [None] * SEATS)


def seats_after(seat: int) -> list[int]:
    """The other seats in turn order."""
    return [(seat + step) % SEATS for step in range(1, SEATS)]


class Round:
    def __init__(
        self, options: dict[str, Any], setup: Setup, hands: list[list[str]], wall: list[str], chance: Event
    ) -> None:
        self.options = options
        self.number: int = setup["number"]
        self.dealer: int = setup["dealer"]
        self.hands = [in_order(hand) for hand in hands]
        self.melds: list[list[Meld]] = [[] for _ in range(SEATS)]
        self.draws = [0] * SEATS
        self.wall = list(wall)
        self.events: list[Event] = []
        self.transfers: list[Event] = []
        self.phase: Choice | Turn | Window | None = Turn(self.dealer, None, "deal")
        start = {"round": self.number, "dealer": self.dealer}
        dealt = {"hands": [list(hand) for hand in self.hands], "wall": list(wall), "chance": chance}
        self.emit({"type": "dealt", **start, **dealt})

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.settle(event)

    def pay(self, giver: int, taker: int, points: int, reason: str) -> None:
        """Moves points because of the event just written. Nothing is written where nothing moves."""
        if points > 0:
            cause = len(self.events) - 1
            self.transfers.append({"from": giver, "to": taker, "points": points, "reason": reason, "cause": cause})

    # What a seat does.

    def act(self, seat: int, action: Action) -> None:
        phase = self.phase
        if isinstance(phase, Choice):
            if phase.chosen[seat] is not None:
                raise Refused(f"seat {seat} has chosen already")
            self.choose(phase, seat, action)
        elif isinstance(phase, Turn):
            if seat != phase.seat:
                raise Refused(f"it is the turn of seat {phase.seat}")
            if action not in self.turn_actions(phase):
                raise Refused(f"seat {seat} may not do that on its turn")
            self.take_turn(phase, action)
        elif isinstance(phase, Window):
            if not phase.offers[seat] or phase.answers[seat] is not None:
                raise Refused(f"seat {seat} is not asked")
            if action not in [*phase.offers[seat], {"type": "pass"}]:
                raise Refused(f"that was not offered to seat {seat}")
            self.answer(phase, seat, action)
        else:
            raise Refused("the round is over")

    def take_turn(self, turn: Turn, action: Action) -> None:
        seat = turn.seat
        if action["type"] == "win":
            self.win([seat], action.get("tile", turn.drawn), None, False)
            return
        tile = action["tile"]
        if action["type"] == "discard":
            self.hands[seat].remove(tile)
            self.emit({"type": "discarded", "seat": seat, "tile": tile})
            self.open_window(Window(tile, seat, False, False, turn.kong))
            return
        made = self.own_kong(seat, tile)
        just_drawn = made == "added" and tile == turn.drawn
        if made == "added" and self.robbing():
            self.emit({"type": "kong-declared", "seat": seat, "tile": tile, "justDrawn": just_drawn})
            self.open_window(Window(tile, seat, True, just_drawn, None))
        else:
            self.lay_own_kong(seat, tile, made, just_drawn)

    def lay_own_kong(self, seat: int, tile: str, made: str, just_drawn: bool) -> None:
        kong: Meld = {"kind": "kong", "tile": tile, "from": None, "made": made}
        self.hands[seat] = without(self.hands[seat], [tile] * (4 if made == "concealed" else 1))
        if made == "added":
            # The kong takes the place of its pung and keeps who fed it.
            own = self.melds[seat]
            place = next(i for i, meld in enumerate(own) if (meld["kind"], meld["tile"]) == ("pung", tile))
            kong["from"] = own[place]["from"]
            own[place] = kong
        else:
            self.melds[seat].append(kong)
        self.phase = Turn(seat, None, "claim", made)
        self.emit({"type": "melded", "seat": seat, "meld": kong, "justDrawn": just_drawn})
        self.draw(seat, "back")

    # The claim window.

    def open_window(self, window: Window) -> None:
        self.phase = window
        window.offers = [[] if seat == window.giver else self.claims(window, seat) for seat in range(SEATS)]
        if any(window.offers):
            self.emit({"type": "claims-opened", "offers": window.offers})
        else:
            self.nobody_wants(window)

    def answer(self, window: Window, seat: int, action: Action) -> None:
        could_win = {"type": "win"} in window.offers[seat]
        declined = self.declined(window, seat) if could_win and action["type"] != "win" else None
        window.answers[seat] = action
        self.emit({"type": "answered", "seat": seat, "answer": action, "declined": declined})
        if all(given is not None or not offered for given, offered in zip(window.answers, window.offers)):
            self.close_window(window)

    def close_window(self, window: Window) -> None:
        answers = [(seat, window.answers[seat]) for seat in seats_after(window.giver)]
        for kind in ["win", "kong", "pung", "chow"]:
            willing = [(seat, claim) for seat, claim in answers if claim is not None and claim["type"] == kind]
            if not willing:
                continue
            if kind == "win":
                winners = self.winners(window, [seat for seat, _ in willing])
                self.win(winners, window.tile, window.giver, window.robbing)
            else:
                self.meld_claimed(window, *willing[0])
            return
        self.nobody_wants(window)

    def nobody_wants(self, window: Window) -> None:
        if window.robbing:
            self.lay_own_kong(window.giver, window.tile, "added", window.just_drawn)
        else:
            self.draw(self.next_in_play(window.giver), "front")

    def meld_claimed(self, window: Window, seat: int, claim: Action) -> None:
        kind, tile = claim["type"], claim["tile"]
        meld: Meld = {"kind": kind, "tile": tile, "from": window.giver}
        if kind == "kong":
            meld["made"] = "claimed"
        whole = tiles_of(meld)
        self.hands[seat] = without(self.hands[seat], without(whole, [window.tile]))
        self.melds[seat].append(meld)
        self.phase = Turn(seat, None, "claim", meld.get("made"))
        self.emit({"type": "melded", "seat": seat, "meld": meld, "justDrawn": False})
        if kind == "kong":
            self.draw(seat, "back")

    # Wins, draws, the end.

    def win(self, winners: list[int], tile: str | None, giver: int | None, robbed: bool) -> None:
        # Every win is valued before the first of them changes anything.
        wins = [
            {"type": "won", "seat": seat, "tile": tile, "from": giver, "robbed": robbed, "winners": winners}
            | self.valued(seat, tile, giver, robbed)
            for seat in winners
        ]
        if robbed and giver is not None and tile is not None:
            self.hands[giver].remove(tile)
        for won in wins:
            self.take_winning_tile(won)
            self.emit(won)
        self.after_win(winners, giver)

    def draw(self, seat: int, end: str) -> None:
        if not self.can_draw():
            self.finish("wall-empty")
            return
        tile = self.wall.pop(0 if end == "front" else -1)
        self.hands[seat] = in_order([*self.hands[seat], tile])
        self.draws[seat] += 1
        kong = self.phase.kong if end == "back" and isinstance(self.phase, Turn) else None
        self.phase = Turn(seat, tile, "draw" if end == "front" else "replacement", kong)
        self.drew(seat)
        self.emit({"type": "drew", "seat": seat, "tile": tile, "end": end})

    def finish(self, reason: str) -> None:
        self.phase = None
        hands = [list(hand) for hand in self.hands]
        self.emit({"type": "ended", "reason": reason, "hands": hands, "standings": self.standings(reason)})

    # What each game answers.

    def choose(self, phase: Choice, seat: int, action: Action) -> None:
        """A choice of the opening."""
        raise NotImplementedError

    def turn_actions(self, turn: Turn) -> list[Action]:
        """Everything the seat to act may do."""
        raise NotImplementedError

    def own_kong(self, seat: int, tile: str) -> str:
        """How a kong on the own turn would be made."""
        raise NotImplementedError

    def robbing(self) -> bool:
        """Whether an added kong is first offered for robbing."""
        raise NotImplementedError

    def claims(self, window: Window, seat: int) -> list[Action]:
        """What a seat is offered, best first."""
        raise NotImplementedError

    def declined(self, window: Window, seat: int) -> int | None:
        """A seat that was offered the win takes something else: what `answered` says of it."""
        raise NotImplementedError

    def winners(self, window: Window, willing: list[int]) -> list[int]:
        """Who of those that answered with a win, in turn order from the giver, really wins."""
        raise NotImplementedError

    def valued(self, seat: int, tile: str | None, giver: int | None, robbed: bool) -> Event:
        """The fields of `won` behind `winners`."""
        raise NotImplementedError

    def take_winning_tile(self, won: Event) -> None:
        """Puts the winning tile where it belongs, and whatever else a win changes at the winner."""
        raise NotImplementedError

    def after_win(self, winners: list[int], giver: int | None) -> None:
        """The next draw, or the end."""
        raise NotImplementedError

    def can_draw(self) -> bool:
        raise NotImplementedError

    def next_in_play(self, seat: int) -> int:
        raise NotImplementedError

    def drew(self, seat: int) -> None:
        """Whatever else a draw changes."""

    def standings(self, reason: str) -> Any:
        raise NotImplementedError

    def settle(self, event: Event) -> None:
        """Pays for an event."""
        raise NotImplementedError


def tiles_of(meld: Meld) -> list[str]:
    """The tiles of a meld as they lie on the table."""
    tile = meld["tile"]
    if meld["kind"] == "chow":
        return [f"{int(tile[0]) + step}{tile[1]}" for step in range(3)]
    return [tile] * (4 if meld["kind"] == "kong" else 3)
