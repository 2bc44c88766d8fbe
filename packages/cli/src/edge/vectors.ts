/** JSON lines from outside, one question each: the parts their schemas share, and what was wrong with one. */
import type { Tile, TileSet } from '@paiju/engine';
import { tileOf } from '@paiju/engine';
import { z } from 'zod';

export const ID = z.union([z.string(), z.number(), z.null()]).default(null);

/** A tile of the set by its code. */
export const tileIn = (set: TileSet) =>
  z.string().transform((code, context): Tile => {
    const tile = tileOf(set, code);
    if (tile !== null) return tile;
    context.addIssue({ code: 'custom', message: `unknown tile '${code}'; allowed: ${allowedIn(set)}` });
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

/** The first thing that is wrong, with its place: `hand.3: unknown tile '5x'`. */
export const problemText = (line: unknown, { issues: [issue] }: z.ZodError): string => {
  if (issue === undefined || issue.path.length === 0) return 'not a JSON object';
  const place = issue.path.map(String).join('.');
  return isAbsent(line, issue.path) ? `field ${place} is absent` : `${place}: ${issue.message}`;
};

const isAbsent = (line: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce((value, key) => Object(value)[key], line) === undefined;
