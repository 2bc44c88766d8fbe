/** One match of each preset as a text to read; a changed line is a changed rule. `UPDATE_GOLDEN=1` writes them anew. */
import { expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { expectGolden } from '../../testing/golden.ts';
import { playthrough } from '../../testing/playthrough.ts';
import { XUEZHAN_OPTIONS } from './options.ts';
import { XUEZHAN_SETTINGS } from './testing/settings.ts';

// Seeds whose matches show much: kongs of all kinds and what becomes of their money, several winners, locked seats.
const SEEDS: Readonly<Record<string, number>> = { bury3: 290, sichuan: 575, xueliu: 1475 };

test('every preset has a playthrough', () =>
  expect(Object.keys(SEEDS)).toEqual(Object.keys(XUEZHAN_OPTIONS.presets)));

test.each(Object.entries(XUEZHAN_OPTIONS.presets))('%s', (name, options) => {
  const table = { game: GAMES.xuezhan, options, settings: XUEZHAN_SETTINGS };
  expectGolden(playthrough(table, SEEDS[name] ?? 0, 'seek'), `playthroughs/xuezhan-${name}.txt`);
});
