import type { Tile } from '@paiju/engine';
import { expect, it } from 'vitest';
import type { OnlineDown } from './down.ts';
import { TABLE_DOWN } from './downSchema.ts';
import { API } from './httpSchema.ts';
import type { TableCard } from './table.ts';
import type { OnlineUp } from './up.ts';
import { TABLE_UP } from './upSchema.ts';
import { readOnlineDown, readOnlineUp, writeOnlineDown, writeOnlineUp } from './wire.ts';

const TOKEN = 'a'.repeat(43);
const HASH = '0f'.repeat(32);
const CARD: TableCard = {
  terms: {
    ruleset: 'wuhan',
    preset: 'koukou',
    changes: { piao: 5, cap: null, lastTileSelfDrawn: true, flowDraw: 'none' },
    clock: 'normal',
    watchDelayS: 30,
    isListed: true,
  },
  chairs: [
    { is: 'person', name: 'Ann', face: 'fox', isHere: true },
    { is: 'person', name: '老文', face: null, isHere: false },
    { is: 'bot', level: 'expert' },
    { is: 'empty' },
  ],
  host: 0,
  phase: 'waiting',
  match: 0,
};

const UP: readonly OnlineUp[] = [
  { type: 'enter', protocol: 4, code: 'K7QX2M', token: TOKEN, after: 12 },
  { type: 'enter', protocol: 4, code: 'K7QX2M', token: null, after: 0 },
  { type: 'sit', seat: 3 },
  { type: 'stand' },
  { type: 'fill-chair', seat: 2, level: 'expert' },
  { type: 'empty-chair', seat: 2 },
  { type: 'empty-chair', seat: 2, forGood: true },
  { type: 'block', seat: 2 },
  { type: 'report', seat: 2, reason: 'together' },
  { type: 'pass-host', seat: 1 },
  { type: 'commit', match: 1, commitment: HASH },
  { type: 'number', match: 1, number: HASH },
  { type: 'emote', emote: 'well-played' },
  { type: 'begin' },
  { type: 'again' },
  { type: 'play-here' },
  { type: 'ready', round: 0 },
];
const DOWN: readonly OnlineDown[] = [
  { type: 'table', ...CARD, joinCode: 'K7QX2M', watchCode: 'W8M2K7QX', own: 0, watchers: 2, again: [] },
  { type: 'table', ...CARD, joinCode: null, watchCode: 'W8M2K7QX', own: null, watchers: 2, again: [0, 3] },
  { type: 'device', plays: false },
  { type: 'said', seat: 3, emote: 'hello' },
  { type: 'denied', what: 'begin', code: 'not-the-host' },
  { type: 'promise', table: 'a-1', match: 1, promise: HASH, key: HASH, signature: HASH + HASH, seat: 2 },
  { type: 'promise', table: 'a-1', match: 1, promise: HASH, key: HASH, signature: HASH + HASH, seat: null },
  { type: 'lock', match: 1, commitments: [HASH, '-'], lock: HASH, signature: HASH + HASH },
  { type: 'numbers', match: 1, numbers: ['-', HASH] },
  { type: 'denied', what: 'enter', code: 'suspended', until: null },
  { type: 'noted', what: 'block', seat: 2 },
  { type: 'denied', what: 'act', code: 'another-device-plays' },
  {
    type: 'asked',
    n: 4,
    question: 7,
    ruleset: 'xuezhan',
    legal: [{ type: 'discard', tile: 3 as Tile }],
    clock: null,
  },
];

it.each(UP)('up and back: $type', (message) =>
  expect(readOnlineUp(writeOnlineUp(message))).toEqual({ ok: true, value: message }),
);
it.each(DOWN)('down and back: $type', (message) =>
  expect(readOnlineDown(writeOnlineDown(message))).toEqual({ ok: true, value: message }),
);

it('every type of message is tried above', () => {
  expect(UP.map(({ type }) => type)).toEqual(expect.arrayContaining(Object.keys(TABLE_UP)));
  expect(DOWN.map(({ type }) => type)).toEqual(expect.arrayContaining(Object.keys(TABLE_DOWN)));
});

// [what is wrong, what was said, code, where]
const REFUSED: readonly [string, object, string, string][] = [
  ['a seat that no game has', { type: 'sit', seat: 4 }, 'bad-field', 'seat'],
  ['a field nobody knows', { type: 'begin', seed: '00' }, 'bad-field', ''],
  ['something of their own to say', { type: 'emote', emote: 'hi there' }, 'bad-field', 'emote'],
  ['a token of another length', { ...UP[0], token: 'a' }, 'bad-field', 'token'],
  ['a code with a slash', { ...UP[0], code: '../../a' }, 'bad-field', 'code'],
  ['what only the server says', { type: 'table' }, 'unknown-type', 'type'],
];
it.each(REFUSED)('%s is refused', (_, said, code, at) =>
  expect(readOnlineUp(JSON.stringify(said))).toEqual({ ok: false, error: { code, at } }),
);

// [what, a new table as it is wished for, whether it is taken]
const { terms } = CARD;
const lineup = [null, 'expert', null, null];
const WISHES: readonly [string, object, boolean][] = [
  ['as it should be', { terms, lineup }, true],
  ['a delay of six minutes', { terms: { ...terms, watchDelayS: 360 }, lineup }, false],
  ['a game nobody has', { terms: { ...terms, ruleset: 'chess' }, lineup }, false],
  ['a clock nobody has', { terms: { ...terms, clock: 'blitz' }, lineup }, false],
  ['options within options', { terms: { ...terms, changes: { cap: { cap: 1 } } }, lineup }, false],
  [
    'more options than any game has',
    {
      terms: { ...terms, changes: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`o${i}`, 1])) },
      lineup,
    },
    false,
  ],
  ['five chairs', { terms, lineup: [...lineup, null] }, false],
  ['no chair', { terms, lineup: [] }, false],
];
it.each(WISHES)('a new table, %s', (_, wish, isTaken) =>
  expect(API.newTable.safeParse(wish).success).toBe(isTaken),
);
