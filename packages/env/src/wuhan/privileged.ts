/** Everything of Wuhan that a view hides. */
import { SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanAction, WuhanState } from '@paiju/engine/wuhan';
import { answersPart, drawnPart, forEachSeat, handsPart, kongsPart, wallPart } from '../hiddenParts.ts';
import type { Layout } from '../part.ts';
import { layoutOf } from '../part.ts';
import type { Insight } from '../spec.ts';
import { WUHAN_CODEC } from './codec.ts';

const KINDS = SUITED_AND_HONOURS.codes.length;
const SEATS = 4;

const answersIn = ({ phase }: WuhanState): readonly (WuhanAction | null)[] =>
  phase.name === 'claim' ? phase.window.answers : [];

export const WUHAN_PRIVILEGED: Layout<Insight<WuhanState>> = layoutOf<Insight<WuhanState>>([
  handsPart(SEATS, KINDS, 'W-10.4'),
  kongsPart(SEATS, KINDS, 'W-4.2'),
  {
    name: 'barred',
    says: 'seats that may not win on a discard now',
    rule: 'W-4.11',
    shape: [SEATS],
    write: ({ state, seat }, out, at) =>
      forEachSeat(
        state.seats.map((_, other) => state.extra.barred.includes(other)),
        seat,
        (isBarred, steps) => {
          if (isBarred) out[at + steps] = 1;
        },
      ),
  },
  drawnPart(KINDS, 'W-4.16', ({ phase }) => (phase.name === 'turn' ? phase.drawn : null)),
  answersPart(SEATS, WUHAN_CODEC, 'W-4.1', answersIn),
  wallPart(KINDS * SUITED_AND_HONOURS.copies, 'W-2.2'),
]);
