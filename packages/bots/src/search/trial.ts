/** One action tried in one imagined world: what it brings until the round is over, in points. */
import type { Account, AnyAction, AnyEvent, Game, Seat } from '@paiju/engine';
import type { Bot } from '../bot.ts';

export interface Trial {
  readonly game: Game;
  readonly seat: Seat;
  readonly options: object;
  /** Who plays the own seat in the world, and who the others. */
  readonly self: Bot;
  readonly others: Bot;
  /** More points than these count as these. */
  readonly most: number;
  /** Whether what the other seat loses is won: in Haiyuki it goes to the bank. */
  readonly isDuel: boolean;
  /** Accounts that have no part in payments any more; a scorer that begins here does not know. */
  isOut(account: Account): boolean;
}

/** `world` is the state the action is tried in; it stays as it is. */
export const tryOut = (trial: Trial, world: object, action: AnyAction): number => {
  const { rules } = trial.game;
  const events: AnyEvent[] = [];
  const round = rules.simulate(world, events);
  round.act(trial.seat, action);
  for (let [seat] = round.toAct(); seat !== undefined; [seat] = round.toAct()) {
    const legal = round.legal(seat);
    const [only, second] = legal;
    const isFree = only === undefined || second !== undefined;
    const player = seat === trial.seat ? trial.self : trial.others;
    round.act(seat, isFree ? player.choose(rules.view(round.state, seat), legal) : only);
  }
  return earned(trial, events);
};

/** What the own seat is paid in these events, less what it pays; in a duel, by how much it does better than the other. */
const earned = ({ game, options, seat, most, isDuel, isOut }: Trial, events: readonly AnyEvent[]): number => {
  const observer = game.scorer.observe(options);
  const sideOf = (account: Account): number => {
    if (account === seat) return 1;
    return isDuel && account !== 'bank' ? -1 : 0;
  };
  let points = 0;
  for (const [cause, event] of events.entries())
    for (const transfer of observer.see(event, cause)) {
      if (isOut(transfer.from) || isOut(transfer.to)) continue;
      points += transfer.points * (sideOf(transfer.to) - sideOf(transfer.from));
    }
  return Math.max(-most, Math.min(most, points));
};
