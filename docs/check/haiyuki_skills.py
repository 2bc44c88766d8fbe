"""Haiyuki's seats and skills: section 6 of its rule book, and which tile a seat draws."""

from dataclasses import dataclass, field
from typing import Any

from haiyuki_yaku import COLOUR, KINDS, SCORE, piles_of, waits, yaku_of
from rounds import Action, Event, Meld

LAST_TURN = 20
Options = dict[str, Any]

# Skill, owner, kind, MP (H-6.1 to H-6.13), in the order of the table.
SKILLS = {
    "TIGER_STRIKE": ("ataho", "active", 100),
    "HELL_PILE": ("ataho", "active", 18),
    "WATER_MIRROR": ("rinxiang", "active", 22),
    "DORA_BOMB": ("rinxiang", "reactive", 32),
    "RECOVERY": ("fari", "active", 24),
    "DISCARD_GUARD": ("fari", "active", 18),
    "EXCHANGE_TILE": ("smash", "setup", 6),
    "EXCHANGE_RON": ("smash", "reactive", 10),
    "CRITICAL": ("petum", "active", 24),
    "LAST_CHANCE": ("petum", "reactive", 18),
    "SUPER_IAI": ("yuri", "reactive", 22),
    "SPIRIT_RIICHI": ("yuri", "active", 24),
    "PAINT_TILE": ("mayu", "setup", 4),
}


def in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=KINDS.index)


@dataclass
class Player:
    character: str
    hp: int
    mp: int
    hand: list[str]
    melds: list[Meld] = field(default_factory=list)
    riichi: bool = False
    guaranteed: bool = False  # the next draw completes the hand, if the wall has such a tile
    critical: bool = False
    mirror: bool = False
    curse: int = 0  # timers
    guard: int = 0
    spirit: int = 0
    used: list[str] = field(default_factory=list)  # in this round
    used_active: bool = False  # in this turn

    def tiles(self) -> list[str]:
        return self.hand + [tile for meld in self.melds for tile in [meld["tile"]] * 3]

    def wins_with(self, tile: str) -> bool:
        return any(kind == tile for kind, _ in waits(piles_of(self.tiles())))

    def ready_discards(self) -> list[str]:
        """The closed tiles whose discard leaves the hand ready."""
        all_tiles = self.tiles()
        return [tile for tile in KINDS if tile in self.hand and waits(piles_of(without(all_tiles, tile)))]


def without(tiles: list[str], tile: str) -> list[str]:
    left = list(tiles)
    left.remove(tile)
    return left


@dataclass
class Asked:
    """Seats answer in secret before the first draw (`setup`) or when the turns are over (`last-chance`)."""

    about: str
    answers: dict[int, Action | None]


@dataclass
class Turn:
    seat: int
    drawn: str | None
    source: str  # `wall`, `pon`, or `exchange` for a tile taken back
    barred: str | None = None


@dataclass
class Reaction:
    """A discard waits for an answer."""

    tile: str
    giver: int


@dataclass
class Declared:
    """A win is declared, and somebody is asked about it."""

    win: Event
    asked: int


