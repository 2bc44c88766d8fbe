/** From a choice to the table. */
import type { GameId, Seed } from '@paiju/engine';
import type { TFunction } from 'i18next';
import { characterText } from '../../games/haiyuki/codes.ts';
import { goTo } from '../../routes.ts';
import type { Names } from '../../session/newGame.ts';
import { newGame, randomSeed } from '../../session/newGame.ts';
import type { Occasion } from '../../session/session.ts';
import { session } from '../../session/session.ts';
import type { Choice } from '../../store/choices.ts';
import { settings } from '../../store/settings.ts';
import { charactersOf } from './characters.ts';

/** Who sits at the table. In Haiyuki the opponent goes by the name of the character. */
export const namesFor = (t: TFunction<['home', 'codes']>, ruleset: GameId, choice: Choice): Names => {
  const own = settings.now.name.trim() || t('home:you');
  if (ruleset !== 'haiyuki') return { own, bots: [t('home:bots.a'), t('home:bots.b'), t('home:bots.c')] };
  return { own, bots: [characterText(t, charactersOf(choice).seat1)] };
};

export interface Start {
  readonly ruleset: GameId;
  readonly choice: Choice;
  readonly names: Names;
  readonly seed?: Seed;
  readonly occasion?: Occasion;
}

/** Options that do not go together are shown where they are chosen: such a game is not begun. */
export const startGame = ({ ruleset, choice, names, seed = randomSeed(), occasion = {} }: Start): void => {
  const game = newGame(ruleset, choice, seed, names);
  if (!game.ok) return;
  session.begin(game.value, occasion);
  goTo('play');
};
