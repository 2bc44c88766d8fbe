/** A sitting as it is taken over: what was kept of it, folded. */

import { entriesOf } from '../sittings/entrySchema.ts';
import type { SittingState } from '../sittings/fold.ts';
import { fold, matchIn } from '../sittings/fold.ts';
import type { SittingPlan } from '../sittings/sitting.ts';
import type { Sittings } from '../store/sittings.ts';

export interface Loaded extends Pick<SittingPlan, 'state' | 'kept'> {
  /** How many entries there are, and with which the last match began. */
  readonly entries: number;
  readonly firstEntry: number;
}

/** Throws where what was kept makes no sense: such a sitting is not played on. */
export const loadSitting = async (sittings: Pick<Sittings, 'current'>, id: string): Promise<Loaded> => {
  const rows = await sittings.current(id);
  const entries = entriesOf(rows);
  let state: SittingState | null = null;
  for (const entry of entries) state = fold(state, entry);
  if (state === null) throw new Error('a sitting without entries');
  const { match } = state;
  const began = rows[entries.findLastIndex(({ type }) => type === 'began')];
  return {
    ...{ state, kept: matchIn(entries, match) },
    ...{ entries: rows.at(-1)?.n ?? 0, firstEntry: began?.n ?? 0 },
  };
};
