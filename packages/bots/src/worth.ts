/**
 * How much of the gaps between an expert's actions comes true: fitted by `npm run calibrate -- --fit` on positions that were played
 * out, and put into what the expert states as a term of its own, so that the sum of the terms remains the estimate. What it
 * does stays the same: its favourite is the favourite still.
 */
import type { Adviser, Opinion } from './advice.ts';
import { opinionOf } from './advice.ts';
import { nearestOf } from './nearest.ts';

/** Of one preset. */
export interface Worth {
  /** On what it was fitted. */
  readonly fitted: string;
  /** The share of a gap that comes true, where nothing more is known. */
  readonly usual: number;
  /** The same by kinds of action, the favourite's first: `pung>pass`. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** By preset. */
export type Worths = Readonly<Record<string, Worth>>;

export interface Calibration {
  readonly presets: Readonly<Record<string, object>>;
  readonly worths: Worths;
}

/** A term of all games: what an action costs less than it seems beside the favourite, or more. */
export const BESIDES = 'besides';

export const kindsOf = (favourite: string, other: string): string => `${favourite}>${other}`;

export const shareOf = ({ usual, kinds }: Pick<Worth, 'usual' | 'kinds'>, pair: string): number =>
  kinds[pair] ?? usual;

/** The same player, who states gaps as they come true. */
export const calibrated = (calibration: Calibration, expert: Adviser): Adviser => {
  const worthAt = nearestOf(calibration.presets, calibration.worths);
  return {
    choose: (view, legal) => expert.choose(view, legal),
    weigh: (view, legal) => {
      const opinions = expert.weigh(view, legal);
      const worth = worthAt((view as { readonly options: object }).options);
      return worth === null ? opinions : stated(opinions, worth);
    },
  };
};

const stated = (opinions: readonly Opinion[], worth: Worth): readonly Opinion[] => {
  const [best] = opinions as readonly [Opinion];
  return opinions
    .map((each) => {
      const gap = best.estimate - each.estimate;
      const less = gap * (1 - shareOf(worth, kindsOf(best.action.type, each.action.type)));
      // Where nothing is lost there is nothing to be told.
      return less === 0
        ? each
        : opinionOf(each.action, [...each.terms, { code: BESIDES, points: less }], each.facts);
    })
    .toSorted((a, b) => b.estimate - a.estimate);
};
