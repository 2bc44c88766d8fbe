/** What is said of wins beforehand, by the engine and by its adviser, held against the transfers that follow. */
import type { AnyAction, AnyEvent, Foreseen, ForeseenTransfer, GameId, Seat } from '@paiju/engine';
import { at, bySeat, gainOf, Match, Stream, sameAction } from '@paiju/engine';
import type { Bot, BotSeat } from '../bot.ts';
import { HAIYUKI_SEARCH } from '../haiyuki/search.ts';
import { createAdviser, createBot } from '../levels.ts';
import type { PlayedStep } from '../playOut.ts';
import { playOut } from '../playOut.ts';
import type { SearchParts } from '../search/search.ts';
import { WUHAN_SEARCH } from '../wuhan/search.ts';
import { XUEZHAN_SEARCH } from '../xuezhan/search.ts';
import type { Table } from './match.ts';
import { seedNumber } from './match.ts';

/** `eager` does anything at all, but never leaves a win: what is rare happens often. */
const SITTERS = ['expert', 'greedy', 'random', 'eager'] as const;
type Sitter = (typeof SITTERS)[number];

export interface Tally {
  wins: number;
  /** Of these, the wins of which something hidden decided how they were settled. */
  open: number;
  /** Every win that was settled otherwise than said. */
  readonly differences: string[];
}

export const emptyTally = (): Tally => ({ wins: 0, open: 0, differences: [] });

/** What was said of one win before it was declared. */
interface Said {
  readonly ways: readonly Foreseen[];
  /** The adviser's `win-value`. */
  readonly value: number | undefined;
}

interface Won extends AnyEvent {
  readonly seat: Seat;
}

/** Plays a match and compares every win of it. */
export const compareMatch = (table: Table, seed: number, sitters: readonly Sitter[], tally: Tally): void => {
  const { game, options } = table;
  const { rules } = game;
  const match = new Match(game, { options, chance: { seed: seedNumber(seed) }, players: sitters });
  const seatAt = (seat: Seat): BotSeat => ({ seed: seedNumber(seed), seat, ruleset: rules.id });
  const bots = sitters.map((sitter, seat) => botFor(sitter, seatAt(seat)));
  const adviser = createAdviser('expert', seatAt(0));
  /** What is said of an action in a state; null where it wins nothing. */
  const ask = (state: object, seat: Seat, action: AnyAction): Said | null => {
    const view = rules.view(state, seat);
    const ways = game.foresee(view, action);
    if (ways.length === 0) return null;
    const opinions = adviser.weigh(view, rules.legal(state, seat));
    const opinion = opinions.find((each) => sameAction(each.action, action));
    return { ways, value: opinion?.facts.find(({ code }) => code === 'win-value')?.value };
  };
  const said = new Map<Seat, Said | null>();
  let events = 0;
  for (const step of playOut(match, bots)) {
    const { by, before, moment } = step;
    if (by === null) events = 0;
    else said.set(by.seat, ask(before, by.seat, by.action));
    for (const [state, seat] of unasked(table, step))
      for (const action of rules.legal(state, seat)) {
        const told = ask(state, seat, action);
        if (told !== null) said.set(seat, told);
      }
    for (const [place, event] of moment.events.entries())
      if (event.type === 'won') {
        const won = event as Won;
        const paid = moment.transfers.filter(({ cause }) => cause === events + place);
        const fault = differenceIn(tally, won, said.get(won.seat) ?? null, paid);
        const where = `${rules.id}, seed ${seed}, ${sitters}`;
        if (fault !== null) tally.differences.push(`${where}: ${JSON.stringify({ fault, won, options })}`);
      }
    events += moment.events.length;
  }
};

/** H-4.5: where a win happens by itself, its seat would have been asked in a state before it was declared. */
function* unasked({ game }: Table, { before, moment }: PlayedStep): Generator<readonly [object, Seat]> {
  const declared = moment.events.findIndex(({ type }) => type === 'declared');
  let state = before;
  for (const event of moment.events.slice(0, Math.max(0, declared))) {
    state = game.rules.evolve(state, event);
    for (const seat of game.rules.toAct(state)) yield [state, seat];
  }
}

const differenceIn = (
  tally: Tally,
  won: Won,
  said: Said | null,
  paid: readonly ForeseenTransfer[],
): object | null => {
  tally.wins += 1;
  if (said === null) return { said, paid };
  const { ways, value } = said;
  if (ways.length > 1) tally.open += 1;
  const way = ways.find(({ given }) => isTrueOf(given, won));
  if (way?.transfers.map(textOf).join() !== paid.map(textOf).join()) return { way, paid };
  // The adviser tells the plainest way; where nothing is hidden that is the one there is.
  const plain = gainOf(ways[0]?.transfers ?? [], won.seat);
  return value === plain ? null : { value, plain };
};

const isTrueOf = (given: object, won: Won): boolean =>
  Object.entries(given).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(won[name as keyof Won]),
  );

const textOf = ({ from, to, points, reason }: ForeseenTransfer): string =>
  `${from}>${to} ${points} ${reason}`;

const SEARCHED: Readonly<Record<GameId, SearchParts>> = {
  xuezhan: XUEZHAN_SEARCH,
  wuhan: WUHAN_SEARCH,
  haiyuki: HAIYUKI_SEARCH,
};
/** What wins in any of the games, as each says it to the search. */
const WINS = Object.values(SEARCHED).flatMap(({ wins }) => wins);

const botFor = (sitter: Sitter, seat: BotSeat): Bot => {
  if (sitter !== 'eager') return createBot(sitter, seat);
  const random = createBot('random', seat);
  return {
    choose: (view, legal) => legal.find(({ type }) => WINS.includes(type)) ?? random.choose(view, legal),
  };
};

/** Somebody for every seat, by chance: one sort alone as often as a mixed table. */
export const anySitters = (seats: number, stream: Stream): readonly Sitter[] => {
  const any = (): Sitter => at(SITTERS, stream.below(SITTERS.length));
  const same = stream.below(2) === 0 ? any() : null;
  return bySeat(seats, () => same ?? any());
};

export const chanceOf = (seed: number): Stream =>
  new Stream({ seed: seedNumber(seed), round: 0, name: 'bot' });
