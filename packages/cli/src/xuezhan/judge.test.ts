import { readFileSync } from 'node:fs';
import type { XuezhanOptions } from '@paiju/engine/xuezhan';
import { xuezhan } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import { ran } from '../testing/io.ts';
import { judgeLine } from './judge.ts';

const VECTORS = new URL('../../../engine/test-data/xuezhan.jsonl', import.meta.url);
const lines = readFileSync(VECTORS, 'utf8').trimEnd().split('\n');

/** 123m 456m 99m 5p pung: a plain win of one fan. */
const PLAIN = {
  id: 'a',
  missing: 's',
  hand: ['1m', '2m', '3m', '4m', '5m', '6m', '9m'],
  melds: [{ type: 'pong', tile: '5p' }],
  win: '9m',
};
/** The same without a meld. */
const CONCEALED = { ...PLAIN, id: 'c', hand: [...PLAIN.hand, '5p', '5p', '5p'], melds: [] };
const KONG = { ...PLAIN, melds: [{ type: 'kong_exposed', tile: '5p' }] };
const BURY3 = xuezhan.options.presets.bury3 as XuezhanOptions;

test('all vectors agree, in order', async () => {
  const { code, out } = await ran('judge xuezhan', lines);
  const verdicts = out.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(verdicts).toHaveLength(1000);
  for (const [i, line] of lines.entries()) {
    const { id, is_hu, fan, fans } = JSON.parse(line);
    expect(verdicts[i]).toBe(JSON.stringify({ id, is_hu, fan, fans: fans ?? [] }));
  }
});

describe('a line that is not valid', () => {
  // [line, id, error]
  const INVALID: readonly [unknown, unknown, RegExp][] = [
    ['{"id":"a",', null, /^not valid JSON$/],
    ['[1]', null, /^not a JSON object$/],
    ['null', null, /^not a JSON object$/],
    ['"5p"', null, /^not a JSON object$/],
    [{ ...PLAIN, win: '5x' }, 'a', /^win: unknown tile '5x'; allowed: 1m to 9m/],
    [{ ...PLAIN, hand: ['1m', '0p'] }, 'a', /^hand\.1: unknown tile '0p'/],
    [{ ...PLAIN, hand: ['1m', 2] }, 'a', /^hand\.1: /],
    [{ ...PLAIN, hand: '123m' }, 'a', /^hand: /],
    [{ ...PLAIN, melds: [{ type: 'pong', tile: '9z' }] }, 'a', /^melds\.0\.tile: unknown tile '9z'/],
    [{ ...PLAIN, melds: [{ type: 'chow', tile: '1m' }] }, 'a', /^melds\.0\.type: .*pong/],
    [{ ...PLAIN, melds: [{ type: 'pong' }] }, 'a', /^field melds\.0\.tile is absent$/],
    [{ ...PLAIN, missing: 'z' }, 'a', /^missing: /],
    [{ ...PLAIN, self_drawn: 'yes' }, 'a', /^self_drawn: /],
    [{ ...PLAIN, id: {} }, null, /^id: /],
    [{ ...PLAIN, hand: undefined }, 'a', /^field hand is absent$/],
    [{ ...PLAIN, melds: undefined }, 'a', /^field melds is absent$/],
    [{ ...PLAIN, missing: undefined }, 'a', /^field missing is absent$/],
    [{ ...PLAIN, win: undefined, id: 7 }, 7, /^field win is absent$/],
    [{ ...PLAIN, hand: ['9m', '9m', '9m', '9m'] }, 'a', /^more than four copies of 9m$/],
    [{ ...PLAIN, hand: ['5p', '5p'] }, 'a', /^more than four copies of 5p$/],
    [{ ...PLAIN, hand: Array.from({ length: 300 }, () => '1m') }, 'a', /^hand: /],
    [{ ...CONCEALED, tian_hu: true, di_hu: true, self_drawn: true }, 'c', /^tian_hu and di_hu: /],
    [{ ...PLAIN, tian_hu: true, self_drawn: true }, 'a', /^tian_hu with a meld: /],
    [{ ...PLAIN, di_hu: true, self_drawn: true }, 'a', /^di_hu with a meld: /],
    [{ ...CONCEALED, tian_hu: true, last_tile: true }, 'c', /^tian_hu with last_tile: /],
    [{ ...CONCEALED, di_hu: true, kong_flower: true, self_drawn: true }, 'c', /^di_hu with kong_flower: /],
    [{ ...CONCEALED, di_hu: true }, 'c', /^di_hu without self_drawn: /],
    [
      { ...PLAIN, kong_flower: true, self_drawn: true },
      'a',
      /^kong_flower with self_drawn and without a kong/,
    ],
    [`{"id":"a","hand":${'['.repeat(2500)}`, null, /^nested deeper than 24 levels$/],
    [`{"id":"${'x'.repeat(20_000)}"}`, null, /^longer than 20000 bytes$/],
    [`{"id":"${'x'.repeat(2_000_000)}"}`, null, /^longer than 20000 bytes$/],
  ];

  test.each(INVALID)('%j', async (line, id, error) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const { code, out, err } = await ran('judge xuezhan', [text, '', JSON.stringify(PLAIN)]);
    const [wrong = '', right = ''] = out.trimEnd().split('\n');
    expect(Object.keys(JSON.parse(wrong))).toEqual(['id', 'error']);
    expect(JSON.parse(wrong).id).toBe(id);
    expect(JSON.parse(wrong).error).toMatch(error);
    expect(JSON.parse(right)).toEqual({ id: 'a', is_hu: true, fan: 1, fans: [['base', 1]] });
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });
});

