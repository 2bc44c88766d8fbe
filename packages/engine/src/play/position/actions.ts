/** Actions of the shared round as text: `discard 9m`, `chow 4p`, `win`, `pass`. */
import type { TileSet } from '../../core/tile.ts';
import type { Field } from '../../position/fields.ts';
import { tileField } from '../../position/fields.ts';
import type { RoundAction } from '../actions.ts';
import { chowOf, discardOf, kongOf, PASS, pungOf, WIN } from '../actions.ts';

export const readRoundAction = (set: TileSet, text: string): RoundAction | null => {
  const [type = '', code, more] = text.trim().split(/\s+/);
  if (more !== undefined) return null;
  if (code === undefined) return type === WIN.type ? WIN : type === PASS.type ? PASS : null;
  const tile = tileField(set).read(code);
  if (tile === null) return null;
  switch (type) {
    case 'discard':
      return discardOf(tile);
    case 'kong':
      return kongOf(tile);
    case 'pung':
      return pungOf(tile);
    case 'chow':
      return chowOf(tile);
    case 'win':
      return { type, tile };
    default:
      return null;
  }
};

export const writeRoundAction = (set: TileSet, action: RoundAction): string =>
  'tile' in action && action.tile !== undefined
    ? `${action.type} ${tileField(set).write(action.tile)}`
    : action.type;

/** An action as the value of a word. */
export const actionField = <A>(notation: {
  readAction(text: string): A | null;
  writeAction(action: A): string;
}): Field<A> => ({
  read: (text) => notation.readAction(text),
  write: (action) => notation.writeAction(action),
  allowed: 'an action',
});
