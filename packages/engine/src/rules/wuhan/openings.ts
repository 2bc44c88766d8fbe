/** W-5.1, W-8.11 to W-8.13: openings, and what melds and special kongs multiply payments by. */
import type { KongMade, Meld } from '../../core/meld.ts';
import { isSetMeld } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { WuhanOptions } from './options.ts';
import type { SpecialKind, Specials } from './specials.ts';
import { NO_SPECIALS, specialKind } from './specials.ts';

/** A meld as payments see it: of which tile it is does not matter. */
export type LaidMeld =
  | { readonly kind: 'chow' | 'pung'; readonly from: Seat }
  | { readonly kind: 'kong'; readonly from: Seat | null; readonly made: KongMade };

/** Chow, pung, claimed kong; the added kong unless the table thinks otherwise. Concealed and special kongs open nothing. */
export const isOpening = (options: WuhanOptions, meld: LaidMeld): boolean => {
  if (meld.kind !== 'kong') return true;
  return meld.made === 'claimed' || (meld.made === 'added' && options.addedKongKeepsOpening);
};

export const hasOpened = (options: WuhanOptions, melds: readonly LaidMeld[]): boolean => {
  for (const meld of melds) if (isOpening(options, meld)) return true;
  return false;
};

/** What a seat has laid out, as far as payments go. */
export interface Laid {
  readonly melds: readonly LaidMeld[];
  readonly special: Readonly<Record<SpecialKind, number>>;
}

/** Splits melds into sets and single special tiles. */
export const laidOut = (specials: Specials, melds: readonly Meld[]): Laid => {
  const special = { ...NO_SPECIALS };
  const sets: Meld[] = [];
  for (const meld of melds) {
    const kind = isSetMeld(meld) ? null : specialKind(specials, meld.tile);
    if (kind === null) sets.push(meld);
    else special[kind] += 1;
  }
  return { melds: sets, special };
};

/** Everything that multiplies payments doubles them, once or twice. */
const OPENING = 1;
const EXPOSED_KONG = 1;
const CONCEALED_KONG = 2;
const SPECIAL_KONG = { laizi: 2, pizi: 1, zhong: 1, fa: 1 } as const;

/** What the first opening, and a special tile, multiply payments by. */
export const OPENING_FACTOR = 2 ** OPENING;
export const SPECIAL_FACTOR = {
  laizi: 2 ** SPECIAL_KONG.laizi,
  pizi: 2 ** SPECIAL_KONG.pizi,
  zhong: 2 ** SPECIAL_KONG.zhong,
  fa: 2 ** SPECIAL_KONG.fa,
} as const satisfies Readonly<Record<SpecialKind, number>>;

/** W-8.11, W-8.12: the product of a seat. `openings: once` doubles for all openings together. */
export const productOf = (options: WuhanOptions, { melds, special }: Laid): number => {
  let opened = 0;
  let doublings = 0;
  for (const meld of melds) {
    if (isOpening(options, meld)) opened += 1;
    if (meld.kind === 'kong') doublings += meld.made === 'concealed' ? CONCEALED_KONG : EXPOSED_KONG;
  }
  doublings += OPENING * (options.openings === 'each' ? opened : Math.min(opened, 1));
  doublings += SPECIAL_KONG.laizi * special.laizi;
  doublings += SPECIAL_KONG.pizi * special.pizi;
  doublings += SPECIAL_KONG.zhong * special.zhong + SPECIAL_KONG.fa * special.fa;
  return 2 ** doublings;
};
