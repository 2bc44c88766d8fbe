"""Xuezhan, from its rule book (packages/engine/src/rules/xuezhan/RULES.md) and docs/record-format.md."""

from typing import Any

import wall
from rounds import SEATS, Action, Choice, Event, Meld, Refused, Round, Setup, Turn, Window, seats_after, tiles_of
from tiles import in_order, suit, without
from xuezhan_fan import cap_or_five, is_shape, worth

TILES = "suited"
KINDS = wall.SUITED
SUITS = ["m", "p", "s"]
DIRECTIONS = {"next": 1, "across": 2, "previous": 3}
Options = dict[str, Any]


def conflict(options: Options) -> str | None:
    """X-17.2: what does not go together."""
    if options["sets"] == 3 and (options["sevenPairs"] or options["dragonPairsAndArhats"]):
        return "seven pairs and arhats need four sets"
    if options["exchangeDirection"] != "seed" and options["opening"] != "exchange":
        return "a direction needs the exchange"
    if not options["showBuried"] and options["opening"] != "bury":
        return "nothing is buried that could be hidden"
    return None


def deal(options: Options, seed: str, number: int) -> Event:
    direction = DIRECTIONS.get(options["exchangeDirection"])
    if direction is None:
        direction = 1 + wall.draw_below(wall.random_words(seed, number, "exchange"), 3)
    return {"wall": wall.wall(seed, number, TILES), "direction": direction}


def deal_problem(options: Options, given: Event, version: int) -> str | None:
    """What is wrong with a deal that is written out."""
    if given.get("direction") not in (1, 2, 3):
        return "the direction of a deal is 1, 2 or 3"
    fixed = DIRECTIONS.get(options["exchangeDirection"])
    if version > 1 and fixed not in (None, given["direction"]):
        return "the direction of a deal contradicts the option"
    return None


def first_setup(options: Options, seed: str | None) -> Setup:
    return {"number": 0, "dealer": 0}


def start_points(options: Options) -> int:
    return options["startPoints"]


