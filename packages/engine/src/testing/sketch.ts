/**
 * Positions of Xuezhan on one line, for tables of tests:
 *
 *   sketch('bury3 robbing=yes', '0* 456p 123m 5m | pung 9m<2 +9m; 2 123p 456p 123m 5m; wall 1s 5m')
 *
 * A seat with its hand; the star marks whose turn it is, `+` the tile it has just drawn. A seat that is left out holds nothing.
 * Then, where it matters: `opening` (the dealer's first turn), `dealer 2`, `draws 0100` and `wins 0100` by seat, `voids mmps`.
 */
import type { XuezhanState } from '../rules/xuezhan/state.ts';
import { optionsOf } from './hands.ts';
import type { PositionText, TableText } from './position.ts';
import { position } from './position.ts';

const SEAT = /^(\d)(\*?)(?: ([^+]*))?(?:\+(\w+))?$/;

/** The parts of a line: hands by seat, whose turn it is, what it has just drawn, and whatever else is told. */
export const readSketch = (
  text: string,
): {
  readonly table: Pick<TableText, 'seats' | 'turn' | 'drawn'>;
  readonly facts: readonly string[];
} => {
  const seats = ['', '', '', ''];
  const facts: string[] = [];
  let turn = { turn: 0 };
  for (const part of text.split('; ')) {
    const [, seat, star, hand = '', drawn] = SEAT.exec(part) ?? [];
    if (seat === undefined) facts.push(part);
    else seats[Number(seat)] = hand.trim();
    if (star === '*') turn = { turn: Number(seat), ...(drawn === undefined ? {} : { drawn }) };
  }
  return { table: { ...turn, seats }, facts };
};

export const sketch = (options: string, text: string): XuezhanState => {
  const { table, facts } = readSketch(text);
  const plain = { options: optionsOf(options), voids: 'ssss', wall: '1s 2s 9p 9p', ...table };
  return position(Object.assign(plain, ...facts.map(fact)) as PositionText);
};

const fact = (part: string): Partial<PositionText> => {
  const [name = '', ...words] = part.split(' ');
  const value = words.join(' ');
  const digits = [...value].map(Number);
  switch (name) {
    case 'opening':
      return { source: 'deal', draws: [0, 0, 0, 0] };
    case 'dealer':
      return { dealer: Number(value) };
    case 'draws':
      return { draws: digits };
    case 'wins':
      return { wins: digits };
    case 'wall':
    case 'voids':
      return { [name]: value };
    default:
      throw new RangeError(`not a position: ${part}`);
  }
};
