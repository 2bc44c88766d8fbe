/** What this device was told of walls that it took part in, and its own numbers: held against records later. */
import type { FairKept, FairMatch, FairProof } from '@paiju/engine/fair';
import { Kept, parsed } from './kept.ts';

/** Of the last matches, oldest first. */
const MOST = 60;

const isKept = (value: unknown): value is FairKept => {
  const witness = (value as Partial<FairKept> | null)?.witness;
  return typeof witness?.table === 'string' && typeof witness.number === 'string';
};

const walls = new Kept<readonly FairKept[]>('paiju.walls', (text) => {
  const value = parsed(text);
  return Array.isArray(value) ? value.filter(isKept) : [];
});

const isOf = (kept: FairKept, { table, match }: FairMatch): boolean =>
  kept.witness.table === table && kept.witness.match === match;

export const recallWall = (match: FairMatch | FairProof): FairKept | null =>
  walls.now.find((kept) => isOf(kept, match)) ?? null;

export const keepWall = (kept: FairKept): void => {
  const others = walls.now.filter((one) => !isOf(one, kept.witness));
  walls.keep([...others, kept].slice(-MOST));
};
