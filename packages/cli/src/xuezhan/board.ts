/** The table of Xuezhan as lines of text: two lines a seat, the watcher's own seat last. */
import type { MeldView, Seat, Tile, XuezhanSeatView, XuezhanView } from '@paiju/engine';
import { at, bySeat, codeOf, formatTiles, SUITED, seatsAfter } from '@paiju/engine';
import type { BoardLine, Scene } from '../desk.ts';
import { clipped, padded } from '../screen/width.ts';
import { counted } from '../text/listing.ts';

const NAME = 10;
const POINTS = 6;
const HAND = 19;
const INDENT = '    discards ';

export const boardLines = (scene: Scene, width: number): BoardLine[] => {
  const view = scene.view as XuezhanView;
  const seats = view.table.length;
  const order =
    view.seat === null ? bySeat(seats, (seat) => seat) : [...seatsAfter(view.seat, seats), view.seat];
  return [
    { text: clipped(headingText(scene, view), width) },
    ...order.flatMap((seat) => [
      { text: clipped(seatLine(scene, view, seat), width), isBold: isToAct(view, seat) },
      { text: discardLine(scene, view, seat, width), isLast: true },
    ]),
  ];
};

const headingText = ({ heading }: Scene, { round, options, wallSize }: XuezhanView): string =>
  `Xuezhan 血战到底 · ${heading} · round ${round + 1} of ${options.deals} · ${counted(wallSize, 'tile')} in the wall`;

/** `▶ D Lin         102 void p  10 tiles   555m 9999s  won 33m  locked` */
const seatLine = ({ names, points, hands }: Scene, view: XuezhanView, seat: Seat): string => {
  const own = at(view.seats, seat);
  const table = at(view.table, seat);
  const open = at(hands, seat) as readonly Tile[] | null;
  const parts = [
    `${isToAct(view, seat) ? '▶' : ' '} ${view.dealer === seat ? 'D' : ' '} ${padded(clipped(at(names, seat), NAME), NAME)}`,
    String(at(points, seat)).padStart(POINTS),
    own.voidSuit === null ? '  void ?' : `  void ${own.voidSuit}`,
    padded(`  ${handText(own, table.concealedSize, open)}`, HAND),
    ...[meldsText(table.melds), standingText(own)].filter((text) => text !== '').map((text) => `  ${text}`),
  ];
  return parts.join('').trimEnd();
};

const handText = (own: XuezhanSeatView, size: number, open: readonly Tile[] | null): string => {
  const shown = open ?? own.shown;
  return shown === null ? counted(size, 'tile') : formatTiles(SUITED, shown);
};

const isToAct = ({ phase, seat: viewer }: XuezhanView, seat: Seat): boolean => {
  if (phase.name === 'turn') return phase.seat === seat;
  return (phase.name === 'claim' || phase.name === 'choice') && seat === viewer && phase.own === null;
};

/** `555m`, a kong `5555m`, a concealed one `#5555m`; `#????` where its tile is hidden. */
const meldsText = (melds: readonly MeldView[]): string => melds.map(meldText).join(' ');

const meldText = ({ kind, tile, made }: MeldView): string => {
  if (tile === null) return '#????';
  const code = codeOf(SUITED, tile);
  const copies = code.slice(0, -1).repeat(kind === 'kong' ? 4 : 3);
  return `${made === 'concealed' ? '#' : ''}${copies}${code.slice(-1)}`;
};

const standingText = ({ won, wins, locked, left }: XuezhanSeatView): string => {
  if (wins === 0) return '';
  const tiles =
    won.length === 0
      ? counted(wins, 'win')
      : formatTiles(
          SUITED,
          [...won].sort((a, b) => a - b),
        );
  return `won ${tiles}${locked ? '  locked' : ''}${left ? '  left' : ''}`;
};

/** The oldest discards give way where the line is too short. */
const discardLine = ({ lastDiscarder }: Scene, view: XuezhanView, seat: Seat, width: number): string => {
  const { discards, taken } = at(view.table, seat);
  const last = lastDiscarder === seat ? discards.length - 1 : -1;
  const marked = discards.map((tile, i) => {
    const code = codeOf(SUITED, tile);
    if (taken.includes(i)) return `(${code})`;
    return i === last ? `[${code}]` : code;
  });
  const room = width - INDENT.length;
  while (marked.join(' ').length > room) marked.splice(0, marked[0] === '…' ? 2 : 1, '…');
  return `${INDENT}${marked.join(' ') || '–'}`;
};
