#!/usr/bin/env python3
"""Trains the joint head and the networks below it on a dataset of `bastide dataset`. Needs PyTorch; uses a GPU if there is one.

    train/joint.py DATASET --validation OTHER --from two.weights --out joint.weights

Training starts from weights of `bastide train` or of an earlier round of this script. The loss has two terms: what both
seats will still score (TD(lambda), as in `bastide train`), and how the candidate moves of a turn differ when they are played
out on the same draws. `--alone` trains the networks without the head. Eight times on the way the script prints three figures
for the validation set, in points: the error of leads, the regret of the move that looks best, and the error of differences
between moves.
"""

import argparse
import math
from pathlib import Path

import numpy as np
import torch
from torch import nn

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
ACCUMULATED = HEAD = 16
# Positions and turns in a step.
POSITIONS, TURNS = 6144, 768
# Plans that are worth so many tens of points less than the best count a third as much.
SCALE = 0.6
# The result is an exponential moving average of the weights.
MEAN = 0.999


class Dataset:
    """Records and their vectors, on the device."""

    def __init__(self, folder, name, about):
        width = about["width"]
        record = np.dtype([("of", "<u4"), ("count", "<u4"), ("numbers", "<f4", 3)])
        vector = np.dtype([("sort", "u1"), ("seat", "u1"), ("x", "<f2", width)])
        records = np.fromfile(folder / f"{name}.records", record)
        vectors = np.fromfile(folder / f"{name}.vectors", vector)
        count = records["count"].astype(np.int64)
        if count.sum() != len(vectors):
            raise SystemExit(f"{folder}/{name}: {len(vectors)} vectors where records have {count.sum()}")
        there = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(DEVICE)
        self.x, self.sort, self.seat = (there(vectors[field]) for field in ("x", "sort", "seat"))
        self.count, self.start = there(count), there(np.cumsum(count) - count)
        self.numbers = there(records["numbers"])
        # Turns are records one after the other that belong together; of a single plan nothing can be learned.
        of = records["of"]
        first = np.flatnonzero(np.r_[True, of[1:] != of[:-1]]) if len(of) else np.zeros(0, np.int64)
        plans = np.diff(np.r_[first, len(of)])
        self.first, self.plans = there(first[plans > 1]), there(plans[plans > 1])

    def __len__(self):
        return len(self.count)


def spread(start, count):
    """The numbers of ranges one after the other, and to which range each belongs."""
    of = torch.repeat_interleave(torch.arange(len(start), device=DEVICE), count)
    before = torch.cumsum(count, 0) - count
    return start[of] + torch.arange(len(of), device=DEVICE) - before[of], of


