/** Everything of Xuezhan that a view hides. */
import { SUITED } from '@paiju/engine';
import type { XuezhanAction, XuezhanState } from '@paiju/engine/xuezhan';
import { answersPart, drawnPart, forEachSeat, handsPart, kongsPart, wallPart } from '../hiddenParts.ts';
import type { Layout } from '../part.ts';
import { addTiles, byteOf, layoutOf, mark } from '../part.ts';
import type { Insight } from '../spec.ts';
import { XUEZHAN_CODEC } from './codec.ts';

const KINDS = SUITED.codes.length;
const SEATS = 4;
const DIRECTIONS = [1, 2, 3];

const answersIn = ({ phase }: XuezhanState): readonly (XuezhanAction | null)[] => {
  if (phase.name === 'choice') return phase.answers;
  return phase.name === 'claim' ? phase.window.answers : [];
};

export const XUEZHAN_PRIVILEGED: Layout<Insight<XuezhanState>> = layoutOf<Insight<XuezhanState>>([
  handsPart(SEATS, KINDS, 'X-5.6, X-16.1'),
  kongsPart(SEATS, KINDS, 'X-16.2'),
  {
    name: 'buried tiles',
    says: 'tiles every seat has buried, shown or not',
    rule: 'X-5.6',
    shape: [SEATS, KINDS],
    write: ({ state, seat }, out, at) =>
      forEachSeat(state.extra.seats, seat, ({ buried }, steps) => addTiles(out, at + steps * KINDS, buried)),
  },
  {
    name: 'barred',
    says: '1 more than the fan at or below which each seat may not win on a discard now',
    rule: 'X-7.5',
    shape: [SEATS],
    write: ({ state, seat }, out, at) =>
      forEachSeat(state.extra.seats, seat, ({ barred }, steps) => {
        if (barred !== null) out[at + steps] = byteOf(1 + barred);
      }),
  },
  {
    name: 'direction',
    says: 'where exchanged tiles go: next, across, previous',
    rule: 'X-5.8',
    shape: [DIRECTIONS.length],
    write: ({ state }, out, at) => mark<number>(out, at, DIRECTIONS, state.extra.direction),
  },
  drawnPart(KINDS, 'X-6.1', ({ phase }) => (phase.name === 'turn' ? phase.drawn : null)),
  answersPart(SEATS, XUEZHAN_CODEC, 'X-5.6, X-7.3', answersIn),
  wallPart(KINDS * SUITED.copies, 'X-2.2'),
]);
