"""Haiyuki, from its rule book (packages/engine/src/rules/haiyuki/RULES.md) and docs/record-format.md."""

from itertools import islice
from typing import Any

import wall
from haiyuki_skills import LAST_TURN, SKILLS, Asked, Declared, Options, Player, Reaction, Seats, Turn, in_order
from haiyuki_yaku import KINDS, SCORE, piles_of, waits, yaku_of
from rounds import Action, Event, Refused, Setup

TILES = "haiyuki"
SEATS = 2
MOST_ROUNDS = 50


def conflict(options: Options) -> str | None:
    return None  # H-11.1


def deal(options: Options, seed: str, number: int) -> Event:
    def kind(name: str) -> str:
        return KINDS[wall.draw_below(wall.random_words(seed, number, name), len(KINDS))]

    def words(name: str, count: int) -> list[int]:
        return list(islice(wall.random_words(seed, number, name), count))

    return {
        "wall": wall.wall(seed, number, TILES),
        "dora": kind("dora"),
        "ura": kind("uradora"),
        "returned": words("returned", wall.RETURNED_WORDS),
        "roulette": words("roulette", wall.ROULETTE_WORDS),
    }


def deal_problem(options: Options, given: Event, version: int) -> str | None:
    """What is wrong with a deal that is written out."""
    if given.get("dora") not in KINDS or given.get("ura") not in KINDS:
        return "dora and ura of a deal are tiles"
    for name, count in [("returned", wall.RETURNED_WORDS), ("roulette", wall.ROULETTE_WORDS)]:
        words = given.get(name)
        if not isinstance(words, list) or len(words) != count:
            return f"{name} of a deal has {count} words"
        if not all(type(word) is int and 0 <= word < 2**32 for word in words):
            return f"the words of {name} are numbers of 32 bits"
    return None


def first_setup(options: Options, seed: str | None) -> Setup:
    return {"number": 0, "hp": [options["hp"]] * SEATS, "mp": [options["mp"]] * SEATS}  # H-5.1


def start_points(options: Options) -> int:
    return options["hp"]  # H-10.4


