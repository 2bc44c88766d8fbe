import type { Seat } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { FilmFacts, Frame, Viewpoint } from '../../study/messages.ts';
import { shownAt } from './shownAt.ts';

const FACTS = { ruleset: 'wuhan', players: ['Ann', 'Ben', 'Cho', 'Dai'] } as unknown as FilmFacts;
const frame = (step: number): Frame =>
  ({ step, view: { step }, events: [], transfers: [], points: [0, 0, 0, 0] }) as unknown as Frame;
const FRAMES = [3, 4, 5].map(frame);

const at = (step: number, viewpoint: Viewpoint = 'all', own: Seat | null = null) =>
  shownAt(FACTS, FRAMES, { step, viewpoint, own });

// [seen from, where the reader sat, who is spoken to]
test.each<[Viewpoint, Seat | null, Seat | null]>([
  [2, null, 2],
  [2, 0, 2],
  [0, 1, 0],
  ['all', null, null],
  ['all', 1, 1],
  [null, null, null],
  [null, 0, 0],
])('seen from %s by who sat at %s: you are %s', (viewpoint, own, seat) => {
  expect(at(4, viewpoint, own)?.seat).toBe(seat);
});

test('what has happened until the step is told, and nothing of what comes', () => {
  expect(at(4)?.past.map(({ number }) => number)).toEqual([3, 4]);
  expect(at(4)?.now?.view).toEqual({ step: 4 });
  expect(at(4)?.asked).toBeNull();
});

test('a step whose frame is still on its way is not shown', () => {
  expect(at(6)).toBeNull();
  expect(at(2)).toBeNull();
});
