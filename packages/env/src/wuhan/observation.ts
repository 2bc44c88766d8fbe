/** What a seat of Wuhan may know, as bytes. */

import type { MeldView } from '@paiju/engine';
import { SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanView } from '@paiju/engine/wuhan';
import type { Layout, Look, Part } from '../part.ts';
import { addTiles, layoutOf, mark } from '../part.ts';
import { addLying, flagParts, forSeats, tableAt, tileParts } from '../roundParts.ts';

const KINDS = SUITED_AND_HONOURS.codes.length;
const SEATS = 4;
const PHASES = ['turn', 'claim', 'robbing', 'over'] as const;

const RULES = {
  hand: 'W-10.4',
  drawn: 'W-4.16',
  discards: 'W-10.4',
  melds: 'W-4.2, W-4.5, W-4.7',
  window: 'W-4.13, W-4.17',
  turn: 'W-4.3, W-4.15',
  dealer: 'W-2.5, W-11.1',
  wall: 'W-4.10',
  round: 'W-11.2',
};

type WuhanPart = Part<Look<WuhanView>>;

const addShown = (view: WuhanView, out: Uint8Array, at: number, other: number): void => {
  if (other !== view.seat) addTiles(out, at, view.shown?.[other] ?? []);
};

/** Every tile of a meld that is seen. */
const addMeld = (out: Uint8Array, { kind, tile, made }: MeldView): void => {
  if (tile === null) return;
  if (kind === 'chow') for (let step = 0; step < 3; step++) addTiles(out, step, [tile]);
  else addTiles(out, 0, [tile], kind === 'pung' ? 3 : made === 'special' ? 1 : 4);
};

const TILES: readonly WuhanPart[] = [
  {
    name: 'chows',
    says: 'how many chows of each seat begin with the kind',
    rule: 'W-4.6',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        for (const { kind, tile } of tableAt(view, other).melds)
          if (kind === 'chow' && tile !== null) addTiles(out, at + steps * KINDS, [tile]);
      }),
  },
  {
    name: 'special kongs',
    says: 'special tiles each seat has laid out',
    rule: 'W-4.14',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        for (const { made, tile } of tableAt(view, other).melds)
          if (made === 'special' && tile !== null) addTiles(out, at + steps * KINDS, [tile]);
      }),
  },
  {
    name: 'flip',
    says: 'the tile that was flipped',
    rule: 'W-2.4',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, [view.flip]),
  },
  {
    name: 'wild',
    says: 'the kind that is wild',
    rule: 'W-2.1, W-3.1',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, [view.laizi]),
  },
  {
    name: 'skins',
    says: 'the kinds that are skins, and the dragons that are special',
    rule: 'W-2.1, W-3.1',
    shape: [KINDS],
    write: ({ view }, out, at) => {
      addTiles(out, at, view.pizi);
      addTiles(out, at, view.fixed);
    },
  },
  {
    name: 'shown hands',
    says: 'concealed tiles of the other seats once the round is over; the first row is always empty',
    rule: 'W-10.4',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => addShown(view, out, at + steps * KINDS, other)),
  },
  {
    name: 'winning tile',
    says: 'the tile the round was won on',
    rule: 'W-5.5',
    shape: [KINDS],
    write: ({ view }, out, at) => {
      if (view.winningTile !== null) out[at + view.winningTile] = 1;
    },
  },
  {
    name: 'waits',
    says: 'tiles that would complete the own hand at rest, the minimum aside',
    rule: 'W-8.5',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, view.waits),
  },
  {
    name: 'unseen',
    says: 'copies of each kind that this seat sees nowhere',
    rule: 'W-10.5',
    shape: [KINDS],
    write: ({ view }, out, at) => writeUnseen(view, out, at),
  },
];

const seen = new Uint8Array(KINDS);

const writeUnseen = (view: WuhanView, out: Uint8Array, at: number): void => {
  seen.fill(0);
  addTiles(seen, 0, view.hand ?? []);
  addTiles(seen, 0, [view.flip]);
  if (view.winningTile !== null) addTiles(seen, 0, [view.winningTile]);
  for (let seat = 0; seat < SEATS; seat++) {
    const { discards, taken, melds } = tableAt(view, seat);
    addLying(seen, 0, discards, taken);
    for (const meld of melds) addMeld(seen, meld);
    addShown(view, seen, 0, seat);
  }
  for (let kind = 0; kind < KINDS; kind++) out[at + kind] = SUITED_AND_HONOURS.copies - (seen[kind] ?? 0);
};

const FLAGS: readonly WuhanPart[] = [
  {
    name: 'phase',
    says: PHASES.join(', '),
    rule: 'W-10.1, W-4.17',
    shape: [PHASES.length],
    write: ({ view: { phase } }, out, at) =>
      mark<string>(out, at, PHASES, phase.name === 'claim' && phase.robbing ? 'robbing' : phase.name),
  },
  {
    name: 'opened',
    says: 'seats that have made an opening',
    rule: 'W-5.1',
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        if (view.opened[other]) out[at + steps] = 1;
      }),
  },
  {
    name: 'winner',
    says: 'who won the round',
    rule: 'W-4.8',
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        if (view.winner === other) out[at + steps] = 1;
      }),
  },
  {
    name: 'barred',
    says: 'this seat may not win on a discard now',
    rule: 'W-4.11',
    shape: [1],
    write: ({ view }, out, at) => {
      if (view.barred) out[at] = 1;
    },
  },
];

export const WUHAN_OBSERVATION: Layout<Look<WuhanView>> = layoutOf<Look<WuhanView>>([
  ...tileParts(KINDS, RULES),
  ...TILES,
  ...FLAGS,
  ...flagParts(RULES),
]);
