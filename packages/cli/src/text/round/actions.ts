/** What may be done in the games of the shared round, in words, and who is to do it. */
import type { AnyAction, BySeat, RoundAction, RoundView } from '@paiju/engine';
import type { OpeningChoice } from '@paiju/engine/xuezhan';
import { say, telling } from '../catalogue.ts';
import { nameOf, ownerOf } from '../names.ts';
import { codeText, SUIT_WORDS, tilesText } from '../tiles.ts';
import { chowText } from './events.ts';

const { actions } = telling;

export const actionText = (any: AnyAction): string => {
  const action = any as RoundAction | OpeningChoice;
  switch (action.type) {
    case 'void':
      return say(actions.void, { suit: SUIT_WORDS[action.suit] });
    case 'bury':
    case 'exchange':
      return say(actions[action.type], { tiles: tilesText(action.tiles) });
    case 'chow':
      return say(actions.chow, { tiles: chowText(action.tile) });
    case 'win':
      return 'tile' in action && action.tile !== undefined
        ? say(actions.winWith, { tile: codeText(action.tile) })
        : actions.win;
    case 'pass':
      return actions.pass;
    case 'discard':
    case 'kong':
    case 'pung':
      return say(actions[action.type], { tile: codeText(action.tile) });
  }
};

/** `Lin to act`, `Lin to answer Mei’s 5p` */
export const askedText = (any: object, names: BySeat<string>): string => {
  const { seat, phase } = any as RoundView;
  const who = nameOf(names, seat ?? 0);
  if (phase.name === 'choice') return `${who} to choose`;
  if (phase.name !== 'claim') return `${who} to act`;
  const what = `${ownerOf(names, phase.from)} ${phase.robbing ? 'kong of ' : ''}${codeText(phase.tile)}`;
  return `${who} to answer ${what}`;
};
