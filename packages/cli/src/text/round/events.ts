/** What happens in every game, in sentences. */
import type { BySeat, Seat, SeenMeld, Tile, ToldTableEvent } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import { WIN_MARK } from '../marks.ts';
import { nameOf, ownerOf, YOU } from '../names.ts';
import { codeText, tilesText } from '../tiles.ts';

type Names = BySeat<string>;

export const tableSentences = (event: ToldTableEvent, names: Names): string[] => {
  switch (event.type) {
    case 'dealt':
      return dealtSentences(event, names);
    case 'drew':
      return drewSentences(event, names);
    case 'discarded':
      return [`${nameOf(names, event.seat)} discarded ${codeText(event.tile)}.`];
    case 'kong-declared':
      return [
        `${nameOf(names, event.seat)} offered ${codeText(event.tile)} to the pung: the kong could be robbed.`,
      ];
    case 'melded':
      return [meldSentence(event.seat, event.meld, names)];
    // Who may claim and who declined is the business of whoever is asked; what came of it is told above.
    case 'chosen':
    case 'claims-opened':
    case 'answered':
      return [];
  }
};

const dealtSentences = (event: Extract<ToldTableEvent, { type: 'dealt' }>, names: Names): string[] => {
  const dealer = nameOf(names, event.dealer);
  return [
    `Round ${event.round + 1}. ${dealer} ${dealer === YOU ? 'deal' : 'deals'}.`,
    ...('hands' in event ? event.hands : []).map(
      (hand, seat) => `  ${nameOf(names, seat)} got ${tilesText(hand)}`,
    ),
  ];
};

const drewSentences = (
  { seat, tile, end }: Extract<ToldTableEvent, { type: 'drew' }>,
  names: Names,
): string[] => {
  const replacement = end === 'back' ? ' as the replacement' : '';
  if (tile !== null) return [`${nameOf(names, seat)} drew ${codeText(tile)}${replacement}.`];
  return end === 'back' ? [`${nameOf(names, seat)} drew a replacement tile.`] : [];
};

const meldSentence = (seat: Seat, { kind, tile, made, from }: SeenMeld, names: Names): string => {
  const who = nameOf(names, seat);
  const code = tile === null ? 'a hidden tile' : codeText(tile);
  if (made === 'concealed') return `${who} laid a concealed kong of ${code}.`;
  if (made === 'added') return `${who} added ${code} to a pung: a kong.`;
  if (made === 'special') return `${who} laid out a single ${code}.`;
  const whose = from === null ? '' : `${ownerOf(names, from)} `;
  if (kind !== 'chow' || tile === null) return `${who} claimed ${whose}${code} for a ${kind}.`;
  return `${who} claimed ${whose}discard for the chow ${chowText(tile)}.`;
};

export const chowText = (lowest: Tile): string =>
  tilesText(meldTiles({ kind: 'chow', tile: lowest, from: 0 }));

/** What the seats answered, for a record that hides nothing. */
export const secretSentences = (event: { readonly type: string }, names: Names): string[] => {
  if (event.type !== 'answered') return [];
  const { seat, answer } = event as Extract<ToldTableEvent, { type: 'answered' }>;
  return [`${nameOf(names, seat)} ${answer.type === 'pass' ? 'passed' : `called ${answer.type}`}.`];
};

/** A win, as far as all games tell it alike. */
interface Win {
  readonly seat: Seat;
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly robbed: boolean;
  readonly concealed: readonly Tile[] | null;
}

/** `★ Lin won on Mei's 5p: 123m 55p` */
export const winLine = (win: Win, names: Names): string =>
  `${WIN_MARK} ${nameOf(names, win.seat)} won ${onWhat(win, names)}${win.concealed === null ? '' : `: ${tilesText(win.concealed)}`}`;

const onWhat = ({ tile, from, robbed }: Win, names: Names): string => {
  const code = tile === null ? '' : codeText(tile);
  if (from === null) return tile === null ? 'with the opening hand' : `with a self-drawn ${code}`;
  return robbed ? `by robbing ${ownerOf(names, from)} kong of ${code}` : `on ${ownerOf(names, from)} ${code}`;
};

/** How a seat's end is told: its tiles, and whatever else is to be said of it. */
export interface SeatEnd {
  hand(tiles: readonly Tile[]): string;
  standing(seat: Seat): string;
}

/** Why the round is over, and what everybody held. */
export const endLines = (
  { reason, hands }: { readonly reason: string; readonly hands: BySeat<readonly Tile[]> },
  endings: Readonly<Record<string, string>>,
  names: Names,
  { hand, standing }: SeatEnd,
): string[] => [
  endings[reason] ?? `The round is over: ${reason}.`,
  ...hands.map((tiles, seat) => `  ${nameOf(names, seat)} held ${hand(tiles) || 'nothing'}${standing(seat)}`),
];
