/** How long a move is to be seen. */
import type { HaiyukiSeen } from '@paiju/engine/haiyuki';
import { settings } from '../../../store/settings.ts';

const MOVE_MS = { off: 0, fast: 180, normal: 420 } as const;
/** The roulette has to be seen whatever the speed. */
const SPIN_MS = { off: 700, fast: 1500, normal: 1900 } as const;

/** How long a move is looked at where another one has come already. A discard lies for as long as the table holds it. */
export const stayMs = (events: readonly HaiyukiSeen[]): number => {
  if (events.some(({ type }) => type === 'spun')) return SPIN_MS[settings.now.speed];
  const isSeen = events.some(
    (event) => (event.type === 'drew' && event.tile !== null) || event.type === 'exchanged',
  );
  return isSeen ? MOVE_MS[settings.now.speed] : 0;
};
