/** Records cut and begun anew: the same deal again, or the same table with new tiles. */
import type { Seed } from '@paiju/engine';
import type { Lineup, NewGame } from './messages.ts';

interface Line {
  readonly event?: { readonly type?: unknown };
}

/** The record up to the last deal, before anybody did anything with it; the first deal follows from the header alone. */
export const recordOfDeal = (record: string): string => {
  const lines = record.split('\n').filter((line) => line !== '');
  const dealt = lines.findLastIndex((line) => (JSON.parse(line) as Line).event?.type === 'dealt');
  return lines.slice(0, Math.max(1, dealt + 1)).join('\n');
};

interface Header {
  readonly ruleset: string;
  readonly options: object;
  readonly players: readonly string[];
}

/** The same people at the same table, with other tiles. */
export const gameLike = (record: string, lineup: Lineup, seed: Seed): NewGame => {
  const { ruleset, options, players } = JSON.parse(record.slice(0, record.indexOf('\n'))) as Header;
  return { ruleset, options, players, lineup, seed };
};
