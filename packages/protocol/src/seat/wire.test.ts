import type { Tile } from '@paiju/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SeatDown } from './down.ts';
import { SENT } from './downSchema.ts';
import type { SeatUp } from './up.ts';
import { SEAT_UP } from './upSchema.ts';
import { readDown, readUp, writeDown, writeUp } from './wire.ts';

const tile = 3 as Tile;
const action = { type: 'discard', tile } as const;

/** One of each type; tables that are played send the rest. */
const DOWN: readonly SeatDown[] = [
  { type: 'seated', n: 0, protocol: 1, ruleset: 'wuhan', seat: 2, players: ['Ann', 'Ben', 'Cai', 'Dan'] },
  { type: 'seated', n: 3, protocol: 1, ruleset: 'haiyuki', seat: null, players: ['Ann', 'Ben'] },
  {
    type: 'asked',
    n: 4,
    question: 7,
    ruleset: 'xuezhan',
    legal: [action, { type: 'win' }],
    clock: { msLeft: 9000, reserveMs: 30_000 },
  },
  { type: 'asked', n: 4, question: 7, ruleset: 'haiyuki', legal: [{ type: 'pass' }], clock: null },
  { type: 'done', n: 5, question: 7, action },
  { type: 'done', n: 5, question: 7, action: null },
  { type: 'round-over', n: 6, round: 0, msLeft: 20_000 },
  { type: 'match-over', n: 7, ranking: [{ seat: 1, points: -3, rank: 1 }] },
  { type: 'stopped', step: 31 },
  { type: 'refused', question: 7, action, code: 'tile-not-held' },
  { type: 'refused', question: 6, action, code: 'question-over' },
  { type: 'why-not', action, code: 'void-suit-first' },
  { type: 'why-not', action, code: null },
  { type: 'clock', question: 7, clock: { msLeft: 0, reserveMs: 12 } },
  { type: 'thinking', seat: 1, clock: { msLeft: 15_000, reserveMs: 60_000 } },
  { type: 'thinking', seat: null, clock: null },
  { type: 'presence', seats: [{ is: 'here' }, { is: 'away', msLeft: 9000 }, { is: 'stand-in' }] },
  { type: 'resynced', n: 7 },
  { type: 'rejected', code: 'bad-field', at: 'action.tile' },
];
const UP: readonly SeatUp[] = [
  { type: 'act', question: 7, action: { type: 'exchange', tiles: [tile, tile] } },
  { type: 'ready', round: 0 },
  { type: 'why-not', action },
  { type: 'resync', protocol: 1, after: 12 },
];

it.each(DOWN)('down and back: $type', (message) =>
  expect(readDown(writeDown(message))).toEqual({ ok: true, value: message }),
);
it.each(UP)('up and back: $type', (message) =>
  expect(readUp(writeUp(message))).toEqual({ ok: true, value: message }),
);

describe('what is no message', () => {
  const CODES = ['too-long', 'too-deep', 'not-json', 'unknown-type', 'bad-field'];
  // [what was said, code, where]
  const REFUSED: readonly [string, string, string][] = [
    ['', 'not-json', ''],
    ['{"type":"act"', 'not-json', ''],
    ['null', 'unknown-type', 'type'],
    ['[]', 'unknown-type', 'type'],
    ['{"type":7}', 'unknown-type', 'type'],
    ['{"type":"toString"}', 'unknown-type', 'type'],
    ['{"type":"begin","seed":"00"}', 'unknown-type', 'type'],
    ['{"type":"undo"}', 'unknown-type', 'type'],
    ['{"type":"ready"}', 'bad-field', 'round'],
    ['{"type":"ready","round":-1}', 'bad-field', 'round'],
    ['{"type":"ready","round":0.5}', 'bad-field', 'round'],
    ['{"type":"ready","round":1e400}', 'bad-field', 'round'],
    ['{"type":"ready","round":0,"seat":1}', 'bad-field', ''],
    ['{"type":"act","question":1}', 'bad-field', 'action'],
    ['{"type":"act","question":1,"action":{"type":"discard","tile":99}}', 'bad-field', 'action'],
    ['{"type":"act","question":1,"action":{"type":"discard","tile":3,"seat":1}}', 'bad-field', 'action'],
    [`{"type":"ready","round":${'0'.repeat(3000)}}`, 'too-long', ''],
    [`{"type":"ready","round":${'['.repeat(900)}${']'.repeat(900)}}`, 'too-deep', ''],
  ];
  it.each(REFUSED)('%s', (text, code, at) =>
    expect(readUp(text)).toEqual({ ok: false, error: { code, at } }),
  );

  it.each(['', 'x'.repeat(21), 'Ann\n', '\u202eAnn', '\u001b[2J'])(
    'seat/downSchema.ts: %j is no name of a player',
    (name) => {
      const seated = {
        type: 'seated',
        n: 0,
        protocol: 1,
        ruleset: 'xuezhan',
        seat: 0,
        players: ['Ann', name],
      };
      expect(readDown(JSON.stringify(seated))).toEqual({
        ok: false,
        error: { code: 'bad-field', at: 'players.1' },
      });
    },
  );

  it('is refused and never thrown at, whatever it is', () => {
    const json = fc.json({ depthSize: 'medium' });
    fc.assert(
      fc.property(fc.oneof(fc.string(), json), (text) => {
        for (const read of [readUp(text), readDown(text)]) if (read.ok) return false;
        return true;
      }),
      { numRuns: 2000 },
    );
  });

  it('is never thrown at where one value of a message has become another', () => {
    const texts = [...DOWN.map(writeDown), ...UP.map(writeUp)];
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.jsonValue(), (text, place, value) => {
        const spoilt = JSON.stringify(spoil(JSON.parse(text), place, value));
        return [readUp(spoilt), readDown(spoilt)].every((read) => read.ok || CODES.includes(read.error.code));
      }),
      { numRuns: 5000 },
    );
  });
});

/** The message with its value at a place replaced. */
const spoil = (message: object, place: number, value: unknown): unknown => {
  const keys = Object.keys(message);
  return { ...message, [keys[place % keys.length] ?? '']: value };
};

describe('the vocabulary of a seat', () => {
  /** Every name of a field that a schema allows. */
  const fieldsOf = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
    return [...own, ...Object.values(schema).flatMap(fieldsOf)];
  };
  const fields = new Set(
    [...Object.values(SENT), ...Object.values(SEAT_UP)].flatMap((schema) =>
      fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })),
    ),
  );

  it('has no word for a seed, a wall, a line of the record, or who else is asked', () => {
    expect([...fields]).toEqual(expect.arrayContaining(['view', 'hand', 'wallSize']));
    const forbidden = ['seed', 'wall', 'deal', 'chance', 'line', 'record'];
    for (const word of [...forbidden, 'answers', 'toAct', 'roulette', 'returned'])
      expect(fields.has(word), word).toBe(false);
  });

  it('names nothing twice: what is legal is in the question alone', () => {
    expect(fields.has('choices')).toBe(true);
    expect(fields.has('legal')).toBe(false);
  });
});
