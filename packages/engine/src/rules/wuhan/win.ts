/** W-5.1 to W-7.2: when a hand may win, as what, and when it is ready. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Tile } from '../../core/tile.ts';
import { kinds, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { waits } from '../../hand/waits.ts';
import type { BigType } from './basics.ts';
import { hasOpened } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import type { BigTypeFound, HandFacts, WinSource } from './patterns.ts';
import { bigTypes, smallSubstitutes } from './patterns.ts';
import { specialKind } from './specials.ts';
import type { RawWorth, WinTerms } from './worth.ts';
import { rawWorth } from './worth.ts';

/** One way to take a winning hand: the types it is paid for, and whether no wild stands for another tile. */
export interface WinReading {
  readonly types: readonly BigType[];
  readonly hard: boolean;
}

/** W-5.6, W-6.11, W-6.12: the readings a hand offers; none where it is no win. Shape and wilds only. */
export const winReadings = (options: WuhanOptions, hand: HandFacts, source: WinSource): WinReading[] => {
  if (!mayWinAtAll(options, hand)) return [];
  const big = bigTypes(options, hand, source);
  if (big.length > 0) return bigReadings(big);
  const substitutes = smallSubstitutes(hand);
  return substitutes <= options.smallWilds ? [{ types: [], hard: substitutes === 0 }] : [];
};

const bigReadings = (big: readonly BigTypeFound[]): WinReading[] => {
  const reachable: BigType[] = [];
  const hard: BigType[] = [];
  for (const [type, substitutes] of big) {
    reachable.push(type);
    if (substitutes === 0) hard.push(type);
  }
  const readings: WinReading[] = [];
  if (hard.length > 0) readings.push({ types: hard, hard: true });
  if (hard.length < reachable.length) readings.push({ types: reachable, hard: false });
  return readings;
};

/** W-5.1, W-5.2, W-3.3: opened, and no special tile but wilds left in the hand. */
const mayWinAtAll = (options: WuhanOptions, { concealed, melds, specials }: HandFacts): boolean =>
  holdsNone(concealed, specials.fixed) && holdsNone(concealed, specials.pizi) && hasOpened(options, melds);

const holdsNone = (concealed: Counts, tiles: readonly Tile[]): boolean => {
  for (const tile of tiles) if (countOf(concealed, tile) > 0) return false;
  return true;
};

/** Everything about a win but its reading. */
export type WinSetting = Omit<WinTerms, 'types' | 'hard'>;

export interface BestWin extends WinReading, RawWorth {}

/** W-6.12: the reading that pays most before caps; hard where it makes no difference. */
export const bestWin = (
  options: WuhanOptions,
  readings: readonly WinReading[],
  setting: WinSetting,
): BestWin | null => {
  let best: BestWin | null = null;
  let most = -1;
  const { dealer, winner, way, from, laid } = setting;
  for (const { types, hard } of readings) {
    const { base, product, raw } = rawWorth(options, { dealer, winner, way, from, laid, types, hard });
    let sum = 0;
    for (const owed of raw) sum += owed;
    if (sum > most) {
      best = { types, hard, base, product, raw };
      most = sum;
    }
  }
  return best;
};

const ALL_KINDS = kinds(SUITED_AND_HONOURS);
/** Readiness looks at an ordinary tile: no kong, no last tile, no robbing. */
const ORDINARY: WinSource = { way: 'self-draw', lastTile: false };

/** W-8.5: the tiles that would complete a hand at rest, whatever it would be worth and wherever they are. */
export const waitsOf = (options: WuhanOptions, hand: HandFacts): Tile[] => {
  const { melds, specials } = hand;
  // No tile tried below is special but the wild, and none opens the hand.
  if (!mayWinAtAll(options, hand)) return [];
  const possible = ALL_KINDS.filter((tile) => {
    const kind = specialKind(specials, tile);
    return kind === null || kind === 'laizi';
  });
  return waits(
    hand.concealed,
    (concealed) => winReadings(options, { concealed, melds, specials }, ORDINARY).length > 0,
    possible,
  );
};

export const isReady = (options: WuhanOptions, hand: HandFacts): boolean => waitsOf(options, hand).length > 0;
