/** What happens in every game, in sentences. */
import type { BySeat, Seat, SeenMeld, TableHappened, Tile } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';
import { WIN_MARK } from '../../screen/marks.ts';
import { open, say, telling } from '../catalogue.ts';
import { inside, nameOf, ownerOf } from '../names.ts';
import { codeText, tilesText } from '../tiles.ts';

type Names = BySeat<string>;

export const tableSentences = (event: TableHappened, names: Names): string[] => {
  switch (event.type) {
    case 'dealt':
      return dealtSentences(event, names);
    case 'drew':
      return drewSentences(event, names);
    case 'discarded':
      return [say(telling.discarded, { who: nameOf(names, event.seat), tile: codeText(event.tile) })];
    case 'kong-declared':
      return [say(telling.kongDeclared, { who: nameOf(names, event.seat), tile: codeText(event.tile) })];
    case 'melded':
      return [meldSentence(event.seat, event.meld, names)];
    // Who may claim and who declined is the business of whoever is asked; what came of it is told above.
    case 'chosen':
    case 'claims-opened':
    case 'answered':
      return [];
  }
};

const dealtSentences = (event: Extract<TableHappened, { type: 'dealt' }>, names: Names): string[] => [
  say(telling.dealt, { n: event.round + 1, whom: inside(names, event.dealer) }),
  ...('hands' in event ? event.hands : []).map(
    (hand, seat) => `  ${say(telling.dealtHand, { who: nameOf(names, seat), tiles: tilesText(hand) })}`,
  ),
];

const drewSentences = (
  { seat, tile, end }: Extract<TableHappened, { type: 'drew' }>,
  names: Names,
): string[] => {
  const who = nameOf(names, seat);
  const isReplacement = end === 'back';
  if (tile !== null)
    return [say(isReplacement ? telling.drewReplacement : telling.drew, { who, tile: codeText(tile) })];
  return isReplacement ? [say(telling.drewHiddenReplacement, { who })] : [];
};

const meldSentence = (seat: Seat, { kind, tile, made, from }: SeenMeld, names: Names): string => {
  const who = nameOf(names, seat);
  if (tile === null) return say(telling.melded.hidden, { who });
  const code = codeText(tile);
  if (made === 'concealed' || made === 'added') return say(telling.melded[made], { who, tile: code });
  if (made === 'special') return say(telling.melded.zhong, { who, tile: code });
  const whose = from === null ? '' : ownerOf(names, from);
  if (kind === 'chow') return say(telling.melded.chow, { who, whose, tiles: chowText(tile) });
  return say(telling.melded[kind === 'kong' ? 'claimed' : kind], { who, whose, tile: code });
};

export const chowText = (lowest: Tile): string =>
  tilesText(meldTiles({ kind: 'chow', tile: lowest, from: 0 }));

/** What the seats answered, for a record that hides nothing. */
export const secretSentences = (event: { readonly type: string }, names: Names): string[] => {
  if (event.type !== 'answered') return [];
  const { seat, answer } = event as Extract<TableHappened, { type: 'answered' }>;
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

/** `★ Lin won on 5p from Mei: 123m 55p` */
export const winLine = (win: Win, names: Names): string => {
  const { concealed } = win;
  const sentence = open(winSentence(win, names));
  return `${WIN_MARK} ${sentence}${concealed === null ? '' : `: ${tilesText(concealed)}`}`;
};

const winSentence = ({ seat, tile, from, robbed }: Win, names: Names): string => {
  const { discard, robbed: robbedKong, drawn, dealt } = telling.won;
  const who = nameOf(names, seat);
  if (tile === null) return say(dealt, { who });
  const code = codeText(tile);
  if (from === null) return say(drawn, { who, tile: code });
  return robbed
    ? say(robbedKong, { who, whose: ownerOf(names, from), tile: code })
    : say(discard, { who, whom: nameOf(names, from), tile: code });
};

/** How a seat's end is told: its tiles, and how it stood. */
export interface SeatEnd {
  hand(tiles: readonly Tile[]): string;
  /** Empty where there is nothing to say. */
  stood(seat: Seat): string;
}

/** Why the round is over, and what everybody held. */
export const endLines = (
  { reason, hands }: { readonly reason: string; readonly hands: BySeat<readonly Tile[]> },
  endings: Readonly<Record<string, string>>,
  names: Names,
  { hand, stood }: SeatEnd,
): string[] => [
  endings[reason] ?? `The round is over: ${reason}.`,
  ...hands.map((tiles, seat) => {
    const who = nameOf(names, seat);
    const held = say(telling.held, { who, tiles: hand(tiles) || 'nothing' });
    return `  ${stood(seat) === '' ? held : `${open(held)}, ${stood(seat)}.`}`;
  }),
];
