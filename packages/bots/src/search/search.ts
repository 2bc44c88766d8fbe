/**
 * A player that tries out what its expert finds best: it imagines worlds that look the same from its seat, and plays each
 * promising action to the end of the round in each of them.
 */
import type { Account, AnyAction, Game, Seat } from '@paiju/engine';
import { Stream } from '@paiju/engine';
import type { Adviser, Opinion } from '../advice.ts';
import { opinionOf } from '../advice.ts';
import type { Bot, BotSeat } from '../bot.ts';
import { paceOf } from './budget.ts';
import { Comparison } from './comparison.ts';
import type { Trial } from './trial.ts';
import { tryOut } from './trial.ts';

/** What search is made of, in any game. */
export interface SearchParts {
  readonly game: Game;
  readonly adviser: Adviser;
  /** Who plays in the imagined worlds. */
  readonly player: Bot;
  /** Whether worlds can tell more here than the expert knows. */
  isWorthwhile(view: object): boolean;
  /** In how many worlds actions are tried, unless a budget is given. */
  readonly worlds: number;
  /** More points than these in one world count as these: a payment without limit would outshout all other worlds. */
  readonly most: number;
  /** Accounts that have no part in payments any more. */
  isOut(view: object, account: Account): boolean;
}

/** More actions than these are not tried: the expert hardly ever puts the best one lower. */
const MOST_RIVALS = 4;
/** Nor is one that the expert finds this much worse, as a share of what is at stake. */
const FAR = 0.6;

export const searchBot = (
  parts: SearchParts,
  { seed, seat, budget = { worlds: parts.worlds } }: BotSeat,
): Adviser => {
  const chance = new Stream({ seed, round: seat, name: 'search' });
  const weigh = (view: object, legal: readonly AnyAction[]): readonly Opinion[] => {
    const hasTime = paceOf(budget);
    const opinions = parts.adviser.weigh(view, legal);
    const rivals = rivalsIn(opinions);
    if (rivals.length < 2 || !parts.isWorthwhile(view)) return opinions;
    return judged(opinions, compare(parts, { view, seat, rivals, chance, hasTime }));
  };
  return { weigh, choose: (view, legal) => (weigh(view, legal)[0] as Opinion).action };
};

/** A win in the hand is taken: worlds are kinder than real rivals to whoever passes it. Measured in Wuhan. */
const WINS: readonly string[] = ['win', 'tsumo', 'ron'];

const rivalsIn = (opinions: readonly Opinion[]): readonly Opinion[] => {
  const [best] = opinions;
  if (best === undefined || WINS.includes(best.action.type)) return [];
  const stake = Math.max(1, Math.abs(best.estimate), ...best.parts.map(({ points }) => Math.abs(points)));
  return opinions.filter(({ estimate }) => best.estimate - estimate <= FAR * stake).slice(0, MOST_RIVALS);
};

interface Question {
  readonly view: object;
  readonly seat: Seat;
  readonly rivals: readonly Opinion[];
  readonly chance: Stream;
  hasTime(worlds: number): boolean;
}

const compare = (
  parts: SearchParts,
  { view, seat, rivals, chance, hasTime }: Question,
): ReadonlyMap<Opinion, Comparison> => {
  const { rules } = parts.game;
  const [favourite, ...others] = rivals as readonly [Opinion, ...Opinion[]];
  const compared = new Map(others.map((own) => [own, new Comparison(own.estimate - favourite.estimate)]));
  const trial: Trial = {
    ...parts,
    seat,
    options: (view as { readonly options: object }).options,
    isOut: (account) => parts.isOut(view, account),
  };
  let open = others;
  for (let worlds = 0; open.length > 0 && hasTime(worlds); worlds++) {
    const world = rules.imagine(view, chance);
    const ahead = tryOut(trial, world, favourite.action);
    for (const own of open) compared.get(own)?.add(tryOut(trial, world, own.action) - ahead);
    const best = Math.max(0, ...[...compared.values()].map(({ lead }) => lead));
    open = open.filter((own) => !compared.get(own)?.isHopeless(best));
  }
  return compared;
};

/** The expert's opinions with what the worlds say added to them. */
const judged = (
  opinions: readonly Opinion[],
  compared: ReadonlyMap<Opinion, Comparison>,
): readonly Opinion[] => {
  const [favourite] = opinions as readonly [Opinion];
  return opinions
    .map((own) => {
      const comparison = compared.get(own);
      if (comparison === undefined) return own;
      const points = favourite.estimate + comparison.sureLead - own.estimate;
      const facts = [...own.facts, { code: 'worlds', value: comparison.worlds }];
      return opinionOf(own.action, [...own.parts, { code: 'tried-out', points }], facts);
    })
    .sort((a, b) => b.estimate - a.estimate);
};
