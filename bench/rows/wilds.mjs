// How the cost of Wuhan's win check grows with wilds. No verdict on "at most three times a check without wilds": that asks for
// `isCompleteWithWilds` against `isComplete`, and the first is not part of the engine's surface. Here the hands without wilds go
// through the same table, so these ratios would flatter us. Once it is exported, handRows can have that row, with must 1 / 3.
import { GAMES, winReadings } from '@paiju/engine';
import { wuhanWins } from '../winningHands.mjs';

const KOUKOU = GAMES.wuhan.rules.options.presets.koukou;
const SELF_DRAWN = { way: 'self-draw', lastTile: false };
const MOST_WILDS = 4;
/** W-5.3: a small win may use one wild for another tile. */
const ALWAYS_A_WIN = 1;

export const wildRows = (_, { wins: size }) => {
  const plain = winCheck('no wild', wuhanWins(size, 0));
  return [
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
