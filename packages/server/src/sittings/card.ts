/** How a table looks from outside, and to those at it. */
import type { Seat } from '@paiju/engine';
import type { Chair, TableCard, TableNow, TablePhase } from '@paiju/protocol';
import type { Entry, Sitter } from './entries.ts';
import type { SittingState } from './fold.ts';
import type { Outlook } from './ports.ts';

/** `isHere`: whether the person in a chair is connected. */
export const cardOf = (
  { terms, chairs, host, match, made }: SittingState,
  phase: TablePhase,
  isHere: (seat: Seat) => boolean,
): TableCard => ({
  terms,
  chairs: chairs.map((sitter, seat) => chairOf(sitter, isHere(seat))),
  host,
  phase,
  match,
  ...(made === null ? {} : { made: made.for }),
});

/** How it looks with an entry, for those who ask from outside. */
export const outlookOf = (next: SittingState, { type }: Entry, isHere: (seat: Seat) => boolean): Outlook => ({
  card: type === 'step' ? null : cardOf(next, next.phase, isHere),
  guests: next.chairs.map((sitter) => (sitter.is === 'person' ? sitter.guest : null)),
});

/** Whose chair it is inside stays inside. */
const chairOf = (sitter: Sitter, isHere: boolean): Chair =>
  sitter.is === 'person'
    ? { is: 'person', name: sitter.name, face: sitter.face, isHere, ...(sitter.agent ? { agent: true } : {}) }
    : sitter;

export interface Codes {
  readonly joinCode: string;
  readonly watchCode: string;
}

export const tableNow = (
  card: TableCard,
  { joinCode, watchCode }: Codes,
  to: { readonly as: 'join' | 'watch' } & Pick<TableNow, 'own' | 'watchers' | 'again' | 'startsInMs'>,
): TableNow => ({
  type: 'table',
  ...card,
  joinCode: to.as === 'join' ? joinCode : null,
  watchCode,
  own: to.own,
  watchers: to.watchers,
  again: to.again,
  ...(to.startsInMs === undefined ? {} : { startsInMs: to.startsInMs }),
});
