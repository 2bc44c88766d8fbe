import { expect, test } from 'vitest';
import { sizeOf, tilesIn } from '../../core/counts.ts';
import { formatTiles } from '../../core/notation.ts';
import { allTiles, SUITED } from '../../core/tile.ts';
import { wallSize } from '../../play/wall.ts';
import { dealt } from '../../testing/deals.ts';
import { handAt, legalText, one, play, refusal, toAct } from '../../testing/position.ts';
import { askedText, eventsText } from '../../testing/text.ts';
import { xuezhan } from './index.ts';
import { openingChoices, revealOpening } from './opening.ts';
import type { XuezhanOptions } from './options.ts';
import { BURY3, SICHUAN } from './options.ts';
import type { Direction, XuezhanState } from './state.ts';
import { extraAt } from './state.ts';

const HANDS = [
  '11112m 1112222p 99s', // the dealer's
  '3456789m 3456p 11s',
  '3334445556667s',
  '789m 789p 2222888s',
];
const DECLARE: XuezhanOptions = { ...SICHUAN, opening: 'declare' };

const bury = dealt({ hands: HANDS });
const exchange = dealt({ options: SICHUAN, hands: HANDS });
const declare = dealt({ options: DECLARE, hands: HANDS });

const BURYING = ['0 bury 111m', '1 bury 345m', '2 bury 333s', '3 bury 789m'];
const GIVING = ['0 exchange 111m', '1 exchange 345m', '2 exchange 333s', '3 exchange 789m'];
const DECLARING = ['0 void m', '1 void p', '2 void s', '3 void m'];

const hand = (state: XuezhanState, seat: number): string => formatTiles(SUITED, tilesIn(handAt(state, seat)));
const hands = (state: XuezhanState): string[] => [0, 1, 2, 3].map((seat) => hand(state, seat));
const sizes = (state: XuezhanState): string =>
  state.seats.map(({ concealed }) => sizeOf(concealed)).join(' ');
const voids = (state: XuezhanState): string => state.extra.seats.map(({ voidSuit }) => voidSuit).join('');
const phaseText = ({ phase }: XuezhanState): string => (phase.name === 'choice' ? phase.kind : phase.name);

test('X-2.1: the tiles are 1 to 9 of m, p and s, four copies each', () => {
  expect(xuezhan.tiles.codes.join(' ')).toBe(
    '1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s',
  );
  expect(xuezhan.tiles.copies).toBe(4);
  expect(allTiles(xuezhan.tiles)).toHaveLength(108);
});

// [sets, opening, hand sizes with dealer 0, tiles left]
const SIZES: readonly [3 | 4, XuezhanOptions['opening'], string, number][] = [
  [3, 'bury', '14 13 13 13', 55],
  [3, 'exchange', '11 10 10 10', 67],
  [3, 'declare', '11 10 10 10', 67],
  [4, 'bury', '17 16 16 16', 43],
  [4, 'exchange', '14 13 13 13', 55],
  [4, 'declare', '14 13 13 13', 55],
];

test.each(SIZES)('X-2.3: %s sets and %s deal %s and leave %s', (sets, opening, expected, left) => {
  const options = { ...BURY3, sets, opening };
  const deal = { wall: allTiles(SUITED), direction: 1 } as const;
  const { state } = xuezhan.start(options, { round: 0, dealer: 0, carried: null }, deal);
  expect(sizes(state)).toBe(expected);
  expect(wallSize(state.wall)).toBe(left);
  expect(phaseText(state)).toBe(opening === 'declare' ? 'void' : opening);
});

// [dealer, hands by seat]
const BLOCKS: readonly [number, string][] = [
  [0, '11112222333344m | 4455556666777m | 788889999m 1111p | 2222333344445p'],
  [2, '788889999m 1111p | 2222333344445p | 11112222333344m | 4455556666777m'],
];

test.each(BLOCKS)('X-2.2, X-2.3: dealer %s is dealt first, the others in turn order', (dealer, expected) => {
  const deal = { wall: allTiles(SUITED), direction: 1 } as const;
  const { state, events } = xuezhan.start(BURY3, { round: 0, dealer, carried: null }, deal);
  expect(eventsText(events)).toBe(`dealt by ${dealer}: ${expected}`);
  expect(state.dealer).toBe(dealer);
  // The rest stays in line: an ordinary draw takes its first tile.
  expect(formatTiles(SUITED, state.wall.tiles.slice(0, 4))).toBe('5556p');
});

