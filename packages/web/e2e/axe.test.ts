/** What axe-core can find wrong for people who see, hear or move otherwise: nothing. */
import { AxeBuilder } from '@axe-core/playwright';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { SCREENS } from './screens.ts';

/** Screens of the games, each of one or two of them: a game that is added says which of its own are looked at. */
const OF_GAMES: Readonly<Record<GameId, readonly string[]>> = {
  xuezhan: ['opening', 'table', 'settlement', 'tutorial'],
  wuhan: ['table', 'rules'],
  haiyuki: ['table', 'settlement', 'replay', 'review'],
};
const CHECKED = [
  ...['home', 'home-table', 'records', 'settings', 'tournament'],
  ...GAME_IDS.flatMap((game) => OF_GAMES[game].map((screen) => `${screen}-${game}`)),
];
const THEMES = ['dark', 'light', 'contrast'];
/** What a change of theme alone can make wrong: themes are colours. All other rules have spoken before. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs in the page. Colours that are still on their way are no colours to judge. */
const changeTheme = async (theme: string): Promise<void> => {
  document.documentElement.setAttribute('data-theme', theme);
  const moves = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moves.map(({ finished }) => finished));
};

test.for(CHECKED)('%s has no violation', async (screen, { open }) => {
  const page = await open();
  const way = SCREENS[screen];
  if (way === undefined) throw new Error(`there is no screen ${screen}`);
  await way(page);
  for (const [place, theme] of THEMES.entries()) {
    await page.evaluate(changeTheme, theme);
    // The page has no frames of others, so axe-core may finish where it began, not in a second page.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (place > 0) axe.withRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 200)}`),
    );
    expect(found).toEqual([]);
  }
});
