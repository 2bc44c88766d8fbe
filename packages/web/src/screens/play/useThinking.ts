/** Whether nothing has happened for so long that somebody must be thinking. */
import type { Seat } from '@paiju/engine';
import { useEffect, useState } from 'react';
import type { GameShown } from '../../play/client.ts';
import { paceFor, settings } from '../../store/settings.ts';

const LONG_MS = 1000;

export interface Thinking {
  /** Null where it would tell who is asked in secret. */
  readonly seat: Seat | null;
}

export const useThinking = ({ now, asked, isRoundOver, ranking, seat }: GameShown): Thinking | null => {
  const isQuiet = now !== null && asked === null && !isRoundOver && ranking === null;
  const [since, setSince] = useState<object | null>(null);
  useEffect(() => {
    if (!isQuiet) return;
    const { thinkMs, holdMs } = paceFor(settings.now);
    const timer = setTimeout(() => setSince(now), LONG_MS + thinkMs + holdMs);
    return () => clearTimeout(timer);
  }, [isQuiet, now]);
  if (!isQuiet || since !== now) return null;
  const { phase } = now.view as { readonly phase: { readonly name: string; readonly seat?: Seat } };
  return { seat: phase.name === 'turn' && phase.seat !== seat ? (phase.seat ?? null) : null };
};
