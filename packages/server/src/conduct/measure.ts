/** How people kept to a match: who stood up in the middle, for whom a bot sat in, and for whom the clock decided. */
import type { Seat } from '@paiju/engine';
import type { Entry } from '../sittings/entries.ts';
import type { SittingState } from '../sittings/fold.ts';
import { fold, seatOf } from '../sittings/fold.ts';

export interface Measured {
  readonly guest: string;
  /** What the seat had to decide while it was theirs. */
  readonly decisions: number;
  /** Of these: for want of an answer in time, and by a bot while they were gone. */
  readonly byClock: number;
  readonly byStandIn: number;
  /** So long a bot played for them. */
  readonly awayMs: number;
  /** Has stood up, and did not come back. */
  readonly hasLeft: boolean;
  /** How many other people played in the match. */
  readonly others: number;
}

type Counted = Pick<Measured, 'decisions' | 'byClock' | 'byStandIn' | 'awayMs'>;

const NOTHING: Counted = { decisions: 0, byClock: 0, byStandIn: 0, awayMs: 0 };

/** Everybody who has held a seat of this match, as far as it has come. `entries` begin with the opening; steps of other matches may be missing. */
export const measure = (entries: Iterable<Entry>, match: number): readonly Measured[] => {
  const counted = new Map<string, Counted>();
  let state: SittingState | null = null;
  let lastAt: number | null = null;
  for (const entry of entries) {
    if (entry.type === 'began' && state !== null && state.match === match) break;
    state = fold(state, entry);
    if (state.match !== match || state.phase === 'waiting') continue;
    if (entry.type === 'step' && entry.match === match) {
      const guest = whoActed(state, entry.acted?.seat);
      if (guest !== null && entry.acted !== undefined) {
        const before = counted.get(guest) ?? NOTHING;
        const ms = lastAt === null ? 0 : Math.max(0, entry.at - lastAt);
        counted.set(guest, {
          decisions: before.decisions + 1,
          byClock: before.byClock + Number(entry.acted.by === 'clock'),
          byStandIn: before.byStandIn + Number(entry.acted.by === 'stand-in'),
          awayMs: before.awayMs + (entry.acted.by === 'stand-in' ? ms : 0),
        });
      }
      lastAt = entry.at;
    }
    // Who stands up once it is over leaves nobody in the lurch.
    if (entry.type === 'over' && entry.match === match) break;
  }
  if (state === null || state.match !== match) return [];
  const { played, chairs } = state;
  return [...played.keys()].map((guest) => ({
    guest,
    ...(counted.get(guest) ?? NOTHING),
    hasLeft: seatOf(chairs, guest) === null,
    others: played.size - 1,
  }));
};

const whoActed = ({ chairs }: SittingState, seat: Seat | undefined): string | null => {
  const sitter = seat === undefined ? undefined : chairs[seat];
  return sitter?.is === 'person' ? sitter.guest : null;
};
