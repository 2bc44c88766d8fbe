import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameShown, Happening } from '../../../play/client.ts';
import { NOTHING_SHOWN } from '../../../play/client.ts';
import type { Move } from './useMove.ts';
import { placeOf, useMove } from './useMove.ts';

/** The move that is seen when the table opens. */
const seenOf = (shown: Partial<GameShown>, isReplay = false): Move | null => {
  let move: Move | null = null;
  const Table = () => {
    move = useMove({ ...NOTHING_SHOWN, ...shown }, isReplay);
    return null;
  };
  renderToStaticMarkup(<Table />);
  return move;
};

/** Views and events are passed on as they are, whatever is in them. */
const happening = (number: number, ...types: readonly string[]): Happening =>
  ({ number, view: { at: number }, events: types.map((type) => ({ type })) }) as never;
const PAST = [
  happening(1, 'dealt'),
  happening(2, 'discarded'),
  happening(3, 'dealt'),
  happening(4, 'drew', 'discarded'),
];

test('before anything is told there is nothing to see, or how things stand', () => {
  expect(seenOf({})).toBeNull();
  const now = { view: { at: 0 } } as never;
  expect(seenOf({ now })).toEqual({
    view: { at: 0 },
    events: [],
    number: -1,
    isLast: true,
    past: [],
    told: [],
  });
});

test.each([false, true])('what is there when the table opens is not news (replay: %s)', (isReplay) => {
  expect(seenOf({ past: PAST }, isReplay)).toMatchObject({
    view: { at: 4 },
    events: [{ type: 'drew' }, { type: 'discarded' }],
    number: 4,
    isLast: true,
  });
});

test('what was told is that of the round in hand', () => {
  const told = (past: readonly Happening[]) => seenOf({ past })?.told.map(({ type }) => type);
  expect(told(PAST)).toEqual(['dealt', 'drew', 'discarded']);
  expect(told(PAST.slice(0, 2))).toEqual(['dealt', 'discarded']);
  expect(told(PAST.slice(1, 2))).toEqual(['discarded']);
});

// [what was looked at last, whether something is asked, whether it is a replay, which of the happenings is seen]
test.each([
  [2, false, false, 1],
  [4, false, false, 3],
  [2, true, false, 3],
  [2, false, true, 3],
  [77, false, false, 0],
])('after number %d is seen (asked: %s, replay: %s) place %d', (looked, isAsked, isReplay, place) => {
  const asked = isAsked ? { question: 1, legal: [] } : null;
  expect(placeOf({ past: PAST, asked }, isReplay, looked)).toBe(place);
});
