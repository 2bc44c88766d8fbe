/** A game is whole: whatever cannot be asked for by a type is looked for by name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, GAMES } from '@paiju/engine';
import { expect, test } from 'vitest';
import { DESKS } from '../packages/cli/src/desks.ts';
import { root } from './architecture.ts';

const WHOLE = [
  'packages/engine/src/<id>.ts',
  'packages/engine/src/rules/<id>/RULES.md',
  'packages/engine/src/rules/<id>/contract.test.ts',
  'packages/engine/src/rules/<id>/options.test.ts',
  'packages/engine/src/rules/<id>/perft.test.ts',
  'packages/engine/src/rules/<id>/playthrough.test.ts',
  'packages/engine/src/rules/<id>/vectors.test.ts',
  'packages/engine/src/scoring/<id>/foresee.ts',
  'packages/protocol/src/<id>/index.ts',
  'packages/bots/src/<id>/index.ts',
  'packages/cli/src/<id>/desk.ts',
  'packages/web/src/games/<id>/index.ts',
];

/** Where outsiders look for a game. */
const PAGES = [
  'README.md',
  'docs/bots.md',
  'docs/position.md',
  'docs/protocol.md',
  'docs/record-format.md',
  'packages/web/index.html',
  'packages/web/public/manifest.webmanifest',
];

const missing = (id: string): readonly string[] =>
  WHOLE.map((file) => file.replace('<id>', id)).filter((file) => !existsSync(join(root, file)));

const silent = (id: string): readonly string[] =>
  PAGES.filter((page) => !readFileSync(join(root, page), 'utf8').toLowerCase().includes(id));

test.each(GAME_IDS)('%s has everything that a game has', (id) => expect(missing(id)).toEqual([]));

test.each(GAME_IDS)('%s stands on every page that lists the games', (id) => expect(silent(id)).toEqual([]));

test('what a game lacks is named', () => {
  expect(missing('poker')).toHaveLength(WHOLE.length);
  expect(silent('poker')).toEqual(PAGES);
});

test.each(GAME_IDS)('%s is called so by everything that is registered under its name', (id) => {
  const { rules, scorer } = GAMES[id];
  expect([rules.id, scorer.rulesetId]).toEqual([id, id]);
  expect(DESKS[id].game).toBe(GAMES[id]);
});
