import { expect, test } from 'vitest';
import { selectorsFor } from './highlight.ts';

test('a discard is on its tile in the hand', () => {
  expect(selectorsFor({ type: 'discard', tile: '6p' }, { type: 'discard' })).toContain(
    '[data-testid="hand-tile"][data-tile="6p"] .tile',
  );
});

test('a kong is on the very button that makes it', () => {
  const selectors = selectorsFor({ type: 'kong', tile: '9m' }, { type: 'kong', tile: 8 } as never);
  expect(selectors).toContain(`[data-action='{"type":"kong","tile":8}']`);
  expect(selectors.filter((each) => each.includes('hand-tile'))).toEqual([]);
});

test('a skill is on its own button', () => {
  expect(selectorsFor({ type: 'skill', skill: 'CRITICAL' }, { type: 'skill' })).toContain(
    '[data-testid="skill-CRITICAL"]',
  );
});
