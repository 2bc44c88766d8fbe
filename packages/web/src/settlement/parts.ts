/** What every part of the sheet is given. */
import type { Telling } from '../telling/index.ts';

export interface PartProps {
  readonly ruleset: string;
  readonly setting: Telling;
}
