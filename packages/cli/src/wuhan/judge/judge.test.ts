import type { WuhanOptions } from '@paiju/engine/wuhan';
import { wuhan } from '@paiju/engine/wuhan';
import { describe, expect, test } from 'vitest';
import { ran } from '../../testing/io.ts';
import { WUHAN_VECTORS } from '../../testing/wuhanVectors.ts';
import { judgeLine } from './index.ts';

const KOUKOU = wuhan.options.presets.koukou as WuhanOptions;
const answered = (line: object): unknown => (judgeLine(KOUKOU, line) as { expected?: unknown }).expected;

test('all vectors agree, in order', async () => {
  const { code, out } = await ran(
    'judge wuhan',
    WUHAN_VECTORS.map(({ line }) => line),
  );
  expect(code).toBe(0);
  expect(WUHAN_VECTORS).toHaveLength(8 + 33 + 6 + 4 + 13 + 23);
  const answers = out.trimEnd().split('\n');
  expect(answers.map((line) => JSON.parse(line))).toEqual(WUHAN_VECTORS.map(({ answer }) => answer));
});

/** A small win of seat 1 on its own draw, hard, with one pung: 16 from the dealer, 8 from the others. */
const WIN = {
  id: 'w',
  kind: 'settlement',
  dealer: 0,
  winner: 1,
  win_way: 'self_draw',
  win_types: [],
  hard: true,
  players: [{ seat: 1, melds: [{ type: 'peng', from: 2 }] }],
};
const HAND = {
  id: 7,
  kind: 'win',
  hand: ['2m', '3m', '4m', '8p', '8p'],
  melds: [
    { type: 'peng', tiles: ['1m', '1m', '1m'] },
    { type: 'chi', tiles: ['6s', '4s', '5s'] },
    { type: 'bu_gang', tiles: ['9p', '9p', '9p', '9p'] },
  ],
  laizi: '7m',
  pizi: ['6m', '5m'],
  win_way: 'self_draw',
  wall_left: 40,
};

test('what a vector leaves out is as little as it can be', () => {
  expect(answered(WIN)).toMatchObject({ raw: { 0: 16, 2: 8, 3: 8 }, deltas: [-16, 32, -8, -8] });
  expect(answered({ kind: 'cap', raw: [900, 900, 900] })).toEqual([500, 500, 500]);
  expect(answered({ kind: 'cap', raw: [900, 900, 900], rules: { koukou: false, moon: 'full' } })).toEqual([
    400, 400, 400,
  ]);
  expect(answered({ kind: 'flow_draw', players: [] })).toEqual({ deltas: [0, 0, 0, 0] });
  expect(answered({ ...WIN, rules: null, win_way: 'discard', discarder: 3 })).toMatchObject({
    raw: { 0: 8, 2: 4, 3: 8 },
  });
});

test('players stand at their seat wherever they are in the list', () => {
  const players = [
    { seat: 3, ting: false },
    { seat: 0, melds: [{ type: 'chi', from: 3 }], ting: true },
  ];
  expect(answered({ kind: 'flow_draw', players })).toEqual({ deltas: [12, -4, -4, -4] });
});

test('a discarder who was not ready contracts a fully melded hand', () => {
  const melds = [0, 1, 2, 3].map(() => ({ type: 'peng', from: 2 }));
  const vector = { ...WIN, win_types: ['fully_melded'], win_way: 'discard', discarder: 2 };
  expect(answered({ ...vector, players: [{ seat: 1, melds }] })).toMatchObject({
    contractor: 2,
    contractor_reason: 'fully melded, discarder not ready',
  });
});

const ROBBED = { win_way: 'rob_kong', discarder: 2 };
// [name in the vectors, how it is won]
test.each([
  ['pure_flush', {}],
  ['all_wind', {}],
  ['all_winds', {}],
  ['all_jiang', {}],
  ['fully_melded', {}],
  ['kong_bloom', { win_way: 'kong_bloom' }],
  ['last_tile', {}],
  ['rob_kong', ROBBED],
  ['robbed_kong', ROBBED],
])('the type %s is understood', (name, way) => {
  for (const triplets of ['peng_peng', 'triplets'])
    expect(answered({ ...WIN, ...way, win_types: [triplets, name, name] })).toMatchObject({ base: 20 });
});

