/** JSON lines from outside, one question each: the parts their schemas share, and what was wrong with one. */
import type { Tile, TileSet } from '@paiju/engine';
import { tileOf } from '@paiju/engine';
import { isObject, writtenMember } from '@paiju/engine/input';
import { z } from 'zod';
import { oneLine } from './failure.ts';

export const ID = z.union([z.string(), z.number(), z.null()]).default(null);

/** A tile of the set by its code. */
export const tileIn = (set: TileSet) =>
  z.string().transform((code, context): Tile => {
    const tile = tileOf(set, code);
    if (tile !== null) return tile;
    context.addIssue({
      code: 'custom',
      message: `unknown tile '${oneLine(code, 40)}'; allowed: ${allowedIn(set)}`,
    });
    return z.NEVER;
  });

/** `1m to 9m, 1p to 9p, 1s to 9s`, or all where there are no suits. */
export const allowedIn = ({ codes }: TileSet): string => {
  if (!codes.every((code) => /^\d[a-z]$/.test(code))) return codes.join(', ');
  const suits = [...new Set(codes.map((code) => code.slice(-1)))];
  return suits
    .map((suit) => codes.filter((code) => code.endsWith(suit)))
    .map((suit) => `${suit.at(0)} to ${suit.at(-1)}`)
    .join(', ');
};

/** The id of a line that is wrong otherwise. */
export const idOf = (line: unknown): string | number | null => {
  const id = typeof line === 'object' && line !== null && 'id' in line ? line.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

/** The verdict as a line. An id that is a number stands there as it was written: read, `12345678901234567890` is another. */
export const idAsWritten = (verdict: object, line: string): string => {
  const text = JSON.stringify(verdict);
  const id = idOf(verdict);
  if (typeof id !== 'number') return text;
  const start = JSON.stringify({ id }).slice(0, -1);
  return text.startsWith(start) ? `{"id":${writtenMember(line, 'id')}${text.slice(start.length)}` : text;
};

/** The first thing that is wrong, with its place: `hand.3: unknown tile '5x'`. */
export const problemText = (line: unknown, { issues: [issue] }: z.ZodError): string => {
  if (issue === undefined || !isObject(line)) return 'not a JSON object';
  if (issue.path.length === 0) return issue.message;
  const place = issue.path.map(String).join('.');
  return isAbsent(line, issue.path) ? `field ${place} is absent` : `${place}: ${issue.message}`;
};

const isAbsent = (line: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce((value, key) => Object(value)[key], line) === undefined;
