/** The stories and edge cases of the first seed document (S0), set up on the table and played. `docs/seeds.md` lists them. */
import { describe, expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { codeOf, SUITED } from '../../core/tile.ts';
import { legalText, one, play, refusal, toAct, winsText } from '../../testing/position.ts';
import {
  draws,
  FIVE,
  GIVER,
  IDLE,
  IDLER,
  ONE,
  outcome,
  pointsAfter,
  pointsOnTheWay,
  scene,
  sum,
  THREE,
  TWO,
  winnersIn,
} from '../../testing/story.ts';
import { xuezhan } from './index.ts';
import { extraAt, isLocked } from './state.ts';

/** Seat 0 has drawn 9m and will discard it. */
const beforeDiscard = (...[next, across, previous]: readonly [string, string, string]) => ({
  seats: [GIVER, next, across, previous],
  voids: ['s', ...[next, across, previous].map((hand) => (hand === IDLE || hand === IDLER ? 'm' : 's'))].join(
    '',
  ),
  turn: 0,
  drawn: '9m',
  wall: '4s 3s 1s',
});

/** The same table with every seat moved on by some places. */
const turned = (at: ReturnType<typeof beforeDiscard>, by: number) => ({
  ...at,
  seats: at.seats.map((_, seat) => at.seats[(seat - by + 4) % 4] ?? ''),
  voids: [...at.voids].map((_, seat) => at.voids[(seat - by + 4) % 4]).join(''),
  turn: (at.turn + by) % 4,
});

const won = (seat: number, state: Parameters<typeof extraAt>[0]): string[] =>
  extraAt(state, seat).won.map((tile) => codeOf(SUITED, tile));

describe('story 1: a win moves points', () => {
  test('S0 story 1.1 (FR-001, FR-002, FR-006, SC-001, SC-003): each of the others pays a self-drawn win', () => {
    const seats = ['123m 456m 789m 5p', IDLE, IDLER, GIVER.replace('5p', '1p')];
    const after = play(scene({ seats, voids: 'smms', turn: 0, drawn: '5p', wall: '4s 3s' }), '0 win');
    expect(winsText(after.events)).toEqual(['0 on 5p from wall: base 1, menqing 1, self-draw 1']);
    expect(outcome(after)).toEqual({ points: '109 97 97 97', winners: '0', drew: '1 4s', turn: 1 });
  });

  test('S0 story 1.2 (FR-001, FR-003, SC-002, SC-003): the discarder alone pays a discard win', () => {
    const after = play(scene(beforeDiscard(IDLE, TWO, IDLER)), '0 discard 9m', '2 win');
    expect(winsText(after.events)).toEqual(['2 on 9m from 0: base 1, menqing 1']);
    expect(outcome(after)).toEqual({ points: '98 100 102 100', winners: '2', drew: '1 4s', turn: 1 });
  });

  test.each([
    ['two patterns', '111p 222p 555p 9p', '9p', 'base 1, pure-all-triplets 3, menqing 1', '95 100 105 100'],
    ['one suit only', '123p 456p 789p 1p', '1p', 'base 1, pure-suit 2, menqing 1', '96 100 104 100'],
    ['triplets only', '111p 222p 555m 9m', '9m', 'base 1, all-triplets 1, menqing 1', '97 100 103 100'],
  ])('S0 story 1.3 (FR-001): the fan of all patterns are added: %s', (_, hand, tile, fans, points) => {
    const seats = ['3468m 3468p 66m', IDLE, hand, IDLER.replace('9p', '1s')];
    const at = scene({ seats, voids: 'smsm', turn: 0, drawn: tile, wall: '4s' });
    const after = play(at, `0 discard ${tile}`, '2 win');
    expect(winsText(after.events)).toEqual([`2 on ${tile} from 0: ${fans}`]);
    expect(pointsAfter(after).join(' ')).toBe(points);
  });

  test.each([
    ['drawn, wall empty', '', '0 win', 'base 1, menqing 1, self-draw 1, last-tile 1', '112 96 96 96'],
    ['drawn, one tile left', '4s', '0 win', 'base 1, menqing 1, self-draw 1', '109 97 97 97'],
    ['discarded, wall empty', '', '0 discard 5p', 'base 1, menqing 1, last-tile 1', '97 100 103 100'],
    ['discarded, one tile left', '4s', '0 discard 5p', 'base 1, menqing 1', '98 100 102 100'],
  ])('S0 story 1.4 (FR-001): one fan more with an empty wall: %s', (_, wall, action, fans, points) => {
    const ready = '123m 456m 789m 5p';
    const seats = [ready, IDLE, ready, IDLER];
    const at = scene({ seats, voids: 'smsm', turn: 0, drawn: '5p', wall });
    const after = play(at, action, ...(action === '0 win' ? [] : ['2 win']));
    expect(winsText(after.events)[0]?.split(': ')[1]).toBe(fans);
    expect(pointsAfter(after).join(' ')).toBe(points);
    expect(draws(after)).toEqual(wall === '' ? [] : ['1 4s']);
  });

  test('S0 clarification 1: the plainest win there is brings one fan', () => {
    const after = play(scene(beforeDiscard(IDLE, ONE, IDLER)), '0 discard 9m', '2 win');
    expect(winsText(after.events)).toEqual(['2 on 9m from 0: base 1']);
    expect(pointsAfter(after)).toEqual([99, 100, 101, 100]);
  });
});

describe('story 2: who comes next', () => {
  test('S0 story 2.1 (FR-005, SC-005): P3 wins on P1, and P2 draws', () => {
    const after = play(scene(beforeDiscard(IDLE, TWO, IDLER)), '0 discard 9m', '2 win');
    expect(toAct(after.state)).toEqual([1]);
    expect(draws(after)).toEqual(['1 4s']);
    expect(tilesIn(after.state.seats[1]!.concealed).filter((tile) => tile === one('4s'))).toHaveLength(1);
    expect(tilesIn(after.state.seats[3]!.concealed)).toHaveLength(10);
  });

  test('S0 story 2.2 (FR-005, SC-005): P2 wins on P1, and P2 draws, with a locked hand', () => {
    const after = play(scene(beforeDiscard(TWO, IDLE, IDLER)), '0 discard 9m', '1 win');
    expect(outcome(after)).toEqual({ points: '98 102 100 100', winners: '1', drew: '1 4s', turn: 1 });
    expect(legalText(after.state, 1)).toBe('discard 4s');
  });

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])('S0 story 2.3 (FR-006): after seat %i draws its win, seat %i draws', (winner, next) => {
    const ready = {
      ...beforeDiscard(IDLE, IDLER, '4466m 7788m 78p'),
      seats: [TWO, IDLE, IDLER, '4466m 7788m 78p'],
    };
    const at = turned(ready, winner);
    const after = play(scene(at), `${winner} win`);
    expect(draws(after)).toEqual([`${next} 4s`]);
    expect(toAct(after.state)).toEqual([next]);
  });

  const PAIRS = [0, 1, 2, 3].flatMap((from) => [1, 2, 3].map((steps) => [from, (from + steps) % 4, steps]));
  test.each(PAIRS)(
    'S0 FR-005: seat %i discards, seat %i wins, the next seat of the discarder draws',
    (...row) => {
      const [from = 0, winner = 0, steps = 0] = row;
      const hands = [1, 2, 3].map((place) => (place === steps ? TWO : [IDLE, IDLER, IDLE][place - 1]!));
      if (steps === 2) hands[2] = IDLER;
      const at = turned(beforeDiscard(hands[0]!, hands[1]!, hands[2]!), from);
      const after = play(scene(at), `${from} discard 9m`, `${winner} win`);
      expect(draws(after)).toEqual([`${(from + 1) % 4} 4s`]);
      expect(winnersIn(after.state)).toEqual([winner]);
    },
  );
});

