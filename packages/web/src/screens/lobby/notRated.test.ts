import { GAME_IDS } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import { ratedChanges } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { outlineOf } from '../../game/outlineOf.ts';
import { pageGame } from '../../games/index.ts';
import { ratedOptions, whyNotRatedHere } from './notRated.ts';

const TERMS = { ruleset: 'xuezhan', preset: 'bury3', changes: { deals: 4 }, clock: 'normal' } as const;

test.each<[string | null, Partial<TableTerms>, (string | null)[]]>([
  [null, {}, ['novice', null, 'expert']],
  ['bots', {}, [null, 'search', null]],
  ['deals', { changes: {} }, []],
  ['options', { changes: { deals: 4, sevenPairs: true } }, ['search']],
  ['clock', { clock: 'none' }, []],
  ['agents', { agents: true }, []],
])('%s: %j with %j', (why, change, lineup) => {
  expect(whyNotRatedHere({ ...TERMS, ...change }, lineup)).toBe(why);
});

test.each(GAME_IDS)('%s: what is mended counts, and who plays whom stays', (ruleset) => {
  const { personal } = pageGame(ruleset);
  const [own] = [...personal];
  const before = { deals: 9, rounds: 9, ...(own === undefined ? {} : { [own]: 'yuri' }) };
  const changes = ratedOptions(before, personal, ratedChanges(ruleset));
  const preset = outlineOf(ruleset).options.defaultPreset;
  expect(whyNotRatedHere({ ruleset, preset, changes, clock: 'quick' }, [])).toBeNull();
  if (own !== undefined) expect(changes[own]).toBe('yuri');
});