class Table(Round):
    def __init__(self, options: Options, setup: Setup, given: Event, version: int) -> None:
        dealer = setup["dealer"]
        size = 3 * options["sets"] + 1 + (3 if options["opening"] == "bury" else 0)
        line = list(given["wall"])
        hands: list[list[str]] = [[] for _ in range(SEATS)]
        for seat in [dealer, *seats_after(dealer)]:
            block = size + (seat == dealer)
            hands[seat], line = line[:block], line[block:]
        self.direction = given["direction"]
        self.void: list[str | None] = [None] * SEATS
        self.wins = [0] * SEATS
        self.barred: list[int | None] = [None] * SEATS
        self.first_win: Event | None = None
        self.kongs: list[tuple[int, list[Event]]] = []  # kong money that its owner still has, oldest first
        super().__init__(options, setup, hands, line, {"direction": self.direction})
        self.phase = Choice("void" if options["opening"] == "declare" else options["opening"])

    def has_left(self, seat: int) -> bool:
        return self.options["afterWin"] == "leave" and self.wins[seat] > 0

    def is_locked(self, seat: int) -> bool:
        return self.options["afterWin"] == "stay" and self.wins[seat] > 0

    # Section 5: the opening.

    def choose(self, phase: Choice, seat: int, action: Action) -> None:
        if not self.is_choice(phase.kind, self.hands[seat], action):
            raise Refused(f"seat {seat} may not choose that")
        if "tiles" in action:
            action = {"type": phase.kind, "tiles": in_order(action["tiles"])}
        phase.chosen[seat] = action
        self.emit({"type": "chosen", "seat": seat, "choice": action})
        if None not in phase.chosen:
            self.reveal(phase.kind, [choice for choice in phase.chosen if choice is not None])

    def is_choice(self, kind: str, hand: list[str], action: Action) -> bool:
        if action.get("type") != kind:
            return False
        if kind == "void":
            return set(action) == {"type", "suit"} and action["suit"] in SUITS
        tiles = action.get("tiles")
        if set(action) != {"type", "tiles"} or not isinstance(tiles, list) or len(tiles) != 3:
            return False
        if any(tile not in KINDS for tile in tiles) or len({suit(tile) for tile in tiles}) != 1:
            return False
        return all(tiles.count(tile) <= hand.count(tile) for tile in tiles)

    def reveal(self, kind: str, chosen: list[Action]) -> None:
        if kind == "void":
            self.void = [choice["suit"] for choice in chosen]
            self.phase = Turn(self.dealer, None, "deal")
            self.emit({"type": "voided", "suits": list(self.void)})
            return
        gifts = [choice["tiles"] for choice in chosen]
        self.hands = [without(hand, gift) for hand, gift in zip(self.hands, gifts)]
        if kind == "exchange":
            for seat, gift in enumerate(gifts):
                taker = (seat + self.direction) % SEATS
                self.hands[taker] = in_order(self.hands[taker] + gift)
            self.phase = Choice("void")
            self.emit({"type": "exchanged", "direction": self.direction, "tiles": gifts})
            return
        self.void = [suit(gift[0]) for gift in gifts]
        self.phase = Turn(self.dealer, None, "deal")
        self.emit({"type": "buried", "suits": list(self.void), "tiles": gifts})

    # Section 6: the turn.

    def turn_actions(self, turn: Turn) -> list[Action]:
        seat, hand = turn.seat, self.hands[turn.seat]
        actions: list[Action] = []
        if turn.source != "claim" and self.is_win(seat, hand):
            if turn.source == "deal" and self.options["afterWin"] == "stay":
                actions += [{"type": "win", "tile": tile} for tile in set(hand)]
            else:
                actions.append({"type": "win"})
        if turn.source != "claim" or self.options["kongAfterPung"]:
            actions += [{"type": "kong", "tile": tile} for tile in set(hand) if self.may_kong_own(turn, tile)]
        if self.is_locked(seat):
            discards = {turn.drawn}
        else:
            void = {tile for tile in hand if suit(tile) == self.void[seat]}
            discards = void or set(hand)
        return actions + [{"type": "discard", "tile": tile} for tile in discards]

    def may_kong_own(self, turn: Turn, tile: str) -> bool:
        seat, hand = turn.seat, self.hands[turn.seat]
        added = self.own_kong(seat, tile) == "added"
        if not added and hand.count(tile) < 4:
            return False
        rest = without(hand, [tile] * (1 if added else 4))
        before = hand if turn.drawn is None else without(hand, [turn.drawn])
        return self.may_kong(seat, tile, before, rest)

    def own_kong(self, seat: int, tile: str) -> str:
        pung = any(meld["kind"] == "pung" and meld["tile"] == tile for meld in self.melds[seat])
        return "added" if pung else "concealed"

    def may_kong(self, seat: int, tile: str, before: list[str], after: list[str]) -> bool:
        """X-8.2, X-9.3, X-11.4. `before` and `after` are the concealed tiles at rest, with the kong and without it."""
        if not self.may_meld(seat, tile) or len(self.wall) < (1 if self.options["lastTileKong"] else 2):
            return False
        if not self.is_locked(seat):
            return True
        if self.options["lockedKongs"] == "never":
            return False
        kong = {"kind": "kong", "tile": tile}
        others = [meld for meld in self.melds[seat] if meld["tile"] != tile]
        return self.waits(seat, before, self.melds[seat]) == self.waits(seat, after, [*others, kong])

    def may_meld(self, seat: int, tile: str) -> bool:
        return self.options["voidMelds"] or suit(tile) != self.void[seat]

    # Section 10: when a hand may win.

    def is_win(self, seat: int, concealed: list[str], melds: list[Meld] | None = None) -> bool:
        melds = self.melds[seat] if melds is None else melds
        suits = {suit(tile) for tile in concealed} | {suit(meld["tile"]) for meld in melds}
        return self.void[seat] not in suits and is_shape(self.options, concealed, melds)

    def waits(self, seat: int, concealed: list[str], melds: list[Meld]) -> list[str]:
        """X-10.7"""
        held = concealed + [tile for meld in melds for tile in tiles_of(meld)]
        return [
            tile for tile in KINDS if held.count(tile) < 4 and self.is_win(seat, in_order([*concealed, tile]), melds)
        ]

    # Section 7: claims.

    def claims(self, window: Window, seat: int) -> list[Action]:
        if self.has_left(seat):
            return []
        tile, hand = window.tile, self.hands[seat]
        held = hand.count(tile)
        offers: list[Action] = []
        if self.is_win(seat, in_order([*hand, tile])) and self.is_not_barred(window, seat):
            offers.append({"type": "win"})
        if window.robbing:
            return offers
        if held == 3 and self.may_kong(seat, tile, hand, without(hand, [tile] * 3)):
            offers.append({"type": "kong", "tile": tile})
        if held >= 2 and self.may_meld(seat, tile) and not self.is_locked(seat):
            offers.append({"type": "pung", "tile": tile})
        return offers

    def is_not_barred(self, window: Window, seat: int) -> bool:
        """X-7.5"""
        barred = self.barred[seat]
        return barred is None or self.fan_on(window, seat) > barred

    def fan_on(self, window: Window, seat: int) -> int:
        return self.valued(seat, window.tile, window.giver, window.robbing)["capped"]

    def declined(self, window: Window, seat: int) -> int | None:
        if self.options["passedWin"] == "free":
            return None
        self.barred[seat] = self.fan_on(window, seat)
        return self.barred[seat]

    def drew(self, seat: int) -> None:
        self.barred[seat] = None

    def robbing(self) -> bool:
        return self.options["robbing"]

    def winners(self, window: Window, willing: list[int]) -> list[int]:
        return willing if self.options["severalWinners"] == "all" else willing[:1]

    # Sections 11 to 13: a win.

    def valued(self, seat: int, tile: str | None, giver: int | None, robbed: bool) -> Event:
        opening = isinstance(self.phase, Turn) and self.phase.source == "deal"
        feeder = self.feeder_who_pays(seat) if giver is None else None
        self_drawn = giver is None and feeder is None
        if opening:
            self_drawn = self.options["heavenSelfDrawn"]
        hand = list(self.hands[seat]) if giver is None else in_order([*self.hands[seat], str(tile)])
        situations = self.situations(seat, giver, robbed)
        fans, fan, left = worth(self.options, hand, self.melds[seat], self_drawn, situations)
        return {
            "concealed": hand,
            "melds": list(self.melds[seat]),
            "selfDrawn": self_drawn,
            "payer": feeder if giver is None else giver,
            "situations": situations,
            "fans": fans,
            "fan": fan,
            "capped": left,
        }

    def feeder_who_pays(self, seat: int) -> int | None:
        """X-9.10"""
        on_claimed_kong = isinstance(self.phase, Turn) and self.phase.kong == "claimed"
        if self.options["claimedKongFlower"] == "all" or not on_claimed_kong:
            return None
        return self.melds[seat][-1]["from"]

    def situations(self, seat: int, giver: int | None, robbed: bool) -> list[str]:
        """X-13.3, in the order of the table in X-13.1."""
        phase, options = self.phase, self.options
        own_turn = isinstance(phase, Turn)
        found = {
            "heaven": options["heavenEarth"] and own_turn and phase.source == "deal",
            "earth": options["heavenEarth"] and own_turn and self.is_earth(seat),
            "kong-flower": own_turn and phase.kong is not None,
            "kong-discard": isinstance(phase, Window) and phase.kong is not None,
            "robbed-kong": robbed,
            "last-tile": options["lastTile"] and not self.wall,
        }
        return [code for code, holds in found.items() if holds]

    def is_earth(self, seat: int) -> bool:
        """X-13.7"""
        if seat == self.dealer or self.draws[seat] != 1 or self.melds[seat] or self.wins[seat]:
            return False
        return self.options["earthAfterClaims"] or not any(self.melds)

    def take_winning_tile(self, won: Event) -> None:
        seat, tile = won["seat"], won["tile"]
        if won["from"] is None and tile is not None:
            self.hands[seat].remove(tile)
        self.first_win = self.first_win or won

    def after_win(self, winners: list[int], giver: int | None) -> None:
        if sum(self.has_left(seat) for seat in range(SEATS)) >= 3:
            self.finish("all-but-one-won")
            return
        from_discarder = giver is not None and self.options["nextAfterDiscardWin"] == "discarder"
        last = giver if from_discarder and giver is not None else winners[-1]
        self.draw(self.next_in_play(last), "front")

    def next_in_play(self, seat: int) -> int:
        return next(other for other in seats_after(seat) if not self.has_left(other))

    def can_draw(self) -> bool:
        return bool(self.wall)

    # Sections 9 and 14: points.

    def points(self, fan: int) -> int:
        return self.options["base"] * (fan if self.options["value"] == "sum" else 2**fan)

    def payers(self, seat: int) -> list[int]:
        return [other for other in seats_after(seat) if not self.has_left(other)]

    def settle(self, event: Event) -> None:
        if event["type"] == "melded" and event["meld"]["kind"] == "kong":
            self.pay_kong(event)
        elif event["type"] == "won":
            self.pay_win(event)
            self.move_kong_money(event)
            self.wins[event["seat"]] += 1
        elif event["type"] == "ended" and event["reason"] == "wall-empty":
            self.settle_empty_wall(event["standings"])

    def pay_kong(self, event: Event) -> None:
        """X-9.1, X-9.7"""
        seat, made = event["seat"], event["meld"]["made"]
        units = self.options[f"{made}Kong"]
        if made == "added" and not event["justDrawn"] and self.options["lateAddedKong"] == "free":
            units = 0
        before = len(self.transfers)
        for payer in [event["meld"]["from"]] if made == "claimed" else self.payers(seat):
            self.pay(payer, seat, units * self.options["base"], f"{made}-kong")
        self.kongs.append((seat, self.transfers[before:]))

    def pay_win(self, won: Event) -> None:
        """X-14.1, X-13.13"""
        points = self.points(won["capped"])
        if won["selfDrawn"] and self.options["selfDraw"] == "base":
            points += self.options["base"]
        if won["robbed"]:
            reason = "robbed-kong-win"
        elif won["from"] is not None:
            reason = "discard-win"
        else:
            reason = "self-drawn-win" if won["payer"] is None else "fed-kong-win"
        for payer in self.payers(won["seat"]) if won["payer"] is None else [won["payer"]]:
            self.pay(payer, won["seat"], points, reason)

    def move_kong_money(self, won: Event) -> None:
        """X-9.8, X-9.9: once for a discard, with its first winner."""
        if "kong-discard" not in won["situations"] or won["seat"] != won["winners"][0]:
            return
        last = next(kong for kong in reversed(self.kongs) if kong[0] == won["from"])
        if self.options["kongMoney"] == "refund":
            self.give_back(last)
        elif self.options["kongMoney"] == "transfer" and len(won["winners"]) == 1:
            self.kongs.remove(last)
            self.pay(last[0], won["seat"], sum(paid["points"] for paid in last[1]), "kong-transfer")

    def give_back(self, kong: tuple[int, list[Event]]) -> None:
        self.kongs.remove(kong)
        for paid in kong[1]:
            self.pay(paid["to"], paid["from"], paid["points"], "kong-refund")

    def standings(self, reason: str) -> list[Event | None]:
        settled = self.options["flowerPig"] or self.options["readyCheck"] or self.options["kongMoney"] != "final"
        if reason != "wall-empty" or not settled:
            return [None] * SEATS
        return [None if self.wins[seat] else self.standing(seat) for seat in range(SEATS)]

    def standing(self, seat: int) -> Event:
        hand, melds = self.hands[seat], self.melds[seat]
        suits = {suit(tile) for tile in hand} | {suit(meld["tile"]) for meld in melds}
        waits = self.waits(seat, hand, melds)
        fans = [worth(self.options, in_order([*hand, tile]), melds, False, [])[2] for tile in waits]
        return {"pig": self.void[seat] in suits, "ready": max(fans) if fans else None}

    def settle_empty_wall(self, standings: list[Event | None]) -> None:
        """X-14.5 to X-14.7"""
        there = [(seat, standing) for seat, standing in enumerate(standings) if standing is not None]
        if self.options["kongMoney"] != "final":
            for seat, standing in there:
                for kong in [kong for kong in self.kongs if kong[0] == seat and standing["ready"] is None]:
                    self.give_back(kong)
        if self.options["flowerPig"]:
            points = self.points(cap_or_five(self.options))
            for taker in [seat for seat, standing in there if not standing["pig"]]:
                for payer in [seat for seat, standing in there if standing["pig"]]:
                    self.pay(payer, taker, points, "flower-pig")
        if self.options["readyCheck"]:
            for taker, standing in there:
                for payer, other in there:
                    paid_as_pig = other["pig"] and self.options["flowerPig"]
                    if standing["ready"] is not None and other["ready"] is None and not paid_as_pig:
                        self.pay(payer, taker, self.points(standing["ready"]), "ready-check")

    def next_setup(self, balances: list[int]) -> Setup | None:
        """X-3.3: how the next round begins; None where the match is over."""
        if self.number + 1 == self.options["deals"]:
            return None
        return {"number": self.number + 1, "dealer": self.next_dealer()}

    def next_dealer(self) -> int:
        """X-3.2"""
        if self.options["nextDealer"] == "rotate":
            return (self.dealer + 1) % SEATS
        if self.first_win is None:
            return self.dealer
        several = len(self.first_win["winners"]) > 1
        return self.first_win["from"] if several else self.first_win["seat"]
