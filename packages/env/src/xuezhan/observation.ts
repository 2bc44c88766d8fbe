/** What a seat of Xuezhan may know, as bytes. */
import { SUITED, SUITS } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';
import type { Layout, Look, Part } from '../part.ts';
import { addTiles, byteOf, layoutOf, mark } from '../part.ts';
import { addLying, begunPart, flagParts, forSeats, tableAt, tileParts } from '../roundParts.ts';
import { XUEZHAN_CODEC } from './codec.ts';

const KINDS = SUITED.codes.length;
const SEATS = 4;
export const PHASES = ['bury', 'exchange', 'void', 'turn', 'claim', 'robbing', 'over'] as const;

const RULES = {
  hand: 'X-6.1',
  drawn: 'X-6.1',
  discards: 'X-7.1',
  melds: 'X-8.1, X-9.1, X-16.2',
  window: 'X-7.1, X-9.5',
  turn: 'X-6.1, X-9.2',
  dealer: 'X-3.1',
  wall: 'X-14.3',
  round: 'X-3.3',
};

type XuezhanPart = Part<Look<XuezhanView>>;

const seatAt = (view: XuezhanView, seat: number): XuezhanView['seats'][number] => {
  const found = view.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** Of the other seats: the own hand is there already. */
const addShown = (view: XuezhanView, out: Uint8Array, at: number, other: number): void => {
  if (other !== view.seat) addTiles(out, at, seatAt(view, other).shown ?? []);
};

const TILES: readonly XuezhanPart[] = [
  {
    name: 'won tiles',
    says: 'tiles each seat has won on',
    rule: 'X-11.1',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => addTiles(out, at + steps * KINDS, seatAt(view, other).won)),
  },
  {
    name: 'buried tiles',
    says: 'tiles each seat has buried, where they are shown',
    rule: 'X-5.3, X-5.6',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => addTiles(out, at + steps * KINDS, seatAt(view, other).buried ?? [])),
  },
  {
    name: 'shown hands',
    says: 'concealed tiles of the other seats that lie open; the first row is always empty',
    rule: 'X-16.1',
    shape: [SEATS, KINDS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => addShown(view, out, at + steps * KINDS, other)),
  },
  {
    name: 'waits',
    says: 'tiles that would complete the own hand at rest',
    rule: 'X-10.7',
    shape: [KINDS],
    write: ({ view }, out, at) => addTiles(out, at, view.waits),
  },
  {
    name: 'unseen',
    says: 'copies of each kind that this seat sees nowhere',
    rule: 'X-15.8',
    shape: [KINDS],
    write: ({ view }, out, at) => writeUnseen(view, out, at),
  },
];

const seen = new Uint8Array(KINDS);

const writeUnseen = (view: XuezhanView, out: Uint8Array, at: number): void => {
  seen.fill(0);
  addTiles(seen, 0, view.hand ?? []);
  addTiles(seen, 0, view.wonTiles);
  for (let seat = 0; seat < SEATS; seat++) {
    const { discards, taken, melds } = tableAt(view, seat);
    addLying(seen, 0, discards, taken);
    for (const { tile, kind } of melds)
      if (tile !== null) seen[tile] = (seen[tile] ?? 0) + (kind === 'kong' ? 4 : 3);
    addTiles(seen, 0, seatAt(view, seat).buried ?? []);
    addShown(view, seen, 0, seat);
  }
  for (let kind = 0; kind < KINDS; kind++) out[at + kind] = SUITED.copies - (seen[kind] ?? 0);
};

const phaseOf = ({ phase }: XuezhanView): string => {
  if (phase.name === 'choice') return phase.kind;
  return phase.name === 'claim' && phase.robbing ? 'robbing' : phase.name;
};

const FLAGS: readonly XuezhanPart[] = [
  {
    name: 'phase',
    says: PHASES.join(', '),
    rule: 'X-4.1, X-7.1, X-9.5',
    shape: [PHASES.length],
    write: ({ view }, out, at) => mark<string>(out, at, PHASES, phaseOf(view)),
  },
  {
    name: 'void suits',
    says: `void suit of each seat: ${SUITS.join(', ')}`,
    rule: 'X-5.2, X-5.9',
    shape: [SEATS, SUITS.length],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) =>
        mark(out, at + steps * SUITS.length, SUITS, seatAt(view, other).voidSuit),
      ),
  },
  {
    name: 'wins',
    says: 'how often each seat has won in this round',
    rule: 'X-11.3',
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        out[at + steps] = byteOf(seatAt(view, other).wins);
      }),
  },
  {
    name: 'locked',
    says: 'seats whose hand is locked',
    rule: 'X-11.3',
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        if (seatAt(view, other).locked) out[at + steps] = 1;
      }),
  },
  {
    name: 'left',
    says: 'seats that are out of play',
    rule: 'X-11.5',
    shape: [SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        if (seatAt(view, other).left) out[at + steps] = 1;
      }),
  },
  {
    name: 'first win',
    says: 'who won first; then on whose tile',
    rule: 'X-3.2',
    shape: [2, SEATS],
    write: ({ view, seat }, out, at) =>
      forSeats(seat, (other, steps) => {
        if (view.firstWin?.winners.includes(other)) out[at + steps] = 1;
        if (view.firstWin?.from === other) out[at + SEATS + steps] = 1;
      }),
  },
  {
    name: 'barred',
    says: '1 more than the fan at or below which this seat may not win on a discard now; 0 for no bar',
    rule: 'X-7.5',
    shape: [1],
    write: ({ view }, out, at) => {
      if (view.barred !== null) out[at] = byteOf(1 + view.barred);
    },
  },
];

export const XUEZHAN_OBSERVATION: Layout<Look<XuezhanView>> = layoutOf<Look<XuezhanView>>([
  ...tileParts(KINDS, RULES),
  ...TILES,
  begunPart(XUEZHAN_CODEC.size, 'X-5.1, X-5.8, X-11.2'),
  ...FLAGS,
  ...flagParts(RULES),
]);
