"""An engine that plays the last legal move, or misbehaves as its first argument says."""

import json
import os
import subprocess
import sys
import time


def write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def say(**data: object) -> None:
    write(json.dumps(data))


def hello(oddity: str) -> None:
    match oddity:
        case "silent":
            time.sleep(60)
        case "early":  # with its answer, but late with getting ready
            time.sleep(1.5)
            say(type="ready", name="Early", editions=["azul"])
        case "rude":
            write("Hello, I am not JSON")
        case "stranger":
            say(type="ready", name="Stranger", editions=["chess"])
        case _:
            editions = ["azul", "azul-mini", "chocolatier", "summer-pavilion"]
            say(type="ready", name="Odd", editions=editions)


def choose(oddity: str, request: dict[str, object]) -> None:
    legal = request["legal"]
    assert isinstance(legal, list)
    move, number = legal[-1]["move"], request["id"]
    match oddity:
        case "die":
            os._exit(3)
        case "hang":
            time.sleep(60)
        case "family":
            subprocess.Popen(["sleep", "60"])
            time.sleep(60)
        case "runaway":
            for session in (False, True):
                twice = "import os, time\nif os.fork(): os._exit(0)\ntime.sleep(60)"
                command = [sys.executable, "-c", twice]
                subprocess.Popen(command, start_new_session=session).wait()
                subprocess.Popen(["sleep", "60"], start_new_session=session)
            if sys.argv[2:]:
                time.sleep(60)
            say(type="move", id=number, move=move)
        case "flood":
            while True:
                write("x" * 1000)
        case "endless":
            while True:
                sys.stdout.write("x" * 10000)
        case "noisy":
            sys.stderr.write("y" * 1_000_000)
            say(type="move", id=number, move=move)
        case "illegal":
            say(type="move", id=number, move="99:blue>1")
        case "number":
            say(type="move", id=number, move=7)
        case "nonsense":
            write("[" * 1000 + "\x00")
        case "list":
            write("[]")
        case "error":
            say(type="error", message="I do not like this")
        case "late":
            say(type="move", id=-1, move=move)
            say(type="move", id=number, move=move)
        case "slow":
            time.sleep(2.5)
            say(type="move", id=number, move=move)
        case _:
            say(type="move", id=number, move=move, value=0.5, info="fine")


def main() -> None:
    oddity = sys.argv[1] if len(sys.argv) > 1 else ""
    for line in sys.stdin:
        request = json.loads(line)
        if request["type"] == "hello":
            hello(oddity)
        elif request["type"] == "choose":
            choose(oddity, request)
        elif oddity != "clingy":
            return


if __name__ == "__main__":
    main()