describe('story 3: several winners on one discard', () => {
  test('S0 story 3.1 (FR-007, FR-008, FR-009, SC-004): P2 and P3 win on P1, in seat order', () => {
    const after = play(scene(beforeDiscard(TWO, THREE, IDLE)), '0 discard 9m', '2 win', '1 win');
    expect(winsText(after.events)).toEqual([
      '1 on 9m from 0: base 1, menqing 1',
      '2 on 9m from 0: base 1, all-triplets 1, menqing 1',
    ]);
    expect(after.paid).toBe('0>1 2 discard-win, 0>2 3 discard-win');
    expect(outcome(after)).toEqual({ points: '95 102 103 100', winners: '1 2', drew: '1 4s', turn: 1 });
  });

  test('S0 story 3.2 (FR-008, FR-010, SC-003, SC-004): three winners, each with a worth of its own', () => {
    const after = play(scene(beforeDiscard(TWO, THREE, FIVE)), '0 discard 9m', '3 win', '1 win', '2 win');
    expect(after.paid).toBe('0>1 2 discard-win, 0>2 3 discard-win, 0>3 5 discard-win');
    expect(outcome(after)).toEqual({ points: '90 102 103 105', winners: '1 2 3', drew: '1 4s', turn: 1 });
    expect(sum(pointsAfter(after))).toBe(400);
  });

  test('S0 story 3.2, empty wall (FR-008, FR-014): three winners, the last-tile fan for each, then the end', () => {
    const at = scene({ ...beforeDiscard(TWO, THREE, FIVE), wall: '' });
    const after = play(at, '0 discard 9m', '2 win', '3 win', '1 win');
    expect(after.paid).toBe('0>1 3 discard-win, 0>2 4 discard-win, 0>3 6 discard-win');
    expect(outcome(after)).toEqual({ points: '87 103 104 106', winners: '1 2 3', drew: '', turn: 'over' });
    expect(after.events.map(({ type }) => type).slice(-4)).toEqual(['won', 'won', 'won', 'ended']);
  });

  test('S0 story 3.3 (FR-013): two wins go before a kong, and both are carried out', () => {
    const holder = '999m 246s 246s 8s';
    const at = scene({
      ...beforeDiscard(holder, '123p 456p 78m 11m', '123p 456p 78m 22m'),
      seats: ['33468m 7799p 8p', holder, '123p 456p 78m 11m', '123p 456p 78m 22m'],
      voids: 'spss',
    });
    const asked = play(at, '0 discard 9m');
    expect(legalText(asked.state, 1)).toBe('kong 9m, pung 9m, pass');
    const after = play(at, '0 discard 9m', '1 kong 9m', '3 win', '2 win');
    expect(outcome(after)).toEqual({ points: '96 100 102 102', winners: '2 3', drew: '1 4s', turn: 1 });
    expect(after.state.seats[1]!.melds).toEqual([]);
  });

  test('S0 story 3.3, pung (FR-013): one win goes before a pung', () => {
    const at = scene({ ...beforeDiscard('99m 1246s 246s 8s', TWO, IDLE), voids: 'spsm' });
    const after = play(at, '0 discard 9m', '1 pung 9m', '2 win');
    expect(outcome(after)).toEqual({ points: '98 100 102 100', winners: '2', drew: '1 4s', turn: 1 });
    expect(after.state.seats[1]!.melds).toEqual([]);
  });

  test.each([0, 1, 2, 3])(
    'S0 FR-014: seat %i feeds three winners, then its next seat draws, once',
    (from) => {
      const at = scene(turned(beforeDiscard(TWO, THREE, FIVE), from));
      const winners = [1, 2, 3].map((steps) => (from + steps) % 4);
      const after = play(at, `${from} discard 9m`, ...winners.map((seat) => `${seat} win`));
      expect(draws(after)).toEqual([`${(from + 1) % 4} 4s`]);
      expect(winsText(after.events).map((text) => Number(text[0]))).toEqual(winners);
    },
  );
});

