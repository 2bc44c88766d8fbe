/** What the ladder is: every level against the one below it, at every preset of every game, in so many games. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { GAME_IDS, OUTLINES } from '@paiju/engine';

/** From the weakest to the strongest. `first` knows no game and is there for tests. */
export const RUNGS: readonly BotLevel[] = BOT_LEVELS.filter((level) => level !== 'first');

export interface Step {
  readonly game: GameId;
  readonly preset: string;
  readonly level: BotLevel;
  /** The level below it. */
  readonly below: BotLevel;
  /** One seat at the table, where others share the seats in turn. */
  readonly isAlone: boolean;
  readonly games: number;
}

interface Plan {
  readonly games: Readonly<Record<GameId, number>>;
  readonly isAlone?: true;
}

/**
 * By the upper level, fixed before any of them is played: few games where the step is wide, many where it is narrow, most where a
 * flow draw without a cap decides the mean. Two levels that mostly do the same are told apart sooner when one sits alone among
 * the other: no other seat's luck counts as its own.
 */
const PLANS: Readonly<Record<string, Plan>> = {
  novice: { games: { xuezhan: 2_000, wuhan: 4_000, haiyuki: 2_000 } },
  greedy: { games: { xuezhan: 4_000, wuhan: 12_000, haiyuki: 4_000 } },
  expert: { games: { xuezhan: 8_000, wuhan: 20_000, haiyuki: 4_000 } },
  net: { games: { xuezhan: 8_000, wuhan: 20_000, haiyuki: 8_000 } },
  search: { games: { xuezhan: 16_000, wuhan: 4_400, haiyuki: 2_000 }, isAlone: true },
};

const planFor = (level: BotLevel): Plan => {
  const plan = PLANS[level];
  if (plan === undefined) throw new Error(`PLANS says nothing of how many games ${level} plays`);
  return plan;
};

const presetsOf = (game: GameId): readonly string[] => Object.keys(OUTLINES[game].options.presets);

/** The lowest steps of all presets first: whoever stops early has something of everything. */
export const ALL_STEPS: readonly Step[] = RUNGS.slice(1).flatMap((level, i) =>
  GAME_IDS.flatMap((game) =>
    presetsOf(game).map((preset): Step => {
      const { games, isAlone } = planFor(level);
      const below = RUNGS[i] as BotLevel;
      return { ...{ game, preset, level, below, games: games[game] }, isAlone: isAlone === true };
    }),
  ),
);

export const TABLES: readonly (readonly [game: GameId, preset: string])[] = GAME_IDS.flatMap((game) =>
  presetsOf(game).map((preset) => [game, preset] as const),
);

/** What `--bots` of an arena would say. */
export const botsOf = ({ game, level, below, isAlone }: Step): readonly BotLevel[] =>
  isAlone ? [level, ...Array.from({ length: OUTLINES[game].seats - 1 }, () => below)] : [level, below];

/** The words of `--only`: each names a game, a preset or an upper level, and of each kind that is named one must fit. */
export const stepsFor = (only: readonly string[]): readonly Step[] => {
  const parts = (['game', 'preset', 'level'] as const).map((part) => {
    const known = new Set<string>(ALL_STEPS.map((step) => step[part]));
    return { part, words: only.filter((word) => known.has(word)) };
  });
  const unknown = only.find((word) => !parts.some(({ words }) => words.includes(word)));
  if (unknown !== undefined) throw new RangeError(`no game, preset or level is called ${unknown}`);
  return ALL_STEPS.filter((step) =>
    parts.every(({ part, words }) => words.length === 0 || words.includes(step[part])),
  );
};
