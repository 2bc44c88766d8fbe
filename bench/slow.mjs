// Obviously right, and slow: what every answer is checked against before it is timed.

const SUITED_KINDS = 27;
const COPIES = 4;
const beginsRun = (kind) => kind < SUITED_KINDS && kind % 9 < 7;

/** Takes the lowest tile and tries everything it can be part of. */
export const slowIsComplete = (counts, sets = 4, pairs = 1) => {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return sets === 0 && pairs === 0;
  const without = (...kinds) => {
    const rest = counts.slice();
    for (const used of kinds) {
      if (rest[used] === 0) return null;
      rest[used] -= 1;
    }
    return rest;
  };
  const tries = (rest, fewerSets, fewerPairs) =>
    rest !== null && slowIsComplete(rest, sets - fewerSets, pairs - fewerPairs);
  return (
    (pairs > 0 && tries(without(kind, kind), 0, 1)) ||
    (sets > 0 && tries(without(kind, kind, kind), 1, 0)) ||
    (sets > 0 && beginsRun(kind) && tries(without(kind, kind + 1, kind + 2), 1, 0))
  );
};

/** The same with wilds, each of which has its place. The lowest tile may be anywhere in a run, what is not held is a wild. */
export const slowIsCompleteWithWilds = (counts, wilds, sets = 4, pairs = 1) => {
  if (wilds < 0 || sets < 0 || pairs < 0) return false;
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return wilds === 3 * sets + 2 * pairs;
  const tries = (group, fewerSets, fewerPairs) => {
    const rest = counts.slice();
    let left = wilds;
    for (const used of group)
      if (rest[used] > 0) rest[used] -= 1;
      else left -= 1;
    return slowIsCompleteWithWilds(rest, left, sets - fewerSets, pairs - fewerPairs);
  };
  const isInSuit = (first) => kind < SUITED_KINDS && Math.floor(first / 9) === Math.floor(kind / 9);
  const runs = [kind - 2, kind - 1, kind].filter((first) => isInSuit(first) && beginsRun(first));
  return (
    tries([kind, kind], 0, 1) ||
    tries([kind, kind, kind], 1, 0) ||
    runs.some((first) => tries([first, first + 1, first + 2], 1, 0))
  );
};

/** Lays down four sets and a pair in every way, and gives a way up only once it is no better than another. */
export const slowDistance = (counts) => {
  const kinds = [...counts.keys()];
  const target = new Uint8Array(counts.length);
  /** Lays tiles down one by one and says how many of them are missing; a fifth copy there is not. */
  const lay = (group) => {
    let missing = 0;
    for (const kind of group) {
      target[kind] += 1;
      if (target[kind] > COPIES) missing = Number.POSITIVE_INFINITY;
      else if (target[kind] > counts[kind]) missing += 1;
    }
    return missing;
  };
  const lift = (group) => {
    for (const kind of group) target[kind] -= 1;
  };
  const missingAlone = (group) => {
    const missing = lay(group);
    lift(group);
    return missing;
  };
  // Groups that are mostly held go first, which changes nothing but the time it takes.
  const inOrder = (groups) => groups.sort((a, b) => missingAlone(a) - missingAlone(b));
  const triplets = kinds.map((kind) => [kind, kind, kind]);
  const runs = kinds.filter(beginsRun).map((kind) => [kind, kind + 1, kind + 2]);
  const sets = inOrder([...triplets, ...runs]);
  const pairs = inOrder(kinds.map((kind) => [kind, kind]));

  let fewest = Number.POSITIVE_INFINITY;
  const layFrom = (first, setsLeft, missing) => {
    const groups = setsLeft > 0 ? sets : pairs;
    for (let i = first; i < groups.length; i++) {
      const total = missing + lay(groups[i]);
      if (total < fewest) {
        if (setsLeft === 0) fewest = total;
        else layFrom(setsLeft === 1 ? 0 : i, setsLeft - 1, total);
      }
      lift(groups[i]);
    }
  };
  layFrom(0, 4, 0);
  return fewest - 1;
};
