/**
 * How often people did what a bot would have done where they had a choice, from records. It proves nothing: who plays well plays
 * as bots do more often than not. So it is worked out when an operator asks, told to them alone, and nothing comes of it by itself.
 */
import type { BotLevel } from '@paiju/bots';
import { createBot, decisionsIn } from '@paiju/bots';
import type { Seat } from '@paiju/engine';
import { GAMES, readRecord, sameAction, seedOf } from '@paiju/engine';
import type { Entry } from '../sittings/entries.ts';
import { fold, matchIn } from '../sittings/fold.ts';

/** Levels that somebody could have play for them. */
export const COMPARED_LEVELS = ['greedy', 'expert'] as const satisfies readonly BotLevel[];

export interface Likeness {
  /** Where there were at least two things to do, and the person themselves answered. */
  readonly decisions: number;
  /** Of these, how many were answered as the bot of a level would have. */
  readonly same: Readonly<Record<(typeof COMPARED_LEVELS)[number], number>>;
}

export const NO_LIKENESS: Likeness = { decisions: 0, same: { greedy: 0, expert: 0 } };

export const sumOf = (one: Likeness, other: Likeness): Likeness => ({
  decisions: one.decisions + other.decisions,
  same: {
    greedy: one.same.greedy + other.same.greedy,
    expert: one.same.expert + other.same.expert,
  },
});

const SEED = seedOf('0'.repeat(64));

/** By guest, of one match. Programs that say they are some, bots, the clock and stand-ins are nobody's play. */
export const likenessIn = (entries: readonly Entry[], match: number): ReadonlyMap<string, Likeness> => {
  const found = new Map<string, Likeness>();
  const record = readRecord(GAMES, matchIn(entries, match)?.record ?? '');
  if (!record.ok) return found;
  const { rules } = record.value.game;
  const answered = whoAnswered(entries, match);
  const bots = Array.from({ length: rules.seats }, (_, seat) =>
    COMPARED_LEVELS.map((level) => createBot(level, { seed: SEED, seat, ruleset: rules.id })),
  );
  for (const { step, round, seat, state, played } of decisionsIn(record.value)) {
    const guest = answered.get(step + round);
    const legal = rules.legal(state, seat);
    if (guest === undefined || legal.length < 2) continue;
    const view = rules.view(state, seat);
    const [greedy = false, expert = false] = (bots[seat] ?? []).map((bot) =>
      sameAction(bot.choose(view, legal), played),
    );
    const same = { greedy: Number(greedy), expert: Number(expert) };
    found.set(guest, sumOf(found.get(guest) ?? NO_LIKENESS, { decisions: 1, same }));
  }
  return found;
};

/** Who themselves took each step of the match, by its number. */
const whoAnswered = (entries: readonly Entry[], match: number): ReadonlyMap<number, string> => {
  const answered = new Map<number, string>();
  let state: ReturnType<typeof fold> | null = null;
  const guestAt = (seat: Seat): string | null => {
    const sitter = state?.chairs[seat];
    return sitter?.is === 'person' && sitter.agent === undefined ? sitter.guest : null;
  };
  for (const entry of entries) {
    state = fold(state, entry);
    if (entry.type !== 'step' || entry.match !== match || entry.acted?.by !== 'seat') continue;
    const guest = guestAt(entry.acted.seat);
    if (guest !== null) answered.set(entry.number, guest);
  }
  return answered;
};
