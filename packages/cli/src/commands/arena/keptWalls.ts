/** The walls of an arena that are played already, kept in a file: a header line, then one line a wall. */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { BOT_LEVELS } from '@paiju/bots';
import { readJson } from '@paiju/engine/input';
import type { WallTally } from '@paiju/sim';
import { z } from 'zod';
import { UsageError } from '../../edge/failure.ts';
import { appendText, readText, writeText } from '../../edge/files.ts';

/** What the walls of a file have in common. */
export interface Terms {
  readonly ruleset: string;
  readonly version: number;
  readonly options: object;
  readonly bots: readonly string[];
  readonly seed: string;
}

const FORMAT = { paiju: 'arena', format: 1 } as const;
const COUNT = z.number().int().nonnegative();
const EXEC = z.templateLiteral(['exec:', z.string().max(400)]);
const BOT = z.union([z.enum(BOT_LEVELS), EXEC]);
const FAULT_COUNTS = z.object({
  late: COUNT,
  wrong: COUNT,
  twice: COUNT,
  garbage: COUNT,
  crashes: COUNT,
  defaults: COUNT,
});
const WALL = z.object({
  lineUp: COUNT,
  wall: COUNT,
  games: COUNT,
  faults: COUNT,
  bots: z.array(
    z.object({
      bot: BOT,
      seats: COUNT,
      rounds: COUNT,
      points: z.number().int(),
      won: COUNT,
      dealtIn: COUNT,
      ready: COUNT,
    }),
  ),
  duels: z.array(z.object({ first: BOT, second: BOT, won: z.number(), lost: z.number() })),
  agents: z.array(z.object({ bot: EXEC, faults: FAULT_COUNTS, lastWords: z.string().max(2_000) })).optional(),
}) satisfies z.ZodType<WallTally>;

/** Half a million walls. */
const LARGEST = 256_000_000;
/** A wall has 500 characters for four bots. */
const LONGEST_LINE = 20_000;

export class KeptWalls {
  readonly #file: string;
  /** What an earlier run left, in the order in which walls are played. */
  readonly played: readonly WallTally[];

  /** Begins the file, or reads what an earlier run with the same terms left in it. */
  constructor(file: string, terms: Terms) {
    this.#file = file;
    const lines = existsSync(file) ? readText(file, LARGEST).split('\n') : [];
    // A line without its end was being written when the run was stopped.
    const last = lines.pop() ?? '';
    const [header, ...walls] = lines;
    if (header !== undefined) checkHeader(file, header, terms);
    this.played = walls.map((line, i) => wallIn(file, line, i + 2));
    if (header === undefined) writeText(file, `${JSON.stringify({ ...FORMAT, ...terms })}\n`);
    else if (last !== '') writeText(file, `${lines.join('\n')}\n`);
  }

  add(walls: readonly WallTally[]): void {
    if (walls.length > 0) appendText(this.#file, walls.map((wall) => `${JSON.stringify(wall)}\n`).join(''));
  }
}

const checkHeader = (file: string, line: string, terms: Terms): void => {
  const found = parsed(line);
  const expected = JSON.parse(JSON.stringify({ ...FORMAT, ...terms }));
  if (isDeepStrictEqual(found, expected)) return;
  const differing = Object.keys(expected).filter(
    (key) => !isDeepStrictEqual(Object(found)[key], expected[key]),
  );
  throw new UsageError(
    `${file} is from another arena (${differing.join(', ')} differ); allowed: a new file, or the same arena as before`,
  );
};

const wallIn = (file: string, line: string, number: number): WallTally => {
  const wall = WALL.safeParse(parsed(line));
  if (!wall.success) throw new UsageError(`${file}: line ${number} is no wall of an arena`);
  return wall.data;
};

const parsed = (line: string): unknown => {
  const read = readJson(line, LONGEST_LINE);
  return read.ok ? read.value : null;
};