class Table(Seats):
    def __init__(self, options: Options, setup: Setup, given: Event, version: int) -> None:
        players = [Player(options[f"seat{seat}"], setup["hp"][seat], setup["mp"][seat], []) for seat in range(SEATS)]
        super().__init__(options, players, given)
        self.number: int = setup["number"]
        self.starter = self.number % 2 if options["start"] == "alternate" else 0  # H-2.1
        self.order = [self.starter, 1 - self.starter]
        self.returned, self.roulette = given["returned"], given["roulette"]
        for packet in [4, 4, 2, 1]:  # H-2.2
            for seat in self.order:
                players[seat].hand += self.wall[:packet]
                self.wall = self.wall[packet:]
        self.emit(
            "dealt",
            round=self.number,
            starter=self.starter,
            hp=[player.hp for player in self.players],
            mp=[player.mp for player in self.players],
            hands=self.hands(),
            wall=list(self.wall),
            dora=self.dora,
            ura=self.ura,
            returned=self.returned,
            roulette=self.roulette,
        )
        asked = [seat for seat in self.order if self.usable(seat, "setup")]
        self.phase = Asked("setup", dict.fromkeys(asked))
        self.when_all_answered(self.phase)

    # What a seat does.

    def act(self, seat: int, action: Action) -> None:
        phase = self.phase
        if seat not in self.to_act():
            raise Refused(f"seat {seat} is not to act")
        if not self.is_legal(seat, action):
            raise Refused(f"seat {seat} may not do that now")
        if isinstance(phase, Turn):
            self.take_turn(phase, action)
            return
        if "tiles" in action:
            action = {"type": "exchange", "tiles": in_order(action["tiles"])}
        self.emit("answered", seat=seat, answer=action)
        if isinstance(phase, Asked):
            phase.answers[seat] = action
            self.when_all_answered(phase)
        elif isinstance(phase, Reaction):
            self.react(phase, seat, action)
        elif isinstance(phase, Declared):
            self.answer_win(phase, seat, action)

    def to_act(self) -> list[int]:
        phase = self.phase
        if isinstance(phase, Asked):
            return [seat for seat, answer in phase.answers.items() if answer is None]
        if isinstance(phase, Turn):
            return [phase.seat]
        if isinstance(phase, Reaction):
            return [1 - phase.giver]
        return [phase.asked] if isinstance(phase, Declared) else []

    def is_legal(self, seat: int, action: Action) -> bool:
        phase = self.phase
        if isinstance(phase, Turn):
            return action in self.turn_actions(phase)
        if action == {"type": "pass"}:
            return True
        if isinstance(phase, Reaction):
            return action in self.reactions(phase)
        if isinstance(phase, Asked) and phase.about == "setup":
            return self.is_exchange(seat, action)
        return action in [{"type": "skill", "skill": skill} for skill in self.usable(seat, "reactive")]

    # The setup.

    def is_exchange(self, seat: int, action: Action) -> bool:
        """H-6.8, H-6.9"""
        player, tiles = self.players[seat], action.get("tiles")
        if action.get("type") != "exchange" or set(action) != {"type", "tiles"}:
            return False
        if not isinstance(tiles, list) or not tiles:
            return False
        price = SKILLS[self.usable(seat, "setup")[0]][2]
        if any(tile not in KINDS for tile in tiles) or len(tiles) * price > player.mp:
            return False
        return all(tiles.count(tile) <= player.hand.count(tile) for tile in tiles)

    def when_all_answered(self, asked: Asked) -> None:
        if None in asked.answers.values():
            return
        if asked.about == "setup":
            self.exchange(asked.answers)
            self.begin_turn(self.starter, "wall")
        else:
            self.spin([seat for seat in self.order if asked.answers.get(seat, {"type": "pass"}) != {"type": "pass"}])

    def exchange(self, answers: dict[int, Action | None]) -> None:
        """H-6.33, docs/wall.md"""
        given = [(answers.get(seat) or {}).get("tiles", []) for seat in range(SEATS)]
        if not any(given):
            return
        for seat in self.order:
            if given[seat]:
                self.use(seat, self.usable(seat, "setup")[0], len(given[seat]))
        got, self.wall = wall.exchange(self.wall, [given[seat] for seat in self.order], self.returned)
        received = [in_order(got[self.order.index(seat)]) for seat in range(SEATS)]
        for player, gone, come in zip(self.players, given, received):
            for tile in gone:
                player.hand.remove(tile)
            player.hand = in_order(player.hand + come)
        self.emit("exchanged", given=given, received=received, wall=list(self.wall))

    # The turn.

    def begin_turn(self, seat: int, source: str) -> None:
        player = self.players[seat]
        cursed = player.curse > 0  # H-6.26: tested before the timer falls
        player.guaranteed = player.guaranteed or player.spirit == 1  # H-6.12
        player.used_active = False
        player.guard, player.curse, player.spirit = (max(0, t - 1) for t in (player.guard, player.curse, player.spirit))
        self.emit("turn-began", seat=seat, turn=self.turn, source=source)
        self.phase = Turn(seat, None, source)
        if source == "wall":
            self.draw(seat, cursed)

    def draw(self, seat: int, cursed: bool) -> None:
        player = self.players[seat]
        place = self.place_to_draw(player, cursed)
        tile = self.wall.pop(place)
        wins = player.wins_with(tile)
        player.guaranteed = False
        player.hand = in_order([*player.hand, tile])
        self.phase = Turn(seat, tile, "wall")
        self.emit("drew", seat=seat, tile=tile, place=place)
        if not player.riichi or (wins and self.options["askInRiichi"]):
            return
        if wins:  # H-4.5
            self.declare({"seat": seat, "tile": tile, "from": None, "way": "tsumo"})
        else:
            self.discard(seat, tile)

    def turn_actions(self, turn: Turn) -> list[Action]:
        player = self.players[turn.seat]
        actions: list[Action] = []
        if turn.source == "wall":
            if yaku_of(piles_of(player.tiles())) is not None:
                actions.append({"type": "tsumo"})
            actions += [{"type": "riichi", "tile": tile} for tile in self.riichi_discards(player)]
            for skill in self.usable(turn.seat, "active"):
                plain = {"type": "skill", "skill": skill}
                with_tiles = [{**plain, "tile": tile} for tile in self.riichi_discards(player)]
                actions += with_tiles if skill == "SPIRIT_RIICHI" else [plain]
        held = {turn.drawn} if player.riichi else set(player.hand)
        return actions + [{"type": "discard", "tile": tile} for tile in held if tile != turn.barred]

    def take_turn(self, turn: Turn, action: Action) -> None:
        seat, kind = turn.seat, action["type"]
        if kind == "tsumo":
            self.declare({"seat": seat, "tile": turn.drawn, "from": None, "way": "tsumo"})
            return
        if kind == "skill":
            self.use(seat, action["skill"])
            if "tile" not in action:
                return
        if kind in ("riichi", "skill"):
            self.players[seat].riichi = True
            self.emit("riichi-declared", seat=seat)
        self.discard(seat, action["tile"])

    # A discard and its answers.

    def discard(self, seat: int, tile: str) -> None:
        self.players[seat].hand.remove(tile)
        self.emit("discarded", seat=seat, tile=tile)
        phase = Reaction(tile, seat)
        self.phase = phase
        offers = self.reactions(phase)
        if {"type": "ron"} in offers and not self.options["askInRiichi"]:
            self.declare({"seat": 1 - seat, "tile": tile, "from": seat, "way": "ron"})
        elif not offers:
            self.pass_on(seat, None)

    def reactions(self, phase: Reaction) -> list[Action]:
        other = self.players[1 - phase.giver]
        if self.players[phase.giver].guard > 0:
            return []
        if other.riichi:
            return [{"type": "ron"}] if other.wins_with(phase.tile) else []
        narrow = self.options["noPonOnFirstAndLastTurn"] and self.turn in (1, LAST_TURN)
        last_discard = self.turn == LAST_TURN and phase.giver != self.starter
        may_pon = other.hand.count(phase.tile) >= 2 and len(other.melds) < 3 and not narrow and not last_discard
        return [{"type": "pon"}] if may_pon else []  # H-2.7

    def react(self, phase: Reaction, seat: int, action: Action) -> None:
        if action["type"] == "ron":
            self.declare({"seat": seat, "tile": phase.tile, "from": phase.giver, "way": "ron"})
        else:
            self.pass_on(phase.giver, phase.tile if action["type"] == "pon" else None)

    def pass_on(self, giver: int, claimed: str | None) -> None:
        """H-2.3, H-2.11: the discard is answered and was not won."""
        if giver != self.starter and self.turn == LAST_TURN:
            self.turns_over()
            return
        self.turn += giver != self.starter
        seat = 1 - giver
        self.begin_turn(seat, "wall" if claimed is None else "pon")
        if claimed is not None:
            meld = {"kind": "pung", "tile": claimed, "from": giver}
            for _ in range(2):
                self.players[seat].hand.remove(claimed)
            self.players[seat].melds.append(meld)
            self.emit("melded", seat=seat, meld=meld)

    # Wins.

    def declare(self, win: Event) -> None:
        self.emit("declared", **win)
        self.ask_about(win, [win["from"], win["seat"]])

    def ask_about(self, win: Event, seats: list[int | None]) -> None:
        """H-6.28, H-6.5: the discarder first, then the winner."""
        for seat in seats:
            if seat is None:
                continue
            self.phase = Declared(win, seat)
            if self.usable(seat, "reactive"):
                return
        self.carry_out(win)

    def answer_win(self, phase: Declared, seat: int, action: Action) -> None:
        win = phase.win
        if action["type"] == "skill":
            self.use(seat, action["skill"])
        if seat == win["seat"]:
            if action["type"] == "skill":
                twelve = self.winning_tiles(win)
                self.ura = max(KINDS, key=twelve.count)  # H-6.5: the first of equals
            self.carry_out(win)
        elif action["type"] == "pass":
            self.ask_about(win, [win["seat"]])
        elif action["skill"] == "EXCHANGE_RON":
            self.players[seat].hand = in_order([*self.players[seat].hand, win["tile"]])
            self.phase = Turn(seat, None, "exchange", win["tile"])
        else:
            self.pass_on(seat, None)

    def winning_tiles(self, win: Event) -> list[str]:
        tiles = self.players[win["seat"]].tiles()
        return tiles if win["way"] == "tsumo" else [*tiles, win["tile"]]

    def carry_out(self, win: Event) -> None:
        winner, loser = self.players[win["seat"]], self.players[1 - win["seat"]]
        twelve = self.winning_tiles(win)
        yaku = yaku_of(piles_of(twelve))
        assert yaku is not None
        score = SCORE[yaku[0]]
        ura = self.ura if winner.riichi else None
        bonuses = self.bonuses(win["way"], twelve, ura)
        factors = {"open": bool(winner.melds), "critical": winner.critical, "mirror": loser.mirror}
        damage = self.damage(score, sum(points for _, points in bonuses), **factors)
        if win["way"] != "tsumo":
            winner.hand = in_order([*winner.hand, win["tile"]])
        lost = min(damage, loser.hp)
        loser.hp -= lost
        valued = {"yaku": yaku[0], "variant": yaku[1], "score": score, "bonuses": bonuses}
        shown = {"concealed": list(winner.hand), "melds": list(winner.melds), "ura": ura}
        self.emit("won", **win, **shown, **valued, **factors, damage=damage, lost=lost)
        self.pay(1 - win["seat"], "bank", lost, "damage")
        self.end("won", None)

    def bonuses(self, way: str, twelve: list[str], ura: str | None) -> list[list[Any]]:
        """H-4.9 to H-4.13"""
        last = self.turn == LAST_TURN
        spun_last = way == "last-chance" and self.options["haiteiOnLastChance"]
        found = [
            ["dora", 400 * twelve.count(self.dora)],
            ["ura", 0 if ura is None else 400 * twelve.count(ura)],
            ["tenho", 800 if way == "tsumo" and self.turn == 1 else 0],
            ["haitei", 800 if last and (way == "tsumo" or spun_last) else 0],
            ["houtei", 800 if last and way == "ron" else 0],
        ]
        return [bonus for bonus in found if bonus[1]]

    def damage(self, score: int, bonus: int, open: bool, critical: bool, mirror: bool) -> int:
        quarters = [3 if open else 4, 5 if critical else 4, 3 if mirror else 4]
        if self.options["bonusesUnscaled"]:  # H-4.16
            for factor in quarters:
                score = score * factor // 4
            return (score + bonus + 5) // 10 * 10
        exact = (score + bonus) * quarters[0] * quarters[1] * quarters[2]  # in sixty-fourths, H-4.15
        return (exact + 5 * 64) // (10 * 64) * 10

    # The end of a round.

    def turns_over(self) -> None:
        self.emit("turns-over")
        self.phase = Asked("last-chance", {})
        self.phase.answers = dict.fromkeys(seat for seat in self.order if self.usable(seat, "reactive"))
        self.when_all_answered(self.phase)

    def spin(self, seats: list[int]) -> None:
        """H-6.13, H-6.34: those that accept pay, then the tiles are turned."""
        for seat in seats:
            self.use(seat, "LAST_CHANCE")
        for seat in seats:
            tile = self.wall[wall.place_by(self.roulette[self.order.index(seat)], len(self.wall))]
            self.emit("spun", seat=seat, tile=tile)
            if self.players[seat].wins_with(tile):
                self.declare({"seat": seat, "tile": tile, "from": None, "way": "last-chance"})
                return
        self.end("nagari", [bool(waits(piles_of(player.tiles()))) for player in self.players])

    def end(self, reason: str, ready: list[bool] | None) -> None:
        self.phase = None
        lost = [0, 0]
        if ready is not None and ready[0] != ready[1]:  # H-5.6
            seat = ready.index(False)
            lost[seat] = min(self.options["notenPenalty"], self.players[seat].hp)
            self.players[seat].hp -= lost[seat]
        self.emit("ended", reason=reason, hands=self.hands(), tenpai=ready, lost=lost)
        for seat in range(SEATS):
            self.pay(seat, "bank", lost[seat], "noten")

    def next_setup(self, balances: list[int]) -> Setup | None:
        """H-5.7 to H-5.9: how the next round begins; None where the match is over."""
        hp = [player.hp for player in self.players]
        played, rounds = self.number + 1, self.options["rounds"]
        if 0 in hp:
            return None
        if rounds is None:
            most = MOST_ROUNDS
        else:
            most = rounds + (self.options["extraRounds"] if hp[0] == hp[1] else 0)
        if played >= most:
            return None
        return {"number": played, "hp": hp, "mp": [player.mp for player in self.players]}
