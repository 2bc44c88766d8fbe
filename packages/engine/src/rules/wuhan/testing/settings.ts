/** What the contract suite must know of Wuhan, read off the rule book and not off the code that carries it. */
import { tilesIn } from '../../../core/counts.ts';
import { meldTiles } from '../../../core/meld.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { kinds, SUITED_AND_HONOURS } from '../../../core/tile.ts';
import type { RoundAction } from '../../../play/actions.ts';
import type { ContractSettings, PlayedStep } from '../../../testing/contractGame.ts';
import type { WuhanEvent, WuhanState, WuhanWon } from '../state.ts';
import { checkOwn } from './invariants.ts';
import { merit } from './player.ts';

type Step = PlayedStep<WuhanState, WuhanEvent>;

/** W-10.5: the flip counts, and the winning tile counts with the winner. */
const tilesOf = (state: WuhanState, events: readonly WuhanEvent[]): Tile[] => {
  const tiles: Tile[] = [state.extra.flip, ...state.wall.tiles.slice(state.wall.front, state.wall.back)];
  for (const { concealed, melds, discards, taken } of state.seats) {
    tiles.push(...tilesIn(concealed), ...melds.flatMap(meldTiles));
    tiles.push(...discards.filter((_, place) => !taken.includes(place)));
  }
  for (const event of events) if (event.type === 'won' && event.tile !== null) tiles.push(event.tile);
  return tiles;
};

/** W-10.1, W-4.10: somebody has won, or somebody should draw and there is nothing to draw. */
const endsBy = ({ before, by, events }: Step): string | null => {
  if (events.some(({ type }) => type === 'won')) return 'won';
  return by !== null && isWallEmpty(before) && isDrawDue(events) ? 'wall-empty' : null;
};

const isWallEmpty = ({ wall, options }: WuhanState): boolean =>
  wall.back - wall.front <= options.wallRemainder;

/** W-4.9, W-4.15, W-4.18: a discard at an empty wall is nobody's, and a kong wants its replacement. */
const isDrawDue = (events: readonly WuhanEvent[]): boolean => {
  const last = events.filter(({ type }) => type !== 'ended').at(-1);
  return last?.type === 'discarded' || (last?.type === 'melded' && last.meld.kind === 'kong');
};

/** The things worth seeing at least once. */
const notable = (step: Step): string[] => step.events.flatMap((event) => wordsFor(step, event));

const wordsFor = (step: Step, event: WuhanEvent): string[] => {
  const { before } = step;
  switch (event.type) {
    case 'melded': {
      const kind = event.meld.kind === 'kong' ? `${event.meld.made} kong` : event.meld.kind;
      const isWild = kind === 'special kong' && event.meld.tile === before.extra.laizi;
      return [kind, ...(isWild ? ['wild laid'] : []), ...(isWallEmpty(before) ? ['kong at the end'] : [])];
    }
    case 'won':
      return wordsForWin(step, event);
    case 'answered':
      return event.declined === null ? [] : ['declined win'];
    case 'kong-declared':
      return ['kong-declared'];
    case 'ended':
      return [event.reason];
    default:
      return [];
  }
};

const wordsForWin = ({ before, by }: Step, { seat, way, types, hard }: WuhanWon): string[] => {
  const { phase, dealer } = before;
  const size = types.length === 0 ? 'small' : 'big';
  // The last answer is still to come in the state before it.
  const answers = phase.name === 'claim' ? phase.window.answers : [];
  const isContested =
    (by?.action.type === 'win' && by.seat !== seat) ||
    answers.some((answer, other) => answer?.type === 'win' && other !== seat);
  return [
    `way ${way}`,
    ...types,
    `${hard ? 'hard' : 'soft'} ${size}`,
    ...(types.length > 1 ? ['several types'] : []),
    ...(seat === dealer ? ['dealer wins'] : []),
    ...(isContested ? ['contested win'] : []),
  ];
};

const ALL_KINDS = kinds(SUITED_AND_HONOURS);

/** Every action with every tile. */
const vocabulary: readonly { readonly type: string; readonly tile?: Tile }[] = [
  ...['discard', 'kong', 'pung', 'chow', 'win'].flatMap((type) => ALL_KINDS.map((tile) => ({ type, tile }))),
  { type: 'win' },
  { type: 'pass' },
];

export const WUHAN_SETTINGS: ContractSettings<WuhanState, WuhanEvent> = {
  tilesOf,
  handOf: (state, seat) => at(state.seats, seat).concealed,
  merit: (state, seat, style) => {
    const own = merit(state, seat, style);
    return (action) => own(action as RoundAction);
  },
  // Nobody wins without an opening, so nobody plays `closed`.
  styles: { seek: 4, triplets: 3, flush: 3, uniform: 3, mixed: 4, random: 1 },
  endsBy,
  checkOwn,
  notable,
  vocabulary,
};
