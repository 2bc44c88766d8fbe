"""Wuhan, from its rule book (packages/engine/src/rules/wuhan/RULES.md) and docs/record-format.md."""

import wall
from rounds import SEATS, Action, Event, Meld, Round, Setup, Turn, Window, seats_after
from tiles import in_order, rank, run_from, suit
from wuhan_win import Options, Source, Worth, has_opened, is_opening, product, readings, worth

TILES = "suited-and-honours"
KINDS = wall.SUITED + wall.HONOURS
RING = ["1z", "2z", "3z", "4z", "7z", "6z", "5z"]
# W-3.1: the dragons that are special whatever is flipped, and whether there are skins.
SPECIALS = {
    "zhong-skins": (["7z"], True),
    "zhong": (["7z"], False),
    "zhong-fa": (["7z", "6z"], False),
    "skins": ([], True),
}


def conflict(options: Options) -> str | None:
    return None  # W-14.1


def deal(options: Options, seed: str, number: int) -> Event:
    return {"wall": wall.wall(seed, number, TILES)}


def deal_problem(options: Options, given: Event, version: int) -> str | None:
    return None


def first_setup(options: Options, seed: str | None) -> Setup:
    """W-2.5"""
    dealer = 0 if seed is None else wall.draw_below(wall.random_words(seed, 0, "dealer"), SEATS)
    return {"number": 0, "dealer": dealer}


def start_points(options: Options) -> int:
    return options["startPoints"]


def neighbour(tile: str, step: int, dragons: list[str]) -> str:
    """W-2.1: the rank after or before, or the place on the ring without the dragons that are special."""
    if suit(tile) == "z":
        ring = [honour for honour in RING if honour not in dragons]
        return ring[(ring.index(tile) + step) % len(ring)]
    return f"{(rank(tile) - 1 + step) % 9 + 1}{suit(tile)}"


