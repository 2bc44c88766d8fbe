/** What a table shows at a step of a film, as if it were played: it never asks anything. */
import type { Seat } from '@paiju/engine';
import type { GameShown, Happening } from '../../play/client.ts';
import { NOTHING_SHOWN } from '../../play/client.ts';
import type { FilmFacts, Frame, Viewpoint } from '../../study/messages.ts';

interface Look {
  readonly step: number;
  readonly viewpoint: Viewpoint;
  /** Where the reader sat; null where somebody else's game is looked at. */
  readonly own: Seat | null;
}

/** `frames` are those of the round, from its first step on. */
export const shownAt = (
  { ruleset, players }: FilmFacts,
  frames: readonly Frame[],
  { step, viewpoint, own }: Look,
): GameShown | null => {
  const past = frames.filter((frame) => frame.step <= step).map(happeningOf);
  const now = past.at(-1);
  if (now === undefined || now.number !== step) return null;
  return {
    ...NOTHING_SHOWN,
    ruleset,
    // From no seat nobody is spoken to as `you` but whoever it was.
    seat: typeof viewpoint === 'number' ? viewpoint : own,
    players,
    now,
    past,
  };
};

const happeningOf = ({ step, view, events, transfers, points }: Frame): Happening => ({
  number: step,
  view,
  events,
  transfers,
  points,
});
