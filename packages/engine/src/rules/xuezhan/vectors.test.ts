import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import type { KongMade, Meld } from '../../core/meld.ts';
import type { Suit } from '../../core/tile.ts';
import { SUITED } from '../../core/tile.ts';
import { one } from '../../testing/position.ts';
import { BURY3 } from './options.ts';
import type { Situation } from './patterns.ts';
import { worthOf } from './patterns.ts';
import { isWin } from './win.ts';

/** One judged hand: `test-data/xuezhan.jsonl` has one a line. */
interface Vector {
  readonly id: string;
  readonly cat: string;
  readonly missing: Suit | null;
  readonly hand: readonly string[];
  readonly melds: readonly { readonly type: string; readonly tile: string }[];
  readonly win: string;
  readonly self_drawn: boolean;
  readonly kong_flower: boolean;
  readonly last_tile: boolean;
  readonly tian_hu: boolean;
  readonly di_hu: boolean;
  readonly is_hu: boolean;
  readonly fan: number | null;
  readonly fans: readonly (readonly [name: string, fan: number])[];
}

const file = new URL('../../../test-data/xuezhan.jsonl', import.meta.url);
const VECTORS = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);
const FAMILIES = [...new Set(VECTORS.map(({ cat }) => cat))].sort();

const MADE: Readonly<Record<string, KongMade>> = {
  kong_exposed: 'claimed',
  kong_upgrade: 'added',
  kong_concealed: 'concealed',
};
/** Their names for our codes, where more than the hyphen differs. */
const CODES: Readonly<Record<string, string>> = { tian_hu: 'heaven', di_hu: 'earth', gen: 'root' };

const meldOf = ({ type, tile: code }: { type: string; tile: string }): Meld => {
  const made = MADE[type];
  const tile = one(code);
  if (made === undefined) return { kind: 'pung', tile, from: 1 };
  return { kind: 'kong', tile, from: made === 'concealed' ? null : 1, made };
};

const situationsIn = (vector: Vector): Situation[] => {
  const situations: Situation[] = [];
  if (vector.tian_hu) situations.push('heaven');
  if (vector.di_hu) situations.push('earth');
  if (vector.kong_flower) situations.push(vector.self_drawn ? 'kong-flower' : 'kong-discard');
  if (vector.last_tile) situations.push('last-tile');
  return situations;
};

/** `'no win'`, or `'base 1, menqing 1 = 2'`. */
const judged = (vector: Vector): string => {
  const concealed = countTiles(SUITED, [...vector.hand, vector.win].map(one));
  const melds = vector.melds.map(meldOf);
  if (!isWin(BURY3, { concealed, melds, voidSuit: vector.missing })) return 'no win';
  const situations = situationsIn(vector);
  const { fans, fan } = worthOf(BURY3, { concealed, melds, selfDrawn: vector.self_drawn, situations });
  return `${fans.map(([code, each]) => `${code} ${each}`).join(', ')} = ${fan}`;
};

const verdict = ({ is_hu, fans, fan }: Vector): string =>
  is_hu
    ? `${fans.map(([name, each]) => `${CODES[name] ?? name.replaceAll('_', '-')} ${each}`).join(', ')} = ${fan}`
    : 'no win';

describe('X-10.1 to X-10.6, X-13.1 to X-13.13: a thousand judged hands', () => {
  test('all are there', () => expect(VECTORS.length).toBe(1000));

  test.each(FAMILIES)('%s', (family) => {
    const own = VECTORS.filter(({ cat }) => cat === family);
    const table = (answer: (vector: Vector) => string) => own.map((one) => `${one.id} ${answer(one)}`);
    expect(table(judged)).toEqual(table(verdict));
  });
});
