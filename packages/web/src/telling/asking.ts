/** The open question, read out: whose tile, and what may be done with which key. */
import type { AnyAction, RoundView, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import { saying } from '../words/say.ts';
import type { Aloud, GameTelling } from './game.ts';
import { tileNames } from './setting.ts';

interface Choice extends AnyAction {
  readonly tile?: Tile;
}

export const spokenQuestion = (game: GameTelling, aloud: Aloud, legal: readonly AnyAction[]): string => {
  const say = saying(aloud.t);
  const choices = choiceTexts(game, aloud, legal).join(say('telling:list.parts'));
  return [game.spoken.question(aloud), say('telling:spoken.mayDo', { choices })]
    .filter((text) => text !== '')
    .join(' ');
};

const choiceTexts = (game: GameTelling, aloud: Aloud, legal: readonly AnyAction[]): string[] => {
  const [opening] = legal.flatMap((action) => game.spoken.opening(action) ?? []);
  if (opening !== undefined) return [saying(aloud.t)(opening)];
  const choices = (legal as readonly Choice[]).filter(({ type }) => type !== 'discard');
  const groups = Map.groupBy(choices, (choice) => game.spoken.choiceOf(choice)).values();
  const texts = [...groups].map((group) => choiceText(game, aloud, group));
  const discards = discardsIn(legal);
  return discards.length === 0 ? texts : [...texts, discardText(game, aloud, discards)];
};

const choiceText = (game: GameTelling, aloud: Aloud, group: readonly Choice[]): string => {
  const first = at(group, 0);
  const tiles = group.flatMap(({ tile }) => (tile === undefined ? [] : [tile]));
  return saying(aloud.t)('telling:spoken.choice', {
    action: game.action(aloud.t, first, tiles),
    key: game.spoken.keyOf(aloud, first),
  });
};

const discardsIn = (legal: readonly AnyAction[]): Tile[] =>
  (legal as readonly Choice[]).flatMap(({ type, tile }) =>
    type === 'discard' && tile !== undefined ? [tile] : [],
  );

/** Any tile of the hand, all but some, or only some: whichever is said with fewer words. */
const discardText = ({ id }: GameTelling, { t, view }: Aloud, discards: readonly Tile[]): string => {
  const say = saying(t);
  const held = [...new Set((view as RoundView).hand ?? [])];
  const barred = held.filter((tile) => !discards.includes(tile));
  if (barred.length === 0) return say('telling:spoken.discardAny');
  return barred.length < discards.length
    ? say('telling:spoken.discardBut', { tiles: tileNames(t, id, barred) })
    : say('telling:spoken.discardOnly', { tiles: tileNames(t, id, discards) });
};
