import type { Chair } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { facesAt } from './people.ts';

const person = (face: string | null): Chair => ({ is: 'person', name: 'Ann', face, isHere: true });
const BOT: Chair = { is: 'bot', level: 'greedy' };
const EMPTY: Chair = { is: 'empty' };

// [who sits there, whose page it is, the faces]
const ROWS: readonly [readonly Chair[], number | null, readonly string[]][] = [
  [[person('curls'), person('bun'), BOT, EMPTY], 0, ['curls', 'bun', 'cap', 'beard']],
  [[person('short'), person('short'), person('short'), BOT], 1, ['bun', 'short', 'cap', 'beard']],
  [[person('short'), person('short')], null, ['short', 'bun']],
  [[BOT, person('short'), person('bun'), BOT], 2, ['cap', 'short', 'bun', 'beard']],
  [[person(null), person('of-a-newer-page')], 0, ['short', 'bun']],
];

test.each(ROWS)('no two people at a table look alike: %j, own seat %s', (chairs, own, faces) =>
  expect(facesAt(chairs, own)).toEqual(faces),
);