// [what is changed of the hand, its verdict]
const HANDS: readonly [string, object, unknown][] = [
  ['plain', {}, { can_win: true, big_types: [], hard: true }],
  ['on one of the last tiles', { wall_left: 3 }, { can_win: true, big_types: ['last_tile'], hard: true }],
  ['on a last discard', { wall_left: 0, win_way: 'discard' }, { can_win: true, big_types: [], hard: true }],
  [
    'on a replacement at the end',
    { wall_left: 0, win_way: 'kong_bloom' },
    { can_win: true, big_types: ['kong_bloom', 'last_tile'], hard: true },
  ],
  [
    'opened by nothing but an added kong',
    { melds: [{ type: 'bu_gang', tiles: ['9p'] }], hand: [...HAND.hand, '1m', '1m', '1m', '4s', '5s', '6s'] },
    { can_win: true, big_types: [], hard: true },
  ],
  [
    'opened by an added kong that opens nothing',
    {
      melds: [{ type: 'bu_gang', tiles: ['9p'] }],
      hand: [...HAND.hand, '1m', '1m', '1m', '4s', '5s', '6s'],
      rules: { bugang_keeps_opening: false },
    },
    { can_win: false, big_types: [], hard: null },
  ],
  ['without melds', { melds: undefined }, { can_win: false, big_types: [], hard: null }],
  [
    'with more melds than a hand has',
    { melds: [...HAND.melds, { type: 'peng', tiles: ['1z'] }, { type: 'chi', tiles: ['1s'] }] },
    { can_win: false, big_types: [], hard: null },
  ],
  ['with a skin', { hand: [...HAND.hand, '5m'] }, { can_win: false, big_types: [], hard: null }],
  ['of nothing', { hand: [] }, { can_win: false, big_types: [], hard: null }],
];
test.each(HANDS)('a hand %s', (_, changes, verdict) => {
  expect(answered({ ...HAND, ...changes })).toEqual(verdict);
});

/** Wins that contradict themselves. */
const IMPOSSIBLE: readonly [object, RegExp][] = [
  [{ win_way: 'discard' }, /^discarder: a tile that was won from somebody has a giver$/],
  [{ win_way: 'rob_kong', discarder: null }, /^discarder: a tile that was won/],
  [{ discarder: 2 }, /^discarder: nobody gave a tile that was drawn$/],
  [{ win_way: 'discard', discarder: 1 }, /^discarder: nobody wins from oneself$/],
  [{ win_types: ['kong_bloom'] }, /^win_types: kong_bloom is won by win_way kong_bloom$/],
  [{ win_types: ['rob_kong'] }, /^win_types: rob_kong is won by win_way rob_kong$/],
  [{ win_way: 'discard', discarder: 2, win_types: ['last_tile'] }, /^win_types: last_tile is drawn/],
  [{ win_types: ['all_wind', 'pure_flush'] }, /^win_types: a hand of winds has no tile of a suit$/],
  [{ win_types: ['all_jiang', 'all_wind'] }, /^win_types: a hand of winds has no tile of a suit$/],
  [{ players: [{ melds: [1, 1, 1, 1, 1].map((from) => ({ type: 'peng', from })) }] }, /^players\.0\.melds: /],
];

