/** Seeds that are derived from others, as `paiju sim` derives them: match n of a seed is its game n. */
import { createHash } from 'node:crypto';
import type { Seed } from '@paiju/engine';
import { seedOf } from '@paiju/engine';

/** The seed that any text stands for. */
export const hashedSeed = (text: string): Seed =>
  seedOf(createHash('sha256').update(text, 'utf8').digest('hex'));

/** The seed of one match of many, counted from 1. */
export const matchSeed = (seed: Seed, match: number): Seed => hashedSeed(`${seed}/${match}`);

/** Bots get chance of their own: with the seed of the wall they could know every tile. */
export const botSeed = (seed: Seed): Seed => hashedSeed(`${seed}/bots`);
