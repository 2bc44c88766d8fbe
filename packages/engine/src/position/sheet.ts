/** A position taken apart by the words of a game: every value read, nothing yet said about what it means. */
import type { BySeat, Seat } from '../core/seat.ts';
import { at, bySeat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { FactsOf, Field, Fields } from './fields.ts';
import { tileField, tilesField } from './fields.ts';
import type { LaidMeld, MeldGrammar } from './melds.ts';
import { isMeldWord, readMeld, writeMeld } from './melds.ts';
import type { Fact, Parts, SeatPart } from './parts.ts';
import type { Piece } from './problem.ts';
import { refuse } from './problem.ts';

/** The words of a game: those said of the table, and those said of a seat. */
export interface Grammar<T, S> extends MeldGrammar {
  readonly table: T;
  readonly seat: S;
}

export const HIDDEN = '?';

export interface SeatSheet<S> {
  readonly isActing: boolean;
  /** The tiles, or how many there are of which nothing is known; null where nothing was written. */
  readonly hand: readonly Tile[] | number | null;
  readonly drawn: Tile | typeof HIDDEN | null;
  readonly melds: readonly LaidMeld[];
  readonly facts: FactsOf<S>;
}

export interface Sheet<T, S> {
  readonly facts: FactsOf<T>;
  /** Null for a seat that was left out. */
  readonly seats: BySeat<SeatSheet<S>>;
}

/** A sheet that was read, and where its words stand. */
export interface ReadSheet<T, S> extends Sheet<T, S> {
  /** A sketch for a test: nobody asks whether it could lie on a table. */
  readonly isSketch: boolean;
  /** Where a word is said, of a seat or of the table; the game's name where it is not. */
  placeOf(word: string, seat?: Seat): Piece;
}

export const readSheet = <T extends object, S extends object>(
  grammar: Grammar<T, S>,
  parts: Parts,
): ReadSheet<T, S> => {
  const { seats } = grammar;
  const taken: (SeatPart | undefined)[] = [];
  for (const part of parts.seats) {
    if (part.seat >= seats) refuse('unknown-seat', part, `0 to ${seats - 1}`);
    if (taken[part.seat] !== undefined) refuse('said-twice', part);
    taken[part.seat] = part;
  }
  const ofTable = parts.facts.filter(({ word }) => !Object.hasOwn(grammar.seat, word));
  const ofAll = parts.facts.filter(({ word }) => Object.hasOwn(grammar.seat, word));
  if (!parts.isSketch) for (const part of parts.seats) refuseOwnGiver(grammar, part);
  const everybody = bySeat(seats, (seat) =>
    readFacts(
      grammar.seat,
      ofAll.flatMap((fact) => factOf(fact, seat, seats)),
    ),
  );
  return {
    isSketch: parts.isSketch,
    facts: readFacts(grammar.table, ofTable),
    seats: bySeat(seats, (seat) => readSeat(grammar, seat, taken[seat], at(everybody, seat))),
    placeOf: (word, seat) => {
      const facts = seat === undefined ? [] : (taken[seat]?.facts ?? []);
      const said = [...facts, ...parts.facts].find((fact) => fact.word === word);
      return said ?? (seat === undefined ? undefined : taken[seat]) ?? parts.head;
    },
  };
};

/** What a word that stands alone says of one seat: `void s` of every seat, `void s/m/m/p` of each in turn, `wins 1///` of the first. */
const factOf = (fact: Fact, seat: Seat, seats: number): Fact[] => {
  const values = fact.value.text.split(BETWEEN_SEATS).map((text) => text.trim());
  if (values.length === 1) return [fact];
  if (values.length !== seats) refuse('bad-value', fact, `one value, or ${seats} with ${BETWEEN_SEATS}`);
  const text = at(values, seat);
  return text === '' ? [] : [{ ...fact, value: { ...fact.value, text } }];
};
const BETWEEN_SEATS = '/';

const readSeat = <T, S extends object>(
  grammar: Grammar<T, S>,
  seat: Seat,
  part: SeatPart | undefined,
  everybody: FactsOf<S>,
): SeatSheet<S> => {
  if (part === undefined) return { isActing: false, hand: null, drawn: null, melds: [], facts: everybody };
  const facts = readFacts(
    grammar.seat,
    part.facts.filter(({ word }) => !isMeldWord(word)),
  );
  return {
    isActing: part.isActing,
    hand: part.hand.text === '' ? null : handIn(grammar, part.hand),
    drawn: part.drawn === null ? null : drawnIn(grammar, part.drawn),
    melds: part.facts.filter(({ word }) => isMeldWord(word)).map((fact) => readMeld(grammar, fact, seat)),
    facts: { ...everybody, ...facts },
  };
};

const refuseOwnGiver = (grammar: MeldGrammar, { seat, facts }: SeatPart): void => {
  for (const fact of facts)
    if (isMeldWord(fact.word) && readMeld(grammar, fact, seat).from === seat)
      refuse('bad-value', fact, 'another seat');
};

const SIZE = /^\?(\d{1,3})$/;

const handIn = ({ tiles }: MeldGrammar, piece: Piece): readonly Tile[] | number => {
  const [, size] = SIZE.exec(piece.text) ?? [];
  if (size !== undefined) return Number(size);
  const { read, allowed } = tilesField(tiles);
  return read(piece.text) ?? refuse('bad-value', piece, allowed);
};

const drawnIn = ({ tiles }: MeldGrammar, piece: Piece): Tile | typeof HIDDEN => {
  if (piece.text === HIDDEN) return HIDDEN;
  const { read, allowed } = tileField(tiles);
  return read(piece.text) ?? refuse('bad-value', piece, allowed);
};

const readFacts = <F extends object>(fields: F, facts: readonly Fact[]): FactsOf<F> => {
  const found = new Map<string, unknown>();
  for (const fact of facts) {
    const field = Object.hasOwn(fields, fact.word) ? (fields as Fields)[fact.word] : undefined;
    if (field === undefined) return refuse('unknown-word', fact, Object.keys(fields).join(', '));
    if (found.has(fact.word)) refuse('said-twice', fact);
    found.set(fact.word, field.read(fact.value.text) ?? refuse('bad-value', fact, field.allowed));
  }
  return Object.fromEntries(found) as FactsOf<F>;
};

/** A hand as it is written: the tile just drawn apart. */
export const heldOf = (
  tiles: readonly Tile[],
  drawn: Tile | null,
): Pick<SeatSheet<unknown>, 'hand' | 'drawn'> => {
  const place = drawn === null ? -1 : tiles.indexOf(drawn);
  return { hand: tiles.filter((_, i) => i !== place), drawn };
};

/** The parts of a position behind the name of its game. */
export const writeSheet = <T extends object, S extends object>(
  grammar: Grammar<T, S>,
  { facts, seats }: Sheet<T, S>,
): readonly string[] => {
  const [first, behind] = [false, true].map((isLast) =>
    writeFacts(grammar.table, facts, (field) => (field.isLast ?? false) === isLast),
  );
  return [...(first ?? []), ...seats.map((each, seat) => writeSeat(grammar, each, seat)), ...(behind ?? [])];
};

const writeSeat = <T, S extends object>(
  grammar: Grammar<T, S>,
  { isActing, hand, drawn, melds, facts }: SeatSheet<S>,
  seat: Seat,
): string => {
  const held = typeof hand === 'number' ? `?${hand}` : tilesField(grammar.tiles).write(hand ?? []);
  const plus = drawn === null ? '' : `+ ${drawn === HIDDEN ? HIDDEN : tileField(grammar.tiles).write(drawn)}`;
  const first = [`${seat}${isActing ? '*' : ''}`, held, plus].filter(Boolean).join(' ');
  const laid = melds.map((meld) => writeMeld(grammar, meld));
  return [first, ...laid, ...writeFacts(grammar.seat, facts, () => true)].join(' | ');
};

const writeFacts = <F extends object>(
  fields: F,
  facts: FactsOf<F>,
  isWanted: (field: Field<never>) => boolean,
): string[] =>
  Object.entries(fields as Fields)
    .filter(([, field]) => isWanted(field))
    .flatMap(([word, field]) => {
      const value = (facts as Readonly<Record<string, unknown>>)[word];
      // Each field has read or been given values of its own kind only: `FactsOf` says so.
      return value === undefined ? [] : [`${word} ${field.write(value as never)}`.trim()];
    });
