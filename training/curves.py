"""The curves of a training: how much is foreseen, and how far every round's network was ahead of the expert."""

from pathlib import Path

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402


def draw(rounds: list[dict], path: Path, title: str) -> None:
    plt.rcParams["svg.hashsalt"] = title
    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 3.6))
    for each in rounds:
        learning = each["learning"]
        gains = [step["before"] - step["after"] for step in learning]
        left.plot([step["epoch"] for step in learning], gains, marker="o", label=f"round {each['round']}")
    left.set(xlabel="epoch", ylabel="mean square foreseen beyond the players", title=title)
    left.legend()
    for preset in rounds[0]["met"]:
        met = [each["met"][preset] for each in rounds]
        numbers = [each["round"] for each in rounds]
        ahead, errors = [each["ahead"] for each in met], [each["error"] for each in met]
        right.errorbar(numbers, ahead, yerr=errors, marker="o", capsize=3, label=preset)
    right.legend()
    right.axhline(0, color="grey", linewidth=0.8)
    right.set(xlabel="round", ylabel="points a game ahead of the expert", title="95 % intervals")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)
