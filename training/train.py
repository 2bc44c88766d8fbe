"""
Trains the network of one preset or several: `python training/train.py xuezhan bury3`. Every round plays games with the best network so far,
learns from all of them, and lets the new network meet the expert; what is not better is not kept. It may be killed at any time and
goes on where it was. `--help` names what can be chosen; docs/training.md has the commands behind the networks that come with Paiju.
"""

import argparse
import json
import math
import os
import subprocess
from pathlib import Path

import numpy as np
import torch
from tqdm import tqdm

import curves
from experience import read
from learn import Learning, Progress
from network import Network

ROOT = Path(__file__).resolve().parent.parent


def node(*words: object) -> str:
    command = ["node", str(ROOT / "scripts/net.mjs"), *map(str, words)]
    return subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout


class Training:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.presets = args.presets.split(",")
        self.name = f"{args.game}-{'-'.join(self.presets)}"
        self.folder = Path(args.folder) / self.name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.history = self.folder / "history.json"
        self.rounds = json.loads(self.history.read_text()) if self.history.exists() else []

    def run(self) -> None:
        for number in range(len(self.rounds) + 1, self.args.rounds + 1):
            print(f"round {number} of {self.args.rounds}: {self.args.games} games", flush=True)
            self._round(number)
            self.history.write_text(json.dumps(self.rounds, indent=1))
            curves.draw(self.rounds, self.folder / "curves.svg", self.name)
        best = self._best()
        print(f"best: {best}")

    def _best(self) -> Path | None:
        kept = [each for each in self.rounds if each["kept"]]
        return self._weights(kept[-1]["round"]) if kept else None

    def _weights(self, number: int) -> Path:
        return self.folder / f"weights-{number}.json"

    def _games(self, number: int) -> list[Path]:
        return [self.folder / f"games-{number}-{preset}" for preset in self.presets]

    def _round(self, number: int) -> None:
        player = self._best()
        for preset, games in zip(self.presets, self._games(number), strict=True):
            seed = f"{self.args.seed}/{preset}/{number}"
            node("games", self.args.game, preset, self.args.games, seed, games, *([player] if player else []))
        progress = self._learn(number)
        met = {preset: self._meet(number, preset) for preset in self.presets}
        ahead = sum(each["ahead"] for each in met.values()) / len(met)
        before = max((each["ahead"] for each in self.rounds if each["kept"]), default=0)
        self.rounds.append(
            {
                "round": number,
                "games": self.args.games,
                "learning": [vars(each) for each in progress],
                "met": met,
                "ahead": ahead,
                "kept": ahead > before,
            }
        )

    def _meet(self, number: int, preset: str) -> dict:
        seed = f"{self.args.seed}/{preset}/meeting"
        said = node("meet", self.args.game, preset, self.args.meeting, seed, self._weights(number))
        met = json.loads(said)
        print(f"{preset}: ahead of the expert by {met['ahead']:.3f} ± {met['error']:.3f}", flush=True)
        return met

    def _learn(self, number: int) -> list[Progress]:
        np.random.seed(number)
        torch.manual_seed(number)
        torch.set_num_threads(self.args.threads)
        experience = read([games for each in range(1, number + 1) for games in self._games(each)])
        network = Network(experience.sizes)
        learning = Learning(experience, network, self.args.most / experience.unit, self.args.foresight)
        told: list[Progress] = []
        with tqdm(total=self.args.epochs, unit="epoch") as bar:

            def tell(progress: Progress) -> None:
                told.append(progress)
                bar.update()
                bar.set_postfix_str(f"missed {progress.before:.4f} -> {progress.after:.4f}")

            learning.run(self.args.epochs, tell)
        network.save(self._weights(number))
        return told


def read_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("presets", help="one, or several with commas between: they get the same network")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=20_000, help="to learn from, a round and preset")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument(
        "--meeting", type=int, default=12_000, help="games against the expert, a round and preset"
    )
    parser.add_argument("--most", type=float, default=math.inf, help="points that more of them count as")
    parser.add_argument(
        "--foresight", type=float, default=0.7, help="what is left of what comes one own decision later"
    )
    parser.add_argument("--seed", default="training")
    parser.add_argument("--folder", default="training-data")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    Training(read_args()).run()
