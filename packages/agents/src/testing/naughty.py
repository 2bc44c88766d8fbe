"""An agent that does what it should not, for tests: naughty.py HOW [EVERY] does it at every so manieth question."""
import json
import os
import subprocess
import sys
import time

HOW, EVERY = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 7


def say(message):
    sys.stdout.write((message if isinstance(message, str) else json.dumps(message)) + "\n")
    sys.stdout.flush()


def hang():
    while True:
        time.sleep(60)


def misbehave(message):
    """Answers whether the question has been dealt with."""
    act = {"type": "act", "question": message["question"]}
    if HOW == "late":
        time.sleep(0.4)
    elif HOW == "never":
        return True
    elif HOW == "wrong":
        say({**act, "choice": 100000})
    elif HOW == "stubborn":
        for _ in range(3):
            say({**act, "action": {"type": "discard", "tile": 33}})
        return True
    elif HOW == "twice":
        say({**act, "choice": 0})
    elif HOW == "huge":
        say({**act, "choice": 0, "because": "x" * 10_000_000})
    elif HOW == "flood":
        while True:
            sys.stdout.write("x" * 1_000_000)
    elif HOW == "garbage":
        say("thinking...")
        say(b"\xff\xfe\x00".decode("latin-1"))
        say("[" * 1000)
    elif HOW == "crash":
        sys.exit("no more of this")
    elif HOW == "deaf":
        hang()
    return False


def main():
    if HOW == "stillborn":
        sys.exit("cannot start")
    if HOW == "mute":
        hang()
    if HOW == "family":
        child = subprocess.Popen(["sleep", "600"])
        with open(sys.argv[3], "a", encoding="ascii") as file:
            file.write(f"{os.getpid()}\n{child.pid}\n")
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say({"type": "hello", "agents": 2 if HOW == "future" else 1})
        elif message["type"] == "asked":
            asked += 1
            if HOW == "family" and asked == 3:
                hang()
            if asked % EVERY == 0 and misbehave(message):
                continue
            say({"type": "act", "question": message["question"], "choice": 0})
    if HOW == "family":
        hang()


main()