class Networks(nn.Module):
    """One network for each sort of vectors, and the head on their accumulated last units."""

    def __init__(self, about, file, joint):
        super().__init__()
        self.about, self.joint = about, joint
        sorts, width = about["sorts"], about["width"]
        line, numbers = Path(file).read_bytes().split(b"\n", 1)
        words = line.decode().split()
        wanted = ["bastide-weights", "1", about["game"], about["version"], f"sorts={sorts}", f"width={width}"]
        has_head = words[7:] == [f"joint={ACCUMULATED}"]
        if words[:6] != wanted or not words[6].startswith("hidden=") or (words[7:] and not has_head):
            raise SystemExit(f"{file}: `{line.decode()}` is not what `bastide train` or this script makes for {about['game']}")
        if has_head and not joint:
            raise SystemExit(f"{file}: these weights have a head, and --alone would lose it")
        self.units = int(words[6].removeprefix("hidden="))
        numbers = np.frombuffer(numbers, "<f4").copy()
        numbers, head = np.split(numbers, [sorts * (width + width * self.units + self.units)])
        numbers = numbers.reshape(sorts, -1)
        linear, first, second = np.split(numbers, [width, width + width * self.units], axis=1)
        self.linear = nn.Parameter(torch.from_numpy(linear))
        self.first = nn.Parameter(torch.from_numpy(first).reshape(sorts, width, self.units))
        self.second = nn.Parameter(torch.from_numpy(second))
        if has_head:
            inputs, (bias, last) = head[: -2 * HEAD].reshape(2, ACCUMULATED, HEAD), head[-2 * HEAD :].reshape(2, HEAD)
            parts = (*inputs, bias, last)
        elif joint:
            parts = (*(torch.randn(2, ACCUMULATED, HEAD) * 0.1).numpy(), *np.zeros((2, HEAD), np.float32))
        if joint:
            self.own, self.others, self.bias, self.last = (nn.Parameter(torch.from_numpy(part.copy())) for part in parts)

    def forward(self, dataset, records):
        """What both seats are promised, in tens of points."""
        at, of = spread(dataset.start[records], dataset.count[records])
        sort, order = torch.sort(dataset.sort[at])
        at, of = at[order], of[order]
        place = of * 2 + dataset.seat[at].long()
        counts = torch.bincount(sort, minlength=self.about["sorts"]).tolist()
        worths, units = [], []
        for sort, x in enumerate(dataset.x[at].float().split(counts)):
            hidden = (x @ self.first[sort]).relu()
            worths.append(hidden @ self.second[sort] + x @ self.linear[sort])
            units.append(hidden[:, -ACCUMULATED:])
        sums = torch.zeros(len(records) * 2, device=DEVICE).index_add(0, place, torch.cat(worths))
        promised = sums.reshape(-1, 2)
        if self.joint:
            sums = torch.zeros(len(records) * 2, ACCUMULATED, device=DEVICE).index_add(0, place, torch.cat(units))
            sums = sums.reshape(-1, 2, ACCUMULATED)
            hidden = (sums @ self.own + sums.flip(1) @ self.others + self.bias).relu()
            promised = promised + hidden @ self.last
        return promised

    def write(self, file):
        about = self.about
        line = f"bastide-weights 1 {about['game']} {about['version']} sorts={about['sorts']} width={about['width']}"
        line += f" hidden={self.units}" + (f" joint={ACCUMULATED}" if self.joint else "")
        parts = [part for sort in zip(self.linear, self.first, self.second) for part in sort]
        if self.joint:
            parts += [self.own, self.others, self.bias, self.last]
        numbers = (np.ascontiguousarray(part.detach().cpu().numpy(), "<f4").tobytes() for part in parts)
        Path(file).write_bytes(line.encode() + b"\n" + b"".join(numbers))


def position_errors(networks, games, records):
    """How wrong the networks are about each seat."""
    return networks(games, records) - games.numbers[records, :2]


def leads(networks, turns, which):
    """How far ahead the plans of some turns will be by the networks and by playouts, and to which turn each belongs."""
    at, of = spread(turns.first[which], turns.plans[which])
    promised = networks(turns, at)
    points, played = turns.numbers[at, 0], turns.numbers[at, 1]
    return points + promised[:, 0] - promised[:, 1], played, of


def most(values, of, count):
    """The greatest of the values of each turn."""
    return torch.full((count,), -math.inf, device=DEVICE).scatter_reduce(0, of, values, "amax")


def total(values, of, count):
    return torch.zeros(count, device=DEVICE).index_add(0, of, values)


def difference_error(found, played, of, count):
    """The squared error of differences between the plans of a turn; good plans count most."""
    weight = torch.exp((played - most(played, of, count)[of]) / SCALE) + 0.1
    off = found - played
    mean = total(off * weight, of, count) / total(weight, of, count)
    return (weight * (off - mean[of]) ** 2).sum() / weight.sum()


