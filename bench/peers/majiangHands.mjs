// @kobalab/majiang-core: distance to ready and the value of a win.
import Majiang from '@kobalab/majiang-core';

const SUITS = ['m', 'p', 's', 'z'];
const RULE = Majiang.rule();

const suitText = (counts, suit) => {
  const ranks = [...counts.subarray(9 * suit, 9 * suit + 9)];
  const text = ranks.map((count, rank) => String(rank + 1).repeat(count)).join('');
  return text === '' ? '' : SUITS[suit] + text;
};

const pungText = ({ tile }) => `${SUITS[Math.floor(tile / 9)]}${String((tile % 9) + 1).repeat(3)}+`;

/** The highest tile of a full hand is taken as just drawn. */
export const handOf = (counts, melds = []) =>
  Majiang.Shoupai.fromString(
    [SUITS.map((_, suit) => suitText(counts, suit)).join(''), ...melds.map(pungText)].join(','),
  );

/** Of the standard form: sets and a pair. */
export const distance = (hand) => Majiang.Util.xiangting_yiban(hand);

/** A self-drawn win on the last tile of the wall, so that every hand has a yaku; its circumstances are made for each win, as in a game. */
export const value = (hand) =>
  Majiang.Util.hule(hand, null, Majiang.Util.hule_param({ rule: RULE, haidi: 1 }));
