/** Which matches count for a rating, and on which ladder: presets whose rules differ in kind have ladders of their own. */
import type { GameId } from '@paiju/engine';
import type { TableTerms } from './table.ts';

/** The presets that are rated together, by the ladder's name. */
export const LADDERS = {
  /** Three sets and buried tiles; then four sets, exchanged tiles and a void suit. */
  xuezhan: { 'xuezhan-bury3': ['bury3'], 'xuezhan-sichuan': ['sichuan', 'xueliu'] },
  /** All special tiles; then the variants of rooms, each with some of them. */
  wuhan: { 'wuhan-koukou': ['koukou', 'kaikou'], 'wuhan-hongzhong': ['hongzhong', 'facai', 'qipi'] },
  /** One duel, which is longer or shorter. */
  haiyuki: { 'haiyuki-rulebook': ['rulebook', 'duel', 'original'] },
} as const satisfies Record<GameId, Readonly<Record<string, readonly string[]>>>;

type Named<G extends GameId> = G extends GameId ? keyof (typeof LADDERS)[G] : never;
export type Ladder = Named<GameId>;

const byGame: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = LADDERS;

export const laddersOf = (game: GameId): readonly Ladder[] => Object.keys(byGame[game]) as Ladder[];

const GAME_OF = Object.fromEntries(
  (Object.keys(LADDERS) as GameId[]).flatMap((game) => laddersOf(game).map((ladder) => [ladder, game])),
) as Readonly<Record<Ladder, GameId>>;

export const ALL_LADDERS = Object.keys(GAME_OF) as readonly Ladder[];
export const isLadder = (text: string): text is Ladder => Object.hasOwn(GAME_OF, text);
export const gameOfLadder = (ladder: Ladder): GameId => GAME_OF[ladder];
export const presetsOf = (ladder: Ladder): readonly string[] => byGame[GAME_OF[ladder]][ladder] ?? [];

/** So many deals a match has at least, where a game says how many: one is luck more than play. */
export const FEWEST_DEALS = 4;

interface Latitude {
  /** How many deals there are is agreed on. */
  readonly deals: boolean;
  /** Options that are of a person and not of the rules. */
  readonly personal: readonly string[];
}

const LATITUDE: Readonly<Record<GameId, Latitude>> = {
  xuezhan: { deals: true, personal: [] },
  wuhan: { deals: true, personal: [] },
  haiyuki: { deals: false, personal: ['seat0', 'seat1'] },
};

/** What makes a preset of this game one that counts. */
export const ratedChanges = (game: GameId): TableTerms['changes'] =>
  LATITUDE[game].deals ? { deals: FEWEST_DEALS } : {};

/** Bots that may play in such a match: how well the others play depends on how busy a machine is. */
export const RATED_LEVELS = ['random', 'novice', 'greedy', 'expert'] as const;

/** Why a match by these terms cannot count; null where it can. */
export type NotRated = 'preset' | 'options' | 'deals' | 'clock' | 'agents';

export const whyNotRated = (terms: Omit<TableTerms, 'watchDelayS' | 'isListed'>): NotRated | null => {
  const { deals, personal } = LATITUDE[terms.ruleset];
  if (ladderOf(terms.ruleset, terms.preset) === null) return 'preset';
  const others = Object.keys(terms.changes).filter((name) => !personal.includes(name));
  if (others.some((name) => !deals || name !== 'deals')) return 'options';
  if (deals && !(Number(terms.changes.deals) >= FEWEST_DEALS)) return 'deals';
  if (terms.clock === 'none') return 'clock';
  return terms.agents ? 'agents' : null;
};

/** The ladder of a preset; null for one that no game has. */
export const ladderOf = (game: GameId, preset: string): Ladder | null =>
  laddersOf(game).find((ladder) => presetsOf(ladder).includes(preset)) ?? null;
