/** Everything of Haiyuki that a view hides. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiState } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { answersPart, drawnPart, handsPart, wallPart } from '../hiddenParts.ts';
import type { Layout, Part } from '../part.ts';
import { addTiles, layoutOf, mark } from '../part.ts';
import type { Insight } from '../spec.ts';
import { HAIYUKI_CODEC } from './codec.ts';

const KINDS = HAIYUKI_TILES.codes.length;
const SEATS = 2;
const PHASES = ['setup', 'turn', 'reaction', 'declared', 'last-chance', 'over'] as const;
const WORD_BYTES = 4;
/** One for each tile that can be returned. */
const RETURNED = 22;

const answersIn = ({ phase }: HaiyukiState): readonly (HaiyukiAction | null)[] =>
  phase.name === 'setup' || phase.name === 'last-chance' ? phase.answers : [];

/** What the seat to act, or the discarder, has drawn in this turn and still has. */
const drawnIn = ({ phase }: HaiyukiState): Tile | null =>
  phase.name === 'turn' || phase.name === 'reaction' || phase.name === 'declared' ? phase.drawn : null;

/** Chance that comes later, words of 32 bits. */
const words = (
  name: 'returned' | 'roulette',
  says: string,
  rule: string,
  count: number,
): Part<Insight<HaiyukiState>> => ({
  name,
  says: `${says}, ${WORD_BYTES} bytes each, the highest first`,
  rule,
  shape: [count, WORD_BYTES],
  write: ({ state }, out, at) => {
    for (const [i, word] of state[name].entries())
      for (let byte = 0; byte < WORD_BYTES; byte++)
        out[at + i * WORD_BYTES + byte] = word >>> (8 * (WORD_BYTES - 1 - byte));
  },
});

export const HAIYUKI_PRIVILEGED: Layout<Insight<HaiyukiState>> = layoutOf<Insight<HaiyukiState>>([
  handsPart(SEATS, KINDS, 'H-9.5'),
  {
    name: 'ura-dora',
    says: 'the ura-dora, shown or not',
    rule: 'H-1.4',
    shape: [KINDS],
    write: ({ state }, out, at) => addTiles(out, at, [state.ura]),
  },
  {
    name: 'phase',
    says: `what the round waits for: ${PHASES.join(', ')}`,
    rule: 'H-6.27',
    shape: [PHASES.length],
    write: ({ state }, out, at) => mark(out, at, PHASES, state.phase.name),
  },
  drawnPart(KINDS, 'H-2.4', drawnIn),
  answersPart(SEATS, HAIYUKI_CODEC, 'H-6.33, H-6.34', answersIn),
  wallPart(KINDS * HAIYUKI_TILES.copies, 'H-1.3'),
  words('returned', 'where returned tiles go', 'H-6.8', RETURNED),
  words('roulette', 'where the roulette stops, for the starter and the follower', 'H-6.13', SEATS),
]);
