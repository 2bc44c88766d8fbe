import { expect, test } from 'vitest';
import { selectorsFor } from './highlight.ts';

const LESSON = { onTiles: ['discard'] };

test('a discard is on its tile in the hand', () => {
  expect(selectorsFor(LESSON, { type: 'discard', tile: '6p' }, { type: 'discard' })).toContain(
    '[data-testid="hand-tile"][data-tile="6p"] .tile',
  );
});

test('a kong is on the very button that makes it', () => {
  const selectors = selectorsFor(LESSON, { type: 'kong', tile: '9m' }, { type: 'kong', tile: 8 } as never);
  expect(selectors).toContain(`[data-action='{"type":"kong","tile":8}']`);
  expect(selectors.filter((each) => each.includes('hand-tile'))).toEqual([]);
});

test('a skill is on its own button', () => {
  expect(selectorsFor(LESSON, { type: 'skill', skill: 'CRITICAL' }, { type: 'skill' })).toContain(
    '[data-testid="skill-CRITICAL"]',
  );
});
