import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { expect, test } from 'vitest';
import { DESKS } from '../desks.ts';
import { ran } from '../testing/io.ts';

/** One of the lines that list a game. */
const LINES = {
  xuezhan: 'cap = 1 to 20 | none  bury3 none, sichuan 3, xueliu 5  X-13.21',
  wuhan: 'openings = each | once  koukou each, kaikou once, hongzhong once, facai once, qipi once  W-8.12',
  haiyuki: 'rounds = 1 to 50 | none  rulebook 3, duel none, original 3  H-5.8',
} satisfies Readonly<Record<GameId, string>>;

test.each(GAME_IDS)(
  '%s: every preset and option is listed with values, defaults, rule and a sentence',
  async (game) => {
    const { code, out } = await ran(`rules ${game}`);
    const { presets, fields } = DESKS[game].game.rules.options;
    expect(code).toBe(0);
    for (const preset of Object.keys(presets))
      expect(out).toMatch(new RegExp(`\n {2}${preset}( \\(default\\))?\n {6}\\S`));
    for (const [key, { rule }] of Object.entries(fields))
      expect(out).toMatch(new RegExp(`\n {2}${key} = [^\n]+${rule}\n {6}[A-Z]`));
    expect(out).toContain(LINES[game]);
  },
);

test('haiyuki: every yaku and every skill is listed', async () => {
  const { out } = await ran('rules haiyuki');
  expect(out).toContain('  Wanderer’s Hat 삼도립, 2,400\n      Four sets of 3.\n');
  expect(out).toContain(
    '  Paint Tile 패 덧칠, setup, 4 MP a tile\n      Mayu 눈썹개: Tiles of the dealt hand are',
  );
  expect(out.match(/^ {2}[^ ].*, \d{1,2},\d{3}$/gm)).toHaveLength(30);
  expect(out.match(/ MP( a tile)?$/gm)).toHaveLength(13);
});
