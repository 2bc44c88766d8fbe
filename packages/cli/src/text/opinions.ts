/** Words for the reasons that the advisers of all games give. */
import type { FactWords, PartWords } from '../desk.ts';
import { counted } from './listing.ts';
import { amountText, percentText } from './numbers.ts';

export const SHARED_PARTS = {
  win: { name: 'win', compared: 'from a win' },
  'ready-bonus': { name: 'ready at the end', compared: 'from being ready at the end' },
  risk: { name: 'risk', compared: 'at risk now', isCost: true },
  'later-risk': { name: 'later risk', compared: 'at risk later', isCost: true },
  'tried-out': { name: 'tried out', compared: 'when tried out' },
} as const satisfies Readonly<Record<string, PartWords>>;

/** What is nothing once it is rounded is not told. */
const told = (amount: string, sentence: string): string | null =>
  parseFloat(amount) === 0 ? null : sentence;

const moreOrLess = (by: number): string => (by > 0 ? 'more' : 'less');

const chanceText = (by: number, what: string): string | null => {
  const amount = percentText(Math.abs(by));
  return told(amount, `${amount} ${moreOrLess(by)} likely to ${what}`);
};

export const SHARED_FACTS = {
  distance: {
    is: (away) => (away > 0 ? `${away} away from ready` : away === 0 ? 'ready' : 'complete'),
    differs: (by) => (by > 0 ? `${by} further from ready` : `${-by} nearer to ready`),
  },
  useful: {
    is: (tiles) => counted(Math.round(tiles), 'useful tile'),
    differs: (by) => {
      const amount = counted(Math.abs(Math.round(by)), 'useful tile');
      return told(amount, `${amount} ${by > 0 ? 'more' : 'fewer'}`);
    },
  },
  'win-chance': {
    is: (share) => `${percentText(share)} likely to win`,
    differs: (by) => chanceText(by, 'win'),
    brief: { part: 'win', is: percentText },
  },
  'win-value': {
    is: (points) => `a win brings ${amountText(points)}`,
    differs: (by) => told(amountText(by), `a win brings ${amountText(by)} ${moreOrLess(by)}`),
    brief: { part: 'win', is: (points) => `for ${amountText(points)}` },
  },
  'deal-in': {
    is: (share) => told(percentText(share), `${percentText(share)} likely to be won on`) ?? '',
    differs: (by) => chanceText(by, 'be won on'),
    brief: { part: 'risk', is: percentText },
  },
  worlds: {
    is: (worlds) => `tried in ${counted(worlds, 'world')}`,
    differs: () => null,
    brief: { part: 'tried-out', is: (worlds) => counted(worlds, 'world') },
  },
} as const satisfies Readonly<Record<string, FactWords>>;

/** Something that a hand is built towards, or not. */
export const towards = (what: string): FactWords => ({
  is: (value) => (value > 0 ? `towards ${what}` : ''),
  differs: (by) => (by > 0 ? `towards ${what}` : `not towards ${what}`),
});
