/** What a game says of itself in which seats are nobody in particular. */
import type { PageGame } from './game.ts';

export const nobodyInParticular: Pick<PageGame, 'personal' | 'figures' | 'Setup' | 'opponents'> = {
  personal: new Set(),
  figures: () => [],
  Setup: null,
  opponents: (t) => [t('home:bots.a'), t('home:bots.b'), t('home:bots.c')],
};
