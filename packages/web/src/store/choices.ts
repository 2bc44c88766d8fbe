/** How a person last had each game set up: kept in the browser where that is allowed. */
import type { BotLevel } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId, resolveOptions } from '@paiju/engine';
import { outlineOf } from '../game/outlineOf.ts';
import { Kept, parsed, useKept } from './kept.ts';
import { isListOf, isObject, isOneOf, isShaped, isText } from './shapes.ts';

/** The levels a person chooses from, the weakest first. */
export const LEVELS = ['novice', 'greedy', 'expert', 'net', 'search'] as const satisfies readonly BotLevel[];
export type Level = (typeof LEVELS)[number];

export interface Choice {
  readonly preset: string;
  /** Options that differ from the preset. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** One for each opponent, in the order they sit. */
  readonly bots: readonly Level[];
}

export interface Choices {
  /** The game that was looked at last. */
  readonly ruleset: GameId;
  /** Whether something was ever played or learnt here. */
  readonly hasBegun: boolean;
  readonly games: Readonly<Record<GameId, Choice>>;
}

const isChoice = isShaped<Choice>({ preset: isText, changes: isObject, bots: isListOf(isOneOf(LEVELS)) });

/** Whoever comes for the first time meets bots that can be beaten; the card says how well they play. */
const FIRST_LEVEL: Level = 'novice';

export const defaultChoice = (ruleset: GameId): Choice => {
  const { options, seats } = outlineOf(ruleset);
  return {
    preset: options.defaultPreset,
    changes: {},
    bots: Array.from({ length: seats - 1 }, () => FIRST_LEVEL),
  };
};

const choicesFrom = (read: (ruleset: GameId) => Choice): Choices['games'] =>
  Object.fromEntries(GAME_IDS.map((ruleset) => [ruleset, read(ruleset)])) as Choices['games'];

const DEFAULTS: Choices = { ruleset: at(GAME_IDS, 0), hasBegun: false, games: choicesFrom(defaultChoice) };

/** A choice that makes no sense any more is replaced by the default. */
const readChoice = (ruleset: GameId, value: unknown): Choice => {
  const { options, seats } = outlineOf(ruleset);
  if (!isChoice(value) || value.bots.length !== seats - 1) return defaultChoice(ruleset);
  return resolveOptions(options, value.preset, value.changes).ok ? value : defaultChoice(ruleset);
};

export const readChoices = (text: string | null): Choices => {
  const { ruleset, games, hasBegun } = Object(parsed(text)) as Partial<Record<keyof Choices, unknown>>;
  const kept = Object(games) as Readonly<Record<string, unknown>>;
  return {
    ruleset: typeof ruleset === 'string' && isGameId(ruleset) ? ruleset : DEFAULTS.ruleset,
    hasBegun: hasBegun === true,
    games: choicesFrom((own) => readChoice(own, kept[own])),
  };
};

class ChoiceStore extends Kept<Choices> {
  lookAt(ruleset: GameId): void {
    this.keep({ ...this.now, ruleset });
  }

  begun(): void {
    if (!this.now.hasBegun) this.keep({ ...this.now, hasBegun: true });
  }

  change(ruleset: GameId, change: Partial<Choice>): void {
    const choice = { ...this.now.games[ruleset], ...change };
    this.keep({ ...this.now, ruleset, games: { ...this.now.games, [ruleset]: choice } });
  }
}

export const choices = new ChoiceStore('paiju.choices', readChoices);

export const useChoices = (): Choices => useKept(choices);
