/** The outer contract's questions: who is to act, what is legal, and what an action leads to. */
import type { Result } from '../../core/result.ts';
import { fail, ok } from '../../core/result.ts';
import type { Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { PASS, sameAction } from '../../play/actions.ts';
import type { SharedRefusal } from '../../play/refusals.ts';
import type { Refusal, Simulation, Step } from '../../play/ruleset.ts';
import type { HaiyukiAction } from './actions.ts';
import type { HaiyukiRefusal } from './codes.ts';
import type { HaiyukiEvent } from './events.ts';
import { perform } from './flow.ts';
import { owesChance } from './nagari.ts';
import { reactions, whyNotReaction } from './reaction.ts';
import { Run } from './run.ts';
import { exchanges, owesExchange } from './setup.ts';
import { usableSkills } from './skills.ts';
import type { HaiyukiState } from './state.ts';
import { draftOf, opponentOf } from './state.ts';
import { turnActions, whyNotAsked, whyNotTurn } from './turn.ts';
import { askedAboutWin } from './winning.ts';

export const toAct = (state: HaiyukiState): readonly Seat[] => {
  const asked: Seat[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) if (owes(state, seat)) asked.push(seat);
  return asked;
};

const owes = (state: HaiyukiState, seat: Seat): boolean => {
  const { phase } = state;
  switch (phase.name) {
    case 'setup':
      return owesExchange(state, seat);
    case 'turn':
      return phase.seat === seat;
    case 'reaction':
      return opponentOf(phase.from) === seat;
    case 'declared':
      return askedAboutWin(state).includes(seat);
    case 'last-chance':
      return owesChance(state, seat);
    case 'over':
      return false;
  }
};

export const legal = (state: HaiyukiState, seat: Seat): readonly HaiyukiAction[] => {
  const { phase } = state;
  if (!isSeat(state, seat) || !owes(state, seat)) return [];
  switch (phase.name) {
    case 'setup':
      return exchanges(state, seat);
    case 'turn':
      return turnActions(state, phase);
    case 'reaction':
      return [...reactions(state, phase), PASS];
    case 'declared':
    case 'last-chance': {
      const skills = usableSkills(state, seat, 'reactive');
      return [...skills.map(({ name }) => ({ type: 'skill', skill: name }) as const), PASS];
    }
    case 'over':
      return [];
  }
};

export const apply = (
  state: HaiyukiState,
  seat: Seat,
  action: HaiyukiAction,
): Result<Step<HaiyukiState, HaiyukiEvent>, Refusal<HaiyukiAction>> => {
  const allowed = legal(state, seat);
  const chosen = among(allowed, action);
  if (chosen === undefined) return fail({ code: refusalCode(state, seat, action), seat, legal: allowed });
  const run = new Run(draftOf(state));
  perform(run, seat, chosen);
  return ok(run.step());
};

/** Mostly it is one of those that were handed out, and of two thousand exchanges it is found much sooner than compared. */
const among = (allowed: readonly HaiyukiAction[], action: object): HaiyukiAction | undefined =>
  allowed.find((known) => known === action) ?? allowed.find((known) => sameAction(known, action));

/** H-9.2: null where the action is allowed. */
export const whyNotNow = (state: HaiyukiState, seat: Seat, action: object): HaiyukiRefusal | null =>
  among(legal(state, seat), action) === undefined ? refusalCode(state, seat, action) : null;

/** The same rules on a state that changes in place. */
export const simulate = (
  state: HaiyukiState,
  events: HaiyukiEvent[] | null = null,
): Simulation<HaiyukiState, HaiyukiAction> => {
  const run = new Run(draftOf(state), events);
  return {
    state: run.state,
    toAct: () => toAct(run.state),
    legal: (seat) => legal(run.state, seat),
    act: (seat, action) => perform(run, seat, action),
  };
};

/** H-9.2: depends only on what the seat itself may know, so that a refusal tells nothing. */
const refusalCode = (state: HaiyukiState, seat: Seat, action: object): HaiyukiRefusal =>
  sharedRefusal(state, seat, action) ?? whyNot(state, seat, action);

const sharedRefusal = (state: HaiyukiState, seat: Seat, action: unknown): SharedRefusal | null => {
  if (!isSeat(state, seat)) return 'no-such-seat';
  if (state.phase.name === 'over') return 'round-over';
  if (!owes(state, seat)) return 'not-your-turn';
  // Types end where the network begins.
  return typeof action === 'object' && action !== null ? null : 'malformed-action';
};

const whyNot = (state: HaiyukiState, seat: Seat, action: { readonly type?: unknown }): HaiyukiRefusal => {
  const { phase } = state;
  if (phase.name === 'turn') return whyNotTurn(state, phase, action);
  if (phase.name === 'reaction') return whyNotReaction(action);
  if (phase.name === 'setup') return whyNotExchange(state, seat, action);
  if (action.type === 'skill') return whyNotAsked(state, seat, action);
  return action.type === 'pass' ? 'malformed-action' : 'wrong-phase';
};

const whyNotExchange = (
  state: HaiyukiState,
  seat: Seat,
  { type, tiles }: { readonly type?: unknown; readonly tiles?: unknown },
): HaiyukiRefusal => {
  if (type !== 'exchange') return type === 'pass' ? 'malformed-action' : 'wrong-phase';
  if (!isTiles(tiles) || tiles.length === 0) return 'malformed-action';
  const { concealed, mp } = at(state.seats, seat);
  const isHeld = tiles.every(
    (tile) => tiles.filter((other) => other === tile).length <= (concealed[tile] ?? 0),
  );
  if (!isHeld) return 'tile-not-held';
  const [skill] = usableSkills(state, seat, 'setup');
  return skill !== undefined && tiles.length * skill.cost > mp ? 'not-enough-mp' : 'malformed-action';
};

const isTiles = (value: unknown): value is readonly Tile[] =>
  Array.isArray(value) && value.every((tile) => Number.isInteger(tile));

/** Not the text of a number either: it would find its seat here and be nobody in every comparison. */
const isSeat = (state: HaiyukiState, seat: Seat): boolean =>
  Number.isInteger(seat) && state.seats[seat] !== undefined;

/** H-9.3: no to every question; on the own turn the tile just drawn, else the first legal discard. */
export const defaultAction = (state: HaiyukiState, seat: Seat): HaiyukiAction => {
  const allowed = legal(state, seat);
  const drawn = state.phase.name === 'turn' ? state.phase.drawn : null;
  const action =
    allowed.find((known) => sameAction(known, PASS)) ??
    allowed.find((known) => sameAction(known, { type: 'discard', tile: drawn })) ??
    allowed.find(({ type }) => type === 'discard');
  if (action === undefined) throw new Error(`seat ${seat} is not to act`);
  return action;
};