test('commands/judge.ts: a byte-order mark is let be', async () => {
  const { code, out } = await ran('judge xuezhan', [`\ufeff${JSON.stringify(PLAIN)}`]);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ id: 'a', is_hu: true });
});

// [id as written]
test.each(['12345678901234567890', '1.0', '-0', '1e3', '7'])(
  'commands/judge.ts: the id %s is echoed as typed',
  async (id) => {
    const { out } = await ran('judge xuezhan', [
      JSON.stringify({ ...PLAIN, id: 0 }).replace('"id":0', `"id": ${id} `),
      `{"id":${id}}`,
    ]);
    expect(out).toBe(
      `{"id":${id},"is_hu":true,"fan":1,"fans":[["base",1]]}\n{"id":${id},"error":"field missing is absent"}\n`,
    );
  },
);

test('without an id the answer has null', () => {
  expect(judgeLine(BURY3, { ...PLAIN, id: undefined })).toMatchObject({ id: null, is_hu: true });
});

test('no win has no fan, and too many melds are no win', () => {
  const no = { id: 'a', is_hu: false, fan: null, fans: [] };
  expect(judgeLine(BURY3, { ...PLAIN, missing: 'm' })).toEqual(no);
  const melds = ['1p', '2p', '3p', '4p', '5p'].map((tile) => ({ type: 'pong', tile }));
  expect(judgeLine(BURY3, { ...PLAIN, hand: ['9m'], melds })).toEqual(no);
});

// [hand with what it claims, options, fan names beyond base]
const CLAIMS: readonly [object, Partial<XuezhanOptions>, string[]][] = [
  [{ ...CONCEALED, tian_hu: true, self_drawn: true }, {}, ['tian_hu', 'menqing', 'self_draw']],
  [{ ...CONCEALED, tian_hu: true, self_drawn: true }, { heavenSelfDrawn: false }, ['tian_hu', 'menqing']],
  [{ ...CONCEALED, di_hu: true, self_drawn: true }, { heavenEarth: false }, ['menqing', 'self_draw']],
  [{ ...KONG, kong_flower: true, self_drawn: true }, {}, ['gen', 'self_draw', 'kong_flower']],
  [{ kong_flower: true }, {}, ['kong_discard']],
  [{ last_tile: true }, {}, ['last_tile']],
  [{ last_tile: true }, { lastTile: false }, []],
];

test.each(CLAIMS)('%j under %j earns %j', (claims, changes, names) => {
  const verdict = judgeLine({ ...BURY3, ...changes }, { ...PLAIN, ...claims }) as {
    fans: [string, number][];
  };
  expect(verdict.fans.map(([name]) => name)).toEqual(['base', ...names]);
});

test('other presets and options are judged by their own rules', async () => {
  const pairs = ['1p', '1p', '2p', '2p', '4p', '4p', '6p', '6p', '3m', '3m', '5m', '5m', '9m'];
  const line = JSON.stringify({ id: 1, missing: 's', hand: pairs, melds: [], win: '9m' });
  const { out } = await ran('judge xuezhan --preset sichuan', [line]);
  expect(JSON.parse(out)).toEqual({ id: 1, is_hu: true, fan: 2, fans: [['seven_pairs', 2]] });
  const without = await ran('judge xuezhan --preset sichuan --option sevenPairs=no', [line]);
  expect(JSON.parse(without.out).is_hu).toBe(false);
});
