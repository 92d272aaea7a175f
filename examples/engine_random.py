#!/usr/bin/env python3
"""An engine for `bastide arena` that knows no rules: it chooses among the options it is told.

    bastide arena greedy "engine:python3 examples/engine_random.py" --pairs 10

It plays any game: most kinds of move at random, but it would rather do something than pass, and it never
tires of claiming: a figure on the board beats none. docs/engine-protocol.md explains every line.
"""

import random
import sys

GAMES = "carcassonne castle cardcassonne"


def choose(options, rng):
    """One of the options: something with a figure if there is such, and `pass` only if there is nothing else."""
    figures = [o for o in options if o.split()[0] in ("meeple", "follower", "claim")]
    anything = [o for o in options if o != "pass"]
    return rng.choice(figures or anything or options)


def main():
    options, rng = [], random.Random(0)
    for line in sys.stdin:
        order, _, rest = line.strip().partition(" ")
        reply = None
        if order == "bastide":
            reply = f"id name Eager\nid author Bastide\ngames {GAMES}\nready"
        elif order == "newgame":
            words = rest.split()
            rng = random.Random(int(words[words.index("seed") + 1]))
            reply = "ready"
        elif order == "option":
            options.append(rest)
        elif order == "go":
            reply = "choose " + choose(options, rng) if options else "error no options were told"
            options = []
        elif order == "quit":
            break
        if reply:
            print(reply, flush=True)


if __name__ == "__main__":
    main()
