/** From a choice to the table. */
import type { GameId, Seed } from '@paiju/engine';
import type { TFunction } from 'i18next';
import { presetOf } from '../game/presetOf.ts';
import { goTo } from '../routes.ts';
import type { Names } from '../session/newGame.ts';
import { newGame, randomSeed } from '../session/newGame.ts';
import type { Occasion } from '../session/session.ts';
import { session } from '../session/session.ts';
import type { Choice } from '../store/choices.ts';
import { choices } from '../store/choices.ts';
import { ownName, settings } from '../store/settings.ts';
import { pageGame } from './index.ts';

/** Who sits at the table. */
export const namesFor = (t: TFunction<['home', 'characters']>, ruleset: GameId, choice: Choice): Names => ({
  own: ownName(settings.now, t('home:you')),
  bots: pageGame(ruleset).opponents(t, choice),
});

export interface Start {
  readonly ruleset: GameId;
  readonly choice: Choice;
  readonly names: Names;
  readonly seed?: Seed;
  readonly occasion?: Omit<Occasion, 'preset'>;
}

/** Options that do not go together are shown where they are chosen: such a game is not begun. */
export const startGame = ({ ruleset, choice, names, seed = randomSeed(), occasion = {} }: Start): void => {
  const game = newGame(ruleset, choice, seed, names);
  if (!game.ok) return;
  const preset = presetOf(ruleset, game.value.options, pageGame(ruleset).personal);
  choices.begun();
  session.begin(game.value, { preset, ...occasion });
  goTo('play');
};
