/** What happened to each seat of a match, counted from its record by the rules of its game; the same in every game. */
import type { AnyEvent, GameRecord, Moment, Seat } from '@paiju/engine';
import { gainOf, Match, replay } from '@paiju/engine';
import type { COUNTED } from '@paiju/protocol';

/** Rounds in which something happened, unless it says otherwise. */
const NOTHING = {
  rounds: 0,
  /** Won at least once. */
  won: 0,
  /** Paid for somebody's win with a discard. */
  dealtIn: 0,
  /** All wins, several of one round too; those drawn oneself; what they brought, in fan and in points. */
  wins: 0,
  selfDrawn: 0,
  fan: 0,
  winPoints: 0,
  /** Kinds of things somebody did. */
  melds: 0,
  riichi: 0,
  skills: 0,
} satisfies Readonly<Record<(typeof COUNTED)[number], number>>;
export type Facts = Readonly<typeof NOTHING>;
type Counted = { -readonly [K in keyof Facts]: number };

export interface Ended {
  readonly place: number;
  /** What was gained, or lost. */
  readonly points: number;
  readonly facts: Facts;
}

interface Won extends AnyEvent {
  readonly seat: Seat;
  readonly from: Seat | null;
  readonly fan?: number;
}
const isWon = (event: AnyEvent): event is Won => event.type === 'won';

/** What is counted just by happening to a seat, in whichever game it happens. */
const BY_TYPE: Readonly<Record<string, 'melds' | 'riichi' | 'skills'>> = {
  melded: 'melds',
  'riichi-declared': 'riichi',
  'skill-used': 'skills',
};

/** By seat; null where the record does not reach the end of its match. */
export const endedIn = (record: GameRecord): readonly Ended[] | null => {
  const { rules } = record.game;
  const match = new Match(record.game, record.terms);
  const counted = Array.from({ length: rules.seats }, (): Counted => ({ ...NOTHING }));
  const steps = replay(record, match);
  let [winners, feeders] = [new Set<Seat>(), new Set<Seat>()];
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const { moment } = step.value;
    for (const [place, event] of moment.events.entries()) {
      if (isWon(event)) {
        winners.add(event.seat);
        if (event.from !== null) feeders.add(event.from);
        countWin(counted[event.seat], event, moment, moment.first + place);
      }
      const seat = (event as { readonly seat?: Seat }).seat ?? -1;
      const kind = BY_TYPE[event.type];
      const mine = counted[seat];
      if (kind !== undefined && mine !== undefined) mine[kind] += 1;
      if (event.type !== 'ended') continue;
      for (const [each, facts] of counted.entries()) {
        facts.rounds += 1;
        if (winners.has(each)) facts.won += 1;
        if (feeders.has(each)) facts.dealtIn += 1;
      }
      [winners, feeders] = [new Set(), new Set()];
    }
  }
  if (!match.isOver) return null;
  const places = match.ranking.toSorted((a, b) => a.seat - b.seat);
  return places.map(({ seat, rank, points }) => ({
    place: rank,
    points: points - match.startPoints,
    facts: counted[seat] ?? NOTHING,
  }));
};

/** What is paid for a win may be told with it or at the end of the round; what is told at the end counts for the match alone. */
const countWin = (facts: Counted | undefined, won: Won, { transfers }: Moment, number: number): void => {
  if (facts === undefined) return;
  facts.wins += 1;
  if (won.from === null) facts.selfDrawn += 1;
  facts.fan += won.fan ?? 0;
  facts.winPoints += gainOf(
    transfers.filter(({ cause }) => cause === number),
    won.seat,
  );
};