test('X-2.3: a hand is dealt in order whatever the order in the wall', () => {
  const state = dealt({ hands: ['29s 11112m 2122121p'] });
  expect(hand(state, 0)).toBe('11112m 1112222p 29s');
});

test('X-3.1: the dealer is part of the round and opens the play; seat 3 is followed by seat 0', () => {
  const state = dealt({
    hands: ['345678m 345678p 1s', '345678m 34569p 11s', '3334445556667s', '789m 789p 22228889s'],
    dealer: 3,
    wall: '1m',
  });
  const opened = play(state, '0 bury 345m', '1 bury 345m', '2 bury 333s', '3 bury 789m').state;
  expect([opened.dealer, toAct(opened)]).toEqual([3, [3]]);
  expect(eventsText(play(opened, '3 discard 9s').events)).toBe('discarded 3 9s; drew 0 1m');
});

// [opening, the options' state, choices of all steps, the phases gone through]
const STEPS: readonly [string, XuezhanState, readonly string[], string][] = [
  ['bury', bury, BURYING, 'bury turn'],
  ['declare', declare, DECLARING, 'void turn'],
  ['exchange', exchange, [...GIVING, ...DECLARING], 'exchange void turn'],
];

test.each(STEPS)('X-4.1: the steps of %s end with the fourth choice', (_, start, choices, expected) => {
  const phases = choices.map((_choice, i) => phaseText(play(start, ...choices.slice(0, i)).state));
  phases.push(phaseText(play(start, ...choices).state));
  expect(phases.filter((phase, i) => phase !== phases[i - 1]).join(' ')).toBe(expected);
  expect(phases.slice(0, -1).filter((_phase, i) => i % 4 !== 0)).toEqual(
    phases.slice(0, -1).filter((_phase, i) => i % 4 !== 3),
  );
});

// [rule, state, action, refused with]
const afterBury = play(bury, ...BURYING).state;
const REFUSED: readonly [string, XuezhanState, string, string][] = [
  ['X-4.2 nothing is discarded in the opening', bury, '0 discard 1m', 'choice-not-allowed'],
  ['X-4.2 nor passed', bury, '1 pass', 'choice-not-allowed'],
  ['X-4.2 no exchange where tiles are buried', bury, '0 exchange 111m', 'choice-not-allowed'],
  ['X-4.2 no burying where tiles are exchanged', exchange, '0 bury 111m', 'choice-not-allowed'],
  ['X-4.2 no void suit is declared where tiles are buried', bury, '0 void m', 'choice-not-allowed'],
  ['X-4.2 nor before the exchange', exchange, '0 void m', 'choice-not-allowed'],
  ['X-4.2 no burying once play has begun', afterBury, '0 bury 122m', 'wrong-phase'],
  ['X-4.2 and no other seat acts then', afterBury, '1 bury 678m', 'not-your-turn'],
  ['X-5.1 three tiles', bury, '1 bury 345m', 'legal'],
  ['X-5.1 three tiles in another order', bury, '1 bury 534m', 'legal'],
  ['X-5.1 two tiles', bury, '1 bury 34m', 'choice-not-allowed'],
  ['X-5.1 four tiles', bury, '1 bury 3456m', 'choice-not-allowed'],
  ['X-5.1 no tile', bury, '1 bury', 'choice-not-allowed'],
  ['X-5.1 two suits', bury, '1 bury 34m3p', 'choice-not-allowed'],
  ['X-5.1 a tile not held', bury, '1 bury 134m', 'choice-not-allowed'],
  ['X-5.1 a tile named twice and held once', bury, '1 bury 334m', 'choice-not-allowed'],
  ['X-5.1 a tile named twice and held twice', dealtTwice(), '1 bury 334m', 'legal'],
  ['X-5.1 a tile named three times and held twice', dealtTwice(), '1 bury 333m', 'choice-not-allowed'],
  ['X-5.1 a tile named three times and held three times', bury, '2 bury 333s', 'legal'],
  ['X-5.2 a suit held twice', bury, '1 bury 11s', 'choice-not-allowed'],
  ['X-5.2 a suit held twice, a tile named too often', bury, '1 bury 111s', 'choice-not-allowed'],
  ['X-5.2 a suit not held at all', bury, '2 bury 123m', 'choice-not-allowed'],
  ['X-5.7 a second burying', play(bury, '0 bury 111m').state, '0 bury 112m', 'not-your-turn'],
  ['X-5.7 the same burying again', play(bury, '0 bury 111m').state, '0 bury 111m', 'not-your-turn'],
  ['X-5.7 a second exchange', play(exchange, '0 exchange 111m').state, '0 exchange 112m', 'not-your-turn'],
  ['X-5.7 a second void suit', play(declare, '3 void m').state, '3 void p', 'not-your-turn'],
  ['X-5.7 others still choose', play(bury, '0 bury 111m').state, '1 bury 345m', 'legal'],
  ['X-5.7 the next step is another choice', play(exchange, ...GIVING).state, '0 void m', 'legal'],
  ['X-5.8 three tiles of one suit', exchange, '1 exchange 34m3p', 'choice-not-allowed'],
  ['X-5.9 a suit there is not', declare, '1 void z', 'choice-not-allowed'],
];

