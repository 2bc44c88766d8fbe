/**
 * Cuts what one action brought into the parts that are shown one after another.
 *
 *   discarded, claims-opened | answered | drew
 *   └ held from here ────────┴ secret ──┘ the world moves on
 *
 * Nobody but the seats asked can tell whether there was a question between the first part and the last.
 */
import type { AnyEvent, Moment, Transfer } from '@paiju/engine';

/** Tiles somebody might want: each lies for the same time before the game goes on. */
const HELD: ReadonlySet<string> = new Set(['discarded', 'kong-declared']);

/**
 * Moves to be seen where the game plays on by itself: in riichi a tile is drawn and discarded without a question.
 * The cut is the same as where somebody was asked in between, so it tells nothing.
 */
const WATCHED: ReadonlySet<string> = new Set(['drew', 'spun']);

export interface Part extends Moment {
  /** Whether anything in it moves the world on. What only one seat learns does not. */
  readonly isPublic: boolean;
  readonly isHeld: boolean;
}

export const partsOf = (
  { events, transfers, first }: Moment,
  isSecret: (event: AnyEvent) => boolean,
): readonly Part[] => {
  const groups = cut(events, isSecret);
  const starts = groups.map((_, i) => first + groups.slice(0, i).flat().length);
  // A scorer that names a cause from elsewhere is wrong; its transfers still have to be shown, and last tells least.
  const partOf = ({ cause }: Transfer): number =>
    cause < first || cause >= first + events.length
      ? groups.length - 1
      : starts.findLastIndex((start) => start <= cause);
  return groups.map((group, i) => ({
    events: group,
    first: starts[i] ?? first,
    transfers: transfers.filter((transfer) => partOf(transfer) === i),
    isPublic: !group.every(isSecret),
    isHeld: group.some(isHeld),
  }));
};

/** A cut before the world moves on: after something held or watched, and after what only one seat learns. */
const cut = (events: readonly AnyEvent[], isSecret: (event: AnyEvent) => boolean): AnyEvent[][] => {
  const groups: AnyEvent[][] = [];
  for (const event of events) {
    const open = groups.at(-1);
    if (open === undefined || (!isSecret(event) && (open.some(isSeenAlone) || open.every(isSecret))))
      groups.push([event]);
    else open.push(event);
  }
  return groups;
};

const isHeld = ({ type }: AnyEvent): boolean => HELD.has(type);
const isSeenAlone = ({ type }: AnyEvent): boolean => HELD.has(type) || WATCHED.has(type);
