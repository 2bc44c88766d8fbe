import { expect, test } from 'vitest';
import type { Avatar } from './avatars.ts';
import { AVATARS, avatarAt } from './avatars.ts';

// [seat of the person, what was chosen, the faces round the table]
const ROUND: readonly [number | null, Avatar, Avatar[]][] = [
  [null, 'curls', ['short', 'bun', 'cap', 'beard']],
  [null, 'cap', ['short', 'bun', 'cap', 'beard']],
  [0, 'short', ['short', 'bun', 'cap', 'beard']],
  [0, 'curls', ['curls', 'bun', 'cap', 'beard']],
  [0, 'cap', ['cap', 'bun', 'glasses', 'beard']],
  [2, 'short', ['glasses', 'bun', 'short', 'beard']],
  [1, 'glasses', ['short', 'glasses', 'cap', 'beard']],
];

test.each(ROUND)('seat %s with %s: the table has %j', (person, chosen, faces) => {
  expect([0, 1, 2, 3].map((seat) => avatarAt(seat, person, chosen))).toEqual(faces);
});

test('no two at a table have one face, whatever is chosen', () => {
  for (const chosen of AVATARS)
    for (const person of [0, 1, 2, 3])
      expect(new Set([0, 1, 2, 3].map((seat) => avatarAt(seat, person, chosen))).size).toBe(4);
});
