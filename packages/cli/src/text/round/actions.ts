/** What may be done in the games of the shared round, in words, and who is to do it. */
import type { AnyAction, BySeat, OpeningChoice, RoundAction, RoundView } from '@paiju/engine';
import { nameOf, ownerOf } from '../names.ts';
import { codeText, SUIT_WORDS, tilesText } from '../tiles.ts';
import { chowText } from './events.ts';

export const actionText = (any: AnyAction): string => {
  const action = any as RoundAction | OpeningChoice;
  switch (action.type) {
    case 'void':
      return `void ${SUIT_WORDS[action.suit]}`;
    case 'bury':
    case 'exchange':
      return `${action.type === 'bury' ? 'bury' : 'give'} ${tilesText(action.tiles)}`;
    case 'chow':
      return `chow ${chowText(action.tile)}`;
    case 'win':
      return 'tile' in action && action.tile !== undefined ? `win with ${codeText(action.tile)}` : 'win';
    case 'pass':
      return 'pass';
    case 'discard':
    case 'kong':
    case 'pung':
      return `${action.type} ${codeText(action.tile)}`;
  }
};

/** `Lin to act`, `Lin to answer Mei's 5p` */
export const askedText = (any: object, names: BySeat<string>): string => {
  const { seat, phase } = any as RoundView;
  const who = nameOf(names, seat ?? 0);
  if (phase.name === 'choice') return `${who} to choose`;
  if (phase.name !== 'claim') return `${who} to act`;
  const what = `${ownerOf(names, phase.from)} ${phase.robbing ? 'kong of ' : ''}${codeText(phase.tile)}`;
  return `${who} to answer ${what}`;
};