describe('edge cases', () => {
  test('S0 edge: negative scores (clarification 2): the payer goes below zero and pays in full', () => {
    const after = play(scene(beforeDiscard(TWO, THREE, FIVE)), '0 discard 9m', '1 win', '2 win', '3 win');
    expect(pointsAfter(after, [4, 150, 146, 100])).toEqual([-6, 152, 149, 105]);
    expect(sum(pointsAfter(after, [4, 150, 146, 100]))).toBe(400);
  });

  test('S0 edge: missing discarder (FR-011): a win by a seat neither to act nor asked is refused', () => {
    const at = scene({ ...beforeDiscard(TWO, '99m 1246s 246s 8s', IDLE), voids: 'sspm' });
    const before = structuredClone(at);
    expect(refusal(at, '1 win')).toBe('not-your-turn');
    expect(at).toEqual(before);
    const open = play(at, '0 discard 9m');
    expect(toAct(open.state)).toEqual([1, 2]);
    expect(refusal(open.state, '0 win')).toBe('not-your-turn'); // the discarder itself
    expect(refusal(open.state, '3 win')).toBe('not-your-turn'); // not asked
    expect(refusal(open.state, '2 win')).toBe('not-a-win'); // asked for a pung only
    expect(xuezhan.apply(open.state, 4, { type: 'win' })).toMatchObject({ error: { code: 'no-such-seat' } });
  });

  test('S0 edge: self-draw or discard: the open window tells, and every win says where its tile came from', () => {
    const drawn = play(scene({ ...beforeDiscard(IDLE, IDLER, TWO), turn: 3 }), '3 win');
    const given = play(scene(beforeDiscard(IDLE, IDLER, TWO)), '0 discard 9m', '3 win');
    expect(drawn.events).toContainEqual(
      expect.objectContaining({ type: 'won', seat: 3, from: null, selfDrawn: true }),
    );
    expect(given.events).toContainEqual(
      expect.objectContaining({ type: 'won', seat: 3, from: 0, selfDrawn: false }),
    );
  });

  test('S0 edge: the fourth winner is paid as usual, and the round goes on to the empty wall', () => {
    const at = scene({ ...beforeDiscard(THREE, FIVE, TWO), wins: [1, 2, 1, 0], wall: '4s 3s 1s' });
    const won = play(at, '0 discard 9m', '1 pass', '2 pass', '3 win');
    expect(outcome(won)).toEqual({ points: '98 100 100 102', winners: '0 1 2 3', drew: '1 4s', turn: 1 });
    const after = play(won.state, '1 discard 4s', '2 discard 3s');
    expect(toAct(after.state)).toEqual([3]);
    expect(play(after.state, '3 discard 1s').state.phase).toEqual({ name: 'over', reason: 'wall-empty' });
  });

  test('S0 edge: several wins of one seat (clarification 5): they add up, and the hand stays locked', () => {
    const at = scene({ ...beforeDiscard(IDLE, TWO, IDLER), wall: '4s 9m 2s 3s' });
    const after = play(at, '0 discard 9m', '2 win', '1 discard 9s', '2 win');
    expect(winsText(after.events)).toEqual([
      '2 on 9m from 0: base 1, menqing 1',
      '2 on 9m from wall: base 1, menqing 1, self-draw 1',
    ]);
    expect(outcome(after)).toEqual({
      points: '95 97 111 97',
      winners: '2',
      drew: '1 4s, 2 9m, 3 2s',
      turn: 3,
    });
    expect(won(2, after.state)).toEqual(['9m', '9m']);
    expect([isLocked(after.state, 2), extraAt(after.state, 2).wins]).toEqual([true, 2]);
    expect(tilesIn(after.state.seats[2]!.concealed)).toEqual(tilesIn(at.seats[2]!.concealed));
  });

  test('S0 edge: a winner goes on paying (FR-002): a later self-drawn win costs it as much as the others', () => {
    const at = scene({ ...beforeDiscard(IDLE, TWO, THREE), wall: '4s 8s 9m 1s' });
    const after = play(at, '0 discard 9m', '2 win', '3 pass', '1 discard 4s', '2 discard 8s', '3 win');
    expect(outcome(after)).toEqual({
      points: '94 96 98 112',
      winners: '2 3',
      drew: '1 4s, 2 8s, 3 9m, 0 1s',
      turn: 0,
    });
  });
});

