/** The end of a match in words. */
import type { BySeat, Rank } from '@paiju/engine';
import { figure } from '@paiju/words';
import { padded, widthOf } from '../screen/width.ts';
import { nameOf } from './names.ts';

export const rankingLines = (ranks: readonly Rank[], names: BySeat<string>, unit: string): string[] => {
  const widest = Math.max(...names.map(widthOf));
  const longest = Math.max(...ranks.map(({ points }) => figure(points).length));
  return [
    'Final ranking:',
    ...ranks.map(
      ({ rank, seat, points }) =>
        `  ${rank}. ${padded(nameOf(names, seat), widest)}  ${figure(points).padStart(longest)} ${unit}`,
    ),
  ];
};