class Seats:
    """What there is on the table, and who may use which skill."""

    def __init__(self, options: Options, players: list[Player], given: Event) -> None:
        self.options = options
        self.players = players
        self.turn = 1
        self.wall: list[str] = list(given["wall"])
        self.dora, self.ura = given["dora"], given["ura"]
        self.events: list[Event] = []
        self.transfers: list[Event] = []
        self.phase: Asked | Turn | Reaction | Declared | None = None

    def hands(self) -> list[list[str]]:
        return [in_order(player.hand) for player in self.players]

    def emit(self, kind: str, **fields: Any) -> None:
        self.events.append({"type": kind, **fields})

    def pay(self, giver: int | str, taker: int | str, points: int, reason: str) -> None:
        """Moves points because of the event just written."""
        if points > 0:
            cause = len(self.events) - 1
            self.transfers.append({"from": giver, "to": taker, "points": points, "reason": reason, "cause": cause})

    def usable(self, seat: int, kind: str) -> list[str]:
        return [skill for skill in SKILLS if SKILLS[skill][1] == kind and self.may_use(seat, skill)]

    def may_use(self, seat: int, skill: str) -> bool:
        player = self.players[seat]
        owner, kind, cost = SKILLS[skill]
        if not self.options["skills"] or player.character != owner or player.mp < cost:
            return False
        if self.options["skillsOncePerRound"] and skill not in ("RECOVERY", "DISCARD_GUARD") and skill in player.used:
            return False  # H-6.25
        if kind == "setup":
            return True
        return self.may_use_active(player, skill) if kind == "active" else self.may_use_reactive(seat, skill)

    def may_use_active(self, player: Player, skill: str) -> bool:
        other = self.players[1 - self.players.index(player)]
        if not isinstance(self.phase, Turn) or self.phase.source != "wall" or player.riichi:
            return False  # H-2.9, H-6.10, H-6.23
        if player.used_active and skill != "RECOVERY":
            return False  # H-6.22
        if skill == "TIGER_STRIKE":
            return not player.guaranteed and self.turn < LAST_TURN and bool(player.ready_discards())
        if skill == "RECOVERY":
            return player.hp < self.options["hp"]
        if skill == "SPIRIT_RIICHI":
            return self.turn <= 15 and bool(self.riichi_discards(player))
        return not {
            "HELL_PILE": other.curse > 0,
            "WATER_MIRROR": player.mirror,
            "CRITICAL": player.critical,
            "DISCARD_GUARD": player.guard > 0,
        }[skill]  # H-6.24

    def may_use_reactive(self, seat: int, skill: str) -> bool:
        player, phase = self.players[seat], self.phase
        if skill == "LAST_CHANCE":
            return isinstance(phase, Asked) and phase.about == "last-chance" and bool(waits(piles_of(player.tiles())))
        if not isinstance(phase, Declared):
            return False
        if skill == "DORA_BOMB":
            return phase.win["seat"] == seat and player.riichi
        if phase.win["from"] != seat:
            return False
        if skill == "SUPER_IAI":
            return not player.riichi or self.options["counterInRiichi"]  # H-6.23
        return not player.riichi and any(tile != phase.win["tile"] for tile in player.hand)

    def use(self, seat: int, skill: str, tiles: int = 1) -> None:
        """Pays for a skill and does what it does."""
        player, other = self.players[seat], self.players[1 - seat]
        cost = SKILLS[skill][2] * tiles
        healed = min(3000, self.options["hp"] - player.hp) if skill == "RECOVERY" else 0
        player.mp -= cost
        player.hp += healed
        player.used.append(skill)
        if SKILLS[skill][1] == "active" and skill != "RECOVERY":
            player.used_active = True
        self.emit("skill-used", seat=seat, skill=skill, cost=cost, healed=healed)
        self.pay("bank", seat, healed, "recovery")
        if skill == "TIGER_STRIKE":
            player.guaranteed = True
        elif skill == "HELL_PILE":
            other.curse = 3
        elif skill == "WATER_MIRROR":
            player.mirror = True
        elif skill == "CRITICAL":
            player.critical = True
        elif skill == "DISCARD_GUARD":
            player.guard = 5
        elif skill == "SPIRIT_RIICHI":
            player.spirit = 5

    def riichi_discards(self, player: Player) -> list[str]:
        """H-4.3, H-4.4"""
        if player.melds or player.riichi or self.turn >= LAST_TURN:
            return []
        return player.ready_discards()

    def place_to_draw(self, player: Player, cursed: bool) -> int:
        """H-6.2, H-6.30, H-6.31: how many tiles lie above the one that is drawn."""
        if player.guaranteed:
            for place, tile in enumerate(self.wall):
                if player.wins_with(tile):
                    return place
        if not cursed:
            return 0
        top = self.wall[:20]
        ratings = {tile: self.rating(player, tile) for tile in set(top)}
        return min(range(len(top)), key=lambda place: (ratings[top[place]], place))

    def rating(self, player: Player, tile: str) -> int:
        """H-6.32"""
        twelve = [*player.tiles(), tile]
        yaku = yaku_of(piles_of(twelve))
        if yaku is not None:
            return 100_000 + SCORE[yaku[0]]
        after = [waits(piles_of(without(twelve, out))) for out in {*player.hand, tile}]
        reach = max((score for found in after for _, score in found), default=0)
        if reach > 0:
            return 10_000 + reach
        alike = sum(COLOUR[held] == COLOUR[tile] for held in player.hand)
        return 10 * player.hand.count(tile) ** 2 + alike
