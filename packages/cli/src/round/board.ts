/** The table as lines of text: two lines a seat, the watcher's own seat last. */
import type { Meld, MeldView, RoundView, Seat, Tile } from '@paiju/engine';
import { at, bySeat, meldTiles, seatsAfter } from '@paiju/engine';
import { figure } from '@paiju/words';
import type { BoardInput } from '../desk.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { clipped, padded, widthOf } from '../screen/width.ts';
import { counted } from '../text/listing.ts';
import { codeText, tilesText } from '../text/tiles.ts';

const NAME = 10;
const POINTS = 6;
const SHORTEST_HAND = '13 tiles'.length;
const INDENT = '    discards ';

/** What a game says of one seat: right after its points, and after its melds. */
export interface SeatText {
  readonly status: string;
  readonly wins: string;
  /** Concealed tiles that everybody may see. */
  readonly shown: readonly Tile[] | null;
}

/** What is a game's own about the board. */
export interface BoardText {
  readonly title: string;
  readonly deals: number;
  /** Lines under the heading. */
  readonly notes: readonly string[];
  seat(seat: Seat): SeatText;
}

export const tableLines = (input: BoardInput, width: number, game: BoardText): BoardLine[] => {
  const view = input.view as RoundView;
  const seats = view.table.length;
  const order = seatOrder(view.seat, seats);
  const hands = bySeat(seats, (seat) => handText(input, game, seat));
  const handWidth = Math.max(SHORTEST_HAND, ...hands.map(widthOf));
  const seatLine = (seat: Seat): string =>
    [
      `${isToAct(view, seat) ? '▶' : ' '} ${view.dealer === seat ? 'D' : ' '} ${padded(clipped(at(input.names, seat), NAME), NAME)}`,
      `${figure(at(input.points, seat)).padStart(POINTS)}  ${game.seat(seat).status}`,
      padded(at(hands, seat), handWidth),
      ...[meldsText(at(view.table, seat).melds), game.seat(seat).wins].filter((text) => text !== ''),
    ]
      .join('  ')
      .trimEnd();
  return [
    { text: clipped(headingText(input, game), width) },
    ...game.notes.map((text) => ({ text: clipped(text, width), isLast: true })),
    ...order.flatMap((seat) => [
      { text: clipped(seatLine(seat), width), isBold: isToAct(view, seat) },
      { text: discardLine(input, seat, width), isLast: true },
    ]),
  ];
};

/** In turn order, the watcher's own seat last. */
export const seatOrder = (viewer: Seat | null, seats: number): readonly Seat[] =>
  viewer === null ? bySeat(seats, (seat) => seat) : [...seatsAfter(viewer, seats), viewer];

const headingText = ({ heading, view }: BoardInput, { title, deals }: BoardText): string => {
  const { round, wallSize } = view as RoundView;
  return `${title} · ${heading} · round ${round + 1} of ${deals} · ${counted(wallSize, 'tile')} in the wall`;
};

const handText = ({ view, hands }: BoardInput, game: BoardText, seat: Seat): string => {
  const shown = (at(hands, seat) as readonly Tile[] | null) ?? game.seat(seat).shown;
  return shown === null
    ? counted(at((view as RoundView).table, seat).concealedSize, 'tile')
    : tilesText(shown);
};

const isToAct = ({ phase, seat: viewer }: RoundView, seat: Seat): boolean => {
  if (phase.name === 'turn') return phase.seat === seat;
  return (phase.name === 'claim' || phase.name === 'choice') && seat === viewer && phase.own === null;
};

/** Sets in the order they were made, then single tiles laid out: `555m #9999s +6p +77z`. */
export const meldsText = (melds: readonly MeldView[]): string => {
  const isSingle = ({ made }: MeldView): boolean => made === 'special';
  const singles = melds.filter(isSingle).flatMap(({ tile }) => (tile === null ? [] : [tile]));
  return [
    ...melds.filter((meld) => !isSingle(meld)).map(setText),
    ...tilesText(singles.sort((a, b) => a - b))
      .split(' ')
      .flatMap((group) => (group === '' ? [] : [`+${group}`])),
  ].join(' ');
};

/** `555m`, a kong `5555m`, a concealed one `#5555m` or `#????` where its tile is hidden. */
const setText = ({ kind, tile, from, made }: MeldView): string => {
  if (tile === null) return '#????';
  return `${made === 'concealed' ? '#' : ''}${tilesText(meldTiles({ kind, tile, from, made } as Meld))}`;
};

/** The oldest discards give way where the line is too short. */
const discardLine = ({ lastDiscarder, view }: BoardInput, seat: Seat, width: number): string => {
  const { discards, taken } = at((view as RoundView).table, seat);
  const last = lastDiscarder === seat ? discards.length - 1 : -1;
  const marked = discards.map((tile, i) =>
    discardText(codeText(tile), { isTaken: taken.includes(i), isLast: i === last }),
  );
  const room = width - INDENT.length;
  while (marked.join(' ').length > room) marked.splice(0, marked[0] === '…' ? 2 : 1, '…');
  return `${INDENT}${marked.join(' ') || '–'}`;
};

/** `(5p)` was taken, `[5p]` is the last one. */
export const discardText = (
  tile: string,
  { isTaken, isLast }: { readonly isTaken: boolean; readonly isLast: boolean },
): string => {
  if (isTaken) return `(${tile})`;
  return isLast ? `[${tile}]` : tile;
};
