/** What may be done, in words, in the middle of a sentence: `pung 5 of dots`. */
import type { AnyAction, HaiyukiAction, Tile, XuezhanAction } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import type { AnyT } from '../tiles/names.ts';
import { skillText, suitText } from './codes.ts';
import { saying } from './say.ts';
import { tileNames, tilesText } from './setting.ts';

/** Every action of the three games. */
type Action = XuezhanAction | HaiyukiAction;

/** `tiles` instead of the action's own tile where the same may be done with several. */
export const actionText = (
  t: AnyT,
  ruleset: string,
  any: AnyAction,
  tiles: readonly Tile[] = ownTiles(any),
): string => {
  const say = saying(t);
  const action = any as Action;
  const tile = tiles.length === 0 ? '' : tileNames(t, ruleset, tiles);
  switch (action.type) {
    case 'win':
      return tile === '' ? say('telling:actions.win') : say('telling:actions.winWith', { tile });
    case 'chow': {
      const chow = meldTiles({ kind: 'chow', tile: action.tile, from: 0 });
      return say('telling:actions.chow', { tiles: tileNames(t, ruleset, chow) });
    }
    case 'discard':
    case 'kong':
    case 'pung':
    case 'riichi':
      return say(`telling:actions.${action.type}`, { tile });
    case 'bury':
      return say('telling:actions.bury', { tiles: tilesText(t, ruleset, action.tiles) });
    case 'exchange':
      if (action.tiles.length === 0) return say('telling:actions.exchangeNone');
      return say('telling:actions.exchange', { tiles: tilesText(t, ruleset, action.tiles) });
    case 'void':
      return say('telling:actions.void', { suit: suitText(t, action.suit) });
    case 'skill': {
      const skill = skillText(t, action.skill);
      return say(tile === '' ? 'telling:actions.skill' : 'telling:actions.skillWith', { skill, tile });
    }
    case 'tsumo':
    case 'ron':
    case 'pon':
    case 'pass':
      return say(`telling:actions.${action.type}`);
  }
};

const ownTiles = (action: AnyAction & { readonly tile?: Tile }): readonly Tile[] =>
  action.tile === undefined ? [] : [action.tile];
