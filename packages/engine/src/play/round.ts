/** The outer contract's questions, answered for any game on the shared round. */
import { countTiles, tilesIn } from '../core/counts.ts';
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { BySeat, Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { RoundAction } from './actions.ts';
import { PASS, sameAction } from './actions.ts';
import { owesAnswer } from './claims.ts';
import { perform } from './decide.ts';
import type { RoundEvent } from './events.ts';
import type { Kit } from './kit.ts';
import type { SharedRefusal } from './refusals.ts';
import { Remembering } from './remembering.ts';
import type { RoundRules } from './roundRules.ts';
import type { AnyAction, Refusal, Setup, Step } from './ruleset.ts';
import { evolveInto, Run } from './run.ts';
import type { RoundState } from './state.ts';
import { draftOf } from './state.ts';
import { wallOf } from './wall.ts';

export type ActionOf<K extends Kit> = RoundAction | K['choice'];

export const emptyRound = <K extends Kit>(options: K['options'], extra: K['extra']): RoundState<K> => ({
  options,
  round: 0,
  dealer: 0,
  wall: wallOf([]),
  seats: [],
  phase: { name: 'over', reason: 'not-dealt' },
  extra,
});

/** A round about to start: the hands, what is left of the wall, and the chance that is in neither. */
export interface DealPlan<K extends Kit> {
  readonly setup: Setup;
  readonly hands: BySeat<readonly Tile[]>;
  readonly wall: readonly Tile[];
  readonly chance: K['chance'];
}

export const startRound = <K extends Kit>(
  rules: RoundRules<K>,
  empty: RoundState<K>,
  { setup, hands, wall, chance }: DealPlan<K>,
): Step<RoundState<K>, RoundEvent<K>> => {
  const run = new Run(rules, draftOf(empty));
  const sorted = hands.map((hand) => tilesIn(countTiles(rules.tiles, hand)));
  run.emit({ type: 'dealt', round: setup.round, dealer: setup.dealer, hands: sorted, wall, chance });
  return run.step();
};

export const seatsToAct = <K extends Kit>(state: RoundState<K>): readonly Seat[] => {
  const { phase } = state;
  if (phase.name === 'turn') return seatsIn(1 << phase.seat);
  let bits = 0;
  for (let seat = 0; seat < state.seats.length; seat++) if (owes(state, seat)) bits |= 1 << seat;
  return seatsIn(bits);
};

/** The seats whose bit is set; each list is made once. */
const seatsIn = (bits: number): readonly Seat[] => {
  LISTS[bits] ??= Array.from({ length: 32 - Math.clz32(bits) }, (_, seat) => seat).filter(
    (seat) => bits & (1 << seat),
  );
  return LISTS[bits];
};
const LISTS: (readonly Seat[])[] = [];

const owes = <K extends Kit>(state: RoundState<K>, seat: Seat): boolean => {
  const { phase } = state;
  if (phase.name === 'choice') return phase.answers[seat] === null;
  if (phase.name === 'claim') return owesAnswer(phase.window, seat);
  return phase.name === 'turn' && phase.seat === seat;
};

export const legalActions = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
): readonly ActionOf<K>[] => Remembering.answer(state, seat, () => findLegal(rules, state, seat));

/** The same for a state that changes under one's eyes. */
export const findLegal = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
): readonly ActionOf<K>[] => {
  const { phase } = state;
  if (!isSeat(state, seat) || !owes(state, seat)) return [];
  if (phase.name === 'choice') return rules.choices(state, seat);
  if (phase.name === 'turn') return rules.turnActions(state, phase);
  return phase.name === 'claim' ? [...at(phase.window.offers, seat), PASS] : [];
};

export const applyAction = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
  action: object,
): Result<Step<RoundState<K>, RoundEvent<K>>, Refusal<ActionOf<K>>> => {
  const legal = legalActions(rules, state, seat);
  const chosen = among(legal, action);
  if (chosen === undefined) return fail({ code: refusalCode(rules, state, seat, action), seat, legal });
  const run = new Run(rules, draftOf(state));
  perform(run, seat, chosen);
  return ok(run.step());
};

/** Mostly it is one of those that were handed out, and is found sooner than compared. */
const among = <A extends AnyAction>(legal: readonly A[], action: object): A | undefined =>
  legal.find((allowed) => allowed === action) ?? legal.find((allowed) => sameAction(allowed, action));

/** Null where the action is allowed. */
export const whyNotNow = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
  action: object,
): string | null =>
  among(legalActions(rules, state, seat), action) === undefined
    ? refusalCode(rules, state, seat, action)
    : null;

/** Depends only on what the seat itself may know, so that a refusal tells nothing. */
const refusalCode = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
  action: object,
): string => {
  return sharedRefusal(state, seat, action) ?? rules.whyNot(state, seat, action);
};

const sharedRefusal = <K extends Kit>(
  state: RoundState<K>,
  seat: Seat,
  action: unknown,
): SharedRefusal | null => {
  if (!isSeat(state, seat)) return 'no-such-seat';
  if (state.phase.name === 'over') return 'round-over';
  if (!owes(state, seat)) return 'not-your-turn';
  return isObject(action) ? null : 'malformed-action';
};

/** Types end where the network begins. */
const isObject = (action: unknown): boolean => typeof action === 'object' && action !== null;

/** Not the text of a number either: it would find its seat here and be nobody in every comparison. */
const isSeat = <K extends Kit>(state: RoundState<K>, seat: Seat): boolean =>
  Number.isInteger(seat) && state.seats[seat] !== undefined;

export const evolveRound = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  event: RoundEvent<K>,
): RoundState<K> => {
  const draft = draftOf(state);
  evolveInto(rules, draft, event);
  return draft;
};

/** For a seat that does not answer: pass; on its own turn the tile just drawn, else the first legal action. */
export const defaultAction = <K extends Kit>(
  rules: RoundRules<K>,
  state: RoundState<K>,
  seat: Seat,
): ActionOf<K> => {
  const legal = legalActions(rules, state, seat);
  const drawn = state.phase.name === 'turn' ? state.phase.drawn : null;
  const [first] = legal;
  if (first === undefined) throw new Error(`seat ${seat} is not to act`);
  return (
    legal.find((action) => sameAction(action, PASS)) ??
    legal.find((action) => sameAction(action, { type: 'discard', tile: drawn })) ??
    first
  );
};
