/** The vectors of Wuhan as lines for `paiju judge wuhan`, with the answers they expect. */
import { readFileSync } from 'node:fs';

type Vector = Readonly<Record<string, unknown>>;

const file = new URL('../../../engine/test-data/wuhan.json', import.meta.url);
const VECTORS = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly Vector[]>>;

/** The kinds of line, by the list they stand in. */
const KINDS = {
  caps: 'cap',
  settlements: 'settlement',
  flow_draws: 'flow_draw',
  minimum_fan: 'minimum_fan',
  flips: 'flip',
  wins: 'win',
} as const;

export interface Judged {
  readonly line: string;
  readonly answer: object;
}

/** A flip carries its verdict beside the question, all others apart; how it was worked out is for people. */
const expectedOf = (kind: string, { expected, laizi, pizi, copies_left }: Vector): unknown => {
  if (kind === 'flip') return { laizi, pizi, copies_left };
  if (Array.isArray(expected)) return expected;
  const { work: _, ...rest } = expected as Vector;
  return rest;
};

export const WUHAN_VECTORS: readonly Judged[] = Object.entries(KINDS).flatMap(([list, kind]) =>
  (VECTORS[list] ?? []).map((vector) => ({
    line: JSON.stringify({ kind, ...vector }),
    answer: { id: vector.id ?? null, kind, expected: expectedOf(kind, vector) },
  })),
);
