import { expect, test } from 'vitest';
import { keyCommand } from './keys.ts';

const press = (key: string, tagName = 'BODY', ctrlKey = false) =>
  keyCommand({ key, ctrlKey, altKey: false, metaKey: false, target: { tagName } as unknown as EventTarget });

test.each([
  ['ArrowRight', 'BODY', 'next'],
  ['ArrowLeft', 'BUTTON', 'prev'],
  [' ', 'BODY', 'play'],
  [' ', 'BUTTON', null],
  ['ArrowRight', 'INPUT', null],
  ['ArrowDown', 'SELECT', null],
  ['x', 'BODY', null],
  ['toString', 'BODY', null],
])('%j on %s is %j', (key, tagName, expected) => {
  expect(press(key, tagName)).toBe(expected);
});

test('with control a key is the browser’s', () => {
  expect(press('ArrowLeft', 'BODY', true)).toBeNull();
});
