// Three sets of hands of fourteen tiles, the same every time: random ones, complete ones, and ones that lack one tile.
import { SUITED_AND_HONOURS } from '@paiju/engine';
import { diceFrom } from './dice.mjs';
import { slowIsComplete } from './slow.mjs';

const KINDS = SUITED_AND_HONOURS.codes.length;
const COPIES = SUITED_AND_HONOURS.copies;
const SUITED_KINDS = 27;

const randomHand = (below) => {
  const counts = new Uint8Array(KINDS);
  for (let tiles = 0; tiles < 14; ) {
    const kind = below(KINDS);
    // As from a wall: the more copies are out, the rarer the next one.
    if (below(COPIES) < counts[kind]) continue;
    counts[kind] += 1;
    tiles += 1;
  }
  return counts;
};

/** A run or a triplet of the kinds that `mayUse` allows. */
export const randomSet = (below, mayUse = () => true) => {
  for (;;) {
    const kind = below(KINDS);
    const isRun = kind < SUITED_KINDS && kind % 9 < 7 && below(2) === 0;
    const set = isRun ? [kind, kind + 1, kind + 2] : [kind, kind, kind];
    if (set.every(mayUse)) return set;
  }
};

const completeHand = (below) => {
  for (;;) {
    const counts = new Uint8Array(KINDS);
    for (let set = 0; set < 4; set++) for (const kind of randomSet(below)) counts[kind] += 1;
    counts[below(KINDS)] += 2;
    if (counts.every((count) => count <= COPIES)) return counts;
  }
};

const oneOff = (below) => {
  for (;;) {
    const counts = completeHand(below);
    const out = below(KINDS);
    const into = below(KINDS);
    if (counts[out] === 0 || out === into || counts[into] === COPIES) continue;
    counts[out] -= 1;
    counts[into] += 1;
    if (!slowIsComplete(counts)) return counts;
  }
};

const MAKERS = { random: randomHand, complete: completeHand, 'one off': oneOff };

export const handSets = (size) =>
  Object.entries(MAKERS).map(([name, make], i) => {
    const below = diceFrom(i);
    return { name, hands: Array.from({ length: size }, () => make(below)) };
  });
