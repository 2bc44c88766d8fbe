/** What calibration came to, as it stands in docs/bots.md: tables between two marks, and a picture a game beside it. */
import { writeFileSync } from 'node:fs';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { Interval } from '../../packages/sim/src/arena/interval.ts';
import { tableOf, writeBetween } from '../docTables.ts';
import type { Class } from './figures.ts';
import { CLASSES } from './figures.ts';
import type { Figures } from './figuresFile.ts';
import { readFigures } from './figuresFile.ts';
import { reliabilityPlot } from './plot.ts';
import { presetsOf, TABLES } from './tables.ts';

const DOCS = new URL('../../docs/', import.meta.url);

const SUMMARY_HEAD = [
  'preset',
  'positions',
  'gaps',
  'slope as reckoned',
  'slope as stated',
  'of near gaps',
  'measured',
];

export const writePage = (): void => {
  const all = readFigures();
  const text = GAME_IDS.flatMap((id) => {
    const rows = presetsOf(id).flatMap(([, preset]) => {
      const figures = all[`${id} ${preset}`];
      return figures === undefined ? [] : [{ preset, figures }];
    });
    if (rows.length === 0) return [];
    writeFileSync(new URL(`calibration-${id}.svg`, DOCS), reliabilityPlot(id, rows));
    return [partOf(id, rows)];
  });
  writeBetween(new URL('bots.md', DOCS), 'calibration', text.join('\n\n'));
};

export interface Row {
  readonly preset: string;
  readonly figures: Figures;
}

const partOf = (id: GameId, rows: readonly Row[]): string => {
  const { half, game } = TABLES[id];
  return [
    `**${game.rules.id}**, gaps above ${half}:`,
    '',
    tableOf([SUMMARY_HEAD, ...rows.map(summaryRow)]),
    '',
    'Stated → played out, by size of the stated gap:',
    '',
    tableOf([
      ['preset', ...CLASSES.map((from, i) => sizeText(from * half, CLASSES[i + 1], half))],
      ...rows.map(({ preset, figures }) => [preset, ...classCells(figures, half)]),
    ]),
    '',
    `![Stated and played-out gaps](calibration-${id}.svg)`,
  ].join('\n');
};

const summaryRow = ({ preset, figures }: Row): readonly string[] => [
  ...[preset, `${figures.positions}`, `${figures.gaps}`],
  ...[figures.plainSlope, figures.slope, figures.nearSlope].map(intervalText),
  `${figures.seed}, ${figures.commit}${figures.isHeldOut ? ', halves' : ''}`,
];

const sizeText = (from: number, next: number | undefined, half: number): string =>
  next === undefined ? `from ${from}` : `${from} to ${next * half}`;

const classCells = ({ classes }: Figures, half: number): readonly string[] =>
  CLASSES.map((least) => {
    const found = classes.find(({ from }) => from === least * half);
    return found === undefined ? '–' : classText(found);
  });

const classText = ({ stated, played }: Class): string => `${numberText(stated)} → ${intervalText(played)}`;

const intervalText = ({ mean, high }: Interval): string => `${numberText(mean)} ± ${numberText(high - mean)}`;

const numberText = (value: number): string => {
  const size = Math.abs(value);
  const text = size.toFixed(size >= 10 ? 0 : size >= 3 ? 1 : 2);
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
};
