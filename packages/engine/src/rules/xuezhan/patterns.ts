/** Section 13: what a winning hand is worth, in fan. What fan are worth in points is scoring's business. */
import type { Counts } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { isConcealedMeld } from '../../core/meld.ts';
import { isComplete, isSevenPairs } from '../../hand/complete.ts';
import type { TileFacts } from './handFacts.ts';
import { canBeTerminals, tileFacts } from './handFacts.ts';
import type { XuezhanOptions } from './options.ts';

/** what happened around the win, as against what the hand is. */
export const SITUATIONS = [
  'heaven',
  'earth',
  'kong-flower',
  'kong-discard',
  'robbed-kong',
  'last-tile',
] as const;
export type Situation = (typeof SITUATIONS)[number];

export type PatternCode =
  | Situation
  | 'base'
  | 'all-triplets'
  | 'golden-hook'
  | 'pure-suit'
  | 'pure-all-triplets'
  | 'pure-golden-hook'
  | 'jiang-triplets'
  | 'arhats'
  | 'seven-pairs'
  | 'dragon-seven-pairs'
  | 'jiang-seven-pairs'
  | 'terminals'
  | 'middle-tiles'
  | 'root'
  | 'menqing'
  | 'self-draw';

/** What each pattern is worth; heaven and earth are worth the cap. */
export const PATTERN_FAN = {
  base: 1,
  'kong-flower': 1,
  'kong-discard': 1,
  'robbed-kong': 1,
  'last-tile': 1,
  'all-triplets': 1,
  'golden-hook': 1,
  'pure-suit': 2,
  'pure-all-triplets': 3,
  'pure-golden-hook': 4,
  'jiang-triplets': 3,
  arhats: 6,
  'seven-pairs': 2,
  'dragon-seven-pairs': 3,
  'jiang-seven-pairs': 4,
  terminals: 2,
  'middle-tiles': 1,
  root: 1,
  menqing: 1,
  'self-draw': 1,
} as const satisfies Readonly<Record<Exclude<PatternCode, 'heaven' | 'earth'>, number>>;

/** One entry of a win's worth. */
export type Fan = readonly [code: PatternCode, fan: number];

/** A winning hand: `concealed` holds the winning tile. */
export interface WinFacts {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  readonly selfDrawn: boolean;
  readonly situations: readonly Situation[];
}

export interface Worth {
  readonly fans: readonly Fan[];
  /** The sum of all entries. */
  readonly fan: number;
  /** what the cap leaves of it. */
  readonly capped: number;
}

/** the reading with the most fan counts; a hand that is no win has none. */
export const worthOf = (options: XuezhanOptions, win: WinFacts): Worth => {
  const tiles = tileFacts(win.concealed, win.melds);
  const valued = { options, win, tiles };
  const shape = bestShape(valued);
  if (shape === null) return { fans: [], fan: NO_WIN, capped: NO_WIN };
  const fans: Fan[] = [];
  addBefore(fans, options, win);
  for (const fan of shape.fans) fans.push(fan);
  const roots = tiles.roots - shape.rootsInside;
  if (roots > 0) fans.push(['root', PATTERN_FAN.root * roots]);
  addAfter(fans, valued);
  const fan = total(fans);
  return { fans, fan, capped: cappedFan(options, fan) };
};

const NO_WIN = -1;

/** */
export const cappedFan = (options: XuezhanOptions, fan: number): number =>
  options.cap === null ? fan : Math.min(fan, options.cap);

/** what "the cap" is where there is none. */
export const capOrFive = (options: XuezhanOptions): number => options.cap ?? 5;

const total = (fans: readonly Fan[]): number => {
  let sum = 0;
  for (const [, fan] of fans) sum += fan;
  return sum;
};

/** A win with what was told from its tiles. */
interface Valued {
  readonly options: XuezhanOptions;
  readonly win: WinFacts;
  readonly tiles: TileFacts;
}

/** One way to read the hand: its shape entries, and how many roots these already contain. */
interface Shape {
  readonly fans: readonly Fan[];
  readonly rootsInside: number;
}

/** Each entry is made once: hands are valued often. */
const FANS: ReadonlyMap<PatternCode, Fan> = new Map(
  Object.entries(PATTERN_FAN).map(([code, fan]) => [code as PatternCode, [code as PatternCode, fan]]),
);
const fanOf = (code: keyof typeof PATTERN_FAN): Fan => FANS.get(code) ?? [code, PATTERN_FAN[code]];

/** what every hand has. */
export const baseFan = ({ value }: XuezhanOptions): number => (value === 'sum' ? PATTERN_FAN.base : 0);
/** what a hand without open melds has. */
export const menqingFan = ({ menqing }: XuezhanOptions): number => (menqing ? PATTERN_FAN.menqing : 0);
/** what a self-drawn win has. */
export const selfDrawFan = ({ selfDraw }: XuezhanOptions): number =>
  selfDraw === 'fan' ? PATTERN_FAN['self-draw'] : 0;

