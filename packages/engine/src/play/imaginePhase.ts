/** Whose move it is in an imagined round. What others have chosen or answered in secret is not answered yet. */
import type { Seat } from '../core/seat.ts';
import { bySeat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { Claim } from './actions.ts';
import { PASS } from './actions.ts';
import type { Kit } from './kit.ts';
import { seatsToAct } from './round.ts';
import type { RoundRules } from './roundRules.ts';
import type { Draft, Phase } from './state.ts';
import { windowOf } from './state.ts';
import type { RoundView } from './view.ts';

const NO_CLAIMS: readonly Claim[] = [];

/** `drawn` is the tile of whoever is to act. Who else is asked in a claim window is found out by `askClaims`. */
export const phaseOf = <K extends Kit>(
  { phase, seat: viewer, table }: RoundView,
  drawn: Tile | null,
): Phase<K> => {
  switch (phase.name) {
    case 'choice': {
      const { name, kind } = phase;
      const own = phase.own as K['choice'] | null;
      return { name, kind, answers: bySeat(table.length, (seat) => (seat === viewer ? own : null)) };
    }
    case 'turn': {
      const { name, seat, source, kong, justDrawn } = phase;
      return { name, seat, drawn, source, kong, justDrawn };
    }
    case 'claim': {
      const { name, tile, from, robbing, justDrawn, kong, own } = phase;
      const offers = bySeat(table.length, () => NO_CLAIMS);
      const answers = bySeat(table.length, (seat) => (seat === viewer ? own : null));
      return { name, window: { tile, from, robbing, justDrawn, kong, offers, answers } };
    }
    case 'over':
      return { name: 'over', reason: phase.reason };
  }
};

/** Offers every seat what the rules give it. */
export const askClaims = <K extends Kit>(rules: RoundRules<K>, draft: Draft<K>): void => {
  const window = windowOf(draft);
  const offers = bySeat(rules.seats, (seat) =>
    seat === window.from ? NO_CLAIMS : rules.claims(draft, seat),
  );
  draft.phase = { name: 'claim', window: { ...window, offers } };
};

/**
 * A window is open only while somebody is asked. Where nobody else could claim and the viewer is not asked, the next
 * other seat is asked all the same, and can only pass.
 */
export const askSomebody = <K extends Kit>(
  rules: RoundRules<K>,
  draft: Draft<K>,
  viewer: Seat | null,
): void => {
  if (draft.phase.name !== 'claim' || seatsToAct(draft).length > 0) return;
  const { window } = draft.phase;
  const next = rules.nextInPlay(draft, window.from);
  const asked = next === viewer ? rules.nextInPlay(draft, next) : next;
  // The one place where an offer is none: a claim nobody can make would break the round.
  const nothing = [PASS] as readonly object[] as readonly Claim[];
  const offers = window.offers.map((claims, seat) => (seat === asked ? nothing : claims));
  draft.phase = { name: 'claim', window: { ...window, offers } };
};