function dealtTwice(): XuezhanState {
  return dealt({ hands: ['', '33456789m 345p 11s'] });
}

test.each(REFUSED)('%s', (_, state, action, code) => {
  const before = structuredClone(state);
  expect(refusal(state, action)).toBe(code);
  expect(state).toEqual(before);
});

// [rule, state, seat, everything it may choose]
const CHOICES: readonly [string, XuezhanState, number, string][] = [
  [
    'X-5.1, X-5.2 a tile counts as often as it is held, three times at most; two of a suit are too few',
    bury,
    0,
    'bury 111m, bury 112m, bury 111p, bury 112p, bury 122p, bury 222p',
  ],
  [
    'X-5.1 four different tiles make four threes',
    dealt({ hands: ['', '3333m 3333p 14567s'] }),
    1,
    'bury 333m, bury 333p, bury 145s, bury 146s, bury 147s, bury 156s, bury 157s, bury 167s, bury 456s, bury 457s, bury 467s, bury 567s',
  ],
  [
    'X-5.2 the first and the last tile of a suit belong to it',
    dealt({ hands: ['', '19m 19p 333349999s'] }),
    1,
    'bury 333s, bury 334s, bury 339s, bury 349s, bury 399s, bury 499s, bury 999s',
  ],
  [
    'X-5.8 the same threes are exchanged',
    exchange,
    0,
    'exchange 111m, exchange 112m, exchange 111p, exchange 112p, exchange 122p, exchange 222p',
  ],
  ['X-5.9 every suit, also one not held', declare, 2, 'void m, void p, void s'],
  ['X-5.9 after the exchange too', play(exchange, ...GIVING).state, 1, 'void m, void p, void s'],
];

test.each(CHOICES)('%s', (_, state, seat, expected) => {
  expect(legalText(state, seat)).toBe(expected);
});

test('X-5.2, X-5.3: buried tiles leave the hand and make their suit the void suit', () => {
  const { state, events } = play(bury, ...BURYING);
  expect(eventsText(events)).toBe(
    'chosen 0; chosen 1; chosen 2; chosen 3; buried 111m | 345m | 333s | 789m, void mmsm',
  );
  expect(hands(state)).toEqual(['12m 1112222p 99s', '6789m 3456p 11s', '4445556667s', '789p 2222888s']);
  expect(sizes(state)).toBe('11 10 10 10');
  expect(voids(state)).toBe('mmsm');
  expect(state.extra.seats.map(({ buried }) => formatTiles(SUITED, buried))).toEqual([
    '111m',
    '345m',
    '333s',
    '789m',
  ]);
});

test.each([
  ['X-5.1', bury, '1 bury 345m', 'bury', '534m'],
  ['X-5.8', exchange, '1 exchange 345m', 'exchange', '453m'],
] as const)('%s: tiles named in another order give the same events', (_, state, text, type, named) => {
  const done = xuezhan.apply(state, 1, {
    type,
    tiles: [...named.slice(0, 3)].map((rank) => one(`${rank}m`)),
  });
  expect(done.ok && done.value.events).toEqual(play(state, text).events);
});

test('X-5.3: no tile is in the wall that was buried or dealt', () => {
  const { state } = play(bury, ...BURYING);
  expect(wallSize(state.wall)).toBe(55);
  expect(formatTiles(SUITED, state.wall.tiles).slice(0, 6)).toBe('222333');
});

const orders = (rest: readonly string[]): string[][] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((first, i) => orders(rest.toSpliced(i, 1)).map((others) => [first, ...others]));

test('X-5.4: the order of the choices does not matter, and the dealer begins without drawing', () => {
  const expected = play(bury, ...BURYING).state;
  expect(expected.phase).toEqual({
    name: 'turn',
    seat: 0,
    drawn: null,
    source: 'deal',
    kong: null,
    justDrawn: false,
  });
  for (const order of orders(BURYING)) {
    const { state, events } = play(bury, ...order);
    expect(state).toEqual(expected);
    expect(events.at(-1)).toEqual(play(bury, ...BURYING).events.at(-1));
  }
});

