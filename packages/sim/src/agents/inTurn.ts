/** Answers of seats that are asked at the same time, handed in by seat: a game must not depend on who was quicker. */
import type { AnyAction, BySeat, Seat } from '@paiju/engine';
import type { SeatPort } from '@paiju/table';

export const inTurn = (ports: BySeat<SeatPort>): BySeat<SeatPort> => {
  /** Asked, and not yet handed in. */
  const asked = new Set<Seat>();
  const waiting = new Map<Seat, () => void>();
  const isFirst = (seat: Seat): boolean => [...asked].every((other) => other >= seat);
  const leave = (seat: Seat): void => {
    asked.delete(seat);
    for (const [other, goOn] of waiting) if (isFirst(other)) goOn();
  };
  const turn = (seat: Seat, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const goOn = (): void => {
        waiting.delete(seat);
        resolve();
      };
      if (isFirst(seat) || signal.aborted) return goOn();
      waiting.set(seat, goOn);
      signal.addEventListener('abort', goOn, { once: true });
    });
  return ports.map((port, seat) => ({
    observe: (message) => port.observe(message),
    done: (question, action) => port.done?.(question, action),
    choose: async (question, signal): Promise<AnyAction> => {
      asked.add(seat);
      try {
        return await port.choose(question, signal);
      } finally {
        await turn(seat, signal);
        leave(seat);
      }
    },
  }));
};
