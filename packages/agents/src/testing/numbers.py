"""An agent that wants numbers: numbers.py BYTES; names the last id that may be named, and checks what it is given."""
import base64
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "agents": 1, "numbers": True}), flush=True)
    elif message["type"] == "asked":
        numbers = message["numbers"]
        size = len(base64.b64decode(numbers["observation"]))
        assert size == int(sys.argv[1]), size
        assert numbers["ids"] == sorted(set(numbers["ids"])) != []
        print(json.dumps({"type": "act", "question": message["question"], "id": numbers["ids"][-1]}), flush=True)
