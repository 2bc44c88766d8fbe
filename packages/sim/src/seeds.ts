/** Seeds that are derived from others. */
import { createHash } from 'node:crypto';
import type { Seed } from '@paiju/engine';
import { seedOf } from '@paiju/engine';

/** The seed that any text stands for. */
export const hashedSeed = (text: string): Seed =>
  seedOf(createHash('sha256').update(text, 'utf8').digest('hex'));

/** The seed of one game of a series, counted from 1. */
export const gameSeed = (seed: Seed, game: number): Seed => hashedSeed(`${seed}/${game}`);

/** Bots get chance of their own: with the seed of the wall they could know every tile. */
export const botSeed = (seed: Seed): Seed => hashedSeed(`${seed}/bots`);