describe('a line that is not valid', () => {
  const meldOf = (meld: object): object => ({ ...WIN, players: [{ seat: 1, melds: [meld] }] });
  // [line, what is echoed, error]
  const INVALID: readonly [unknown, object, RegExp][] = [
    ['{"id":"a",', { id: null }, /^not valid JSON$/],
    ['[1]', { id: null }, /^not a JSON object$/],
    ['null', { id: null }, /^not a JSON object$/],
    [{ id: 'a' }, { id: 'a' }, /^field kind is absent$/],
    [{ id: 'a', kind: 'luck' }, { id: 'a', kind: 'luck' }, /^kind: .*cap.*win/],
    [{ id: 'a', kind: 5 }, { id: 'a' }, /^kind: /],
    [{ id: {}, kind: 'flip', flip: '1m' }, { id: null, kind: 'flip' }, /^id: /],
    [{ kind: 'flip', flip: '8z' }, { id: null, kind: 'flip' }, /^flip: unknown tile '8z'; .*, 1z to 7z$/],
    [{ kind: 'flip' }, { id: null, kind: 'flip' }, /^field flip is absent$/],
    [{ kind: 'cap', raw: [1, -2, 3] }, { id: null, kind: 'cap' }, /^raw\.1: /],
    [{ kind: 'cap', raw: {} }, { id: null, kind: 'cap' }, /^raw: /],
    [{ kind: 'cap', raw: [1], koukou: 'yes' }, { id: null, kind: 'cap' }, /^koukou: /],
    [{ ...WIN, winner: 4 }, { id: 'w', kind: 'settlement' }, /^winner: /],
    [{ ...WIN, dealer: undefined }, { id: 'w', kind: 'settlement' }, /^field dealer is absent$/],
    [{ ...WIN, players: undefined }, { id: 'w', kind: 'settlement' }, /^field players is absent$/],
    [
      { ...WIN, win_way: 'luck' },
      { id: 'w', kind: 'settlement' },
      /^win_way: unknown word 'luck'; allowed: self_draw/,
    ],
    [{ ...WIN, win_way: 'toString' }, { id: 'w', kind: 'settlement' }, /^win_way: unknown word/],
    [{ ...WIN, win_types: ['seven_pairs'] }, { id: 'w', kind: 'settlement' }, /^win_types\.0: unknown word/],
    [{ ...WIN, rules: { koukou: 1 } }, { id: 'w', kind: 'settlement' }, /^rules\.koukou: /],
    [
      meldOf({ type: 'peng' }),
      { id: 'w', kind: 'settlement' },
      /^field players\.0\.melds\.0\.from is absent$/,
    ],
    [
      meldOf({ type: 'pong', from: 1 }),
      { id: 'w', kind: 'settlement' },
      /^players\.0\.melds\.0\.type: .*chi/,
    ],
    [
      { ...WIN, players: [{ seat: 1 }, { seat: 1 }] },
      { id: 'w', kind: 'settlement' },
      /^players: a seat is there twice$/,
    ],
    [
      { ...WIN, players: [{ special: { lai: 999 } }] },
      { id: 'w', kind: 'settlement' },
      /^players\.0\.special\.lai: /,
    ],
    [{ ...HAND, hand: ['1x'] }, { id: 7, kind: 'win' }, /^hand\.0: unknown tile '1x'/],
    [{ ...HAND, pizi: ['1m'] }, { id: 7, kind: 'win' }, /pizi/],
    [{ ...HAND, laizi: undefined }, { id: 7, kind: 'win' }, /^field laizi is absent$/],
    [{ ...HAND, wall_left: '40' }, { id: 7, kind: 'win' }, /^wall_left: /],
    [{ ...HAND, melds: [{ type: 'chi', tiles: [] }] }, { id: 7, kind: 'win' }, /^melds\.0\.tiles: /],
    [{ ...HAND, wall_left: -1 }, { id: 7, kind: 'win' }, /^wall_left: /],
    [{ ...HAND, wall_left: 0.5 }, { id: 7, kind: 'win' }, /^wall_left: /],
    [
      { ...HAND, hand: ['8p', '8p', '8p', '8p', '8p'] },
      { id: 7, kind: 'win' },
      /^more than four copies of 8p among hand and melds$/,
    ],
    [
      { ...HAND, hand: ['1m', '1m', '8p', '8p', '8p'] },
      { id: 7, kind: 'win' },
      /^more than four copies of 1m/,
    ],
    [
      { ...HAND, melds: [{ type: 'chi', tiles: ['8m', '9m', '1p'] }] },
      { id: 7, kind: 'win' },
      /^melds\.0: 8m 9m 1p is no chi$/,
    ],
    [
      { ...HAND, melds: [{ type: 'chi', tiles: ['1z'] }] },
      { id: 7, kind: 'win' },
      /^melds\.0: 1z is no chi$/,
    ],
    [
      { ...HAND, melds: [{ type: 'peng', tiles: ['1m', '1m', '2m'] }] },
      { id: 7, kind: 'win' },
      /^melds\.0: 1m 1m 2m is no peng$/,
    ],
    [
      { ...HAND, melds: [{ type: 'an_gang', tiles: ['1m', '1m', '1m'] }] },
      { id: 7, kind: 'win' },
      /^melds\.0: 1m 1m 1m is no an_gang$/,
    ],
    ...IMPOSSIBLE.map(([terms, said]): [object, object, RegExp] => [
      { ...WIN, ...terms },
      { id: 'w', kind: 'settlement' },
      said,
    ]),
  ];

  test.each(INVALID)('%j', async (line, echoed, error) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const { code, out, err } = await ran('judge wuhan', [text, '', JSON.stringify(HAND)]);
    const [wrong = '', right = ''] = out.trimEnd().split('\n');
    const { error: said, ...rest } = JSON.parse(wrong);
    expect(rest).toEqual(echoed);
    expect(said).toMatch(error);
    expect(JSON.parse(right)).toEqual({
      id: 7,
      kind: 'win',
      expected: { can_win: true, big_types: [], hard: true },
    });
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });
});

test('options of the command line hold where a vector names no rule', async () => {
  const line = JSON.stringify({ id: 1, kind: 'cap', raw: [900, 900, 900] });
  const cut = async (args: string): Promise<unknown> =>
    JSON.parse((await ran(`judge wuhan ${args}`, [line])).out).expected;
  expect(await cut('--preset kaikou')).toEqual([400, 400, 400]);
  expect(await cut('--option cap=none')).toEqual([900, 900, 900]);
});
