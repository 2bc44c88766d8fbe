import { GAME_IDS, GAMES, seedOf } from '@paiju/engine';
import { catalogue } from '@paiju/words/en';
import { describe, expect, test } from 'vitest';
import { outlineOf } from '../../game/outlineOf.ts';
import { presetOf } from '../../game/presetOf.ts';
import { charactersOf } from '../../games/haiyuki/characters/chosen.ts';
import { pageGame } from '../../games/index.ts';
import { newGame } from '../../session/newGame.ts';
import { defaultChoice } from '../../store/choices.ts';
import { numberFrom, withChange } from './optionChanges.ts';

const SEED = seedOf('1'.repeat(64));
const NAMES = { own: 'Ann', bots: ['B', 'C', 'D'] };

describe.each(GAME_IDS)('%s', (ruleset) => {
  const { fields, presets } = outlineOf(ruleset).options;
  const { personal } = pageGame(ruleset);

  test('every preset and every value has its words', () => {
    expect(Object.keys(catalogue.presets[ruleset])).toEqual(Object.keys(presets));
    const choices = Object.entries(fields as Record<string, { values?: string[] }>).filter(
      ([name, { values }]) => values !== undefined && !name.startsWith('seat'),
    );
    const values = catalogue.options[ruleset].values as Record<string, Record<string, string>>;
    for (const [name, field] of choices) expect(Object.keys(values[name] ?? {})).toEqual(field.values);
  });

  test('a choice becomes a game for as many as there are seats', () => {
    const game = newGame(ruleset, defaultChoice(ruleset), SEED, NAMES);
    const { seats } = outlineOf(ruleset);
    expect(game).toMatchObject({ ok: true, value: { ruleset, seed: SEED } });
    if (!game.ok) return;
    expect([game.value.players.length, game.value.lineup.length]).toEqual([seats, seats]);
    expect(game.value.lineup[0]).toBeNull();
    expect(game.value.players[0]).toBe('Ann');
  });

  test('a preset is known by its options', () => {
    for (const [name, own] of Object.entries(presets)) expect(presetOf(ruleset, own, personal)).toBe(name);
    expect(presetOf(ruleset, {}, personal)).toBeNull();
  });
});

test('options that do not go together make no game', () => {
  const choice = { ...defaultChoice('xuezhan'), changes: { sevenPairs: true } };
  expect(newGame('xuezhan', choice, SEED, NAMES)).toMatchObject({ ok: false, error: { code: 'conflict' } });
});

test('other characters are the same preset', () => {
  const { rulebook } = GAMES.haiyuki.rules.options.presets;
  const { personal } = pageGame('haiyuki');
  expect(presetOf('haiyuki', { ...rulebook, seat0: 'yuri' }, personal)).toBe('rulebook');
  expect(presetOf('haiyuki', { ...rulebook, hp: 5 }, personal)).toBeNull();
});

test('who fights whom is as chosen, else as in the preset', () => {
  const choice = defaultChoice('haiyuki');
  expect(charactersOf(choice)).toEqual({ seat0: 'ataho', seat1: 'mayu' });
  expect(charactersOf({ ...choice, changes: { seat1: 'yuri' } })).toEqual({ seat0: 'ataho', seat1: 'yuri' });
});

test('what is as in the preset is no change', () => {
  const preset = { cap: 3, base: 1 };
  expect(withChange(preset, {}, { name: 'cap', value: 4 })).toEqual({ cap: 4 });
  expect(withChange(preset, { cap: 4, base: 2 }, { name: 'cap', value: 3 })).toEqual({ base: 2 });
  expect(withChange(preset, { cap: 4 }, { name: 'cap', value: null })).toEqual({ cap: null });
});

test.each([
  ['5', 5],
  ['0', 1],
  ['99', 9],
  ['2.6', 3],
  ['', null],
  ['x', null],
  ['1e99', 9],
])('%j typed for 1 to 9 is %j', (text, expected) => {
  expect(numberFrom(text, { min: 1, max: 9 })).toBe(expected);
});
