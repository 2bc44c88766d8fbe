/** What an arena says, for people. */
import type { BotStanding, Interval, Margin, Standings } from '@paiju/sim';
import { figure } from '@paiju/words';
import type { Desk } from '../../desk.ts';
import { faultLines } from '../../text/agentFaults.ts';
import { columns } from '../../text/columns.ts';
import { meanText } from '../../text/numbers.ts';

export interface Heading {
  readonly preset: string;
  readonly seed: string;
  /** Walls that were to be played. */
  readonly asked: number;
}

export const reportLines = ({ words }: Desk, heading: Heading, standings: Standings): string[] => {
  const { walls, games, faults, margins } = standings;
  return [
    `${words.title}, ${heading.preset}, seed ${heading.seed}`,
    `${figure(games)} games on ${figure(walls)}${walls < heading.asked ? ` of ${figure(heading.asked)}` : ''} walls, each played from every seat; ± is a 95% interval`,
    '',
    ...columns([
      ['bot', 'rating', `${words.unit} a game`, 'won', 'dealt in', 'ready', 'games'],
      ...standings.standings.map(standingRow),
    ]),
    '',
    `Ahead by, in ${words.unit} a game`,
    ...columns(margins.map(marginRow)),
    ...(faults === 0 ? [] : ['', `${faults} times a bot gave no legal action and the default was done.`]),
    ...faultLines(standings.agents ?? []),
  ];
};

const standingRow = ({ bot, rating, points, won, dealtIn, ready, games }: BotStanding): string[] => [
  bot,
  `${rating.mean.toFixed(0)} ± ${((rating.high - rating.low) / 2).toFixed(0)}`,
  spreadText(points, 2),
  shareText(won),
  shareText(dealtIn),
  shareText(ready),
  figure(games),
];

const marginRow = (margin: Margin): string[] => [
  `${margin.first} over ${margin.second}`,
  spreadText(margin, 2),
  `${figure(margin.walls)} walls`,
];

const spreadText = ({ mean, low, high }: Interval, digits: number): string =>
  `${meanText(mean, digits)} ± ${meanText((high - low) / 2, digits)}`;

const shareText = ({ mean, low, high }: Interval): string =>
  `${(100 * mean).toFixed(1)} ± ${(50 * (high - low)).toFixed(1)}%`;
