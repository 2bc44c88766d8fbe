/** One action tried in one imagined world: what it brings, in points, as far as the search looks. */
import type { Account, AnyAction, AnyEvent, Game, Seat, Simulation } from '@paiju/engine';
import type { Adviser } from '../advice.ts';
import type { Bot } from '../bot.ts';

export interface Trial {
  readonly game: Game;
  readonly seat: Seat;
  readonly options: object;
  /** Who plays every seat in the world, and who says how the own seat stands where the search stops looking. */
  readonly player: Bot;
  readonly adviser: Adviser;
  /** Whether the world is played to its end, or only until the own seat has a choice again. */
  readonly toTheEnd: boolean;
  /** More points than these count as these. */
  readonly most: number;
  /** Accounts that have no part in payments any more; a scorer that begins here does not know. */
  isOut(account: Account): boolean;
}

/** `world` is the state the action is tried in; it stays as it is. */
export const tryOut = (trial: Trial, world: object, action: AnyAction): number => {
  const { game, seat, player, adviser, toTheEnd } = trial;
  const events: AnyEvent[] = [];
  const round = game.rules.simulate(world, events);
  round.act(seat, action);
  for (let next = nextToAct(round, seat); next !== null; next = nextToAct(round, seat)) {
    const legal = round.legal(next);
    const view = game.rules.view(round.state, next);
    if (next === seat && legal.length > 1 && !toTheEnd) {
      const [best] = adviser.weigh(view, legal);
      return earned(trial, events) + (best?.estimate ?? 0);
    }
    round.act(next, legal.length === 1 ? (legal[0] as AnyAction) : player.choose(view, legal));
  }
  return earned(trial, events);
};

/** The own seat last: where several owe an answer it looks no further before the others have given theirs. */
const nextToAct = (round: Simulation<object, AnyAction>, seat: Seat): Seat | null => {
  const asked = round.toAct();
  return asked.find((other) => other !== seat) ?? asked[0] ?? null;
};

/** What the own seat is paid in these events, less what it pays. */
const earned = ({ game, options, seat, most, isOut }: Trial, events: readonly AnyEvent[]): number => {
  const observer = game.scorer.observe(options);
  let points = 0;
  for (const [cause, event] of events.entries())
    for (const transfer of observer.see(event, cause)) {
      if (isOut(transfer.from) || isOut(transfer.to)) continue;
      if (transfer.to === seat) points += transfer.points;
      if (transfer.from === seat) points -= transfer.points;
    }
  return Math.max(-most, Math.min(most, points));
};
