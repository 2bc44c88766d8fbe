/** The decisions of a seat in the eyes of the expert, a few at a time. Runs where records are studied, off the page. */
import { judge } from '@paiju/bots';
import type { Film } from './film.ts';
import type { JudgedFrame, ReviewAsk, ReviewPart } from './messages.ts';

/** So many decisions are weighed before the page hears of them: progress should move, and a review can be left. */
const AT_ONCE = 4;

export const judgeFrom = (
  { record, decisions }: Pick<Film, 'record' | 'decisions'>,
  { seat, from }: ReviewAsk,
): ReviewPart => {
  const all = decisions.length;
  const judged: JudgedFrame[] = [];
  for (const [place, decision] of decisions.entries()) {
    if (place < from || decision.seat !== seat) continue;
    const found = judge(record.game.rules, 'expert', decision);
    if (found !== null) judged.push({ ...found, frame: decision.frame });
    if (judged.length === AT_ONCE) return { judged, next: place + 1, all };
  }
  return { judged, next: null, all };
};
