/** A game is whole: whatever cannot be asked for by a type is looked for by name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@paiju/engine';
import { expect, test } from 'vitest';
import { root } from './architecture.ts';

const WHOLE = [
  'packages/engine/src/<id>.ts',
  'packages/engine/src/rules/<id>/RULES.md',
  'packages/engine/src/rules/<id>/contract.test.ts',
  'packages/engine/src/rules/<id>/perft.test.ts',
  'packages/engine/src/rules/<id>/playthrough.test.ts',
  'packages/engine/src/rules/<id>/vectors.test.ts',
  'packages/engine/src/scoring/<id>/foresee.ts',
  'packages/protocol/src/<id>/index.ts',
  'packages/bots/src/<id>/index.ts',
  'packages/cli/src/<id>/desk.ts',
  'packages/web/src/games/<id>/index.ts',
];

const missing = (id: string): readonly string[] =>
  WHOLE.map((file) => file.replace('<id>', id)).filter((file) => !existsSync(join(root, file)));

test.each(GAME_IDS)('%s has everything that a game has', (id) => expect(missing(id)).toEqual([]));

test('what a game lacks is named', () => expect(missing('poker')).toHaveLength(WHOLE.length));
