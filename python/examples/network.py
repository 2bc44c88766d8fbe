"""A small network in numpy: bytes in, one hidden layer, a number for each id out, learnt by Adam."""

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

# Most bytes count to 4; those that go higher matter less.
SCALE = np.float32(0.25)


class Network:
    def __init__(self, inputs: int, hidden: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (rng.normal(0, 1, (inputs, hidden)) / np.sqrt(inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, outputs), np.float32),
            np.zeros(outputs, np.float32),
        ]
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self._steps = 0

    def choose(self, observation: Bytes, mask: Bytes) -> npt.NDArray[np.int64]:
        """The likeliest id of each mask."""
        _, _, shares = self._forward(observation, mask)
        return shares.argmax(axis=1)

    def learn(self, observation: Bytes, mask: Bytes, ids: Bytes, rate: float = 1e-3) -> float:
        """One step towards naming these ids; how surprised it was by them, in nats."""
        inputs, hidden, shares = self._forward(observation, mask)
        rows = np.arange(len(ids))
        surprise = float(-np.log(shares[rows, ids] + 1e-9).mean())
        error = shares
        error[rows, ids] -= 1
        error /= len(ids)
        back = (error @ self.weights[2].T) * (hidden > 0)
        self._move([inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(0)], rate)
        return surprise

    def _forward(self, observation: Bytes, mask: Bytes) -> tuple[Floats, Floats, Floats]:
        inputs = np.minimum(observation.astype(np.float32) * SCALE, np.float32(4))
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        logits = np.where(mask > 0, hidden @ self.weights[2] + self.weights[3], np.float32(-1e9))
        shares = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, shares / shares.sum(axis=1, keepdims=True)

    def _move(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self._moments, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            corrected = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= (rate * mean / (1 - 0.9**self._steps) / corrected).astype(np.float32)
