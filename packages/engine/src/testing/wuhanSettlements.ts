/**
 * Settlements of Wuhan as text, for tests:
 *
 *   judged('koukou', '1 discard<3: hard pure-flush, triplets; dealer 0', '- / pung<3, pung<2 / 2 laizi kong / chow, ready')
 *
 * First the winner, how it won and from whom, the reading and the dealer (0 where it is left out); then what the seats
 * 0 / 1 / 2 / 3 have laid out, with `ready` where a seat is: `claimed kong<2`, `added kong<2`, `concealed kong`, `zhong kong`.
 */
import type { KongMade } from '../core/meld.ts';
import type { Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { BigType, WinWay } from '../rules/wuhan/basics.ts';
import type { LaidMeld } from '../rules/wuhan/openings.ts';
import type { SpecialKind } from '../rules/wuhan/specials.ts';
import { NO_SPECIALS } from '../rules/wuhan/specials.ts';
import type { WuhanEvent, WuhanWon } from '../rules/wuhan/state.ts';
import { rawWorth } from '../rules/wuhan/worth.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { settle } from '../scoring/scorer.ts';
import { wuhanScorer } from '../scoring/wuhan/index.ts';
import type { JudgedSeat, JudgedWin, Judgement } from '../scoring/wuhan/judge.ts';
import { judgeSettlement } from '../scoring/wuhan/judge.ts';
import { transferText } from './position.ts';
import { wuhanOptions } from './wuhanPosition.ts';

const ITEM =
  /^(?:(\d+) )?(?:(chow|pung)|(claimed|added|concealed) kong|(laizi|pizi|zhong|fa) kong)(?:<(\d))?$/;
/** Who gave a meld whose giver is left out. */
const SOMEBODY: Seat = 0;

export const seatOf = (text: string): JudgedSeat => {
  const words = text.split(', ').filter((word) => word !== '' && word !== '-' && word !== '–');
  const special = { ...NO_SPECIALS };
  const melds: LaidMeld[] = [];
  for (const word of words.filter((item) => item !== 'ready')) {
    const [whole, count = '1', set, made, kind, giver] = ITEM.exec(word) ?? [];
    if (whole === undefined) throw new RangeError(`nothing to lay out: ${word}`);
    const from = giver === undefined ? SOMEBODY : Number(giver);
    if (kind !== undefined) special[kind as SpecialKind] += Number(count);
    else melds.push(...Array.from({ length: Number(count) }, () => meldOf(set ?? made ?? '', from)));
  }
  return { melds, special, ready: words.includes('ready') };
};

const meldOf = (word: string, from: Seat): LaidMeld =>
  word === 'chow' || word === 'pung'
    ? { kind: word, from }
    : { kind: 'kong', from: word === 'concealed' ? null : from, made: word as KongMade };

export const seatsIn = (text: string): JudgedSeat[] => text.split(' / ').map(seatOf);

const WIN = /^(\d) ([a-z-]+)(?:<(\d))?: (hard|soft) ([a-z, -]+)(?:; dealer (\d))?$/;

export const winIn = (text: string, laid: string): JudgedWin => {
  const [whole, winner, way, from, reading, types = '', dealer = '0'] = WIN.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not a win: ${text}`);
  return {
    dealer: Number(dealer),
    winner: Number(winner),
    way: way as WinWay,
    from: from === undefined ? null : Number(from),
    types: types === 'small' ? [] : (types.split(', ') as BigType[]),
    hard: reading === 'hard',
    seats: seatsIn(laid),
  };
};

export const judged = (options: string, win: string, laid: string): Judgement =>
  judgeSettlement(wuhanOptions(options), winIn(win, laid));

/** The event of such a win, as play would have made it. */
export const wonIn = (options: string, text: string, laid: string): WuhanWon => {
  const win = winIn(text, laid);
  const { dealer: _, winner: seat, seats, ...told } = win;
  return {
    type: 'won',
    ...told,
    seat,
    tile: null,
    robbed: win.way === 'robbed-kong',
    winners: [seat],
    concealed: [],
    melds: at(seats, seat).melds as WuhanWon['melds'], // of which tiles is not asked here
    ...rawWorth(wuhanOptions(options), { ...win, laid: seats }),
    discarderReady: win.way === 'discard' && win.from !== null ? at(seats, win.from).ready : null,
  };
};

export const transfersFor = (options: string, events: readonly WuhanEvent[]): Transfer[] =>
  settle(wuhanScorer, wuhanOptions(options), events);

/** What events make the seats pay: `'0>1 16 small-win, …'`. */
export const paidFor = (options: string, events: readonly WuhanEvent[]): string =>
  transfersFor(options, events).map(transferText).join(', ');

/** Points by seat: `'16 / - / 8 / 8'`, `-` for the winner. */
export const bySeatText = (points: readonly number[], winner: Seat): string =>
  points.map((each, seat) => (seat === winner ? '-' : String(each))).join(' / ');