class Table(Round):
    def __init__(self, options: Options, setup: Setup, given: Event, version: int) -> None:
        self.version = version
        line = given["wall"]
        hands = [list(line[13 * seat : 13 * seat + 13]) for seat in range(SEATS)]  # W-2.3
        hands[setup["dealer"]].append(line[52])
        flip = line[53]
        dragons, has_skins = SPECIALS[options["specials"]]
        shown = "4z" if flip in dragons else flip  # W-2.6
        self.wild = neighbour(shown, 1, dragons)
        # Every special tile but the wild.
        self.dead = dragons + ([shown, neighbour(shown, -1, dragons)] if has_skins else [])
        self.barred = [False] * SEATS
        self.winner: int | None = None
        super().__init__(options, setup, hands, line[54:], {"flip": flip})

    def is_special(self, tile: str) -> bool:
        return tile == self.wild or tile in self.dead

    # The turn.

    def turn_actions(self, turn: Turn) -> list[Action]:
        hand = self.hands[turn.seat]
        kinds = sorted(set(hand))
        actions: list[Action] = []
        if turn.source != "claim" and self.may_win(turn.seat, None, None, False):  # W-4.4
            actions.append({"type": "win"})
        if turn.drawn is not None and self.is_closing():
            return [*actions, {"type": "discard", "tile": turn.drawn}]
        actions += [{"type": "kong", "tile": tile} for tile in kinds if self.may_kong(turn.seat, tile)]
        return actions + [{"type": "discard", "tile": tile} for tile in kinds if not self.is_special(tile)]

    def may_kong(self, seat: int, tile: str) -> bool:
        made = self.own_kong(seat, tile)
        return made != "concealed" or self.hands[seat].count(tile) == 4

    def own_kong(self, seat: int, tile: str) -> str:
        if self.is_special(tile):
            return "special"
        pung = any(meld["kind"] == "pung" and meld["tile"] == tile for meld in self.melds[seat])
        return "added" if pung else "concealed"

    def robbing(self) -> bool:
        return True  # W-4.17

    def can_draw(self) -> bool:
        return len(self.wall) > self.options["wallRemainder"]  # W-4.10

    def is_closing(self) -> bool:
        """W-4.19"""
        return self.options["closingDraws"] and len(self.wall) - self.options["wallRemainder"] <= 3

    def next_in_play(self, seat: int) -> int:
        return (seat + 1) % SEATS

    # Claims.

    def claims(self, window: Window, seat: int) -> list[Action]:
        if not window.robbing and (not self.can_draw() or self.is_closing()):
            return []  # W-4.9, W-4.19
        tile, hand = window.tile, self.hands[seat]
        offers: list[Action] = []
        if not self.barred[seat] and self.may_win(seat, tile, window.giver, window.robbing):
            offers.append({"type": "win"})
        if window.robbing:
            return offers
        if hand.count(tile) >= 3:
            offers.append({"type": "kong", "tile": tile})
        if hand.count(tile) >= 2:
            offers.append({"type": "pung", "tile": tile})
        if seat == self.next_in_play(window.giver) and suit(tile) != "z":
            starts = [f"{rank(tile) - below}{suit(tile)}" for below in range(3) if rank(tile) > below]
            offers += [{"type": "chow", "tile": start} for start in starts if self.may_chow(hand, tile, start)]
        return offers

    def may_chow(self, hand: list[str], tile: str, start: str) -> bool:
        """W-4.6"""
        run = run_from(start)
        return bool(run) and all(each == tile or (each in hand and not self.is_special(each)) for each in run)

    def declined(self, window: Window, seat: int) -> int | None:
        """W-4.11"""
        if self.options["passedWin"] == "free":
            return None
        self.barred[seat] = True
        return 0

    def drew(self, seat: int) -> None:
        self.barred[seat] = False

    def winners(self, window: Window, willing: list[int]) -> list[int]:
        """W-4.8"""
        if self.options["twoWinners"] == "nearest":
            return willing[:1]
        return [next(seat for seat in [self.dealer, *seats_after(self.dealer)] if seat in willing)]

    # Wins.

    def may_win(self, seat: int, tile: str | None, giver: int | None, robbed: bool) -> bool:
        best = self.best(seat, tile, giver, robbed)
        return best is not None and min(self.others(best.raw, seat)) >= self.options["minimum"]  # W-7.1

    def others(self, raw: list[int], winner: int) -> list[int]:
        return [owed for seat, owed in enumerate(raw) if seat != winner]

    def way(self, giver: int | None, robbed: bool) -> str:
        """W-5.5"""
        if giver is not None:
            return "robbed-kong" if robbed else "discard"
        return "kong-bloom" if isinstance(self.phase, Turn) and self.phase.kong is not None else "self-draw"

    def best(self, seat: int, tile: str | None, giver: int | None, robbed: bool) -> Worth | None:
        """The reading of W-6.12; None where the hand is no win."""
        hand = self.hands[seat] if giver is None or tile is None else [*self.hands[seat], tile]
        if not self.may_ever_win(hand, self.melds[seat]):
            return None
        way = self.way(giver, robbed)
        source = Source(way, giver is None and self.is_last())
        products = [product(self.options, melds, self.wild) for melds in self.melds]
        found = [
            worth(self.options, self.dealer, seat, giver, way, reading, products)
            for reading in readings(self.options, hand, self.melds[seat], self.wild, source)
        ]
        return max(found, key=lambda each: sum(each.raw)) if found else None  # the first of equals is the hard one

    def is_last(self) -> bool:
        """W-6.9"""
        kept = self.options["wallRemainder"] if self.options["lastTileFrom"] == "remainder" else 0
        return len(self.wall) - kept <= 3

    def may_ever_win(self, hand: list[str], melds: list[Meld]) -> bool:
        """W-3.3, W-5.1"""
        return has_opened(self.options, melds) and not any(tile in self.dead for tile in hand)

    def is_ready(self, seat: int) -> bool:
        """W-8.5"""
        hand, melds = self.hands[seat], self.melds[seat]
        if not self.may_ever_win(hand, melds):
            return False
        kinds = [tile for tile in KINDS if tile == self.wild or not self.is_special(tile)]
        plain = Source("self-draw", False)
        return any(readings(self.options, [*hand, tile], melds, self.wild, plain) for tile in kinds)

    def valued(self, seat: int, tile: str | None, giver: int | None, robbed: bool) -> Event:
        best = self.best(seat, tile, giver, robbed)
        assert best is not None
        hand = self.hands[seat] if giver is None or tile is None else [*self.hands[seat], tile]
        way = self.way(giver, robbed)
        return {
            "concealed": in_order(hand),
            "melds": list(self.melds[seat]),
            "way": way,
            "types": best.types,
            "hard": best.hard,
            "base": best.base,
            "product": best.product,
            "raw": best.raw,
            "discarderReady": self.is_ready(giver) if way == "discard" and giver is not None else None,
        }

    def take_winning_tile(self, won: Event) -> None:
        seat, tile = won["seat"], won["tile"]
        self.winner = seat
        # W-10.4: at the end the winner's hand has the winning tile; version 1 left it out.
        if self.version > 1 and won["from"] is not None:
            self.hands[seat] = in_order([*self.hands[seat], tile])
        elif self.version == 1 and won["from"] is None:
            self.hands[seat].remove(tile)

    def after_win(self, winners: list[int], giver: int | None) -> None:
        self.finish("won")

    # Points.

    def settle(self, event: Event) -> None:
        if event["type"] == "melded":
            self.barred[event["seat"]] = False  # W-4.11
        elif event["type"] == "won":
            self.pay_win(event)
        elif event["type"] == "ended" and event["standings"] is not None:
            self.pay_flow_draw(event["standings"])

    def pay_win(self, won: Event) -> None:
        """W-8.1, W-8.2, W-8.23"""
        winner, raw = won["seat"], won["raw"]
        caps = self.caps(winner, min(self.others(raw, winner)))
        cut = [owed if cap is None else min(owed, cap) for owed, cap in zip(raw, caps)]
        paid = [owed if seat == winner else owed + self.options["piao"] for seat, owed in enumerate(cut)]
        contract = self.contractor(won)
        if contract is not None:
            self.pay(contract[0], winner, sum(paid), f"contract-{contract[1]}")
            return
        for seat in range(SEATS):
            self.pay(seat, winner, paid[seat], "big-win" if won["types"] else "small-win")

    def caps(self, winner: int, smallest: int) -> list[int | None]:
        """W-8.1, W-8.21: the cap of each seat."""
        options, cap = self.options, self.options["cap"]
        if cap is None or smallest < cap:
            return [cap] * SEATS
        golden = options["goldenCapKouKou" if options["kouKouFan"] else "goldenCap"]
        opened = [has_opened(options, melds) for melds in self.melds]
        unopened = sum(not opened[seat] for seat in range(SEATS) if seat != winner)
        codes = ["", "capOneUnopened", "capTwoUnopened", "capThreeUnopened"]
        higher = options[codes[unopened]] if unopened else None
        return [golden if is_open or higher is None else higher for is_open in opened]

    def contractor(self, won: Event) -> tuple[int, str] | None:
        """W-8.15 to W-8.18"""
        types, giver = won["types"], won["from"]
        always = self.options["meldedContract"] == "always"
        flush = "pure-flush" in types
        jiang = self.options["jiangContract"] and "all-jiang" in types
        fed = "fully-melded" in types and (always or won["discarderReady"] is False)
        openings = [meld for meld in won["melds"] if is_opening(self.options, meld)]
        found: dict[str, int | None] = {
            "robbed-kong": giver if "robbed-kong" in types else None,
            "fully-melded": giver if fed else None,
            "third-opening": openings[2]["from"] if (flush or jiang) and len(openings) > 2 else None,
        }
        order = ["robbed-kong", "fully-melded", "third-opening"]
        if self.options["contractorOrder"] == "flush-first":
            order = ["third-opening", "robbed-kong", "fully-melded"]
        for reason in order:
            seat = found[reason]
            if seat is not None:
                return seat, self.reason_of(reason, always, flush)
        return None

    def reason_of(self, clause: str, always: bool, flush: bool) -> str:
        if clause == "fully-melded" and always:
            return "fully-melded-always"
        return "third-jiang" if clause == "third-opening" and not flush else clause

    def standings(self, reason: str) -> list[Event] | None:
        if reason == "won" or self.options["flowDraw"] == "none":
            return None
        return [
            {
                "ready": self.is_ready(seat),
                "opened": has_opened(self.options, self.melds[seat]),
                "product": product(self.options, self.melds[seat], self.wild, self.options["flowCountsLaizi"]),
            }
            for seat in range(SEATS)
        ]

    def pay_flow_draw(self, standings: list[Event]) -> None:
        """W-8.3, W-8.22"""
        cap = self.options["cap"] if self.options["flowDraw"] == "capped" else None
        for taker, own in enumerate(standings):
            for payer, other in enumerate(standings):
                if own["ready"] and not other["ready"]:
                    points = own["product"] * other["product"] * (1 if other["opened"] else 2)
                    self.pay(payer, taker, points if cap is None else min(points, cap), "flow-draw")

    def next_setup(self, balances: list[int]) -> Setup | None:
        """W-11.2: how the next round begins; None where the match is over."""
        if self.number + 1 == self.options["deals"]:
            return None
        return {"number": self.number + 1, "dealer": self.next_dealer()}

    def next_dealer(self) -> int:
        """W-11.1"""
        following = (self.dealer + 1) % SEATS
        if self.winner is None:
            return following if self.options["flowDealer"] == "passes" else self.dealer
        if self.winner == self.dealer:
            return self.dealer
        return self.winner if self.options["nextDealer"] == "winner" else following
