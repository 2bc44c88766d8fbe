import { expect, test } from 'vitest';
import { formatTiles } from '../../core/notation.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { allTiles, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { codeText, one } from '../../testing/playing.ts';
import { tableOf } from '../../testing/table.ts';
import { at, play, playAll } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import { KOUKOU } from './options.ts';
import type { WuhanEvent, WuhanState } from './state.ts';

const OPEN = 'koukou minimum=1';
const READY = '123m 789s 46p 88p | pung 1p<1';
const SEATS: readonly (Seat | null)[] = [0, 1, 2, 3, null];

const tiles = (text: string): Tile[] => text.split(' ').filter(Boolean).map(one);
const text = (list: readonly Tile[] | null): string | null =>
  list === null ? null : formatTiles(SUITED_AND_HONOURS, list);

// --- whole views

const TABLE = at(
  'koukou',
  '0* 123m 35p | pung 2p<3 | kong 7z special +9s; 1 99m; 2 44s | kong 9p concealed; dealer 2; round 1; wall ?7; discards 9m//88s/; barred 0, 3',
);

test('W-10.4: a seat sees its own hand, the flip, the table, and nothing of the others’ hands', () => {
  expect(wuhan.view(TABLE, 0)).toEqual({
    seat: 0,
    round: 1,
    dealer: 2,
    wallSize: 7,
    phase: { name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false },
    hand: tiles('1m 2m 3m 3p 5p 9s'),
    drawn: one('9s'),
    table: [
      {
        concealedSize: 6,
        melds: [
          { kind: 'pung', tile: one('2p'), from: 3, made: null },
          { kind: 'kong', tile: one('7z'), from: null, made: 'special' },
        ],
        discards: tiles('9m'),
        taken: [],
        draws: 5,
      },
      { concealedSize: 2, melds: [], discards: [], taken: [], draws: 5 },
      {
        concealedSize: 2,
        melds: [{ kind: 'kong', tile: null, from: null, made: 'concealed' }],
        discards: tiles('8s 8s'),
        taken: [],
        draws: 5,
      },
      { concealedSize: 0, melds: [], discards: [], taken: [], draws: 5 },
    ],
    options: KOUKOU,
    flip: one('1z'),
    laizi: one('2z'),
    fixed: [one('7z')],
    pizi: tiles('1z 5z'),
    opened: [true, false, false, false],
    barred: true,
    winner: null,
    winningTile: null,
    waits: [],
    shown: null,
  });
});

test('W-10.4: a spectator sees the table and no hand', () => {
  const { seat, hand, drawn, barred, waits, shown, table } = wuhan.view(TABLE, null);
  expect({ seat, hand, drawn, barred, waits, shown }).toEqual({
    seat: null,
    hand: null,
    drawn: null,
    barred: false,
    waits: [],
    shown: null,
  });
  expect(table[2]?.melds[0]?.tile).toBe(null);
});

test('W-10.4: what a seat has just drawn is its own secret', () => {
  expect(SEATS.map((seat) => wuhan.view(TABLE, seat).drawn)).toEqual([one('9s'), null, null, null, null]);
});

test('W-4.11, W-10.4: a seat knows that it is barred, and no other does', () => {
  expect(SEATS.map((seat) => wuhan.view(TABLE, seat).barred)).toEqual([true, false, false, true, false]);
});

// showConcealedKong, the round is over, who sees the tile of seat 2's concealed kong
const KONGS = tableOf(`
  no   no   2
  no   yes  0 1 2 3 null
  yes  no   0 1 2 3 null
  yes  yes  0 1 2 3 null
`);

test.each(KONGS)('W-4.2: shown %s, round over %s: seen by %s', (shown, over, expected) => {
  const start = at(`koukou showConcealedKong=${shown}`, '0* 5m +7z; 2 44s | kong 9p concealed; wall');
  const state = over === 'yes' ? play(start, '0 kong 7z').state : start;
  const who = SEATS.filter((seat) => wuhan.view(state, seat).table[2]?.melds[0]?.tile === one('9p'));
  expect(who.join(' ').replace(/ $/, ' null')).toBe(expected);
});

