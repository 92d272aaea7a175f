#!/usr/bin/env python3
"""An engine for `bastide arena` that knows the tiles: it works out by itself where the drawn tile fits, compares that
with the options it is sent, and lays the tile where most of the tiles still in the bag can follow.

    bastide tiles --json > tiles.json
    bastide arena greedy "engine:python3 examples/engine_tiles.py tiles.json" --pairs 10
    bastide engine-check --game carcassonne python3 examples/engine_tiles.py tiles.json

`bastide tiles --with LIST --json` writes the tiles of other boxes. Differences are reported with `info` lines, which
`--verbose` shows. docs/engine-protocol.md explains every line, docs/notation.md how tiles and cells are written.
"""

import json
import sys
from collections import Counter

SIDES = "NESW"
FACINGS = "^>v<"  # upright, turned right by one, two and three quarters
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
# All twelve ends at which a part may leave its tile, clockwise: three for every side.
PORTS = ["NNW", "N", "NNE", "ENE", "E", "ESE", "SSE", "S", "SSW", "WSW", "W", "WNW"]


class Tile:
    """A kind of tile: what meets each side, and what it looks like, for every facing."""

    def __init__(self, told):
        upright = {port: part["terrain"] for part in told["parts"] for port in part["ports"]}
        self.count, self.is_start = told["count"], told["start"]
        # A quarter turn moves every port on by three places.
        self.ports = [{PORTS[(PORTS.index(p) + 3 * f) % 12]: t for p, t in upright.items()} for f in range(4)]
        self.looks = [
            frozenset(
                (part["terrain"], frozenset(PORTS[(PORTS.index(p) + 3 * f) % 12] for p in part["ports"]), n)
                for n, part in enumerate(told["parts"]) if part["ports"]
            )
            for f in range(4)
        ]

    def side(self, facing, side):
        return self.ports[facing].get(side)

    def look(self, facing):
        """The same for facings that no one can tell apart: which parts leave where, but not which part that is."""
        return frozenset((terrain, ports) for terrain, ports, _ in self.looks[facing])


class Table:
    """The tiles on the table and in the bag."""

    def __init__(self, kinds):
        self.kinds = kinds
        self.bag = Counter({name: kind.count for name, kind in kinds.items()})
        start = next(name for name, kind in kinds.items() if kind.is_start)
        self.bag[start] -= 1
        self.tiles = {(0, 0): (start, 0)}
        self.drawn = None

    def open_cells(self):
        cells = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEPS.values()}
        return cells - self.tiles.keys()

    def fits(self, name, cell, facing):
        for side, (dx, dy) in STEPS.items():
            beside = self.tiles.get((cell[0] + dx, cell[1] + dy))
            if beside is None:
                continue
            opposite = SIDES[(SIDES.index(side) + 2) % 4]
            if self.kinds[name].side(facing, side) != self.kinds[beside[0]].side(beside[1], opposite):
                return False
        return True

    def placements(self, name):
        """Where a tile fits: a cell and a facing each."""
        return [(cell, f) for cell in self.open_cells() for f in range(4) if self.fits(name, cell, f)]

    def prospects(self, name, cell, facing):
        """How many tiles in the bag fit the worst cell beside a placement."""
        self.tiles[cell] = (name, facing)
        beside = [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS.values()]
        cells = [other for other in beside if other not in self.tiles]
        left = [
            sum(n for kind, n in self.bag.items() if n > 0 and any(self.fits(kind, other, f) for f in range(4)))
            for other in cells
        ]
        del self.tiles[cell]
        return min(left, default=sum(self.bag.values()))

    def play(self, words):
        """Follows a move: `draw W`, `tile W +1,0 >`. Two draws in a row: the first tile fitted nowhere."""
        if words[0] == "draw":
            self.drawn = words[1]
            self.bag[self.drawn] -= 1
        elif words[0] == "tile":
            cell, facing = read_placement(words)
            self.tiles[cell] = (words[1], facing)


def read_placement(words):
    x, y = words[2].split(",")
    return (int(x), int(y)), FACINGS.index(words[3])


def differences(table, offered):
    """What is offered and does not fit, and what fits and is not offered; facings that look alike are one."""
    look = table.kinds[table.drawn].look
    ours = {(cell, look(facing)) for cell, facing in table.placements(table.drawn)}
    theirs = {(cell, look(facing)) for cell, facing in offered}
    return sorted(cell for cell, _ in theirs - ours), sorted(cell for cell, _ in ours - theirs)


def choose(table, options, say):
    placements = {option: read_placement(option.split()) for option in options if option.startswith("tile ")}
    if placements:
        wrong, missing = differences(table, placements.values())
        if wrong or missing:
            say(f"info {table.drawn}: offered but does not fit {wrong}, fits but is not offered {missing}")
        return max(placements, key=lambda option: table.prospects(table.drawn, *placements[option]))
    for wanted in ("meeple city", "meeple monastery", "meeple road"):
        for option in options:
            if option.startswith(wanted):
                return option
    return "pass" if "pass" in options else options[0]


def main(path):
    with open(path, encoding="utf-8") as file:
        box = json.load(file)
    kinds = {told["name"]: Tile(told) for told in box["tiles"]}
    say = lambda line: print(line, flush=True)
    table, options = Table(kinds), []
    for line in sys.stdin:
        order, _, rest = line.strip().partition(" ")
        if order == "bastide":
            say("id name Tiles\nid author Bastide\ngames carcassonne\nready")
        elif order == "newgame":
            table, options = Table(kinds), []
            elements = rest.partition(" with ")[2]
            say("ready" if elements == box["with"] else f"error the tiles are those of `{box['with']}`")
        elif order == "move":
            table.play(rest.split()[1:])
        elif order == "option":
            options.append(rest)
        elif order == "go":
            say("choose " + choose(table, options, say) if options else "error no options were told")
            options = []
        elif order == "quit":
            break


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
