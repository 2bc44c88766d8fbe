/** How wins look, for the rule book: a hand for every pattern, type or yaku. */
import type { Tile } from '@paiju/engine';
import type { TFunction } from 'i18next';

export interface HandShown {
  /** Those on the table. */
  readonly melds: readonly (readonly Tile[])[];
  readonly groups: readonly (readonly Tile[])[];
}

export interface ExampleShown {
  readonly name: string;
  /** What it is worth, or where it counts. */
  readonly notes: readonly string[];
  readonly hand: HandShown;
}

export type Examples = (t: TFunction<['rules', 'codes', 'presets']>) => readonly ExampleShown[];
