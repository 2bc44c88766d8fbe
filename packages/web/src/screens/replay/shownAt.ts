/** What a table shows at a step of a film, as if it were played: it never asks anything. */
import type { GameShown, Happening } from '../../play/client.ts';
import { NOTHING_SHOWN } from '../../play/client.ts';
import type { FilmFacts, Frame, Viewpoint } from '../../study/messages.ts';

/** `frames` are those of the round, from its first step on. */
export const shownAt = (
  { ruleset, players }: FilmFacts,
  frames: readonly Frame[],
  { step, viewpoint }: { readonly step: number; readonly viewpoint: Viewpoint },
): GameShown | null => {
  const past = frames.filter((frame) => frame.step <= step).map(happeningOf);
  const now = past.at(-1);
  if (now === undefined || now.number !== step) return null;
  return {
    ...NOTHING_SHOWN,
    ruleset,
    seat: typeof viewpoint === 'number' ? viewpoint : 0,
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