test('W-8.13, W-10.4: who has opened is seen by all', () => {
  const melds =
    '0* 9m | chow 1m<3; 1 9m | kong 2m added<0; 2 9m | kong 3m concealed | kong 7z special; 3 9m | kong 4s claimed<0';
  expect(wuhan.view(at('koukou', melds), null).opened).toEqual([true, true, false, true]);
  expect(wuhan.view(at('koukou addedKongKeepsOpening=no', melds), 3).opened).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

// what it shows, position, actions, seat, its waits
const WAITS = tableOf(`
  W-8.5 a hand at rest             0* 9m +5p; 2 ${READY}              -                     2  5p 2z
  W-8.5 not on the own turn        2* ${READY} +5p                    -                     2  -
  W-8.5 though no shape is needed  2* 2558m 258p 258s | pung 8p<1 +8s  -                     2  -
  W-8.5 after the own discard      2* ${READY} +9m; 3 99m             2 discard 9m          2  5p 2z
  W-8.5 nor right after a claim    0* 9m +5p; 1 123m 789s 46p 88p 55s | pung 1p<1; 2 5p 5p 4s  0 discard 5p, 1 pass, 2 pung 5p  2  -
  W-8.5 not opened                 0* 9m +5p; 2 123m 789s 46p 88p 111p  -                   2  -
  W-8.5 another seat’s are hidden  0* 9m +5p; 2 ${READY}              -                     1  -
`);

test.each(WAITS)('%s', (_, position = '', actions = '', seat, expected) => {
  const { state } = playAll(at(OPEN, position), actions);
  expect(wuhan.view(state, Number(seat)).waits.map(codeText).join(' ')).toBe(expected);
});

test('W-10.4: all hands are shown when the round is over, not before', () => {
  const before = at('koukou', '0* 5m +7z; 2 44s; wall');
  const after = play(before, '0 kong 7z').state;
  for (const seat of SEATS) {
    expect(wuhan.view(before, seat).shown).toBe(null);
    expect(wuhan.view(after, seat).shown?.map(text)).toEqual(['5m', '', '44s', '']);
  }
  expect(wuhan.view(after, 0).phase).toEqual({ name: 'over', reason: 'wall-empty' });
});

test('W-4.1: an answer is known to its seat alone until all have answered', () => {
  const open = play(at(OPEN, `0* 9m +5p; 1 46p 9s; 2 ${READY}`), '0 discard 5p').state;
  const answered = play(open, '1 chow 4p').state;
  const phase = {
    name: 'claim',
    tile: one('5p'),
    from: 0,
    robbing: false,
    justDrawn: false,
    kong: null,
    own: null,
  };
  for (const seat of [0, 2, 3, null]) {
    expect(wuhan.view(answered, seat)).toEqual(wuhan.view(open, seat));
    expect(wuhan.view(answered, seat).phase).toEqual(phase);
  }
  expect(wuhan.view(answered, 1).phase).toEqual({ ...phase, own: { type: 'chow', tile: one('4p') } });
});

// --- events

/** What each seat and a spectator learns of the events of these actions, event by event. */
const seen = (start: WuhanState, actions: string): Map<WuhanEvent, (object | null)[]> =>
  new Map(
    playAll(start, actions).events.map((event) => [
      event,
      SEATS.map((seat) => wuhan.seenBy(start.options, event, seat)),
    ]),
  );

const ofType = (
  learnt: Map<WuhanEvent, (object | null)[]>,
  type: WuhanEvent['type'],
): { readonly event: WuhanEvent; readonly views: readonly (object | null)[] } => {
  const [found] = [...learnt].filter(([event]) => event.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return { event: found[0], views: found[1] };
};
const toAll = (event: object | null): (object | null)[] => SEATS.map(() => event);

test('W-10.4: of the deal a seat learns its own hand, all sizes and the flip', () => {
  const wall = allTiles(SUITED_AND_HONOURS);
  const { events } = wuhan.start(KOUKOU, { round: 3, dealer: 1, carried: null }, { wall });
  const [dealt] = events;
  if (dealt?.type !== 'dealt') throw new Error('not dealt');
  const common = {
    type: 'dealt',
    round: 3,
    dealer: 1,
    handSizes: [13, 14, 13, 13],
    wallSize: 82,
    flip: one('5p'),
  };
  expect(SEATS.map((seat) => wuhan.seenBy(KOUKOU, dealt, seat))).toEqual(
    SEATS.map((seat) => ({ ...common, hand: seat === null ? null : dealt.hands[seat] })),
  );
});

test('W-10.4: of a draw the others do not learn the tile', () => {
  const { event, views } = ofType(seen(at(OPEN, '0* 9m +5m; wall 3s 4s'), '0 discard 5m'), 'drew');
  const hidden = { type: 'drew', seat: 1, tile: null, end: 'front' };
  expect(views).toEqual([hidden, { ...hidden, tile: one('3s') }, hidden, hidden, hidden]);
  expect(event).toEqual({ ...hidden, tile: one('3s') });
});

test('W-10.4: discards, added and special kongs are public', () => {
  const learnt = seen(
    at(OPEN, '0* 9m 2z | pung 5p<3 +5p; wall 1s 2s 3s'),
    '0 kong 5p, 0 kong 2z, 0 discard 9m',
  );
  for (const [event, views] of learnt) if (event.type !== 'drew') expect(views).toEqual(toAll(event));
  expect([...learnt.keys()].map(({ type }) => type)).toEqual([
    'kong-declared',
    'melded',
    'drew',
    'melded',
    'drew',
    'discarded',
    'drew',
  ]);
});

test('W-4.1: of a window a seat learns what it is offered itself, of an answer its own', () => {
  const learnt = seen(at(OPEN, `0* 9m +5p; 1 46p 9s; 2 ${READY}`), '0 discard 5p, 1 chow 4p, 2 pass');
  const chow = { type: 'chow', tile: one('4p') };
  expect(ofType(learnt, 'claims-opened').views).toEqual([
    null,
    { type: 'claims-opened', offers: [chow] },
    { type: 'claims-opened', offers: [{ type: 'win' }] },
    null,
    null,
  ]);
  const answers = [...learnt].filter(([event]) => event.type === 'answered').map(([, views]) => views);
  expect(answers).toEqual([
    [null, { type: 'answered', seat: 1, answer: chow }, null, null, null],
    [null, null, { type: 'answered', seat: 2, answer: { type: 'pass' } }, null, null],
  ]);
  expect(ofType(learnt, 'melded').views).toEqual(toAll(ofType(learnt, 'melded').event));
});

test.each([
  ['no', [0]],
  ['yes', SEATS],
])('W-4.2: the tile of a concealed kong, showConcealedKong %s', (shown, knowing) => {
  const start = at(`${OPEN} showConcealedKong=${shown}`, '0* 111m 9s +1m');
  const { event, views } = ofType(seen(start, '0 kong 1m'), 'melded');
  const meld = { kind: 'kong', tile: one('1m'), from: null, made: 'concealed' };
  expect(event).toEqual({ type: 'melded', seat: 0, meld, justDrawn: false });
  const hidden = { type: 'melded', seat: 0, meld: { ...meld, tile: null }, justDrawn: false };
  expect(views).toEqual(SEATS.map((seat) => (knowing.includes(seat) ? event : hidden)));
});

test('W-10.4: a win and the end of a round are public', () => {
  const learnt = seen(at(OPEN, `0* ${READY} +5p`), '0 win');
  expect([...learnt.keys()].map(({ type }) => type)).toEqual(['won', 'ended']);
  for (const [event, views] of learnt) expect(views).toEqual(toAll(event));
});

test('W-10.4: nothing is chosen in secret in this game', () => {
  const chosen = { type: 'chosen', seat: 0, choice: {} } as unknown as WuhanEvent;
  expect(SEATS.map((seat) => wuhan.seenBy(KOUKOU, chosen, seat))).toEqual(toAll(null));
});

test('W-10.4: who has won, and on what, stays in view when the hand is at rest again', () => {
  const { state } = play(at(OPEN, `0* ${READY} +5p`), '0 win');
  for (const seat of SEATS)
    expect(wuhan.view(state, seat)).toMatchObject({ winner: 0, winningTile: one('5p') });
  expect(wuhan.view(at(OPEN, `0* ${READY} +5p`), 0)).toMatchObject({ winner: null, winningTile: null });
});
