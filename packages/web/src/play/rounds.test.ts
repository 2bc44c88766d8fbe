import { seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { gameLike, recordOfDeal } from './rounds.ts';

const HEADER = '{"paiju":"record","ruleset":"wuhan","options":{"deals":2},"seed":"ab","players":["a","b"]}';
const DEALT = '{"event":{"type":"dealt","round":0}}';
const ACTION = '{"seat":0,"action":{"type":"discard","tile":"1m"}}';
const DEALT_AGAIN = '{"event":{"type":"dealt","round":1}}';

test('the record of the last deal ends with it', () => {
  expect(recordOfDeal([HEADER, DEALT, ACTION, DEALT_AGAIN, ACTION].join('\n'))).toBe(
    [HEADER, DEALT, ACTION, DEALT_AGAIN].join('\n'),
  );
  expect(recordOfDeal(HEADER)).toBe(HEADER);
});

test('the same table with another seed', () => {
  const seed = seedOf('1'.repeat(64));
  expect(gameLike(`${HEADER}\n${DEALT}`, [null, 'expert'], seed)).toEqual({
    ruleset: 'wuhan',
    options: { deals: 2 },
    players: ['a', 'b'],
    lineup: [null, 'expert'],
    seed,
  });
});
