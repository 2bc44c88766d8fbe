/** The table of a duel as lines of text: both characters with HP, MP and whatever is on, the watcher's own seat last. */
import type { Seat, Tile } from '@paiju/engine';
import { at, meldTiles } from '@paiju/engine';
import type { HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import type { BoardInput } from '../desk.ts';
import { discardText, seatOrder } from '../round/board.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { clipped, padded } from '../screen/width.ts';
import { TITLES } from '../text/catalogue.ts';
import { characterText } from '../text/haiyuki/codes.ts';
import { pilesText, tilesText, tileText } from '../text/haiyuki/tiles.ts';
import { counted } from '../text/listing.ts';

const NAME = 12;
const LAST_TURN = 20;
const HP_BAR = 10;
const MP_BAR = 5;
/** Discards are read in rows of ten. */
const ROW = 10;
const INDENT = '    ';
const LABEL = 10;

export const boardLines = (input: BoardInput, width: number): BoardLine[] => {
  const view = input.view as HaiyukiView;
  return [
    { text: clipped(headingText(input, view), width) },
    { text: clipped(`${INDENT}${noteText(view)}`, width), isLast: true },
    ...seatOrder(view.seat, view.table.length).flatMap((seat) =>
      seatLines(input, view, seat).map((line) => ({ ...line, text: clipped(line.text, width) })),
    ),
  ];
};

const headingText = ({ heading }: BoardInput, { options, round }: HaiyukiView): string => {
  const { rounds } = options;
  const number = round + 1;
  const limit = rounds === null ? '' : number > rounds ? ', an extra one' : ` of ${rounds}`;
  return `${TITLES.haiyuki} · ${heading} · round ${number}${limit}`;
};

const noteText = ({ turn, dora, ura, wallSize }: HaiyukiView): string =>
  [
    `turn ${turn} of ${LAST_TURN}`,
    `dora ${tileText(dora)}`,
    ...(ura === null ? [] : [`ura-dora ${tileText(ura)}`]),
    `${counted(wallSize, 'tile')} in the wall`,
  ].join(' · ');

/** `▶ S Ataho         HP  7,200 ████████░░  MP  82 █████  8 tiles  Fis×3`, what is on, the hand, the discards. */
const seatLines = (input: BoardInput, view: HaiyukiView, seat: Seat): BoardLine[] => {
  const seen = at(view.table, seat);
  const isBold = isToAct(view, seat);
  const { hp, mp } = view.options;
  const hand = (at(input.hands, seat) as readonly Tile[] | null) ?? (view.shown && at(view.shown, seat));
  const discards = discardRows(seen, input.lastDiscarder === seat);
  const who = `${isBold ? '▶' : ' '} ${view.starter === seat ? 'S' : ' '} ${padded(clipped(at(input.names, seat), NAME), NAME)}`;
  const text = [
    who,
    `HP ${gauge(seen.hp, hp, HP_BAR, Math.ceil)}`,
    `MP ${gauge(seen.mp, mp, MP_BAR, Math.floor)}`,
    counted(seen.concealedSize, 'tile'),
    seen.melds.map((meld) => pilesText(meldTiles(meld))).join(' '),
  ]
    .join('  ')
    .trimEnd();
  return [
    { text, isBold },
    { text: `${INDENT}${statusText(seen)}` },
    ...(hand === null ? [] : [{ text: labelled('hand', pilesText(hand)) }]),
    ...discards.map((row, i) => ({
      text: labelled(i === 0 ? 'discards' : '', row),
      isLast: i === discards.length - 1,
    })),
  ];
};

const isToAct = ({ phase, seat: viewer, isAsked }: HaiyukiView, seat: Seat): boolean =>
  phase.name === 'turn' ? phase.seat === seat : seat === viewer && isAsked;

/**
 * `7,200 ████████░░`: of HP a part of a block counts as one, so that an empty bar is a lost match; of MP it does not, so that a
 * full bar is all there is.
 */
const gauge = (value: number, most: number, length: number, whole: (blocks: number) => number): string => {
  const full = whole((length * value) / Math.max(most, 1));
  return `${figure(value).padStart(figure(most).length)} ${'█'.repeat(full)}${'░'.repeat(length - full)}`;
};

const statusText = (seen: HaiyukiSeatView): string =>
  [
    characterText(seen.character),
    ...(seen.riichi === null ? [] : [`riichi since turn ${seen.riichi.turn}`]),
    ...(seen.guard > 0 ? [`guard ${seen.guard}`] : []),
    ...(seen.curse > 0 ? [`cursed ${seen.curse}`] : []),
    ...(seen.spirit > 0 ? [`spirit ${seen.spirit}`] : []),
    ...(seen.guaranteed ? ['sure draw'] : []),
    ...(seen.critical ? ['critical'] : []),
    ...(seen.mirror ? ['mirror'] : []),
    ...(seen.destroyed.length > 0 ? [`cut ${tilesText(seen.destroyed)}`] : []),
  ].join(' · ');

/** The discard that riichi was declared with has a star. */
const discardRows = ({ discards, taken, riichi }: HaiyukiSeatView, isLastDiscarder: boolean): string[] => {
  const marked = discards.map((tile, i) => {
    const isLast = isLastDiscarder && i === discards.length - 1;
    const text = discardText(tileText(tile), { isTaken: taken.includes(i), isLast });
    return i === riichi?.place ? `*${text}` : text;
  });
  const rows = Array.from({ length: Math.max(1, Math.ceil(marked.length / ROW)) }, (_, row) =>
    marked.slice(row * ROW, (row + 1) * ROW).join(' '),
  );
  return rows.map((row) => row || '–');
};

const labelled = (label: string, text: string): string => `${INDENT}${label.padEnd(LABEL)}${text}`;
