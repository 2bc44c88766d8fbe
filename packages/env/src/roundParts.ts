/** The parts of an observation that games on the shared round have in common. */
import type { KongMade, MeldView, RoundView, Tile } from '@paiju/engine';
import type { Look, Part } from './part.ts';
import { addTiles, byteOf, mark, stepsTo } from './part.ts';

/** The rules that a game has these things from. */
export interface RoundRuleIds {
  readonly hand: string;
  readonly drawn: string;
  readonly discards: string;
  readonly melds: string;
  readonly window: string;
  readonly turn: string;
  readonly dealer: string;
  readonly wall: string;
  readonly round: string;
}

const SEATS = 4;
export const SOURCES = ['deal', 'wall', 'replacement', 'claim'] as const;
export const KONGS: readonly KongMade[] = ['claimed', 'added', 'concealed', 'special'];

type RoundPart = Part<Look<RoundView>>;

/** Runs over the seats from the one that looks, in turn order. */
export const forSeats = (seat: number, visit: (other: number, steps: number) => void): void => {
  for (let steps = 0; steps < SEATS; steps++) visit((seat + steps) % SEATS, steps);
};

/** Tiles in pungs and kongs of kinds that are seen. */
const addSets = (out: Uint8Array, at: number, melds: readonly MeldView[]): void => {
  for (const { kind, tile, made } of melds)
    if (tile !== null && kind !== 'chow' && made !== 'special') out[at + tile] = kind === 'kong' ? 4 : 3;
};

/** Discards that still lie there. */
export const addLying = (
  out: Uint8Array,
  at: number,
  discards: readonly Tile[],
  taken: readonly number[],
): void => {
  addTiles(out, at, discards);
  for (const place of taken) {
    const tile = discards[place];
    if (tile !== undefined) out[at + tile] = (out[at + tile] ?? 0) - 1;
  }
};

export const tileParts = (kinds: number, rules: RoundRuleIds): readonly RoundPart[] => [
  {
    name: 'hand',
    says: 'own concealed tiles, how many of each kind, the drawn one among them',
    rule: rules.hand,
    shape: [kinds],
    write: ({ view }, out, at) => addTiles(out, at, view.hand ?? []),
  },
  {
    name: 'drawn',
    says: 'the tile just drawn',
    rule: rules.drawn,
    shape: [kinds],
    write: ({ view }, out, at) => {
      if (view.drawn !== null) out[at + view.drawn] = 1;
    },
  },
  {
    name: 'asked tile',
    says: 'the discard, or the fourth tile of a kong, that may be claimed',
    rule: rules.window,
    shape: [kinds],
    write: ({ view }, out, at) => {
      if (view.phase.name === 'claim') out[at + view.phase.tile] = 1;
    },
  },
  {
    name: 'discards',
    says: 'discards of each seat that still lie there',
    rule: rules.discards,
    shape: [SEATS, kinds],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        const { discards, taken } = tableAt(view, other);
        addLying(out, at + steps * kinds, discards, taken);
      }),
  },
  {
    name: 'latest discards',
    says: 'when each seat last discarded the kind, as the number of that discard from 1; 0 for never',
    rule: rules.discards,
    shape: [SEATS, kinds],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        const { discards } = tableAt(view, other);
        for (let place = 0; place < discards.length; place++)
          out[at + steps * kinds + (discards[place] ?? 0)] = byteOf(place + 1);
      }),
  },
  {
    name: 'pungs and kongs',
    says: 'tiles of the kind in such a meld of each seat: 3 or 4',
    rule: rules.melds,
    shape: [SEATS, kinds],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => addSets(out, at + steps * kinds, tableAt(view, other).melds)),
  },
];

export const flagParts = (rules: RoundRuleIds): readonly RoundPart[] => [
  {
    name: 'turn source',
    says: `the turn began with: ${SOURCES.join(', ')}`,
    rule: rules.turn,
    shape: [SOURCES.length],
    write: ({ view: { phase } }, out, at) => {
      if (phase.name === 'turn') mark(out, at, SOURCES, phase.source);
    },
  },
  {
    name: 'kong of the turn',
    says: `the last kong made in this turn: ${KONGS.join(', ')}; then whether its fourth tile was just drawn`,
    rule: rules.turn,
    shape: [KONGS.length + 1],
    write: ({ view: { phase } }, out, at) => {
      if (phase.name !== 'turn' && phase.name !== 'claim') return;
      mark(out, at, KONGS, phase.kong);
      if (phase.justDrawn) out[at + KONGS.length] = 1;
    },
  },
  {
    name: 'turn of',
    says: 'whose turn it is, or whose tile may be claimed',
    rule: rules.turn,
    shape: [SEATS],
    write: ({ view: { phase }, seat }, out, at) => {
      if (phase.name === 'turn') out[at + stepsTo(seat, phase.seat, SEATS)] = 1;
      if (phase.name === 'claim') out[at + stepsTo(seat, phase.from, SEATS)] = 1;
    },
  },
  {
    name: 'dealer',
    says: 'who deals',
    rule: rules.dealer,
    shape: [SEATS],
    write: ({ view, seat }, out, at) => {
      out[at + stepsTo(seat, view.dealer, SEATS)] = 1;
    },
  },
  {
    name: 'wall',
    says: 'tiles left in the wall',
    rule: rules.wall,
    shape: [1],
    write: ({ view }, out, at) => {
      out[at] = byteOf(view.wallSize);
    },
  },
  {
    name: 'round',
    says: 'rounds played before this one',
    rule: rules.round,
    shape: [1],
    write: ({ view }, out, at) => {
      out[at] = byteOf(view.round);
    },
  },
  {
    name: 'concealed',
    says: 'how many concealed tiles each seat has',
    rule: rules.hand,
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        out[at + steps] = tableAt(view, other).concealedSize;
      }),
  },
  {
    name: 'draws',
    says: 'how many tiles each seat has drawn since the deal',
    rule: rules.drawn,
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        out[at + steps] = byteOf(tableAt(view, other).draws);
      }),
  },
  {
    name: 'hidden kongs',
    says: 'concealed kongs of each seat whose tile is not shown',
    rule: rules.melds,
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        out[at + steps] = hiddenKongs(tableAt(view, other).melds);
      }),
  },
];

const hiddenKongs = (melds: readonly MeldView[]): number => {
  let hidden = 0;
  for (const { tile } of melds) if (tile === null) hidden += 1;
  return hidden;
};

export const tableAt = (view: RoundView, seat: number): RoundView['table'][number] => {
  const found = view.table[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** The ids named so far in the choice under way. */
export const begunPart = (ids: number, rule: string): Part<Look<unknown>> => ({
  name: 'begun',
  says: 'how often each action id has been named in the choice under way',
  rule,
  shape: [ids],
  write: ({ begun }, out, at) => {
    for (const id of begun) out[at + id] = (out[at + id] ?? 0) + 1;
  },
});
