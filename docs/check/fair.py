"""How a wall was made that nobody chose, as a record's header tells it (docs/fair-wall.md)."""

import hashlib
import json
import re
from typing import Any

from problem import Problem

VERSION = 1
NOTHING = "-"

# The curve of RFC 8032, section 5.1.
P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)
Point = tuple[int, int, int, int]


def hash_of(what: str, *lines: Any) -> str:
    text = "".join(f"{line}\n" for line in [f"paiju fair {what} {VERSION}", *lines])
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def check_fair(header: dict[str, Any]) -> None:
    """Raises what is wrong with how the wall was made; says nothing where the header does not."""
    if "fair" not in header:
        return
    fair = header["fair"]
    check_form(fair, header)
    promise, lock, told = fair["promise"], fair["lock"], fair["numbers"]
    options = [f"{name} {json.dumps(value)}" for name, value in header["options"].items()]
    terms = hash_of("terms", header["version"], header["ruleset"], *sorted(options))
    if hash_of("promise", fair["table"], fair["match"], terms, fair["secret"]) != promise:
        raise Problem(1, "fair-promise: secret, match and terms are not what was promised")
    if hash_of("lock", promise, *fair["commitments"]) != lock:
        raise Problem(1, "fair-lock: the lock is of another promise or of other commitments")
    for seat, number in enumerate(told):
        if number != NOTHING and hash_of("player", promise, seat, number) != fair["commitments"][seat]:
            raise Problem(1, f"fair-number: the number of seat {seat} is not what it committed to")
    if hash_of("seed", lock, fair["secret"], *told) != header["seed"]:
        raise Problem(1, "fair-seed: the seed is not what comes of all of it")
    for what, signed in [("promise", promise), ("lock", lock)]:
        text = f"paiju fair signed {what} {VERSION}\n{signed}\n".encode("ascii")
        if not is_signed(fair["key"], text, fair["signatures"][what]):
            raise Problem(1, f"fair-signature: the {what} was not signed with this key")


def check_form(fair: Any, header: dict[str, Any]) -> None:
    if not isinstance(fair, dict):
        raise Problem(1, "bad-fair: fair must be an object")
    if fair.get("version") != VERSION or isinstance(fair["version"], bool):
        raise Problem(1, f"fair-version: version {VERSION} is read")
    signatures, match = fair.get("signatures"), fair.get("match")
    whole = (
        is_text("[0-9A-Za-z-]{1,64}", fair.get("table"))
        and type(match) is int
        and 1 <= match < 2**53
        and all(is_text("[0-9a-f]{64}", fair.get(name)) for name in ["promise", "secret", "lock", "key"])
        and all(is_list(fair.get(name)) for name in ["commitments", "numbers"])
        and isinstance(signatures, dict)
        and all(is_text("[0-9a-f]{128}", signatures.get(name)) for name in ["promise", "lock"])
    )
    if not whole:
        raise Problem(1, "bad-fair: something of fair is missing, or is no hash")
    if "seed" not in header:
        raise Problem(1, "fair-no-seed: a fair wall comes from a seed")
    seats = len(header["players"])
    if len(fair["commitments"]) != seats or len(fair["numbers"]) != seats:
        raise Problem(1, f"fair-seats: {seats} commitments and {seats} numbers are needed")


def is_text(pattern: str, value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII) is not None


def is_list(value: Any) -> bool:
    return isinstance(value, list) and all(is_text("-|[0-9a-f]{64}", item) for item in value)


def is_signed(key: str, text: bytes, signature: str) -> bool:
    """Ed25519, as RFC 8032 checks it in section 5.1.7."""
    public, raw = bytes.fromhex(key), bytes.fromhex(signature)
    owner, first = point_from(public), point_from(raw[:32])
    times = int.from_bytes(raw[32:], "little")
    if owner is None or first is None or times >= ORDER:
        return False
    digest = int.from_bytes(hashlib.sha512(raw[:32] + public + text).digest(), "little") % ORDER
    return same(multiplied(times, BASE), added(first, multiplied(digest, owner)))


def point_from(raw: bytes) -> Point | None:
    y = int.from_bytes(raw, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and sign == 1):
        return None
    if x & 1 != sign:
        x = P - x
    return x, y, 1, x * y % P


def added(one: Point, two: Point) -> Point:
    a = (one[1] - one[0]) * (two[1] - two[0]) % P
    b = (one[1] + one[0]) * (two[1] + two[0]) % P
    c = 2 * one[3] * two[3] * D % P
    d = 2 * one[2] * two[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def multiplied(times: int, point: Point) -> Point:
    total: Point = (0, 1, 1, 0)
    while times > 0:
        if times & 1:
            total = added(total, point)
        point, times = added(point, point), times >> 1
    return total


def same(one: Point, two: Point) -> bool:
    return (one[0] * two[2] - two[0] * one[2]) % P == 0 and (one[1] * two[2] - two[1] * one[2]) % P == 0


def base_point() -> Point:
    point = point_from((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
    assert point is not None
    return point


BASE = base_point()
