/** Melds as text: `chow 4p<1`, `pung 4p<1`, `kong 2p claimed<3`, `kong 2p added<3`, `kong 9m concealed`, `kong 7z special`. */
import type { KongMade, Meld } from '../core/meld.ts';
import { KONG_KINDS } from '../core/meld.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../core/tile.ts';
import { seatField, tileField } from './fields.ts';
import type { Fact } from './parts.ts';
import { wordsIn } from './parts.ts';
import type { Piece } from './problem.ts';
import { refuse } from './problem.ts';

/** A meld as far as it is known: the tile of a concealed kong may be hidden. */
export interface LaidMeld {
  readonly kind: Meld['kind'];
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly made: KongMade | null;
}

const WORDS: readonly string[] = ['chow', 'pung', 'kong'] satisfies Meld['kind'][];
export const isMeldWord = (word: string): boolean => WORDS.includes(word);

/** What a game lets its seats lay down. */
export interface MeldGrammar {
  readonly tiles: TileSet;
  readonly seats: number;
  readonly melds: readonly (Exclude<Meld['kind'], 'kong'> | KongMade)[];
}

const HIDDEN = '?';
const RUN = 3;

export const readMeld = (grammar: MeldGrammar, fact: Fact, seat: Seat): LaidMeld => {
  const [tile = fact.value, made, more] = wordsIn(fact.value);
  if (more !== undefined) refuse('unknown-meld', fact);
  const meld = fact.word === 'kong' ? kongIn(grammar, tile, made, seat) : setIn(grammar, fact, tile, seat);
  const name = meld.made ?? meld.kind;
  if ((fact.word !== 'kong' && made !== undefined) || !grammar.melds.includes(name as KongMade))
    refuse('unknown-meld', fact, grammar.melds.join(' | '));
  return meld;
};

const setIn = (grammar: MeldGrammar, { word }: Fact, piece: Piece, seat: Seat): LaidMeld => {
  const [code = '', giver] = piece.text.split('<');
  const tile = tileIn(grammar, { ...piece, text: code });
  const kind = word as 'chow' | 'pung';
  if (kind === 'chow' && !startsRun(tile)) refuse('unknown-meld', piece);
  return { kind, tile, from: giverIn(grammar, piece, giver, seat), made: null };
};

const kongIn = (
  grammar: MeldGrammar,
  piece: Piece,
  how: Piece = { ...piece, text: '' },
  seat: Seat,
): LaidMeld => {
  const [name = '', giver] = how.text.split('<');
  const made =
    KONG_KINDS.find((one) => one === name) ?? refuse('unknown-meld', piece, KONG_KINDS.join(' | '));
  const isFed = made === 'claimed' || made === 'added';
  if (!isFed && giver !== undefined) refuse('unknown-meld', how);
  const tile = made === 'concealed' && piece.text === HIDDEN ? null : tileIn(grammar, piece);
  return { kind: 'kong', tile, from: isFed ? giverIn(grammar, how, giver, seat) : null, made };
};

const tileIn = ({ tiles }: MeldGrammar, piece: Piece): Tile => {
  const { read, allowed } = tileField(tiles);
  return read(piece.text) ?? refuse('bad-value', piece, allowed);
};

/** Where nobody is named it was the previous seat, who can feed everything. */
const giverIn = ({ seats }: MeldGrammar, piece: Piece, giver: string | undefined, seat: Seat): Seat => {
  if (giver === undefined) return (seat + seats - 1) % seats;
  const { read, allowed } = seatField(seats);
  return read(giver) ?? refuse('bad-value', piece, allowed);
};

const startsRun = (tile: Tile): boolean => suitIndex(tile) < SUITS.length && rankOf(tile) <= RANKS - RUN + 1;

export const writeMeld = ({ tiles }: MeldGrammar, { kind, tile, from, made }: LaidMeld): string => {
  const code = tile === null ? HIDDEN : tileField(tiles).write(tile);
  const fed = from === null ? '' : `<${from}`;
  return made === null ? `${kind} ${code}${fed}` : `${kind} ${code} ${made}${fed}`;
};
