/** A review in words. */
import type { AdviserLevel, Judged, Summary } from '@paiju/bots';
import { summaryOf } from '@paiju/bots';
import type { Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import { padded, widthOf } from '../../screen/width.ts';
import { advice } from '../../text/catalogue.ts';
import { counted } from '../../text/listing.ts';
import { amountText, costText, percentText } from '../../text/numbers.ts';
import { presetNameOf } from '../../text/options.ts';
import { differenceText } from '../../text/reasons.ts';

/** How a seat did. */
export interface SeatSummary extends Summary {
  readonly seat: Seat;
}

/** Everything a review has found. */
export interface Review {
  readonly level: AdviserLevel;
  readonly players: readonly string[];
  readonly options: object;
  readonly decisions: number;
  readonly costliest: readonly Judged[];
  readonly seats: readonly SeatSummary[];
}

export const seatSummary = (seat: Seat, all: readonly Judged[]): SeatSummary => ({
  seat,
  ...summaryOf(all.filter((judged) => judged.seat === seat)),
});

export const reviewLines = (desk: Desk, review: Review): string[] => {
  const { words } = desk;
  const { level, players, options, decisions } = review;
  return [
    `${words.title}, ${presetNameOf(desk, options)}: ${counted(decisions, 'decision')} in the eyes of ${level}`,
    '',
    ...costLines(desk, review),
    '',
    ...seatLines(words.unit, level, players, review.seats),
  ];
};

const costLines = ({ game, words }: Desk, { players, costliest }: Review): string[] => {
  if (costliest.length === 0) return ['No decision cost anything that can be told.'];
  const amounts = costliest.map(({ loss }) => `${costText(game.rules.id, loss)} ${words.unit}`);
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

const seatLines = (
  unit: string,
  level: string,
  players: readonly string[],
  seats: readonly SeatSummary[],
): string[] => {
  const width = Math.max(...seats.map(({ seat }) => widthOf(at(players, seat))));
  const digits = Math.max(...seats.map(({ decisions }) => String(decisions).length));
  return seats.map(({ seat, decisions, averageLoss, agreed }) => {
    const lost = averageLoss === null ? '' : `, ${amountText(averageLoss)} ${unit} lost in each`;
    const same = agreed === null ? '' : `, ${percentText(agreed)} as ${level} would`;
    const indent = ' '.repeat(2 + digits - String(decisions).length);
    return `${padded(at(players, seat), width)}${indent}${counted(decisions, 'decision')}${lost}${same}`;
  });
};
