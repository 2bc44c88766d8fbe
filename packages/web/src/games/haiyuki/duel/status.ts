/** What is on for a seat, and what everybody can count. */
import type { Seat, Tile } from '@paiju/engine';
import { at } from '@paiju/engine';
import type { HaiyukiSeatView, HaiyukiSeen, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import type { Expression } from '../characters/art/expression.ts';

export const LAST_TURN = 20;

export const STATUS_CODES = [
  'riichi',
  'guard',
  'curse',
  'spirit',
  'guaranteed',
  'critical',
  'mirror',
] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

export interface Status {
  readonly code: StatusCode;
  /** Turns it lasts, or the turn it began in; 0 where there is nothing to count. */
  readonly count: number;
}

export const statusOf = (own: HaiyukiSeatView): readonly Status[] => {
  const counts: Readonly<Record<StatusCode, number | null>> = {
    riichi: own.riichi?.turn ?? null,
    guard: own.guard || null,
    curse: own.curse || null,
    spirit: own.spirit || null,
    guaranteed: own.guaranteed ? 0 : null,
    critical: own.critical ? 0 : null,
    mirror: own.mirror ? 0 : null,
  };
  return STATUS_CODES.flatMap((code) => {
    const count = counts[code];
    return count === null ? [] : [{ code, count }];
  });
};

/** How often each skill was used in this round, in the order it was first used. */
export const usedSkills = ({ used }: HaiyukiSeatView): ReadonlyMap<SkillName, number> => {
  const times = new Map<SkillName, number>();
  for (const skill of used) times.set(skill, (times.get(skill) ?? 0) + 1);
  return times;
};

/** The copies of a kind the seat cannot see anywhere. */
export const unseenOf = (view: HaiyukiView, tile: Tile): number => {
  const copies = (tiles: readonly Tile[]): number => tiles.filter((each) => each === tile).length;
  const seen = view.table.map(
    ({ discards, taken, destroyed, melds }) =>
      copies(discards.filter((_, place) => !taken.includes(place))) +
      copies(destroyed) +
      3 * melds.filter((meld) => meld.tile === tile).length,
  );
  return HAIYUKI_TILES.copies - copies(view.hand ?? []) - seen.reduce((sum, each) => sum + each, 0);
};

interface SeenLike {
  readonly type: string;
  readonly seat?: number;
}

/** Whose discard was the last one of the round; null before the first. */
export const lastDiscarder = (told: readonly SeenLike[]): number | null => {
  const last = told.findLast(({ type }) => type === 'discarded' || type === 'dealt');
  return last?.type === 'discarded' ? (last.seat ?? null) : null;
};

/** How a seat looks after what was told last. */
export const expressionOf = (told: readonly HaiyukiSeen[], seat: Seat): Expression => {
  const last = told.findLast(({ type }) => type === 'won' || type === 'ended' || type === 'dealt');
  const won = told.findLast((event) => event.type === 'won');
  if (last?.type === 'dealt' || last === undefined) return 'neutral';
  if (won?.type === 'won') return won.seat === seat ? 'winning' : 'hurt';
  return last.type === 'ended' && at(last.lost, seat) > 0 ? 'hurt' : 'neutral';
};
