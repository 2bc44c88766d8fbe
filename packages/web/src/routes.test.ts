import { expect, test } from 'vitest';
import { addressOf, readRoute } from './routes.ts';

test.each([
  ['', { screen: '', rest: [] }],
  ['#/', { screen: '', rest: [] }],
  ['#/play', { screen: 'play', rest: [] }],
  ['#/rules/xuezhan', { screen: 'rules', rest: ['xuezhan'] }],
  ['#/a%2Fb/%E7%89%8C', { screen: 'a/b', rest: ['牌'] }],
  ['#/100%', { screen: '100%', rest: [] }],
])('%s is read', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

test('an address is read as it was written', () => {
  expect(readRoute(addressOf('replay', 'a/b', '牌 局'))).toEqual({
    screen: 'replay',
    rest: ['a/b', '牌 局'],
  });
});
