/** Xuezhan's answers to the shared round, one line a question. */
import { findPung } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import { bySeat, withSeat } from '../../core/seat.ts';
import { SUITED } from '../../core/tile.ts';
import type { RoundRules } from '../../play/roundRules.ts';
import type { Draft } from '../../play/state.ts';
import { tilesAt } from '../../play/state.ts';
import { wallSize } from '../../play/wall.ts';
import { claims, declined, whyNotClaim } from './claims.ts';
import type { XuezhanRefusal } from './codes.ts';
import { afterWin, ended, evolveWin, nextInPlay } from './ending.ts';
import { evolveOpening, openingChoices, openingPhase, revealOpening } from './opening.ts';
import type { XuezhanEvent, XuezhanExtra, XuezhanKit, XuezhanState } from './state.ts';
import { extraAt, SEAT_COUNT } from './state.ts';
import { turnActions, whyNotTurn } from './turn.ts';
import { won } from './winning.ts';

export const EMPTY_EXTRA: XuezhanExtra = {
  direction: 1,
  seats: bySeat(SEAT_COUNT, () => ({ voidSuit: null, buried: [], won: [], wins: 0, barred: null })),
  firstWin: null,
  wonTiles: [],
};

const evolveOwn = (draft: Draft<XuezhanKit>, event: XuezhanEvent): void => {
  switch (event.type) {
    case 'dealt':
      draft.extra = { ...EMPTY_EXTRA, direction: event.chance.direction };
      draft.phase = openingPhase(draft.options);
      return;
    case 'buried':
    case 'exchanged':
    case 'voided':
      evolveOpening(draft, event);
      return;
    case 'answered':
      if (event.declined !== null) setBarred(draft, event.seat, event.declined);
      return;
    case 'drew':
      setBarred(draft, event.seat, null); // until the own next draw
      return;
    case 'won':
      evolveWin(draft, event);
      return;
    default:
      return;
  }
};

const setBarred = (draft: Draft<XuezhanKit>, seat: Seat, barred: number | null): void => {
  const own = extraAt(draft, seat);
  if (own.barred === barred) return;
  draft.extra = { ...draft.extra, seats: withSeat(draft.extra.seats, seat, { ...own, barred }) };
};

/** why an action is refused, as a code. */
const whyNot = (state: XuezhanState, _seat: Seat, action: object): XuezhanRefusal => {
  if (state.phase.name === 'turn') return whyNotTurn(state, state.phase, action);
  return state.phase.name === 'claim' ? whyNotClaim(action) : 'choice-not-allowed';
};

export const ROUND_RULES: RoundRules<XuezhanKit> = {
  tiles: SUITED,
  seats: SEAT_COUNT,
  choices: openingChoices, // section 5
  reveal: revealOpening,
  turnActions, // section 6
  claims, // section 7
  declined,
  ownKong: (state, seat, tile) =>
    findPung(tilesAt(state, seat).melds, tile) === undefined ? 'concealed' : 'added',
  canRob: (state) => state.options.robbing,
  winners: (state, willing) => (state.options.severalWinners === 'all' ? willing : willing.slice(0, 1)),
  won,
  afterWin, // section 12
  canDraw: (state) => wallSize(state.wall) > 0,
  nextInPlay,
  ended, // section 14
  evolveOwn,
  whyNot,
};
