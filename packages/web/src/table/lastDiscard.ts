/** Whose discard was the last one: the view does not say it outside a claim, the events do. */
import type { PhaseView, Seat } from '@paiju/engine';
import type { Happening } from '../play/client.ts';

interface SeenLike {
  readonly type?: unknown;
  readonly seat?: unknown;
}

export const lastDiscard = (past: readonly Happening[], phase: PhaseView): Seat | null => {
  if (phase.name === 'claim') return phase.robbing ? null : phase.from;
  for (let i = past.length - 1; i >= 0; i--) {
    const events = past[i]?.events ?? [];
    for (let j = events.length - 1; j >= 0; j--) {
      const { type, seat } = events[j] as SeenLike;
      if (type === 'dealt') return null;
      if (type === 'discarded' && typeof seat === 'number') return seat;
    }
  }
  return null;
};
