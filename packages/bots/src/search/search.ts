/**
 * A player that tries out what its expert finds best: it imagines worlds that look the same from its seat, and plays each
 * promising action to the end of the round in each of them.
 */
import type { Account, AnyAction, Game, Seat } from '@paiju/engine';
import { Stream } from '@paiju/engine';
import type { Adviser, Opinion } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import type { Bot, BotSeat } from '../bot.ts';
import { paceOf } from '../budget.ts';
import { Comparison } from './comparison.ts';
import type { Rival } from './rivals.ts';
import type { Trial } from './trial.ts';
import { tryOut } from './trial.ts';

/** What search is made of, in any game. */
export interface SearchParts {
  readonly game: Game;
  /**
   * Who plays the own seat in the imagined worlds. As strong as the adviser: only then does an action that does better in
   * them do better at the table.
   */
  readonly self: Bot;
  /** Who plays the other seats: the quicker, the more worlds. */
  readonly others: Bot;
  /** The favourite and what is tried against it; fewer than two where worlds cannot tell more than the expert knows. */
  rivals(view: object, opinions: readonly Opinion[]): readonly Rival[];
  /** The actions that win. A win in the hand is taken: worlds are kinder than real rivals to whoever passes it. */
  readonly wins: readonly string[];
  /** In how many worlds actions are tried, unless a budget is given. */
  readonly worlds: number;
  /** How many worlds the estimate before the search is worth; none would trust a handful of worlds too much. */
  readonly trust: number;
  /** More points than these in one world count as these: a payment without limit would outshout all other worlds. */
  readonly most: number;
  /** Accounts that have no part in payments any more. */
  isOut(view: object, account: Account): boolean;
}

/** `adviser`: whose opinions are tried out. */
export const searchBot = (
  parts: SearchParts,
  adviser: Adviser,
  { seed, seat, budget = { worlds: parts.worlds } }: BotSeat,
): Adviser => {
  const chance = new Stream({ seed, round: seat, name: 'search' });
  const weigh = (view: object, legal: readonly AnyAction[]): readonly Opinion[] => {
    const hasTime = paceOf(budget);
    const opinions = adviser.weigh(view, legal);
    if (parts.wins.includes(opinions[0]?.action.type ?? '')) return opinions;
    const rivals = parts.rivals(view, opinions);
    if (rivals.length < 2) return opinions;
    return judged(opinions, compare(parts, { view, seat, rivals, chance, hasTime }));
  };
  return { weigh, choose: (view, legal) => (weigh(view, legal)[0] as Opinion).action };
};

interface Contest {
  readonly view: object;
  readonly seat: Seat;
  readonly rivals: readonly Rival[];
  readonly chance: Stream;
  hasTime(worlds: number): boolean;
}

const compare = (
  parts: SearchParts,
  { view, seat, rivals, chance, hasTime }: Contest,
): ReadonlyMap<Opinion, Comparison> => {
  const { rules } = parts.game;
  const [favourite, ...others] = rivals as readonly [Rival, ...Rival[]];
  const compared = new Map(
    others.map((each) => [each, new Comparison(each.expected - favourite.expected, parts.trust)]),
  );
  const trial: Trial = {
    ...parts,
    seat,
    options: (view as { readonly options: object }).options,
    isDuel: rules.seats === 2,
    isOut: (account) => parts.isOut(view, account),
  };
  let open = others;
  for (let worlds = 0; open.length > 0 && hasTime(worlds); worlds++) {
    const world = rules.imagine(view, chance);
    const brings = ({ opinion, price }: Rival): number => tryOut(trial, world, opinion.action) - price;
    const ahead = brings(favourite);
    for (const each of open) compared.get(each)?.add(brings(each) - ahead);
    const best = Math.max(0, ...[...compared.values()].map(({ lead }) => lead));
    open = open.filter((each) => !compared.get(each)?.isHopeless(best));
  }
  return new Map([...compared].map(([{ opinion }, comparison]) => [opinion, comparison]));
};

/** The expert's opinions with what the worlds say added to them. */
const judged = (
  opinions: readonly Opinion[],
  compared: ReadonlyMap<Opinion, Comparison>,
): readonly Opinion[] => {
  const [favourite] = opinions as readonly [Opinion];
  return opinions
    .map((each) => {
      const comparison = compared.get(each);
      if (comparison === undefined) return each;
      const points = favourite.estimate + comparison.sureLead - each.estimate;
      const facts = [...each.facts, { code: 'worlds', value: comparison.worlds }];
      return opinionOf(each.action, [...each.terms, { code: 'tried-out', points }], facts);
    })
    .sort((a, b) => b.estimate - a.estimate);
};
