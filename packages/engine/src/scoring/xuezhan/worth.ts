/** what fan are worth in points. */
import type { XuezhanOptions } from '../../rules/xuezhan/options.ts';

export const pointsFor = ({ value, base }: XuezhanOptions, cappedFan: number): number =>
  base * (value === 'sum' ? cappedFan : 2 ** cappedFan);
