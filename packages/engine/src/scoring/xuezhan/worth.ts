/** what fan are worth in points. */
import type { XuezhanOptions } from '../../rules/xuezhan/options.ts';
import { cappedFan, selfDrawFan } from '../../rules/xuezhan/patterns.ts';

export const pointsFor = ({ value, base }: XuezhanOptions, cappedFan: number): number =>
  base * (value === 'sum' ? cappedFan : 2 ** cappedFan);

/** What each payer pays for a win; the base unit for a self-drawn one comes on top of the cap. */
export const pointsEach = (
  options: XuezhanOptions,
  { capped, selfDrawn }: { readonly capped: number; readonly selfDrawn: boolean },
): number => pointsFor(options, capped) + (selfDrawn && options.selfDraw === 'base' ? options.base : 0);

/** The same of so many fan, without any for how it was drawn: for wins that are only thought of. */
export const fanPoints = (options: XuezhanOptions, fan: number, selfDrawn: boolean): number =>
  pointsEach(options, {
    capped: cappedFan(options, selfDrawn ? fan + selfDrawFan(options) : fan),
    selfDrawn,
  });
