/** The numbers and words of Wuhan that everything else in this folder is built on. */
export const SEAT_COUNT = 4;
/** Tiles a seat holds at rest. */
export const HAND_SIZE = 13;
/** Sets in a winning hand. */
export const SET_COUNT = 4;

/** W-5.5: how the winning tile came. */
export const WIN_WAYS = ['self-draw', 'discard', 'kong-bloom', 'robbed-kong'] as const;
export type WinWay = (typeof WIN_WAYS)[number];

/** W-6.3 to W-6.10: the win types that pay tens. */
export const BIG_TYPES = [
  'pure-flush',
  'triplets',
  'all-winds',
  'all-jiang',
  'fully-melded',
  'kong-bloom',
  'last-tile',
  'robbed-kong',
] as const;
export type BigType = (typeof BIG_TYPES)[number];
