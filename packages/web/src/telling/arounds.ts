/** Go-arounds: the log is cut where somebody begins a turn that nobody has had yet. */
import type { RoundView, Seat } from '@paiju/engine';
import type { Happening } from '../play/client.ts';

interface TurnEvent {
  readonly type: string;
  readonly seat?: Seat;
}

/** By the number of a happening: before which of its events which go-around begins. */
export type Arounds = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** What a turn can begin or end with. A meld made with an own tile belongs to a turn that has begun. */
const OF_TURN: ReadonlySet<string> = new Set(['drew', 'melded', 'discarded']);

const discardsIn = (view: object): number[] =>
  (view as RoundView).table.map(({ discards }) => discards.length);

export const aroundsIn = (past: readonly Pick<Happening, 'number' | 'view' | 'events'>[]): Arounds => {
  const arounds = new Map<number, Map<number, number>>();
  // Whoever comes to a game that goes on does not know how its go-arounds began.
  let headed = Number.POSITIVE_INFINITY;
  let discards: number[] = [];
  for (const { number, view, events } of past) {
    for (const [place, event] of (events as readonly TurnEvent[]).entries()) {
      const { type, seat } = event;
      if (type === 'dealt') [headed, discards] = [0, discardsIn(view).map(() => 0)];
      if (seat === undefined || !OF_TURN.has(type)) continue;
      const own = discards[seat] ?? 0;
      if (own >= headed) {
        headed = own + 1;
        const begun = arounds.get(number) ?? new Map<number, number>();
        arounds.set(number, begun.set(place, headed));
      }
      if (type === 'discarded') discards[seat] = own + 1;
    }
    if (headed === Number.POSITIVE_INFINITY) {
      discards = discardsIn(view);
      headed = Math.max(...discards);
    }
  }
  return arounds;
};
