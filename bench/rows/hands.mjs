// Questions about a hand: is it complete, how far is it from ready.
import { distance, isComplete } from '@paiju/engine';
import { handSets } from '../hands.mjs';
import { slowDistance, slowIsComplete } from '../slow.mjs';

/** The slow distance takes a hundredth of a second for a hand, so it answers for some; majiang-core answers for all. */
const SLOW_DISTANCES = 40;

export const handRows = ({ agari, majiangHands }, { hands: size }) => {
  const sets = handSets(size);
  return [
    {
      what: 'win check from counts',
      unit: 'hands',
      must: 5,
      stretch: 8,
      cases: sets.map(({ name, hands }) => ({
        name,
        ours: winCheck(hands),
        peer: agari && agariCheck(agari, hands),
      })),
      check: () => checkWins(sets, agari),
    },
    {
      what: 'exact distance',
      unit: 'hands',
      must: 30,
      stretch: 60,
      cases: sets.map(({ name, hands }) => ({
        name,
        ours: distances(hands),
        peer: majiangHands && majiangDistances(majiangHands, hands),
      })),
      check: () => checkDistances(sets, majiangHands),
    },
  ];
};

// Each contender has a loop of its own: one loop for all would call through a variable, which costs more than a look-up.

const winCheck = (hands) => ({
  name: 'paiju',
  run: () => {
    let found = 0;
    for (const hand of hands) if (isComplete(hand, 4)) found++;
    return counted(hands, found);
  },
});

const agariCheck = (agari, all) => {
  const hands = all.map(agari.handOf);
  return {
    name: 'agari',
    run: () => {
      let found = 0;
      for (const hand of hands) if (agari.isComplete(hand)) found++;
      return counted(hands, found);
    },
  };
};

const distances = (hands) => ({
  name: 'paiju',
  run: () => {
    let sum = 0;
    for (const hand of hands) sum += distance(hand, 4);
    return counted(hands, sum);
  },
});

const majiangDistances = (majiang, all) => {
  const hands = all.map((hand) => majiang.handOf(hand));
  return {
    name: 'majiang-core',
    run: () => {
      let sum = 0;
      for (const hand of hands) sum += majiang.distance(hand);
      return counted(hands, sum);
    },
  };
};

/** The answers are used for something, or a compiler could leave the work out. */
const counted = (hands, answers) => {
  if (Number.isNaN(answers)) throw new Error('no answer');
  return hands.length;
};

const checkWins = (sets, agari) => {
  let peerWrong = 0;
  for (const { name, hands } of sets)
    for (const hand of hands) {
      const expected = slowIsComplete(hand);
      if (isComplete(hand, 4) !== expected) throw new Error(`win check, ${name}: wrong for ${hand}`);
      if (agari && agari.isComplete(agari.handOf(hand)) !== expected) peerWrong++;
    }
  return `all as the slow version says${agari ? `; agari wrong for ${peerWrong}` : ''}`;
};

const checkDistances = (sets, majiang) => {
  let peerWrong = 0;
  for (const { name, hands } of sets)
    for (const [i, hand] of hands.entries()) {
      const own = distance(hand, 4);
      const agrees = majiang !== null && majiang.distance(majiang.handOf(hand)) === own;
      // Where the two differ the slow version decides.
      if (agrees && i >= SLOW_DISTANCES) continue;
      if (majiang === null && i >= SLOW_DISTANCES) break;
      if (slowDistance(hand) !== own) throw new Error(`distance, ${name}: wrong for ${hand}`);
      if (majiang !== null && !agrees) peerWrong++;
    }
  return `as the slow version says${majiang ? `, and as majiang-core; majiang-core wrong for ${peerWrong}` : ''}`;
};
