/** The summary of a simulation for people. */
import type { Summary } from '@paiju/sim';
import { figure } from '@paiju/words';
import type { Chart, Desk } from '../../desk.ts';
import { columns } from '../../text/columns.ts';
import { capitalised } from '../../text/listing.ts';
import { meanText } from '../../text/numbers.ts';
import { doublingLines, histogramLines } from './histogram.ts';

export interface Heading {
  readonly ruleset: string;
  readonly preset: string;
  readonly seed: string;
  readonly bots: readonly string[];
  /** Who is played in each seat; none in a game without characters. */
  readonly characters: readonly string[];
  readonly asked: number;
}

export const reportLines = (
  { game, words, winKinds, charts }: Desk,
  heading: Heading,
  summary: Summary,
): string[] => {
  const { games, rounds, decisions } = summary;
  const { seats } = game.rules;
  const wins = sum(summary.wins.flatMap((kinds) => Object.values(kinds)));
  return [
    `${words.title}, ${heading.preset}, seed ${heading.seed}`,
    `${figure(games)}${games < heading.asked ? ` of ${figure(heading.asked)}` : ''} games, ${figure(rounds)} rounds, ${figure(decisions)} decisions, ${figure(wins)} wins`,
    '',
    ...columns([
      ['seat', 'bot', 'wins', ...winKinds, ...PLACES.slice(0, seats), 'mean', 'sd', 'min', 'max'],
      ...heading.bots.map((bot, seat) => seatRow(playerText(heading, bot, seat), seat, summary)),
    ]),
    '',
    ...charts.flatMap((chart) => [
      chart.title,
      ...chartLines(chart, summary.charts[chart.key] ?? {}, wins),
      '',
    ]),
    words.transfers,
    ...columns(
      Object.entries(summary.transfers).map(([reason, { count, points }]) => [
        words.reasons[reason] ?? reason,
        figure(count),
        `${figure(points)} ${words.unit}`,
      ]),
    ),
    '',
    'How rounds ended',
    ...bars(named(summary.endings, words.endings), rounds),
    '',
    `${capitalised(words.unit)} at the end, all seats`,
    ...histogramLines(summary.histogram),
  ];
};

const PLACES = ['1st', '2nd', '3rd', '4th'];

/** `greedy`, or `greedy Ataho` where characters are played. */
const playerText = ({ characters }: Heading, bot: string, seat: number): string =>
  [bot, ...characters.slice(seat, seat + 1)].join(' ');

const chartLines = (
  { shape, names }: Chart,
  counts: Readonly<Record<string, number>>,
  wins: number,
): string[] => {
  const numbers = Object.entries(counts).map(([value, count]) => [Number(value), count] as const);
  switch (shape) {
    case 'numbers':
      return histogramLines(numbers);
    case 'doublings':
      return doublingLines(numbers);
    case 'share-of-wins':
      return bars(named(counts, names), wins);
    case 'share-of-all':
      return bars(named(counts, names), sum(Object.values(counts)));
  }
};

const seatRow = (bot: string, seat: number, { wins, places, scores }: Summary): string[] => {
  const counts = Object.values(wins[seat] ?? {});
  const score = scores[seat];
  return [
    `${seat}`,
    bot,
    figure(sum(counts)),
    ...counts.map(figure),
    ...(places[seat] ?? []).map(figure),
    score === undefined ? '' : meanText(score.mean),
    score === undefined ? '' : meanText(score.sd),
    score === undefined ? '' : figure(score.min),
    score === undefined ? '' : figure(score.max),
  ];
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const named = (
  counts: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([code, count]) => [` ${names[code] ?? code}`, count]));

/** `  3   120  14.2%` */
const bars = (counts: Readonly<Record<string, number>>, total: number): string[] =>
  columns(
    Object.entries(counts).map(([name, count]) => [
      name.trim(),
      figure(count),
      `${((100 * count) / Math.max(total, 1)).toFixed(1)}%`,
    ]),
  );
