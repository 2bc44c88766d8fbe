/** Seeds from what a person types. */
import { randomBytes } from 'node:crypto';
import type { Seed } from '@paiju/engine';
import { isSeed, seedOf } from '@paiju/engine';
import { hashedSeed } from '@paiju/sim';

/** 64 hexadecimal digits are the seed itself; any other text is hashed; without text the system's chance decides. */
export const readSeed = (text: string | undefined): Seed => {
  if (text === undefined) return seedOf(randomBytes(32).toString('hex'));
  const lower = text.toLowerCase();
  return isSeed(lower) ? lower : hashedSeed(text);
};
