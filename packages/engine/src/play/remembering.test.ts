import { expect, test } from 'vitest';
import { Remembering } from './remembering.ts';

class Position extends Remembering {
  tile = 0;
}

/** Asks and says how often the answer had to be found. */
const asker = (): ((state: object, seat: number) => number) => {
  let found = 0;
  return (state, seat) => {
    Remembering.answer(state, seat, () => [{ found: ++found }]);
    return found;
  };
};

test('the last answer is kept for one seat, and by each state for itself', () => {
  const asked = asker();
  const [one, other] = [new Position(), new Position()];
  expect([asked(one, 0), asked(one, 0), asked(other, 0), asked(one, 0)]).toEqual([1, 1, 2, 2]);
  expect([asked(one, 1), asked(one, 0)]).toEqual([3, 4]);
});

test('a state that has changed forgets', () => {
  const asked = asker();
  const state = new Position();
  asked(state, 0);
  Remembering.forget(state);
  expect(asked(state, 0)).toBe(2);
});

test('a state written by hand is asked anew, and so is a copy', () => {
  const asked = asker();
  const state = new Position();
  asked(state, 0);
  const copy = { ...state };
  expect([asked(copy, 0), asked(copy, 0)]).toEqual([2, 3]);
  Remembering.forget(copy);
  expect(copy).toEqual(state);
  expect(JSON.stringify(state)).toBe('{"tile":0}');
});
