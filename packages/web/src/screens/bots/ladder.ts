/** How strong bots are, as `npm run ladder` has measured it: loaded with the page that shows it. */
import type { BotLevel } from '@paiju/bots';
import type { GameId } from '@paiju/engine';

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Table {
  readonly game: GameId;
  readonly preset: string;
}

interface Step extends Table {
  readonly level: BotLevel;
  readonly below: BotLevel;
  /** By how many points a game. */
  readonly ahead: Interval;
}

interface Ratings extends Table {
  readonly rated: readonly (Interval & { readonly level: BotLevel })[];
}

export interface Ladder {
  readonly steps: readonly Step[];
  readonly ratings: readonly Ratings[];
}

const FILES = import.meta.glob<Ladder>('../../../../bots/measured/ladder.json', { import: 'default' });

export const loadLadder = async (): Promise<Ladder> => {
  const [load] = Object.values(FILES);
  if (load === undefined) throw new RangeError('nobody has measured the bots');
  return load();
};
