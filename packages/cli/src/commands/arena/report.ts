/** What an arena says, for people. */
import type { BotStanding, Interval, Margin, Standings } from '@paiju/sim';
import type { Desk } from '../../desk.ts';
import { columns } from '../../text/columns.ts';

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
    `${games} games on ${walls}${walls < heading.asked ? ` of ${heading.asked}` : ''} walls, each played from every seat; ± is a 95 % interval`,
    '',
    ...columns([
      ['bot', 'rating', `${words.unit} a game`, 'won', 'dealt in', 'ready', 'games'],
      ...standings.standings.map(standingRow),
    ]),
    '',
    `Ahead by, in ${words.unit} a game`,
    ...columns(margins.map(marginRow)),
    ...(faults === 0 ? [] : ['', `${faults} times a bot gave no legal action and the default was done.`]),
  ];
};

const standingRow = ({ bot, rating, points, won, dealtIn, ready, games }: BotStanding): string[] => [
  bot,
  spreadText(rating, 0),
  spreadText(points, 2),
  shareText(won),
  shareText(dealtIn),
  shareText(ready),
  `${games}`,
];

const marginRow = (margin: Margin): string[] => [
  `${margin.first} over ${margin.second}`,
  spreadText(margin, 2),
  `${margin.walls} walls`,
];

const spreadText = ({ mean, low, high }: Interval, digits: number): string =>
  `${mean.toFixed(digits)} ± ${((high - low) / 2).toFixed(digits)}`;

const shareText = ({ mean, low, high }: Interval): string =>
  `${(100 * mean).toFixed(1)} ± ${(50 * (high - low)).toFixed(1)} %`;
