import { describe, expect, test } from 'vitest';
import { defaultChoice, readChoices } from './choices.ts';

const kept = (games: unknown): string => JSON.stringify({ ruleset: 'wuhan', games });

test('what was chosen is read again', () => {
  const xuezhan = { preset: 'sichuan', changes: { cap: 4 }, bots: ['novice', 'expert', 'search'] };
  const read = readChoices(kept({ xuezhan }));
  expect(read.ruleset).toBe('wuhan');
  expect(read.games.xuezhan).toEqual(xuezhan);
  expect(read.games.haiyuki).toEqual(defaultChoice('haiyuki'));
});

describe('a choice that makes no sense becomes the default, the others stay', () => {
  const good = { preset: 'duel', changes: {}, bots: ['novice'] };
  test.each([
    ['unknown preset', { preset: 'nonsense', changes: {}, bots: ['novice', 'novice', 'novice'] }],
    ['unknown option', { preset: 'bury3', changes: { nonsense: 1 }, bots: ['novice', 'novice', 'novice'] }],
    ['bad value', { preset: 'bury3', changes: { cap: -1 }, bots: ['novice', 'novice', 'novice'] }],
    ['conflict', { preset: 'bury3', changes: { sevenPairs: true }, bots: ['novice', 'novice', 'novice'] }],
    ['too few bots', { preset: 'bury3', changes: {}, bots: ['novice'] }],
    ['unknown bot', { preset: 'bury3', changes: {}, bots: ['god', 'god', 'god'] }],
    ['no object', 7],
  ])('%s', (_, xuezhan) => {
    const { games } = readChoices(kept({ xuezhan, haiyuki: good }));
    expect(games.xuezhan).toEqual(defaultChoice('xuezhan'));
    expect(games.haiyuki).toEqual(good);
  });
});

test('what was begun stays begun, and nobody begins with strong bots', () => {
  expect(readChoices(null).hasBegun).toBe(false);
  expect(readChoices('{"hasBegun":true}').hasBegun).toBe(true);
  expect(readChoices('{"hasBegun":"yes"}').hasBegun).toBe(false);
  for (const { bots } of Object.values(readChoices(null).games))
    expect(new Set(bots)).toEqual(new Set(['novice']));
});

test.each([null, '', '[', '7', 'null', '{"ruleset":"toString"}'])('%j gives the defaults', (text) => {
  const { ruleset, games } = readChoices(text);
  expect(ruleset).toBe('xuezhan');
  expect(games.wuhan).toEqual(defaultChoice('wuhan'));
});
