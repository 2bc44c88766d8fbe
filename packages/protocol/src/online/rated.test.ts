import { GAME_IDS, OUTLINES } from '@paiju/engine';
import { expect, test } from 'vitest';
import { ALL_LADDERS, gameOfLadder, ladderOf, presetsOf, ratedChanges, whyNotRated } from './rated.ts';
import type { TableTerms } from './table.ts';

const terms = (more: Partial<TableTerms> = {}): TableTerms => ({
  ...{ ruleset: 'xuezhan', preset: 'sichuan', changes: { deals: 4 }, clock: 'normal' },
  ...{ watchDelayS: 0, isListed: false },
  ...more,
});

test('every preset of every game is on one ladder, and no ladder has others', () => {
  for (const game of GAME_IDS) {
    const ladders = ALL_LADDERS.filter((ladder) => gameOfLadder(ladder) === game);
    const presets = Object.keys(OUTLINES[game].options.presets);
    expect(ladders.flatMap(presetsOf).sort()).toEqual(presets.sort());
    for (const preset of presets)
      expect(presetsOf(ladderOf(game, preset) ?? 'xuezhan-bury3')).toContain(preset);
  }
  expect(ladderOf('wuhan', 'bury3')).toBeNull();
});

test('every preset can be played so that it counts', () => {
  for (const ruleset of GAME_IDS)
    for (const preset of Object.keys(OUTLINES[ruleset].options.presets))
      expect(whyNotRated(terms({ ruleset, preset, changes: ratedChanges(ruleset) }))).toBeNull();
});

test.each<[Partial<TableTerms>, ReturnType<typeof whyNotRated>]>([
  [{}, null],
  [{ changes: { deals: 16 } }, null],
  [{ changes: {} }, 'deals'],
  [{ changes: { deals: 3 } }, 'deals'],
  [{ changes: { deals: 4, cap: 2 } }, 'options'],
  [{ preset: 'koukou' }, 'preset'],
  [{ clock: 'none' }, 'clock'],
  [{ agents: true }, 'agents'],
  [{ ruleset: 'haiyuki', preset: 'duel', changes: { seat0: 'rin', seat1: 'ataho' } }, null],
  [{ ruleset: 'haiyuki', preset: 'duel', changes: { hp: 1 } }, 'options'],
  [{ ruleset: 'haiyuki', preset: 'duel', changes: { deals: 4 } }, 'options'],
])('%j is refused for %s', (more, why) => {
  expect(whyNotRated(terms(more))).toBe(why);
});
