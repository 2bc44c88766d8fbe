/** A review in words. */
import { at } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import { padded, widthOf } from '../../screen/width.ts';
import { advice } from '../../text/catalogue.ts';
import { counted } from '../../text/listing.ts';
import { evenText, percentText } from '../../text/numbers.ts';
import { presetNameOf } from '../../text/options.ts';
import { differenceText } from '../../text/reasons.ts';
import type { Review, Standing } from './judged.ts';

export const reviewLines = (desk: Desk, review: Review): string[] => {
  const { words } = desk;
  const { level, players, options, decisions } = review;
  return [
    `${words.title}, ${presetNameOf(desk, options)}: ${counted(decisions, 'decision')} in the eyes of ${level}`,
    '',
    ...costLines(desk, review),
    '',
    ...standingLines(words.unit, level, players, review.standings),
  ];
};

const costLines = ({ words }: Desk, { players, costliest }: Review): string[] => {
  if (costliest.length === 0) return ['No decision cost anything.'];
  const amounts = costliest.map(({ loss }) => `${evenText(loss)} ${words.unit}`);
  const width = Math.max(...amounts.map(widthOf));
  const last = String(costliest.length).length;
  return [
    `${advice.review.costliest}:`,
    ...costliest.flatMap(({ step, seat, played, better }, row) => {
      const start = `${String(row + 1).padStart(last + 2)}. `;
      const what = `${words.action(played.action)}, better ${words.action(better.action)}`;
      const why = differenceText(better, played);
      return [
        `${start}${at(amounts, row).padStart(width)}  step ${step}, ${at(players, seat)}: ${what}`,
        ...(why === '' ? [] : [`${' '.repeat(start.length)}${why}`]),
      ];
    }),
  ];
};

const standingLines = (
  unit: string,
  level: string,
  players: readonly string[],
  standings: readonly Standing[],
): string[] => {
  const width = Math.max(...standings.map(({ seat }) => widthOf(at(players, seat))));
  const digits = Math.max(...standings.map(({ decisions }) => String(decisions).length));
  return standings.map(({ seat, decisions, averageLoss, agreed }) => {
    const lost = averageLoss === null ? '' : `, ${averageLoss.toFixed(2)} ${unit} lost in each`;
    const same = agreed === null ? '' : `, ${percentText(agreed)} as ${level} would`;
    const indent = ' '.repeat(2 + digits - String(decisions).length);
    return `${padded(at(players, seat), width)}${indent}${counted(decisions, 'decision')}${lost}${same}`;
  });
};
