import { expect, test } from 'vitest';
import { tilesOf } from '../../core/notation.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITED } from '../../core/tile.ts';
import { meldOf, one } from '../../testing/playing.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3 } from './options.ts';
import type { XuezhanEvent, XuezhanWon } from './state.ts';

const HIDDEN_BURIED = { ...BURY3, showBuried: false };
const HIDDEN_KONGS = { ...BURY3, showConcealedKong: false };
const HIDDEN_HANDS = { ...BURY3, showWinningHand: false };
const ALL_HIDDEN = { ...BURY3, showConcealedKong: false, showWinningHand: false };

const tiles = (text: string): Tile[] => tilesOf(SUITED, text);

type EventOf<T extends XuezhanEvent['type']> = Extract<XuezhanEvent, { type: T }>;

const WON: XuezhanWon = {
  type: 'won',
  seat: 1,
  tile: one('5p'),
  from: 0,
  robbed: false,
  winners: [1],
  concealed: tiles('1m2m3m4m5m6m5p5p'),
  melds: [meldOf('kong 9p concealed')],
  selfDrawn: false,
  payer: 0,
  situations: [],
  fans: [['base', 1]],
  fan: 1,
  capped: 1,
};
const MELDED: EventOf<'melded'> = {
  type: 'melded',
  seat: 1,
  meld: meldOf('kong 9p concealed'),
  justDrawn: false,
};
const OPEN_MELDS = ['pung 9p<0', 'kong 9p claimed<0', 'kong 9p added<0'].map(meldOf);
const EACH = [tiles('1m1m1m'), tiles('3m4m5m'), tiles('3s3s3s'), tiles('7m8m9m')];
const BURIED: EventOf<'buried'> = { type: 'buried', suits: ['m', 'm', 's', 'm'], tiles: EACH };
const EXCHANGED: EventOf<'exchanged'> = { type: 'exchanged', direction: 1, tiles: EACH };
const DEALT: EventOf<'dealt'> = {
  type: 'dealt',
  round: 2,
  dealer: 3,
  hands: EACH,
  wall: tiles('9s9s'),
  chance: { direction: 2 },
};
const publicDeal = { type: 'dealt', round: 2, dealer: 3, handSizes: [3, 3, 3, 3], wallSize: 2 };
const VOIDED: EventOf<'voided'> = { type: 'voided', suits: ['m', 'p', 's', 'm'] };
const DREW: EventOf<'drew'> = { type: 'drew', seat: 1, tile: one('5p'), end: 'front' };
const OPENED: EventOf<'claims-opened'> = {
  type: 'claims-opened',
  offers: [[], [{ type: 'win' }], [], [{ type: 'pung', tile: one('5p') }]],
};
const CHOSEN: EventOf<'chosen'> = { type: 'chosen', seat: 1, choice: { type: 'void', suit: 'm' } };
const DISCARDED: EventOf<'discarded'> = { type: 'discarded', seat: 1, tile: one('5p') };
const DECLARED: EventOf<'kong-declared'> = {
  type: 'kong-declared',
  seat: 1,
  tile: one('5p'),
  justDrawn: true,
};
const ANSWERED: EventOf<'answered'> = { type: 'answered', seat: 1, answer: { type: 'pass' }, declined: 2 };
const ENDED: EventOf<'ended'> = {
  type: 'ended',
  reason: 'wall-empty',
  hands: EACH,
  standings: [null, null, null, null],
};

const hiddenKong = { kind: 'kong', tile: null, from: null, made: 'concealed' };

/** What seat 1 learns, what seats 0 and 2 learn, what a spectator learns. Every type of event has a row, or it does not compile. */
interface Learnt {
  readonly rule: string;
  readonly options?: XuezhanOptions;
  readonly event: XuezhanEvent;
  readonly one: object | null;
  readonly zero: object | null;
  readonly two?: object | null;
  readonly spectator: object | null;
}
const same = <E extends XuezhanEvent>(rule: string, event: E, options: XuezhanOptions = BURY3): Learnt => ({
  rule,
  options,
  event,
  one: event,
  zero: event,
  spectator: event,
});

