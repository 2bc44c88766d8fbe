// What wilds cost: a look-up with wilds against one without, which may cost three times as much, and how the cost of Wuhan's win
// check grows with them. There the hands without wilds go through the same table, so those ratios have no target.
import { GAMES, isComplete, isCompleteWithWilds } from '@paiju/engine';
import { winReadings } from '@paiju/engine/wuhan';
import { diceFrom } from '../dice.mjs';
import { handSets } from '../hands.mjs';
import { slowIsComplete, slowIsCompleteWithWilds } from '../slow.mjs';
import { wuhanWins } from '../winningHands.mjs';

const KOUKOU = GAMES.wuhan.rules.options.presets.koukou;
const SELF_DRAWN = { way: 'self-draw', lastTile: false };
const MOST_WILDS = 4;
const WILDS = [0, 1, 2, 3, 4];
/** W-5.3: a small win may use one wild for another tile. */
const ALWAYS_A_WIN = 1;

/** With wilds the slow search takes long, so it answers for some; without it answers for all. */
const SLOW_WITH_WILDS = 2000;

export const wildRows = (_, { hands, wins: size }) => {
  const plain = winCheck('no wild', wuhanWins(size, 0));
  const sets = handSets(hands).map((set) => ({
    ...set,
    withWilds: WILDS.map((wilds) => wildHands(set, wilds)),
  }));
  return [
    {
      what: 'look-up with wilds',
      unit: 'hands',
      must: 1 / 3,
      cases: sets.flatMap((set) => {
        const without = lookUp(set.hands);
        return WILDS.map((wilds) => ({
          name: `${set.name}, ${wilds} of 4`,
          ours: lookUpWithWilds(set.withWilds[wilds], wilds),
          peer: without,
        }));
      }),
      check: () => checkLookUps(sets),
    },
    {
      what: 'wuhan win check with wilds',
      unit: 'hands',
      cases: Array.from({ length: MOST_WILDS }, (_, i) => ({
        name: `${i + 1} of 4`,
        ours: winCheck('paiju', wuhanWins(size, i + 1)),
        peer: plain,
      })),
      check: () => {
        for (let wilds = 0; wilds <= ALWAYS_A_WIN; wilds++)
          for (const hand of wuhanWins(size, wilds))
            if (!isWin(hand)) throw new Error(`${wilds} wilds: no win with ${hand.concealed}`);
        return 'with none and with one wild every hand is still a win';
      },
    },
  ];
};

/** The hands of a set with so many of their tiles gone, which wilds take the place of. */
const wildHands = ({ hands }, wilds) => {
  const below = diceFrom(wilds);
  return hands.map((hand) => {
    const counts = hand.slice();
    for (let gone = 0; gone < wilds; ) {
      const kind = below(counts.length);
      if (counts[kind] === 0) continue;
      counts[kind] -= 1;
      gone += 1;
    }
    return counts;
  });
};

const lookUp = (hands) => ({
  name: 'isComplete',
  run: () => {
    let found = 0;
    for (const hand of hands) if (isComplete(hand, 4)) found++;
    return counted(hands, found);
  },
});

const lookUpWithWilds = (hands, wilds) => ({
  name: 'paiju',
  run: () => {
    let found = 0;
    for (const hand of hands) if (isCompleteWithWilds(hand, wilds, 4, 'any-pair')) found++;
    return counted(hands, found);
  },
});

/** The answers are used for something, or a compiler could leave the work out. */
const counted = (hands, found) => {
  if (Number.isNaN(found)) throw new Error('no answer');
  return hands.length;
};

const checkLookUps = (sets) => {
  for (const { name, withWilds } of sets)
    for (const wilds of WILDS)
      for (const [i, hand] of withWilds[wilds].entries()) {
        if (wilds > 0 && i >= SLOW_WITH_WILDS) break;
        const expected = wilds > 0 ? slowIsCompleteWithWilds(hand, wilds) : slowIsComplete(hand);
        if (isCompleteWithWilds(hand, wilds, 4, 'any-pair') !== expected)
          throw new Error(`look-up with wilds, ${name}: wrong for ${hand} and ${wilds}`);
      }
  return `without wilds all as the slow version says, with wilds ${SLOW_WITH_WILDS} of each`;
};

const isWin = (hand) => winReadings(KOUKOU, hand, SELF_DRAWN).length > 0;

const winCheck = (name, hands) => ({
  name,
  run: () => {
    let found = 0;
    for (const hand of hands) if (isWin(hand)) found++;
    if (found === 0) throw new Error('none is a win');
    return hands.length;
  },
});
