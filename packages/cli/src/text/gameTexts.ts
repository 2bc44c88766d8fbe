/** What is said about a game in words: each game of the terminal brings its own. */
import type { AnyAction, AnyEvent, BySeat } from '@paiju/engine';

/** Where something happened: who sits there, and what is known of the table after it. */
export interface Setting {
  readonly names: BySeat<string>;
  readonly view: object;
}

/** Everything said about a game in words. The keys are the engine's codes. */
export interface GameTexts {
  readonly title: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  readonly conflicts: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
  /** What the ledger counts: `points`. */
  readonly unit: string;
  /** What the ledger's transfers are called together. */
  readonly transfers: string;
  /** How a round can end. */
  readonly endings: Readonly<Record<string, string>>;
  /** What happened, in sentences; none for what goes without saying. Takes whole events and those as one seat sees them. */
  happened(event: AnyEvent, setting: Setting): string[];
  /** What a seat did in secret, for a record that hides nothing. */
  inSecret(event: AnyEvent, names: BySeat<string>): string[];
  /** Whether payments have sentences of their own; not where what happened says what was paid. */
  readonly tellsPayments: boolean;
  /** What a seat may do: `discard 9s`. */
  action(action: AnyAction): string;
  /** Who is to do what: `Lin to answer Mei’s 5p`. */
  asked(view: object, names: BySeat<string>): string;
  /** What the seat of a view holds: `123m 5p + 7s | 555s`. */
  holding(view: object): string;
  /** What else there is to know before playing, beside presets and options. */
  readonly glossary: readonly Glossary[];
}

export interface Glossary {
  readonly title: string;
  /** What is explained, and how. */
  readonly entries: readonly (readonly [term: string, meaning: string])[];
}
