import { expect, test } from 'vitest';
import type { Meld } from '../../core/meld.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { GAMES } from '../../games.ts';
import { Match } from '../../record/match.ts';
import { wuhan } from '../../rules/wuhan/index.ts';
import type { WuhanEvent, WuhanState } from '../../rules/wuhan/state.ts';
import { seedNo } from '../../testing/match.ts';
import { pick } from '../../testing/player.ts';
import { wuhanOptions } from '../../testing/wuhanPosition.ts';
import { paidFor, transfersFor, wonIn } from '../../testing/wuhanSettlements.ts';
import { auditTransfers, balances, isZeroSum } from '../ledger.ts';
import { wuhanScorer } from './index.ts';

const playedMatch = (text: string, n: number): Match => {
  const terms = {
    options: wuhanOptions(text),
    chance: { seed: seedNo(n) },
    players: ['east', 'south', 'west', 'north'],
  };
  const match = new Match(GAMES.wuhan, terms);
  for (let choice = n; !match.isOver; choice = (choice * 5 + 3) % 97) {
    if (match.betweenRounds) {
      match.begin();
      continue;
    }
    const [seat = 0] = match.toAct;
    const state = match.state as WuhanState;
    const action = pick('mixed', wuhan.legal(state, seat), at(state.seats, seat).concealed, choice);
    if (action === undefined || !match.act(seat, action).ok) throw new Error('an action that is none');
  }
  return match;
};

test.each([
  ['koukou', 0],
  ['koukou startPoints=-20', -20],
  ['kaikou startPoints=1000', 1000],
])('W-11.2 %s starts with %i points', (options, points) => {
  expect(wuhanScorer.startPoints(wuhanOptions(options))).toBe(points);
});

test('it is the scorer of Wuhan', () => {
  expect(wuhanScorer.rulesetId).toBe('wuhan');
  expect(GAMES.wuhan.scorer).toBe(wuhanScorer);
});

const HANDS = [[], [], [], []] as const;
const QUIET: readonly WuhanEvent[] = [
  { type: 'dealt', round: 0, dealer: 0, hands: HANDS, wall: [], chance: { flip: 0 as never } },
  { type: 'drew', seat: 0, tile: 0 as never, end: 'front' },
  { type: 'discarded', seat: 0, tile: 0 as never },
  { type: 'kong-declared', seat: 0, tile: 0 as never, justDrawn: true },
  { type: 'claims-opened', offers: [[], [], [], []] },
  { type: 'answered', seat: 1, answer: { type: 'pass' }, declined: 0 },
  {
    type: 'melded',
    seat: 1,
    meld: { kind: 'kong', tile: 0 as never, from: 0, made: 'claimed' },
    justDrawn: false,
  },
  { type: 'ended', reason: 'won', hands: HANDS, standings: null },
];

test.each(QUIET)('W-8.7 $type is not paid', (event) => {
  expect(transfersFor('koukou', [event])).toEqual([]);
});

const READY = { ready: true, opened: true, product: 2 };
const IDLE = { ready: false, opened: false, product: 1 };
const FLOW: WuhanEvent = {
  type: 'ended',
  reason: 'wall-empty',
  hands: HANDS,
  standings: [IDLE, READY, IDLE, READY],
};

test('W-8.3 a flow draw is paid when the round ends', () => {
  expect(paidFor('koukou', [FLOW])).toBe(
    '0>1 4 flow-draw, 2>1 4 flow-draw, 0>3 4 flow-draw, 2>3 4 flow-draw',
  );
});

test('W-8.7 the win is paid, and its end is not paid again', () => {
  const won = wonIn('koukou', '1 self-draw: hard small', '- / pung<2 / - / -');
  const events: WuhanEvent[] = [
    ...QUIET.slice(0, 3),
    won,
    { type: 'ended', reason: 'won', hands: HANDS, standings: null },
  ];
  expect(paidFor('koukou', events)).toBe('0>1 16 small-win, 2>1 8 small-win, 3>1 8 small-win');
  expect(transfersFor('koukou', events).map(({ cause }) => cause)).toEqual([3, 3, 3]);
});

const melded = (seat: number, meld: Meld): WuhanEvent => ({ type: 'melded', seat, meld, justDrawn: false });
const PUNG: Meld = { kind: 'pung', tile: 3 as Tile, from: 1 };
const ADDED: Meld = { kind: 'kong', tile: 3 as Tile, from: 1, made: 'added' };
const CONCEALED: Meld = { kind: 'kong', tile: 4 as Tile, from: null, made: 'concealed' };

// [what it shows, options, melds laid in the round before the win, what the losers pay]
const OPENED: readonly [string, string, readonly WuhanEvent[], string][] = [
  ['nobody else has opened', '', [], '700 700 700'],
  ['one has', '', [melded(0, PUNG)], '400 600 600'],
  ['a concealed kong opens nothing', '', [melded(0, CONCEALED)], '700 700 700'],
  ['two have', '', [melded(0, PUNG), melded(2, PUNG)], '400 400 500'],
  ['an added kong keeps it', '', [melded(0, PUNG), melded(0, ADDED)], '400 600 600'],
  ['or does not', 'addedKongKeepsOpening=no', [melded(0, PUNG), melded(0, ADDED)], '700 700 700'],
];

test.each(OPENED)('W-8.21 who has opened is seen in play: %s %s', (_, changes, melds, paid) => {
  const options = `kaikou capOneUnopened=500 capTwoUnopened=600 capThreeUnopened=700 ${changes}`.trim();
  const won = wonIn(options, '1 self-draw: hard pure-flush', '- / pung<2, 4 laizi kong / - / -');
  const events = [...QUIET.slice(0, 1), melded(1, PUNG), ...melds, won];
  const before = [...QUIET.slice(0, 1), melded(0, PUNG), melded(2, PUNG), melded(3, PUNG)];
  const points = (of: readonly WuhanEvent[]): string =>
    transfersFor(options, of)
      .map((transfer) => transfer.points)
      .join(' ');
  expect(points(events)).toBe(paid);
  expect(points([...before, ...events])).toBe(paid);
});

test('W-8.20 the cause of a flow draw is the end', () => {
  expect(transfersFor('koukou', [...QUIET.slice(0, 2), FLOW]).map(({ cause }) => cause)).toEqual([
    2, 2, 2, 2,
  ]);
});

test.each(['koukou minimum=1', 'kaikou minimum=1', 'koukou cap=none minimum=1 openings=each', 'koukou'])(
  'W-8.20, W-11.2 the balances add up after every transfer: %s',
  (text) => {
    const reasons = new Set<string>();
    for (let n = 0; n < 6; n++) {
      const match = playedMatch(`${text} deals=3 startPoints=50`, n);
      const transfers = match.history.flatMap((moment) => moment.transfers);
      expect(auditTransfers(4, transfers)).toBeNull();
      for (const [i, { reason }] of transfers.entries()) {
        reasons.add(reason);
        expect(isZeroSum(balances(4, 50, transfers.slice(0, i + 1)), 50)).toBe(true);
      }
      expect(balances(4, 50, transfers)).toEqual(match.balances);
    }
    expect([...reasons]).toEqual(expect.arrayContaining(['flow-draw', 'small-win', 'big-win']));
  },
);
