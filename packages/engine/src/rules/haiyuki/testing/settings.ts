/** What the contract suite must know of Haiyuki, read off the rule book and not off the code that carries it. */
import { tilesIn, withTile } from '../../../core/counts.ts';
import { countAll, meldTiles } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { kinds } from '../../../core/tile.ts';
import { tilesLeft } from '../../../play/wall.ts';
import type { ContractSettings, PlayedStep } from '../../../testing/contractGame.ts';
import type { HaiyukiEvent } from '../events.ts';
import { SKILL_NAMES } from '../skillNames.ts';
import type { HaiyukiState } from '../state.ts';
import { HAIYUKI_TILES } from '../tiles.ts';
import { yakuOf } from '../yaku.ts';
import { checkOwn } from './invariants.ts';

type Step = PlayedStep<HaiyukiState, HaiyukiEvent>;

/** H-10.1 */
const tilesOf = ({ wall, seats }: HaiyukiState): readonly Tile[] => [
  ...tilesLeft(wall),
  ...seats.flatMap(({ concealed, melds, discards, taken, destroyed }) => [
    ...tilesIn(concealed),
    ...melds.flatMap(meldTiles),
    ...discards.filter((_, place) => !taken.includes(place)),
    ...destroyed,
  ]),
];

/** H-5.4, H-2.11, H-6.13: a win, or the turns are over and nobody is left to be asked for a last chance. */
const endsBy = ({ events, after }: Step): string | null => {
  if (events.some(({ type }) => type === 'won')) return 'won';
  const over = events.some(({ type }) => type === 'turns-over');
  const answered =
    events.some(({ type }) => type === 'answered') && events.every(({ type }) => type !== 'drew');
  const { phase } = after;
  if (phase.name === 'last-chance') {
    const owing = [0, 1].some((seat) => at(phase.answers, seat) === null && hasLastChance(after, seat));
    return owing ? null : 'nagari';
  }
  return over || (answered && phase.name === 'over') ? 'nagari' : null;
};

const hasLastChance = (state: HaiyukiState, seat: Seat): boolean => {
  const { character, mp, concealed, melds } = at(state.seats, seat);
  const all = countAll(HAIYUKI_TILES, concealed, melds);
  const isReady = kinds(HAIYUKI_TILES).some((tile) => yakuOf(withTile(all, tile)) !== null);
  return state.options.skills && character === 'petum' && mp >= 18 && isReady;
};

/** The things worth seeing at least once. */
const notable = ({ events }: Step): string[] =>
  events.flatMap((event): string[] => {
    switch (event.type) {
      case 'skill-used':
        return [event.skill];
      case 'melded':
        return ['pon'];
      case 'riichi-declared':
        return ['riichi'];
      case 'won':
        return [
          event.way,
          event.yaku,
          ...event.bonuses.map(([code]) => code),
          ...(event.open ? ['open win'] : []),
        ];
      case 'ended':
        return [event.reason];
      case 'drew':
        return event.place > 0 ? ['steered draw'] : [];
      default:
        return [];
    }
  });

const ALL_KINDS = kinds(HAIYUKI_TILES);

/** Every action with every tile and every skill, and a few exchanges. */
const vocabulary: readonly { readonly type: string; [field: string]: unknown }[] = [
  ...['discard', 'riichi'].flatMap((type) => ALL_KINDS.map((tile) => ({ type, tile }))),
  ...['tsumo', 'ron', 'pon', 'pass', 'win', 'chow', 'kong'].map((type) => ({ type })),
  ...SKILL_NAMES.map((skill) => ({ type: 'skill', skill })),
  ...ALL_KINDS.map((tile) => ({ type: 'skill', skill: 'SPIRIT_RIICHI', tile })),
  { type: 'skill', skill: 'toString' },
  { type: 'exchange', tiles: [] },
  ...ALL_KINDS.flatMap((tile) => [
    { type: 'exchange', tiles: [tile] },
    { type: 'exchange', tiles: [tile, tile] },
    { type: 'exchange', tiles: [(tile + 1) % 13, tile] },
  ]),
];

export const HAIYUKI_SETTINGS: ContractSettings<HaiyukiState, HaiyukiEvent> = {
  tilesOf,
  handOf: (state, seat) => at(state.seats, seat).concealed,
  endsBy,
  checkOwn,
  notable,
  vocabulary,
};
