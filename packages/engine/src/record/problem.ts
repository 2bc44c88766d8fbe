/** What is wrong with a record. */
import type { OptionProblem } from '../play/options.ts';

export interface RecordProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly code: string;
  readonly detail: string;
  /** Where it is the options: what is wrong with them, for whoever has better words for it. */
  readonly options?: { readonly ruleset: string; readonly problem: OptionProblem };
}