describe('requirements that no single story shows', () => {
  test.each([
    ['heaven', { turn: 0, source: 'deal', draws: [0, 0, 0, 0] }, '0 win 9m', 'heaven 5'],
    ['earth', { dealer: 1, draws: [1, 0, 0, 0] }, '0 win', 'earth 5'],
    ['kong flower', { kong: 'concealed' }, '0 win', 'kong-flower 1'],
    ['last tile', { wall: '' }, '0 win', 'last-tile 1'],
    ['self-draw', {}, '0 win', 'self-draw 1'],
    ['winning tile', {}, '0 win', 'all-triplets 1'],
  ] as const)('S0 FR-001: the worth knows %s', (_, more, action, entry) => {
    const at = scene({
      seats: [THREE, IDLE, IDLER, GIVER],
      voids: 'smms',
      turn: 0,
      drawn: '9m',
      wall: '4s',
      ...more,
    });
    expect(winsText(play(at, action).events)[0]).toContain(entry);
  });

  test('S0 FR-004: the points add up to 400 after every single transfer', () => {
    const at = scene({ ...beforeDiscard(TWO, THREE, FIVE), wall: '4s 9s' });
    const after = play(at, '0 discard 9m', '1 win', '2 win', '3 win');
    const drawn = play(scene({ ...beforeDiscard(IDLE, IDLER, TWO), turn: 3 }), '3 win');
    expect(pointsOnTheWay(after)).toHaveLength(3);
    expect(pointsOnTheWay(drawn)).toHaveLength(3);
    for (const points of [...pointsOnTheWay(after), ...pointsOnTheWay(drawn)]) expect(sum(points)).toBe(400);
  });

  test('S0 FR-012: a win and what it paid can be read back: seat, source, tile, fan, transfers', () => {
    const { events, transfers } = play(
      scene(beforeDiscard(TWO, THREE, IDLE)),
      '0 discard 9m',
      '1 win',
      '2 win',
    );
    const wins = events.flatMap((event, i) => (event.type === 'won' ? [{ ...event, i }] : []));
    expect(wins.map(({ seat, from, tile, fan }) => [seat, from, tile, fan])).toEqual([
      [1, 0, one('9m'), 2],
      [2, 0, one('9m'), 3],
    ]);
    expect(transfers.map(({ from, to, points, cause }) => [from, to, points, cause])).toEqual([
      [0, 1, 2, wins[0]!.i],
      [0, 2, 3, wins[1]!.i],
    ]);
  });

  test('S0 FR-015: wins, then the next draw, and no points anywhere in the state of play', () => {
    const after = play(scene(beforeDiscard(TWO, THREE, FIVE)), '0 discard 9m', '1 win', '2 win', '3 win');
    expect(after.events.map(({ type }) => type).slice(-4)).toEqual(['won', 'won', 'won', 'drew']);
    const { options: _, ...state } = after.state;
    expect(JSON.stringify(state)).not.toMatch(/score|points|balance|ledger|paid/i);
  });
});
