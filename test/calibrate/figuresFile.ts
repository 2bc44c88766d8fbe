/** What was measured at each preset, as it is kept: docs/bots.md is written from it. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Reliability } from './figures.ts';

export interface Figures extends Reliability {
  readonly seed: string;
  readonly commit: string;
  /** Whether it was fitted on the same positions: on the other half of the matches then. */
  readonly isHeldOut: boolean;
}

/** By game and preset: `xuezhan bury3`. */
export type AllFigures = Readonly<Record<string, Figures>>;

const FILE = new URL('figures.json', import.meta.url);

export const readFigures = (): AllFigures => JSON.parse(readFileSync(FILE, 'utf8'));

export const keepFigures = (table: string, figures: Figures): void => {
  const all = readFigures();
  writeFileSync(FILE, `${JSON.stringify({ ...all, [table]: figures }, rounded, 2)}\n`);
};

/** More digits say nothing. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;
