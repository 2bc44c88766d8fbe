/** A position as text, and who is asked in it. `docs/position.md` has the grammar. */
import type { Question } from '@paiju/bots';
import type { BySeat, Position } from '@paiju/engine';
import { bySeat, GAMES, readPosition, writeView } from '@paiju/engine';
import { UsageError } from '../../edge/failure.ts';
import { YOU } from '../../text/names.ts';
import { positionProblemText, problemText } from '../../text/problems.ts';

export const positionIn = (text: string): Position => {
  const read = readPosition(GAMES, text);
  if (!read.ok) throw new UsageError(positionProblemText(read.error));
  return read.value;
};

/** Whoever is to act in it and may be advised: the one who sees it, or everybody where nothing is hidden. */
export const questionsIn = ({ game, state, sight }: Position): readonly Question[] => {
  const { rules } = game;
  const asked = rules.toAct(state).filter((seat) => sight === 'all' || seat === sight);
  if (asked.length === 0)
    throw new UsageError(
      'nobody who sees the position is to act; allowed: one in which the seat of seen is to act',
    );
  // Advisers go by what the seat sees, and want the whole of its hand: reading its sight refuses anything less.
  for (const seat of asked) {
    const seen = readPosition(GAMES, writeView(rules, rules.view(state, seat)));
    if (!seen.ok)
      throw new UsageError(`seat ${seat} sees no position of its own: ${problemText(seen.error)}`);
  }
  return asked.map((seat) => ({ seat, state }));
};

/** Seats have no names here but the one who asks. */
export const namesIn = ({ game, sight }: Position): BySeat<string> =>
  bySeat(game.rules.seats, (seat) => (seat === sight ? YOU : `Seat ${seat}`));