test('X-5.4: whoever has chosen is not asked again, whoever has not is', () => {
  expect(toAct(bury)).toEqual([0, 1, 2, 3]);
  expect(toAct(play(bury, '2 bury 333s', '0 bury 111m').state)).toEqual([1, 3]);
});

test('X-5.5: what is left of the void suit stays in the hand and is discarded first', () => {
  expect(askedText(play(bury, ...BURYING).state)).toBe('0 kong 2p, discard 1m, discard 2m');
  const none = play(bury, '0 bury 222p', ...BURYING.slice(1)).state;
  expect(askedText(none)).toBe('0 kong 1m, discard 1p, discard 2p');
});

// [direction, hands after the exchange]
const EXCHANGES: readonly [string, Direction, readonly string[]][] = [
  ['next', 1, ['12789m 1112222p 99s', '1116789m 3456p 11s', '345m 4445556667s', '789p 2222333888s']],
  ['across', 2, ['12m 1112222p 33399s', '6778899m 3456p 11s', '111m 4445556667s', '345m 789p 2222888s']],
  ['previous', 3, ['12345m 1112222p 99s', '6789m 3456p 11333s', '789m 4445556667s', '111m 789p 2222888s']],
];

test.each(EXCHANGES)('X-5.8: gifts go to the %s seat, all together', (_, direction, expected) => {
  const start = dealt({ options: SICHUAN, hands: HANDS, direction });
  expect(hands(play(start, ...GIVING.slice(0, 3)).state)).toEqual(hands(start));
  const { state, events } = play(start, ...GIVING);
  expect(hands(state)).toEqual(expected);
  expect(eventsText(events.slice(-1))).toBe(`exchanged +${direction}: 111m | 345m | 333s | 789m`);
  expect([sizes(state), voids(state), wallSize(state.wall)]).toEqual(['14 13 13 13', '', 55]);
  expect(toAct(state)).toEqual([0, 1, 2, 3]);
});

test('X-5.9: each seat names its void suit and keeps its tiles', () => {
  const { state, events } = play(declare, ...DECLARING);
  expect(eventsText(events.slice(-1))).toBe('voided mpsm');
  expect(hands(state)).toEqual(HANDS);
  expect(voids(state)).toBe('mpsm');
  expect(state.extra.seats.every(({ buried }) => buried.length === 0)).toBe(true);
  expect(state.phase).toEqual({
    name: 'turn',
    seat: 0,
    drawn: null,
    source: 'deal',
    kong: null,
    justDrawn: false,
  });
});

test('X-5.9: with the exchange the dealer begins after the second step', () => {
  const { state } = play(exchange, ...GIVING, ...DECLARING);
  expect([voids(state), toAct(state), extraAt(state, 0).buried]).toEqual(['mpsm', [0], []]);
});

// Our own bugs, not a player's: they must not pass in silence.
const over: XuezhanState = { ...bury, phase: { name: 'over', reason: 'wall-empty' } };
const answered = (state: XuezhanState, answers: readonly object[]): XuezhanState =>
  ({ ...state, phase: { ...state.phase, answers } }) as XuezhanState;
const BUGS: readonly [string, () => unknown, string][] = [
  ['choices after the opening', () => openingChoices(over, 0), 'the opening is over'],
  ['a reveal after the opening', () => revealOpening(over), 'the opening is over'],
  ['a reveal before all have buried', () => revealOpening(bury), 'a seat has not chosen its tiles'],
  ['a reveal before all have given', () => revealOpening(exchange), 'a seat has not chosen its tiles'],
  ['a reveal before all have declared', () => revealOpening(declare), 'a seat has not declared'],
  [
    'a void suit among buried tiles',
    () => revealOpening(answered(bury, [{ type: 'void', suit: 'm' }])),
    'a seat has not chosen its tiles',
  ],
  [
    'tiles among void suits',
    () => revealOpening(answered(declare, [{ type: 'bury', tiles: [] }])),
    'a seat has not declared',
  ],
  [
    'no tile buried',
    () => revealOpening(answered(bury, [{ type: 'bury', tiles: [] }])),
    'not three tiles of a suit',
  ],
  [
    'no suit buried',
    () => revealOpening(answered(bury, [{ type: 'bury', tiles: [99] }])),
    'not three tiles of a suit',
  ],
];

test.each(BUGS)('an error of ours is thrown: %s', (_, attempt, message) => {
  expect(attempt).toThrow(message);
});
