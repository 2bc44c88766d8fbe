/** Wuhan's answers to the shared round, one line a question. */
import type { Seat } from '../../core/seat.ts';
import { nextSeat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import type { RoundRules } from '../../play/roundRules.ts';
import type { Draft } from '../../play/state.ts';
import { SEAT_COUNT } from './basics.ts';
import { claims, declined, whyNotClaim, winners } from './claims.ts';
import type { WuhanRefusal } from './codes.ts';
import { canDraw, ended, WON } from './ending.ts';
import type { WuhanOptions } from './options.ts';
import { specialsOf } from './specials.ts';
import type { WuhanEvent, WuhanExtra, WuhanKit, WuhanState } from './state.ts';
import { ownKong, turnActions, whyNotTurn } from './turn.ts';
import { won } from './winning.ts';

export const extraFor = (options: WuhanOptions, flip: Tile): WuhanExtra => ({
  ...specialsOf(options, flip),
  barred: [],
  winner: null,
  winningTile: null,
});

const evolveOwn = (draft: Draft<WuhanKit>, event: WuhanEvent): void => {
  switch (event.type) {
    case 'dealt':
      draft.extra = extraFor(draft.options, event.chance.flip);
      return;
    case 'answered':
      if (event.declined !== null)
        draft.extra = { ...draft.extra, barred: [...draft.extra.barred, event.seat] };
      return;
    case 'drew':
    case 'melded':
      unbar(draft, event.seat);
      return;
    case 'won':
      draft.extra = { ...draft.extra, winner: event.seat, winningTile: event.tile };
      return;
    default:
      return;
  }
};

const unbar = (draft: Draft<WuhanKit>, seat: Seat): void => {
  const { barred } = draft.extra;
  if (barred.includes(seat))
    draft.extra = { ...draft.extra, barred: barred.filter((other) => other !== seat) };
};

const whyNot = (state: WuhanState, _seat: Seat, action: object): WuhanRefusal =>
  state.phase.name === 'turn' ? whyNotTurn(state, state.phase, action) : whyNotClaim(action);

const nothingToChoose = (): never => {
  throw new Error('nothing is chosen in secret in this game');
};

export const ROUND_RULES: RoundRules<WuhanKit> = {
  tiles: SUITED_AND_HONOURS,
  seats: SEAT_COUNT,
  choices: nothingToChoose,
  reveal: nothingToChoose,
  turnActions,
  claims,
  declined,
  ownKong,
  canRob: () => true, // W-4.17
  winners,
  won,
  afterWin: () => ({ end: WON }), // W-10.1
  canDraw,
  nextInPlay: (_state, seat) => nextSeat(seat, SEAT_COUNT), // W-4.16
  ended, // W-4.10
  evolveOwn,
  whyNot, // W-10.2
};
