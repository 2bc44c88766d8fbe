/** How things stand at a sitting: what comes of its entries. */
import type { BySeat, Seat } from '@paiju/engine';
import { seatsAfter } from '@paiju/engine';
import { fairProofIn } from '@paiju/engine/fair';
import type { TablePhase, TableTerms } from '@paiju/protocol';
import type { Began, Entry, Locked, Made, Promised, Sitter, Stepped } from './entries.ts';

/** How far the wall of the next match is, or of the one that runs. */
export interface WallState extends Omit<Promised, 'type'> {
  readonly commitments: BySeat<string> | null;
  readonly lock: string | null;
  /** By which it was dealt. */
  readonly numbers: BySeat<string> | null;
}

export interface SittingState {
  readonly terms: TableTerms;
  readonly chairs: BySeat<Sitter>;
  readonly host: Seat | null;
  readonly phase: Exclude<TablePhase, 'stopped'>;
  readonly match: number;
  /** Whose hand a person has seen in this match: nobody may get to know two. */
  readonly played: ReadonlyMap<string, Seat>;
  /** Null before anything was promised. */
  readonly wall: WallState | null;
  /** Null for a table that a person has opened. */
  readonly made: Made | null;
  /** Who the chairs are for, at a table that the server has opened. */
  readonly invited: ReadonlySet<string>;
  /** Whom the host has sent away for good. */
  readonly barred: ReadonlySet<string>;
}

/** Null before the first entry, which has to be `opened`. */
export const fold = (state: SittingState | null, entry: Entry): SittingState => {
  if (state === null) {
    if (entry.type === 'opened') return opened(entry);
    throw new Error(`a sitting cannot begin with '${entry.type}'`);
  }
  switch (entry.type) {
    case 'opened':
      throw new Error('a sitting is opened once');
    case 'chairs': {
      const chairs = [...state.chairs];
      for (const { seat, sitter } of entry.changes) chairs[seat] = sitter;
      const played = state.phase === 'playing' ? [...state.played, ...placesIn(chairs)] : [];
      const host = state.made === null ? hostOf(chairs, state) : null;
      const barred = entry.barred === undefined ? state.barred : new Set([...state.barred, entry.barred]);
      return { ...state, chairs, host, played: new Map(played), barred };
    }
    case 'host':
      return { ...state, host: entry.seat };
    case 'began':
      return {
        ...{ ...state, phase: 'playing', match: entry.match, played: new Map(placesIn(state.chairs)) },
        wall: dealt(state.wall, entry),
      };
    case 'promised': {
      const { match, secret, promise } = entry;
      return { ...state, wall: { match, secret, promise, commitments: null, lock: null, numbers: null } };
    }
    case 'locked':
      return { ...state, wall: locked(state.wall, entry) };
    case 'step':
      return state;
    case 'over':
      return { ...state, phase: 'over' };
  }
};

const locked = (wall: WallState | null, { match, commitments, lock }: Locked): WallState => {
  if (wall?.match !== match) throw new Error('nothing was promised that could be locked');
  return { ...wall, commitments, lock };
};

const dealt = (wall: WallState | null, { match, header }: Began): WallState | null => {
  if (wall?.match !== match) return wall;
  const proof = fairProofIn(JSON.parse(header));
  return { ...wall, numbers: proof.ok ? (proof.value?.numbers ?? null) : null };
};

const opened = ({ terms, chairs, made }: Extract<Entry, { type: 'opened' }>): SittingState => ({
  ...{ terms, chairs, phase: 'waiting', match: 0, played: new Map(), made: made ?? null },
  wall: null,
  barred: new Set(),
  host: made === undefined ? hostOf(chairs, null) : null,
  invited: new Set(made === undefined ? [] : placesIn(chairs).map(([guest]) => guest)),
});

/** The host keeps it in whatever chair; else the next person by seat has it. */
const hostOf = (
  chairs: BySeat<Sitter>,
  before: Pick<SittingState, 'host' | 'chairs'> | null,
): Seat | null => {
  const host = before?.host ?? null;
  const was = host === null ? undefined : before?.chairs[host];
  const kept = was?.is === 'person' ? seatOf(chairs, was.guest) : null;
  if (kept !== null) return kept;
  const from = host ?? chairs.length - 1;
  return seatsAfter(from, chairs.length).find((seat) => isPerson(chairs, seat)) ?? personAt(chairs, from);
};

const isPerson = (chairs: BySeat<Sitter>, seat: Seat): boolean => chairs[seat]?.is === 'person';
const personAt = (chairs: BySeat<Sitter>, seat: Seat): Seat | null => (isPerson(chairs, seat) ? seat : null);

const placesIn = (chairs: BySeat<Sitter>): [string, Seat][] =>
  chairs.flatMap((sitter, seat): [string, Seat][] => (sitter.is === 'person' ? [[sitter.guest, seat]] : []));

/** Where a person sits. */
export const seatOf = (chairs: BySeat<Sitter>, guest: string): Seat | null => {
  const seat = chairs.findIndex((sitter) => sitter.is === 'person' && sitter.guest === guest);
  return seat < 0 ? null : seat;
};

/** Who sits there; where no person does, who did last in this match. */
export const personOf = ({ chairs, played }: SittingState, seat: Seat): string | null => {
  const sitter = chairs[seat];
  if (sitter?.is === 'person') return sitter.guest;
  return [...played].findLast(([, place]) => place === seat)?.[0] ?? null;
};

/** The match that runs, as far as it was kept: its record, and its last step for the clocks. */
export interface KeptMatch {
  readonly record: string;
  readonly last: Stepped | null;
}

/** The record of the match with this number; null where it has not begun. */
export const matchIn = (entries: Iterable<Entry>, match: number): KeptMatch | null => {
  const lines: string[] = [];
  let last: Stepped | null = null;
  for (const entry of entries) {
    if (entry.type === 'began' && entry.match === match) lines.push(entry.header);
    if (entry.type !== 'step' || entry.match !== match) continue;
    lines.push(...entry.lines);
    last = entry;
  }
  return lines.length === 0 ? null : { record: lines.map((line) => `${line}\n`).join(''), last };
};
