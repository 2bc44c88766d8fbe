/** What people may change about a table, and why not. Nothing is done here. */
import { BOT_LEVELS } from '@paiju/bots';
import type { Result, Seat } from '@paiju/engine';
import { at, fail, ok } from '@paiju/engine';
import type { Denial, Sit, TableTerms, TableUp } from '@paiju/protocol';
import { RATED_LEVELS } from '@paiju/protocol';
import type { ChairChange, Sitter } from './entries.ts';
import type { SittingState } from './fold.ts';
import { seatOf } from './fold.ts';

/** Somebody with a token. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly face: string | null;
}

export type ChairWish = Extract<TableUp, { type: 'sit' | 'stand' | 'fill-chair' | 'empty-chair' }>;

/** Who plays where nobody sits, and for those who are gone. */
export const FILLING_LEVEL = 'greedy';

const EMPTY: Sitter = { is: 'empty' };

type Answer = Result<readonly ChairChange[], Denial>;

/** Which chairs change when this is wished for. */
export const changesFor = (state: SittingState, by: Person | null, wish: ChairWish): Answer => {
  const own = by === null ? null : seatOf(state.chairs, by.id);
  if (wish.type === 'stand') return own === null ? fail('not-seated') : ok([leaving(state, own)]);
  if (wish.type === 'sit') return by === null ? fail('unknown-token') : sitting(state, by, wish);
  if (own === null || own !== state.host) return fail('not-the-host');
  if (state.phase === 'playing') return fail('match-runs');
  const { seat } = wish;
  if (seat >= state.chairs.length) return fail('no-such-chair');
  if (wish.type === 'empty-chair') return ok([{ seat, sitter: EMPTY }]);
  if (!isLevel(wish.level) || !mayPlay(wish.level, state.terms)) return fail('no-such-level');
  if (at(state.chairs, seat).is === 'person') return fail('chair-taken');
  return ok([{ seat, sitter: { is: 'bot', level: wish.level } }]);
};

/** Who may not sit down here again when this wish is granted. */
export const barredBy = ({ chairs }: Pick<SittingState, 'chairs'>, wish: ChairWish): string | null => {
  if (wish.type !== 'empty-chair' || !wish.forGood) return null;
  const sitter = chairs[wish.seat];
  return sitter?.is === 'person' ? sitter.guest : null;
};

/**
 * While a match runs, a bot's chair may be taken; but whoever has seen a hand of it may only go back to that one, and of one
 * that counts nobody takes over what somebody else began.
 */
const sitting = (state: SittingState, by: Person, { seat, agent }: Sit): Answer => {
  const { chairs, phase, played, terms } = state;
  if (!isFor(state, by) || state.barred.has(by.id)) return fail('not-for-you');
  if (agent && !terms.agents) return fail('no-agents');
  if (seat >= chairs.length) return fail('no-such-chair');
  const own = seatOf(chairs, by.id);
  if (own === seat) return ok([]);
  if (at(chairs, seat).is === 'person') return fail('chair-taken');
  const begun = played.get(by.id) ?? (terms.rated ? null : seat);
  if (phase === 'playing' && begun !== seat) return fail('match-runs');
  const { id, name, face } = by;
  const change: ChairChange = {
    seat,
    sitter: { is: 'person', guest: id, name, face, ...(agent ? { agent } : {}) },
  };
  return ok(own === null ? [change] : [leaving(state, own), change]);
};

const leaving = ({ phase }: SittingState, seat: Seat): ChairChange => ({
  seat,
  sitter: phase === 'playing' ? { is: 'bot', level: FILLING_LEVEL } : EMPTY,
});

/** Why this person may not make another one the host; null where they may. */
export const whyNotPassOn = (
  { chairs, host }: Pick<SittingState, 'chairs' | 'host'>,
  by: Person | null,
  seat: Seat,
): Denial | null => {
  const own = by === null ? null : seatOf(chairs, by.id);
  if (own === null || own !== host) return 'not-the-host';
  return chairs[seat]?.is === 'person' ? null : 'no-such-chair';
};

/** The server opens tables for certain people; whoever else comes may look on, but not at a deal that they have yet to play. */
const isFor = ({ made, invited }: SittingState, { id }: Person): boolean => made === null || invited.has(id);

export const maySee = (state: SittingState, by: Person | null): boolean =>
  state.made?.for !== 'daily' || (by !== null && isFor(state, by));

/** Why a match may not be begun by this person; null where it may. */
export const whyNotBegin = ({ chairs, host, phase }: SittingState, by: Person | null): Denial | null => {
  const own = by === null ? null : seatOf(chairs, by.id);
  if (own === null || own !== host) return 'not-the-host';
  return phase === 'playing' ? 'match-runs' : null;
};

/** Why somebody may not ask for another match; null where they may. */
export const whyNotAgain = ({ chairs, phase, made }: SittingState, by: Person | null): Denial | null => {
  if (by === null || seatOf(chairs, by.id) === null) return 'not-seated';
  if (made?.for === 'daily') return 'played-once';
  if (phase === 'over') return null;
  return phase === 'playing' ? 'match-runs' : 'no-match-yet';
};

/** How strong the others are has to be known where a match counts. */
export const mayPlay = (level: string, { rated }: TableTerms): boolean =>
  rated !== true || RATED_LEVELS.some((known) => known === level);

export const isLevel = (level: string): level is (typeof BOT_LEVELS)[number] =>
  BOT_LEVELS.some((known) => known === level);
