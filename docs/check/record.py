"""Reads a record and compares every line of it with what the rules give (docs/record-format.md)."""

import json
import re
from collections import Counter, deque
from typing import Any

import haiyuki
import wall
import wuhan
import xuezhan
from fair import check_fair
from options import check_options, version_of
from problem import Problem
from rounds import Refused

FORMAT = 1
GAMES: dict[str, Any] = {"xuezhan": xuezhan, "wuhan": wuhan, "haiyuki": haiyuki}


def parsed(number: int, line: str) -> dict[str, Any]:
    """A line as an object. Numbers are equal as in JSON: 1.0 is 1."""

    def whole(text: str) -> int | float:
        value = float(text)
        return int(value) if value.is_integer() else value

    def refuse(_: str) -> None:
        raise ValueError

    try:
        value = json.loads(line, parse_float=whole, parse_constant=refuse)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise Problem(number, "this is no JSON object")
    return value


def text_of(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Match:
    """A match as its header sets it up."""

    def __init__(self, header: dict[str, Any]) -> None:
        if header.get("paiju") != "record" or header.get("format") != FORMAT:
            raise Problem(1, f"this is no header of a Paiju record of format {FORMAT}")
        name = header.get("ruleset")
        if not isinstance(name, str) or name not in GAMES:
            raise Problem(1, f"the game is one of {', '.join(GAMES)}")
        self.game = GAMES[name]
        self.version, newest = header.get("version"), version_of(name)
        if type(self.version) is not int or not 1 <= self.version <= newest:
            raise Problem(1, f"the version of {name} is a number from 1 to {newest}")
        self.options = check_options(name, self.version, header.get("options"))
        conflict = self.game.conflict(self.options)
        if conflict is not None:
            raise Problem(1, f"the options contradict each other: {conflict}")
        self.seed, self.deals = self.read_chance(header)
        names = header.get("players")
        seats = self.game.SEATS
        if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
            raise Problem(1, f"there must be {seats} names of players")
        self.balances = [self.game.start_points(self.options)] * seats
        # The next round, from the end of one to the deal of the other.
        self.next: dict[str, Any] | None = None
        self.counts: Counter[str] = Counter()
        self.over = False

    def read_chance(self, header: dict[str, Any]) -> tuple[str | None, list[Any]]:
        seed, deals = header.get("seed"), header.get("deals")
        if "deals" not in header:
            if not isinstance(seed, str) or not re.fullmatch("[0-9a-f]{64}", seed):
                raise Problem(1, "the seed must be 64 hexadecimal digits in lower case")
            return seed, []
        if "seed" in header or not isinstance(deals, list):
            raise Problem(1, "there must be either a seed or a list of deals")
        whole = Counter(wall.TILE_SETS[self.game.TILES][0] * wall.TILE_SETS[self.game.TILES][1])
        for deal in deals:
            tiles = deal.get("wall") if isinstance(deal, dict) else None
            if not isinstance(tiles, list) or Counter(map(str, tiles)) != whole:
                raise Problem(1, "the wall of a deal must have every tile of the game")
            problem = self.game.deal_problem(self.options, deal, self.version)
            if problem is not None:
                raise Problem(1, problem)
        return None, deals

    def begin(self) -> list[Any]:
        """The first deal."""
        return self.deal(self.game.first_setup(self.options, self.seed))

    def deal(self, setup: dict[str, Any]) -> list[Any]:
        number = setup["number"]
        if self.seed is not None:
            deal = self.game.deal(self.options, self.seed, number)
        elif number < len(self.deals):
            deal = self.deals[number]
        else:
            raise Problem(1, "there are more rounds than deals")
        self.next = None
        self.round = self.game.Table(self.options, setup, deal, self.version)
        return self.new_lines(0, 0)

    def act(self, seat: Any, action: Any) -> list[Any]:
        """What a seat does: the lines that follow from it."""
        if self.over:
            raise Refused("the match is over")
        if type(seat) is not int or not 0 <= seat < self.game.SEATS:
            raise Refused("there is no such seat")
        if not isinstance(action, dict):
            raise Refused("an action is an object")
        events, transfers = len(self.round.events), len(self.round.transfers)
        self.round.act(seat, action)
        self.counts["actions"] += 1
        lines = self.new_lines(events, transfers)
        if self.round.phase is not None:
            return lines
        self.next = self.round.next_setup(self.balances)
        if self.next is not None:
            return lines
        self.over = True
        return [*lines, self.result()]

    def new_lines(self, events: int, transfers: int) -> list[Any]:
        new_events, new_transfers = self.round.events[events:], self.round.transfers[transfers:]
        for paid in new_transfers:
            for account, sign in [(paid["from"], -1), (paid["to"], 1)]:
                if account != "bank":
                    self.balances[account] += sign * paid["points"]
        self.counts.update(events=len(new_events), transfers=len(new_transfers))
        return [{"event": event} for event in new_events] + [{"transfer": paid} for paid in new_transfers]

    def result(self) -> Any:
        ranks = [1 + sum(other > own for other in self.balances) for own in self.balances]
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        ranking = [{"seat": seat, "rank": ranks[seat]} for seat in order]
        return {"result": {"points": list(self.balances), "ranking": ranking}}


def check_record(text: str) -> Counter[str]:
    """How many actions, events and transfers agree; raises the first problem there is."""
    numbered = [(number, line) for number, line in enumerate(text.split("\n"), start=1) if line.strip()]
    lines = [(number, parsed(number, line)) for number, line in numbered]
    if not lines:
        raise Problem(1, "the record is empty")
    match = Match(lines[0][1])
    check_fair(lines[0][1])
    bare = all("action" in line for _, line in lines[1:])
    due = deque(text_of(line) for line in match.begin())
    for number, line in lines[1:]:
        # A match that is left at the end of a round stops there: a deal is due where the record goes on.
        if match.next is not None and (bare or not due):
            due = deque(text_of(dealt) for dealt in match.deal(match.next))
        if "action" not in line:
            compare(number, line, due.popleft() if due else None)
            continue
        if due and not bare:
            raise Problem(number, f"an action stands where {due[0]} must be")
        if set(line) != {"seat", "action"}:
            raise Problem(number, "a line with an action has a seat, the action and nothing else")
        try:
            due = deque(text_of(new) for new in match.act(line["seat"], line["action"]))
        except Refused as refusal:
            raise Problem(number, f"this is not legal: {refusal}") from refusal
    if due and not bare:
        raise Problem(lines[-1][0] + 1, f"the record ends where {due[0]} must be")
    return match.counts


def compare(number: int, line: dict[str, Any], due: str | None) -> None:
    if due is None:
        raise Problem(number, "nothing in the game is behind this line")
    if text_of(line) != due:
        raise Problem(number, first_difference("", line, json.loads(due)))


def first_difference(name: str, found: Any, given: Any) -> str:
    """Says where two lines part, as far inside as they are alike."""
    if isinstance(found, dict) and isinstance(given, dict) and list(found) == list(given):
        for key in given:
            if text_of(found[key]) != text_of(given[key]):
                return first_difference(f"{name}.{key}" if name else key, found[key], given[key])
    return f"{name or 'the line'} is {text_of(found)}, and the rules give {text_of(given)}"
