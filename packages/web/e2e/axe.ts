/** What axe-core finds wrong with a page as it stands, in every theme. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

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

export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [place, theme] of THEMES.entries()) {
    await page.evaluate(changeTheme, theme);
    // The page has no frames of others, so axe-core may finish where it began, not in a second page.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (place > 0) axe.withRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ html }) => `${theme}: ${id}: ${html.slice(0, 200)}`));
  }
  return found;
};
