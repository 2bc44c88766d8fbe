/** One match between bots, played as fast as it goes. */
import type { BotLevel } from '@paiju/bots';
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { Game, Moment, Seed } from '@paiju/engine';
import { headerLine, Match } from '@paiju/engine';
import { botSeed } from './seeds.ts';

export interface MatchPlan {
  readonly options: object;
  readonly bots: readonly BotLevel[];
  readonly seed: Seed;
  readonly keepsRecord: boolean;
}

export interface Played {
  readonly history: readonly Moment[];
  readonly points: readonly number[];
  readonly decisions: number;
  readonly record: readonly string[];
  /** Codes of what went wrong in scoring, if anything did. */
  readonly troubles: readonly string[];
}

export const playMatch = (game: Game, { options, bots, seed, keepsRecord }: MatchPlan): Played => {
  const { rules } = game;
  const terms = { options, chance: { seed }, players: bots.map((level, seat) => `${level}-${seat + 1}`) };
  const players = bots.map((level, seat) =>
    createBot(level, { seed: botSeed(seed), seat, ruleset: rules.id }),
  );
  const troubles: string[] = [];
  const match = new Match(game, terms, { report: ({ code, detail }) => troubles.push(`${code}: ${detail}`) });
  const record = keepsRecord ? [headerLine(rules, terms)] : [];
  let decisions = 0;
  for (const step of playOut(match, players)) {
    if (keepsRecord) record.push(...stepLines(match, step));
    if (step.by !== null) decisions += 1;
  }
  return { history: match.history, points: match.balances, decisions, record, troubles };
};
