/** The slow twin of `worthOf`: every reading of the hand is written out as a list of sets, valued, and the best is taken. */
import { kindsIn } from '../../../core/counts.ts';
import { countAll, isConcealedMeld } from '../../../core/meld.ts';
import type { Tile } from '../../../core/tile.ts';
import { rankOf, SUITED, suitIndex } from '../../../core/tile.ts';
import { isSevenPairs } from '../../../hand/complete.ts';
import type { HandSet, Reading } from '../../../hand/readings.ts';
import { readings } from '../../../hand/readings.ts';
import type { XuezhanOptions } from '../options.ts';
import type { Fan, WinFacts, Worth } from '../patterns.ts';
import { capOrFive, cappedFan } from '../patterns.ts';

/** the reading with the most fan counts. */
export const slowWorthOf = (options: XuezhanOptions, win: WinFacts): Worth => {
  let best: readonly Fan[] = [];
  let most = -1;
  for (const shape of shapesOf(options, win)) {
    const fans = [...before(options, win), ...shape.fans, ...after(options, win, shape)];
    const sum = total(fans);
    if (sum > most) {
      best = fans;
      most = sum;
    }
  }
  return { fans: best, fan: most, capped: cappedFan(options, most) };
};

const total = (fans: readonly Fan[]): number => fans.reduce((sum, [, fan]) => sum + fan, 0);

/** One way to read the hand: its shape entries, and how many roots these already contain. */
interface Shape {
  readonly fans: readonly Fan[];
  readonly rootsInside: number;
}

/** base, X-13.3 heaven and earth. */
const before = (options: XuezhanOptions, win: WinFacts): Fan[] => {
  const fans: Fan[] = [];
  if (options.value === 'sum') fans.push(['base', 1]);
  for (const situation of win.situations)
    if (situation === 'heaven' || situation === 'earth') fans.push([situation, capOrFive(options)]);
  return fans;
};

const after = (options: XuezhanOptions, win: WinFacts, shape: Shape): Fan[] => {
  const fans: Fan[] = [];
  const roots = rootsOf(win) - shape.rootsInside;
  if (roots > 0) fans.push(['root', roots]);
  if (options.menqing && win.melds.every(isConcealedMeld)) fans.push(['menqing', 1]);
  if (options.middleTiles && allRanks(win, (rank) => rank !== 1 && rank !== 9))
    fans.push(['middle-tiles', 1]);
  if (options.selfDraw === 'fan' && win.selfDrawn) fans.push(['self-draw', 1]);
  for (const situation of win.situations)
    if (situation !== 'heaven' && situation !== 'earth') fans.push([situation, 1]);
  return fans;
};

/** tiles held four times, in kongs or spread over sets. */
const rootsOf = ({ concealed, melds }: WinFacts): number =>
  countAll(SUITED, concealed, melds).filter((count) => count === SUITED.copies).length;

const shapesOf = (options: XuezhanOptions, win: WinFacts): Shape[] => {
  const shapes = readings(win.concealed, options.sets - win.melds.length).map((reading) =>
    setsShape(options, win, reading),
  );
  if (options.sevenPairs && win.melds.length === 0 && isSevenPairs(win.concealed))
    shapes.push(pairsShape(options, win));
  return shapes;
};

const setsShape = (options: XuezhanOptions, win: WinFacts, reading: Reading): Shape => {
  const ending: Fan[] = options.terminalsAndJiang && isTerminals(win, reading) ? [['terminals', 2]] : [];
  const pure: Fan[] = isPure(win) ? [['pure-suit', 2]] : [];
  if (!reading.sets.every((set) => set.kind === 'triplet'))
    return { fans: [...pure, ...ending], rootsInside: 0 };
  if (options.dragonPairsAndArhats && isArhats(win)) {
    return { fans: [['arhats', 6], ...pure, ...ending], rootsInside: win.melds.length };
  }
  return { fans: [...tripletFans(options, win), ...ending], rootsInside: 0 };
};

/** a hand without runs. */
const tripletFans = (options: XuezhanOptions, win: WinFacts): Fan[] => {
  const isHook = win.melds.length === options.sets;
  const isJiang = options.terminalsAndJiang && isAllJiang(win);
  if (options.shapes === 'ladder') {
    if (isJiang) return [['jiang-triplets', 3]];
    if (isPure(win)) return [isHook ? ['pure-golden-hook', 4] : ['pure-all-triplets', 3]];
    return [[isHook ? 'golden-hook' : 'all-triplets', 1]];
  }
  const fans: Fan[] = [isJiang ? ['jiang-triplets', 3] : ['all-triplets', 1]];
  if (isHook) fans.push(['golden-hook', 1]);
  if (isPure(win)) fans.push(['pure-suit', 2]);
  return fans;
};

/** */
const pairsShape = (options: XuezhanOptions, win: WinFacts): Shape => {
  const pure: Fan[] = isPure(win) ? [['pure-suit', 2]] : [];
  if (options.terminalsAndJiang && isAllJiang(win))
    return { fans: [['jiang-seven-pairs', 4], ...pure], rootsInside: 1 };
  if (options.dragonPairsAndArhats && rootsOf(win) > 0)
    return { fans: [['dragon-seven-pairs', 3], ...pure], rootsInside: 1 };
  return { fans: [['seven-pairs', 2], ...pure], rootsInside: 0 };
};

const kindsOf = ({ concealed, melds }: WinFacts): Tile[] => kindsIn(countAll(SUITED, concealed, melds));
const isPure = (win: WinFacts): boolean => new Set(kindsOf(win).map(suitIndex)).size === 1;
const allRanks = (win: WinFacts, allowed: (rank: number) => boolean): boolean =>
  kindsOf(win).every((tile) => allowed(rankOf(tile)));
const isAllJiang = (win: WinFacts): boolean => allRanks(win, (rank) => rank % 3 === 2);
/** Four kongs: on three sets there is no such hand, and the options refuse the pair. */
const isArhats = ({ melds }: WinFacts): boolean =>
  melds.length === 4 && melds.every((meld) => meld.kind === 'kong');

const isTerminals = (win: WinFacts, reading: Reading): boolean =>
  isTerminal(reading.pair) &&
  reading.sets.every(holdsTerminal) &&
  win.melds.every((meld) => isTerminal(meld.tile));
const isTerminal = (tile: Tile): boolean => rankOf(tile) === 1 || rankOf(tile) === 9;
const holdsTerminal = ({ kind, tile }: HandSet): boolean =>
  kind === 'triplet' ? isTerminal(tile) : rankOf(tile) === 1 || rankOf(tile) === 7;