/** base, X-13.3 heaven and earth. */
const addBefore = (fans: Fan[], options: XuezhanOptions, win: WinFacts): void => {
  if (baseFan(options) > 0) fans.push(fanOf('base'));
  for (const situation of win.situations)
    if (situation === 'heaven' || situation === 'earth') fans.push([situation, capOrFive(options)]);
};

const addAfter = (fans: Fan[], { options, win, tiles }: Valued): void => {
  if (menqingFan(options) > 0 && win.melds.every(isConcealedMeld)) fans.push(fanOf('menqing'));
  if (options.middleTiles && tiles.isMiddle) fans.push(fanOf('middle-tiles'));
  if (selfDrawFan(options) > 0 && win.selfDrawn) fans.push(fanOf('self-draw'));
  for (const situation of win.situations)
    if (situation !== 'heaven' && situation !== 'earth') fans.push(fanOf(situation));
};

const bestShape = (valued: Valued): Shape | null => {
  const { options, win } = valued;
  const { concealed, melds } = win;
  const sets = isComplete(concealed, options.sets - melds.length) ? setsShape(valued) : null;
  if (!options.sevenPairs || melds.length > 0 || !isSevenPairs(concealed)) return sets;
  const pairs = pairsShape(valued);
  return sets === null ? pairs : better(valued.tiles, sets, pairs);
};

/** The first where they are worth the same. */
const better = ({ roots }: TileFacts, first: Shape, second: Shape): Shape => {
  const worth = ({ fans, rootsInside }: Shape): number => total(fans) + Math.max(0, roots - rootsInside);
  return worth(second) > worth(first) ? second : first;
};

/**
 * Sets and a pair. No reading is written out: all that matters of one is whether it has a run and whether each of its sets
 * holds a terminal, and the counts tell which of these there are.
 */
const setsShape = (valued: Valued): Shape => {
  const { options, win, tiles } = valued;
  const isTerminals = options.terminalsAndJiang && canBeTerminals(win.concealed, win.melds);
  if (!tiles.isOfTriplets) return runsShape(tiles, isTerminals);
  // 111222333m 99m holds a terminal in every set as runs only.
  if (isTerminals && !tiles.isOuter)
    return better(tiles, tripletsShape(valued, false), runsShape(tiles, true));
  return tripletsShape(valued, isTerminals);
};

const runsShape = ({ isPure }: TileFacts, isTerminals: boolean): Shape => {
  const fans: Fan[] = [];
  if (isPure) fans.push(fanOf('pure-suit'));
  if (isTerminals) fans.push(fanOf('terminals'));
  return { fans, rootsInside: 0 };
};

const tripletsShape = (valued: Valued, isTerminals: boolean): Shape => {
  const { options, win, tiles } = valued;
  const isArhats = options.dragonPairsAndArhats && areArhats(win);
  const fans: Fan[] = [];
  if (isArhats) fans.push(fanOf('arhats'));
  if (isArhats && tiles.isPure) fans.push(fanOf('pure-suit'));
  if (!isArhats) addTriplets(fans, valued);
  if (isTerminals) fans.push(fanOf('terminals'));
  return { fans, rootsInside: isArhats ? win.melds.length : 0 };
};

/** a hand without runs. */
const addTriplets = (fans: Fan[], { options, win, tiles }: Valued): void => {
  const isHook = win.melds.length === options.sets;
  const isJiang = options.terminalsAndJiang && tiles.isJiang;
  if (options.shapes === 'ladder') {
    if (isJiang) fans.push(fanOf('jiang-triplets'));
    else if (tiles.isPure) fans.push(fanOf(isHook ? 'pure-golden-hook' : 'pure-all-triplets'));
    else fans.push(fanOf(isHook ? 'golden-hook' : 'all-triplets'));
    return;
  }
  fans.push(fanOf(isJiang ? 'jiang-triplets' : 'all-triplets'));
  if (isHook) fans.push(fanOf('golden-hook'));
  if (tiles.isPure) fans.push(fanOf('pure-suit'));
};

/** */
const pairsShape = ({ options, tiles }: Valued): Shape => {
  const isJiang = options.terminalsAndJiang && tiles.isJiang;
  const isDragon = options.dragonPairsAndArhats && tiles.roots > 0;
  const fans: Fan[] = [];
  if (isJiang) fans.push(fanOf('jiang-seven-pairs'));
  else if (isDragon) fans.push(fanOf('dragon-seven-pairs'));
  else fans.push(fanOf('seven-pairs'));
  if (tiles.isPure) fans.push(fanOf('pure-suit'));
  return { fans, rootsInside: isJiang || isDragon ? 1 : 0 };
};

/** Four kongs: on three sets there is no such hand, and the options refuse the pair. */
const areArhats = ({ melds }: WinFacts): boolean =>
  melds.length === 4 && melds.every((meld) => meld.kind === 'kong');
