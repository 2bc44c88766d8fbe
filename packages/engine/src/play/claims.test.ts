import { expect, test } from 'vitest';
import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { Claim, Pass } from './actions.ts';
import { grantClaims, isAsked, owesAnswer } from './claims.ts';
import type { ClaimWindow } from './state.ts';

const TILE = 4 as Tile;

/** `-` is a seat that has not answered. */
const answerOf = (text: string): Claim | Pass | null => {
  if (text === '-') return null;
  return (text === 'win' || text === 'pass' ? { type: text } : { type: text, tile: TILE }) as Claim | Pass;
};

const windowOf = (from: Seat, answers: string): ClaimWindow => ({
  tile: TILE,
  from,
  robbing: false,
  justDrawn: false,
  kong: null,
  offers: [[], [{ type: 'win' }], [], [{ type: 'pung', tile: TILE }]],
  answers: answers.split(' ').map(answerOf),
});

// [what it shows, discarder, answers by seat, granted]
const CASES: readonly [string, Seat, string, string][] = [
  ['nobody was asked', 0, '- - - -', ''],
  ['nobody wants it', 0, '- pass pass pass', ''],
  ['a pung', 0, '- pass pung pass', '2 pung'],
  ['a kong', 0, '- - kong pass', '2 kong'],
  ['a chow', 0, '- chow pass -', '1 chow'],
  ['pung before chow', 0, '- chow pass pung', '3 pung'],
  ['kong before chow', 0, '- chow pass kong', '3 kong'],
  ['kong before pung', 0, '- pung kong -', '2 kong'],
  ['win before chow', 0, '- chow win -', '2 win'],
  ['win before pung', 0, '- pung win pass', '2 win'],
  ['win before kong', 0, '- win - kong', '1 win'],
  ['two seats win on one discard', 0, '- win pass win', '1 win, 3 win'],
  ['turn order begins after the discarder', 1, 'win - win win', '2 win, 3 win, 0 win'],
  ['and goes round', 2, 'win win - win', '3 win, 0 win, 1 win'],
  ['from the last seat', 3, 'win pass win -', '0 win, 2 win'],
  ['three seats', 2, 'win win -', '0 win, 1 win'],
];

test.each(CASES)('%s', (_, from, answers, granted) => {
  const text = grantClaims(windowOf(from, answers)).map(({ seat, claim }) => `${seat} ${claim.type}`);
  expect(text.join(', ')).toBe(granted);
});

test('a claim keeps its tile', () => {
  expect(grantClaims(windowOf(0, '- - pung -'))).toEqual([{ seat: 2, claim: { type: 'pung', tile: TILE } }]);
});

test('who is asked, and who still owes an answer', () => {
  const window = windowOf(0, '- pass - -');
  expect([0, 1, 2, 3].map((seat) => isAsked(window, seat))).toEqual([false, true, false, true]);
  expect([0, 1, 2, 3].map((seat) => owesAnswer(window, seat))).toEqual([false, false, false, true]);
});
