/** What the contract suite must know of Xuezhan, read off the rule book and not off the code that carries it. */
import { tilesIn } from '../../../core/counts.ts';
import { meldTiles } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import { at } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { kinds, SUITED, SUITS } from '../../../core/tile.ts';
import type { ContractSettings, PlayedStep } from '../../../testing/contractGame.ts';
import type { XuezhanEvent, XuezhanState, XuezhanWon } from '../state.ts';
import { checkOwn } from './invariants.ts';

type Step = PlayedStep<XuezhanState, XuezhanEvent>;

const isWon = (event: XuezhanEvent): event is XuezhanWon => event.type === 'won';

/** a tile won by several seats is taken from the first of them only. */
const tilesOf = (state: XuezhanState, events: readonly XuezhanEvent[]): Tile[] => {
  const tiles: Tile[] = state.wall.tiles.slice(state.wall.front, state.wall.back);
  for (const { concealed, melds, discards, taken } of state.seats) {
    tiles.push(...tilesIn(concealed), ...melds.flatMap(meldTiles));
    tiles.push(...discards.filter((_, place) => !taken.includes(place)));
  }
  for (const { buried } of state.extra.seats) tiles.push(...buried);
  for (const { seat, winners, tile } of events.filter(isWon))
    if (seat === winners[0] && tile !== null) tiles.push(tile);
  return tiles;
};

/** three have left, or somebody should draw and there is nothing to draw. */
const endsBy = (step: Step): string | null => {
  const { before, events, after } = step;
  const winners = after.extra.seats.filter(({ wins }) => wins > 0).length;
  if (after.options.afterWin === 'leave' && winners >= 3) return 'all-but-one-won';
  const isWallEmpty = before.wall.front === before.wall.back;
  return step.by !== null && isWallEmpty && isDrawDue(before, events) ? 'wall-empty' : null;
};

/** after a discard nobody could claim, a window in which all have passed, or a win. */
const isDrawDue = (before: XuezhanState, events: readonly XuezhanEvent[]): boolean => {
  const last = events.filter(({ type }) => type !== 'ended').at(-1);
  if (last?.type === 'discarded' || last?.type === 'won') return true;
  return last?.type === 'answered' && owing(before) === 1;
};

const owing = ({ phase }: XuezhanState): number => {
  if (phase.name !== 'claim') return 0;
  const { offers, answers } = phase.window;
  return offers.filter((claims, seat) => claims.length > 0 && answers[seat] === null).length;
};

/** The things worth seeing at least once. */
const notable = ({ before, events }: Step): string[] => events.flatMap((event) => wordsFor(before, event));

const wordsFor = (before: XuezhanState, event: XuezhanEvent): string[] => {
  const hasWon = (seat: Seat): boolean => (before.extra.seats[seat]?.wins ?? 0) > 0;
  switch (event.type) {
    case 'melded': {
      const kind = event.meld.kind === 'kong' ? `${event.meld.made} kong` : event.meld.kind;
      const isVoid = SUITS[Math.floor(event.meld.tile / 9)] === at(before.extra.seats, event.seat).voidSuit;
      return [kind, ...(hasWon(event.seat) ? [`locked ${kind}`] : []), ...(isVoid ? [`void ${kind}`] : [])];
    }
    case 'won':
      return [
        event.from === null ? 'self-drawn' : 'discard',
        ...(hasWon(event.seat) ? ['locked win'] : []),
        ...(event.winners.length > 1 ? ['shared win'] : []),
        ...(event.winners.length > 2 ? ['tripled win'] : []),
        ...(event.from === null && event.payer !== null ? ['feeder pays'] : []),
        ...event.fans.map(([code]) => code),
      ];
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

const ALL_KINDS = kinds(SUITED);

/** Every action with every tile, and a few threes. */
const vocabulary: readonly { readonly type: string; [field: string]: unknown }[] = [
  ...['discard', 'kong', 'pung', 'chow', 'win'].flatMap((type) => ALL_KINDS.map((tile) => ({ type, tile }))),
  { type: 'win' },
  { type: 'pass' },
  ...SUITS.map((suit) => ({ type: 'void', suit })),
  { type: 'void', suit: 'z' },
  ...['bury', 'exchange'].flatMap((type) =>
    ALL_KINDS.flatMap((tile) => [
      { type, tiles: [tile, tile, tile] },
      { type, tiles: [tile, tile + 1, tile + 2] },
      { type, tiles: [tile + 2, tile + 1, tile] },
      { type, tiles: [tile, tile, tile + 1] },
    ]),
  ),
];

export const XUEZHAN_SETTINGS: ContractSettings<XuezhanState, XuezhanEvent> = {
  tilesOf,
  handOf: (state, seat) => at(state.seats, seat).concealed,
  endsBy,
  checkOwn,
  notable,
  vocabulary,
};