@torch.no_grad()
def evaluate(networks, games, turns):
    """The figures for a validation set."""
    wrong, regret, differ = 0.0, 0.0, 0.0
    for records in torch.arange(len(games), device=DEVICE).split(16384):
        errors = position_errors(networks, games, records)
        wrong += ((errors[:, 0] - errors[:, 1]) ** 2).sum().item()
    for which in torch.arange(len(turns.first), device=DEVICE).split(4096):
        found, played, of = leads(networks, turns, which)
        chosen = (found >= most(found, of, len(which))[of]).float()
        got = total(chosen * played, of, len(which)) / total(chosen, of, len(which))
        regret += (most(played, of, len(which)) - got).sum().item()
        differ += difference_error(found, played, of, len(which)).item() * len(which)
    positions, count = max(1, len(games)), max(1, len(turns.first))
    return f"leads {10 * math.sqrt(wrong / positions):.3f}, regret {10 * regret / count:.4f}, differences {10 * math.sqrt(differ / count):.4f}"


def learn(networks, games, turns, validation, steps, rate, weight):
    parameters = dict(networks.named_parameters())
    mean = {name: value.detach().clone() for name, value in parameters.items()}
    adam = torch.optim.Adam(parameters.values(), lr=rate)
    print(f"before: {evaluate(networks, *validation)}", flush=True)
    for step in range(1, steps + 1):
        for group in adam.param_groups:
            group["lr"] = rate * max(0.01, 0.5 + 0.5 * math.cos(math.pi * step / steps))
        errors = position_errors(networks, games, torch.randint(len(games), (POSITIONS,), device=DEVICE))
        # Who is ahead decides, so an error that both seats share counts less.
        loss = ((errors[:, 0] - errors[:, 1]) ** 2 / 2 + (errors**2).sum(1) / 4).mean()
        which = torch.randint(len(turns.first), (TURNS,), device=DEVICE)
        loss = loss + weight * difference_error(*leads(networks, turns, which), len(which))
        adam.zero_grad(set_to_none=True)
        loss.backward()
        adam.step()
        with torch.no_grad():
            for name, value in parameters.items():
                mean[name].lerp_(value, 1 - min(MEAN, step / (step + 10)))
        if step % max(1, steps // 8) == 0 or step == steps:
            with torch.no_grad():
                for name, value in parameters.items():
                    mean[name], value.data = value.data, mean[name]
                print(f"{step} of {steps}: {evaluate(networks, *validation)}", flush=True)
                if step < steps:
                    for name, value in parameters.items():
                        mean[name], value.data = value.data, mean[name]


def read_about(folder):
    words = (folder / "about.txt").read_text().split()
    if words[:2] != ["bastide-dataset", "1"] or len(words) != 6:
        raise SystemExit(f"{folder}: this is not a dataset")
    sorts, width = (int(word.split("=")[1]) for word in words[4:])
    return {"game": words[2], "version": words[3], "sorts": sorts, "width": width}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", type=Path, help="training set")
    parser.add_argument("--validation", type=Path, required=True, help="dataset of another seed")
    parser.add_argument("--from", dest="first", type=Path, required=True, help="weights to start from")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    parser.add_argument("--alone", action="store_true", help="without the head")
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--rate", type=float, default=0.001, help="initial learning rate")
    parser.add_argument("--weight", type=float, default=40.0, help="weight of the second term")
    args = parser.parse_args()
    torch.manual_seed(1)
    about = read_about(args.dataset)
    if read_about(args.validation) != about:
        raise SystemExit(f"{args.validation}: this dataset is for other weights")
    networks = Networks(about, args.first, not args.alone).to(DEVICE)
    games, turns = (Dataset(args.dataset, name, about) for name in ("games", "turns"))
    validation = tuple(Dataset(args.validation, name, about) for name in ("games", "turns"))
    print(f"{len(games)} positions, {len(turns.first)} turns with {len(turns)} plans, on {DEVICE}", flush=True)
    learn(networks, games, turns, validation, args.steps, args.rate, args.weight)
    networks.write(args.out)


if __name__ == "__main__":
    main()