const LEARNT: { readonly [T in XuezhanEvent['type']]: readonly Learnt[] } = {
  dealt: [
    {
      rule: 'X-2.3 the own hand, the sizes of the others',
      event: DEALT,
      one: { ...publicDeal, hand: EACH[1] },
      zero: { ...publicDeal, hand: EACH[0] },
      two: { ...publicDeal, hand: EACH[2] },
      spectator: { ...publicDeal, hand: null },
    },
  ],
  chosen: [{ rule: 'X-5.6 by its owner alone', event: CHOSEN, one: CHOSEN, zero: null, spectator: null }],
  buried: [
    same('X-5.6 showBuried on', BURIED),
    {
      rule: 'X-5.6 showBuried off',
      options: HIDDEN_BURIED,
      event: BURIED,
      one: { ...BURIED, tiles: [null, EACH[1], null, null] },
      zero: { ...BURIED, tiles: [EACH[0], null, null, null] },
      two: { ...BURIED, tiles: [null, null, EACH[2], null] },
      spectator: { ...BURIED, tiles: [null, null, null, null] },
    },
  ],
  exchanged: [
    {
      rule: 'X-5.8 to the next seat',
      event: EXCHANGED,
      one: { type: 'exchanged', direction: 1, given: EACH[1], received: EACH[0] },
      zero: { type: 'exchanged', direction: 1, given: EACH[0], received: EACH[3] },
      two: { type: 'exchanged', direction: 1, given: EACH[2], received: EACH[1] },
      spectator: { type: 'exchanged', direction: 1, given: null, received: null },
    },
    {
      rule: 'X-5.8 to the previous seat',
      event: { ...EXCHANGED, direction: 3 },
      one: { type: 'exchanged', direction: 3, given: EACH[1], received: EACH[2] },
      zero: { type: 'exchanged', direction: 3, given: EACH[0], received: EACH[1] },
      two: { type: 'exchanged', direction: 3, given: EACH[2], received: EACH[3] },
      spectator: { type: 'exchanged', direction: 3, given: null, received: null },
    },
  ],
  voided: [same('X-5.6 void suits are public', VOIDED)],
  drew: [
    {
      rule: 'X-6.1 the tile by its owner alone',
      event: DREW,
      one: DREW,
      zero: { ...DREW, tile: null },
      spectator: { ...DREW, tile: null },
    },
  ],
  discarded: [same('X-7.1 public', DISCARDED)],
  'kong-declared': [same('X-9.5 public', DECLARED, HIDDEN_KONGS)],
  'claims-opened': [
    {
      rule: 'X-7.1 only the own offers',
      event: OPENED,
      one: { type: 'claims-opened', offers: [{ type: 'win' }] },
      zero: null,
      spectator: null,
    },
  ],
  answered: [
    {
      rule: 'X-7.3 by its owner alone',
      event: ANSWERED,
      one: { type: 'answered', seat: 1, answer: { type: 'pass' } },
      zero: null,
      spectator: null,
    },
  ],
  melded: [
    same('X-16.2 showConcealedKong on', MELDED),
    {
      rule: 'X-16.2 showConcealedKong off',
      options: HIDDEN_KONGS,
      event: MELDED,
      one: MELDED,
      zero: { ...MELDED, meld: hiddenKong },
      spectator: { ...MELDED, meld: hiddenKong },
    },
    ...OPEN_MELDS.map((meld) => same('X-16.2 an open meld', { ...MELDED, meld }, HIDDEN_KONGS)),
  ],
  won: [
    same('X-16.1 showWinningHand on', WON),
    same('X-16.2 with the tiles of its concealed kongs', WON, HIDDEN_KONGS),
    {
      rule: 'X-16.1 showWinningHand off',
      options: HIDDEN_HANDS,
      event: WON,
      one: WON,
      zero: { ...WON, concealed: null },
      spectator: { ...WON, concealed: null },
    },
    {
      rule: 'X-16.2 both off',
      options: ALL_HIDDEN,
      event: WON,
      one: WON,
      zero: { ...WON, concealed: null, melds: [hiddenKong] },
      spectator: { ...WON, concealed: null, melds: [hiddenKong] },
    },
    {
      rule: 'X-16.2 both off, open melds',
      options: ALL_HIDDEN,
      event: { ...WON, melds: OPEN_MELDS },
      one: { ...WON, melds: OPEN_MELDS },
      zero: { ...WON, concealed: null, melds: OPEN_MELDS },
      spectator: { ...WON, concealed: null, melds: OPEN_MELDS },
    },
  ],
  ended: [same('X-16.1 all hands are shown', ENDED, ALL_HIDDEN)],
};

const ROWS = Object.entries(LEARNT).flatMap(([type, rows]) => rows.map((row) => ({ type, ...row })));

test.each(ROWS)('seenBy $type: $rule', ({ options = BURY3, event, spectator, ...seen }) => {
  expect(xuezhan.seenBy(options, event, 1)).toEqual(seen.one);
  expect(xuezhan.seenBy(options, event, 0)).toEqual(seen.zero);
  expect(xuezhan.seenBy(options, event, 2)).toEqual(seen.two === undefined ? seen.zero : seen.two);
  expect(xuezhan.seenBy(options, event, null)).toEqual(spectator);
});
