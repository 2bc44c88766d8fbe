/** What may be done in Haiyuki, in words, and who is to do it. */
import type { AnyAction, BySeat } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import { say, telling } from '../catalogue.ts';
import { nameOf, ownerOf } from '../names.ts';
import { SKILL_NAMES } from './codes.ts';
import { inOrder, tilesText, tileText } from './tiles.ts';

const { actions } = telling;

export const actionText = (any: AnyAction): string => {
  const action = any as HaiyukiAction;
  switch (action.type) {
    case 'exchange':
      return action.tiles.length === 0
        ? actions.exchangeNone
        : say(actions.exchange, { tiles: tilesText(inOrder(action.tiles)) });
    case 'skill': {
      const skill = SKILL_NAMES[action.skill];
      return action.tile === undefined
        ? say(actions.skill, { skill })
        : say(actions.skillWith, { skill, tile: tileText(action.tile) });
    }
    case 'discard':
    case 'riichi':
      return say(actions[action.type], { tile: tileText(action.tile) });
    case 'tsumo':
    case 'ron':
    case 'pon':
    case 'pass':
      return actions[action.type];
  }
};

/** `Ataho to act`, `Ataho to answer Mayu’s Fis` */
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
