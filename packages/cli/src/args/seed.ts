/** Seeds from what a person types, and the seeds derived from them. */
import { createHash, randomBytes } from 'node:crypto';
import type { Seed } from '@paiju/engine';
import { isSeed, seedOf } from '@paiju/engine';

/** 64 hexadecimal digits are the seed itself; any other text is hashed; without text the system's chance decides. */
export const readSeed = (text: string | undefined): Seed => {
  if (text === undefined) return seedOf(randomBytes(32).toString('hex'));
  const lower = text.toLowerCase();
  return isSeed(lower) ? lower : hashed(text);
};

/** The seed of one game of a series, counted from 1. */
export const gameSeed = (seed: Seed, game: number): Seed => hashed(`${seed}/${game}`);

/** Bots get chance of their own: with the seed of the wall they could know every tile. */
export const botSeed = (seed: Seed): Seed => hashed(`${seed}/bots`);

const hashed = (text: string): Seed => seedOf(createHash('sha256').update(text, 'utf8').digest('hex'));
