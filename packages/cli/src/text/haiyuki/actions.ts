/** What may be done in Haiyuki, in words, and who is to do it. */
import type { AnyAction, BySeat, HaiyukiAction, HaiyukiView } from '@paiju/engine';
import { nameOf, ownerOf } from '../names.ts';
import { SKILL_NAMES } from './characters.ts';
import { inOrder, tilesText, tileText } from './tiles.ts';

export const actionText = (any: AnyAction): string => {
  const action = any as HaiyukiAction;
  switch (action.type) {
    case 'exchange':
      return `exchange ${tilesText(inOrder(action.tiles))}`;
    case 'skill':
      return `${SKILL_NAMES[action.skill]}${action.tile === undefined ? '' : ` with ${tileText(action.tile)}`}`;
    case 'discard':
    case 'riichi':
      return `${action.type} ${tileText(action.tile)}`;
    case 'tsumo':
    case 'ron':
    case 'pon':
    case 'pass':
      return action.type;
  }
};

/** `Ataho to act`, `Ataho to answer Mayu's Fis` */
export const askedText = (any: object, names: BySeat<string>): string => {
  const { seat, phase } = any as HaiyukiView;
  const who = nameOf(names, seat ?? 0);
  switch (phase.name) {
    case 'reaction':
      return `${who} to answer ${ownerOf(names, phase.from)} ${tileText(phase.tile)}`;
    case 'declared':
      return phase.seat === seat
        ? `${who} to decide on the own win`
        : `${who} to answer ${ownerOf(names, phase.seat)} win on ${tileText(phase.tile)}`;
    case 'setup':
      return `${who} to exchange`;
    default:
      return `${who} to act`;
  }
};
