/** The entries of a sitting without one of the people in them: somebody sat there, and nothing says who. */
import { randomUUID } from 'node:crypto';
import type { Seat } from '@paiju/engine';
import type { Chair } from '@paiju/protocol';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { readEntry } from '../sittings/entrySchema.ts';

/** What somebody is called who is called nothing any more, in whatever language. */
export const NOBODY = '—';

export const namesNobody: Chair = { is: 'person', name: NOBODY, face: null, isHere: false };

interface Numbered {
  readonly n: number;
  readonly body: unknown;
}

interface Anonymous {
  /** Those that are not as they were. */
  readonly changed: readonly Numbered[];
  /** Where they sit at the end; null where they do not. */
  readonly seat: Seat | null;
}

/** Only what says who sits where, and what a match begins with, names anybody. */
export const anonymous = (entries: readonly Numbered[], guest: string): Anonymous => {
  const stranger = randomUUID();
  const isThem = (sitter: Sitter): boolean => sitter.is === 'person' && sitter.guest === guest;
  const without = (sitter: Sitter): Sitter =>
    sitter.is === 'person' && isThem(sitter)
      ? { ...sitter, guest: stranger, name: NOBODY, face: null }
      : sitter;
  let theirs: readonly boolean[] = [];
  const changed: Numbered[] = [];
  for (const { n, body } of entries) {
    const read = readEntry(body);
    // What another version wrote is read by that one, and its processes do the same.
    if (!read.ok) continue;
    const entry = read.value;
    theirs = seatedAfter(theirs, entry, isThem);
    const next = withoutThem(entry, theirs, without);
    if (JSON.stringify(next) !== JSON.stringify(entry)) changed.push({ n, body: next });
  }
  const seat = theirs.indexOf(true);
  return { changed, seat: seat < 0 ? null : seat };
};

const seatedAfter = (
  before: readonly boolean[],
  entry: Entry,
  isThem: (sitter: Sitter) => boolean,
): readonly boolean[] => {
  if (entry.type === 'opened') return entry.chairs.map(isThem);
  if (entry.type !== 'chairs') return before;
  const after = [...before];
  for (const { seat, sitter } of entry.changes) after[seat] = isThem(sitter);
  return after;
};

const withoutThem = (
  entry: Entry,
  theirs: readonly boolean[],
  without: (sitter: Sitter) => Sitter,
): Entry => {
  if (entry.type === 'opened') return { ...entry, chairs: entry.chairs.map(without) };
  if (entry.type === 'chairs') {
    const changes = entry.changes.map(({ seat, sitter }) => ({ seat, sitter: without(sitter) }));
    return { ...entry, changes };
  }
  return entry.type === 'began' ? { ...entry, header: headerWithout(entry.header, theirs) } : entry;
};

/** The first line of a record says who played. */
const headerWithout = (header: string, theirs: readonly boolean[]): string => {
  if (!theirs.includes(true)) return header;
  const line = JSON.parse(header) as { readonly players: readonly string[] };
  const players = line.players.map((name, seat) => (theirs[seat] ? NOBODY : name));
  return JSON.stringify({ ...line, players });
};
