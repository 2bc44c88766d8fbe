/** Bots among themselves: a match as fast as it goes. */
import type { AnyAction, BySeat, Match, Moment, Seat } from '@paiju/engine';
import { actionLine, at, linesAfter } from '@paiju/engine';
import type { Bot } from './bot.ts';

export interface PlayedStep {
  /** Who did what; null for a deal. */
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
  /** The state before it. */
  readonly before: object;
  readonly moment: Moment;
}

/** Step by step, until the match is over or nobody wants to see more. Throws where a bot does what is not allowed. */
export function* playOut(match: Match, bots: BySeat<Bot>): Generator<PlayedStep, void> {
  const { rules, terms } = match;
  while (!match.isOver) {
    const before = match.state;
    if (match.betweenRounds) {
      yield { by: null, before, moment: match.begin() };
      continue;
    }
    const seat = at(match.toAct, 0);
    const action = at(bots, seat).choose(rules.view(before, seat), rules.legal(before, seat));
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(`${terms.players[seat]} was refused: ${done.error.code}`);
    yield { by: { seat, action }, before, moment: done.value };
  }
}

/** The lines that a step adds to the record of its match, just after it. */
export const stepLines = (match: Match, { by, moment }: PlayedStep): readonly string[] => [
  ...(by === null ? [] : [actionLine(match.rules, by.seat, by.action)]),
  ...linesAfter(match, moment),
];
