/** The turn, its counter, and what may be done in it. */
import { describe, expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import type { HaiyukiState } from './state.ts';
import {
  askedText,
  changed,
  isOver,
  isTurn,
  JUNK,
  legalText,
  lettersOf,
  play,
  playOn,
  position,
  READY,
  refusal,
  told,
} from './testing/position.ts';

const PLAIN = { seat0: 'ataho', seat1: 'ataho', skills: false } as const;
const plain = (from: Parameters<typeof position>[0]): HaiyukiState =>
  position({ ...from, options: { ...PLAIN, ...from.options } });

describe('the order of play', () => {
  test('H-2.3, H-2.4: starter, follower, and the counter rises after the follower’s discard', () => {
    const { events } = play(plain({ draws: 'vyvy' }), '0 discard v', '1 discard y', '0 discard v');
    expect(told(events)).toBe(
      '0 discarded v, turn 1 of 1, 1 drew y, 1 discarded y, turn 2 of 0, 0 drew v, 0 discarded v, turn 2 of 1, 1 drew y',
    );
  });

  test('H-2.1: the follower of a round may be seat 0', () => {
    const { events } = play(plain({ draws: 'vyv', starter: 1 }), '1 discard v', '0 discard y');
    expect(told(events)).toBe('1 discarded v, turn 1 of 0, 0 drew y, 0 discarded y, turn 2 of 1, 1 drew v');
  });

  test('H-2.2: packets of 4, 4, 2 and 1, the starter first', () => {
    const deal = haiyuki.deal(plain({}).options, '0'.repeat(64) as never, 0);
    const { state } = haiyuki.start(plain({}).options, { round: 1, dealer: 1, carried: null }, deal);
    const sorted = (places: readonly number[]): string =>
      lettersOf(places.map((place) => deal.wall[place] ?? deal.dora).sort((a, b) => a - b));
    expect(lettersOf(haiyuki.view(state, 0).hand ?? [])).toBe(
      sorted([4, 5, 6, 7, 12, 13, 14, 15, 18, 19, 21]),
    );
  });

  test('H-2.11, H-1.3: both play turn 20 in full, and 55 tiles are left', () => {
    const { state, events } = playOn(plain({}), isOver);
    const turns = events.flatMap((event) =>
      event.type === 'turn-began' ? [`${event.turn}.${event.seat}`] : [],
    );
    expect(turns.slice(-3)).toEqual(['19.1', '20.0', '20.1']);
    expect(told(events)).toMatch(/turns-over, ended nagari$/);
    expect(state.wall.back - state.wall.front).toBe(55);
  });
});

describe('what may be done', () => {
  test('H-2.5: win, riichi or any discard', () => {
    expect(legalText(plain({ hands: [READY, JUNK], draws: 'Y' }), 0)).toBe(
      'tsumo, riichi A, riichi R, riichi S, riichi Y, discard A, discard R, discard S, discard Y',
    );
    expect(legalText(plain({ hands: [READY, JUNK], draws: 'A' }), 0)).toBe(
      'riichi A, discard A, discard R, discard S, discard Y',
    );
  });

  test('H-2.5: nobody is forced to win', () => {
    const { state } = play(plain({ hands: [READY, JUNK], draws: 'Y' }), '0 discard Y');
    expect(isOver(state)).toBe(false);
  });

  // [position, action, code]
  const START = plain({ hands: [READY, JUNK], draws: 'v' });
  const REFUSED: readonly [string, string][] = [
    ['0 tsumo', 'not-a-win'],
    ['0 discard w', 'tile-not-held'],
    ['0 discard', 'malformed-action'],
    ['0 riichi A', 'breaks-tenpai'],
    ['0 riichi w', 'tile-not-held'],
    ['0 riichi', 'malformed-action'],
    ['0 pon', 'wrong-phase'],
    ['0 ron', 'wrong-phase'],
    ['0 chow', 'wrong-phase'],
    ['0 kong A', 'wrong-phase'],
    ['0 pass', 'wrong-phase'],
    ['1 discard A', 'not-your-turn'],
    ['2 discard A', 'no-such-seat'],
    ['0 exchange A', 'wrong-phase'],
  ];
  test.each(REFUSED)('H-9.2, H-2.10: %s is refused: %s', (action, code) =>
    expect(refusal(START, action)).toBe(code),
  );

  test('H-9.2: nothing after the end', () => {
    const { state } = play(plain({ hands: [READY, JUNK], draws: 'Y' }), '0 tsumo');
    expect(refusal(state, '0 discard A')).toBe('round-over');
    expect(askedText(state)).toBe('');
  });

  test('H-9.3: the default action', () => {
    const pung = plain({ hands: ['AARSYPFpswr', JUNK], draws: 'vA' });
    expect(haiyuki.defaultAction(pung, 0)).toEqual({ type: 'discard', tile: 12 });
    const asked = play(pung, '0 discard v', '1 discard A').state;
    expect(haiyuki.defaultAction(asked, 0)).toEqual({ type: 'pass' });
    expect(haiyuki.defaultAction(play(asked, '0 pon').state, 0)).toEqual({ type: 'discard', tile: 1 });
    const setup = position({ options: { seat0: 'mayu', seat1: 'ataho' } });
    expect(haiyuki.defaultAction(setup, 0)).toEqual({ type: 'pass' });
  });
});

describe('riichi', () => {
  const start = plain({ hands: [READY, JUNK], draws: 'vywyYy' });

  test('H-4.3, H-4.4: it costs nothing and names its discard', () => {
    const { state, events } = play(start, '0 riichi v');
    expect(told(events)).toBe('0 riichi, 0 discarded v, turn 1 of 1, 1 drew y');
    expect(state.seats[0]).toMatchObject({ hp: 10_000, mp: 100, riichi: { turn: 1, place: 0 } });
  });

  test('H-4.5: from the next draw on everything happens by itself', () => {
    const { events } = play(start, '0 riichi v', '1 discard y', '1 discard y');
    expect(told(events)).toBe(
      '0 riichi, 0 discarded v, turn 1 of 1, 1 drew y, 1 discarded y, turn 2 of 0, 0 drew w, 0 discarded w, ' +
        'turn 2 of 1, 1 drew y, 1 discarded y, turn 3 of 0, 0 drew Y, 0 tsumo Y, 0 won SAM_DO_RIP 2400, ended won',
    );
  });

  test('H-4.6: with `askInRiichi` it is asked, and its hand stays locked', () => {
    const asked = plain({ hands: [READY, JUNK], draws: 'vyY', options: { askInRiichi: true } });
    const { state } = play(asked, '0 riichi v', '1 discard y');
    expect(legalText(state, 0)).toBe('tsumo, discard Y');
    expect(refusal(state, '0 discard A')).toBe('in-riichi');
    expect(refusal(state, '0 riichi Y')).toBe('in-riichi');
    const ron = play(asked, '0 riichi v', '1 discard Y');
    expect(askedText(ron.state)).toBe('0 ron, pass');
    expect(told(play(ron.state, '0 ron').events)).toMatch(/0 ron Y, 0 won/);
    expect(told(play(ron.state, '0 pass').events)).toMatch(/^0 answered pass, turn 2 of 0/);
  });

  test.each([
    [19, 'legal'],
    [20, 'too-late'],
  ])('H-4.3: on turn %d it is %s', (turn, code) =>
    expect(refusal(changed(start, turn), '0 riichi v')).toBe(code),
  );

  test('H-4.3: not without a ready hand, not with an open one', () => {
    expect(refusal(plain({ draws: 'v' }), '0 riichi v')).toBe('not-tenpai');
    const open = plain({ hands: [READY, JUNK], draws: 'vAvv' });
    const { state } = play(open, '0 discard v', '1 discard A', '0 pon', '0 discard A', '1 discard v');
    expect(refusal(state, '0 riichi v')).toBe('open-hand');
    expect(refusal(state, '0 discard v')).toBe('legal');
  });
});

describe('winning on a discard', () => {
  const facing = (turn: number, waiting: boolean): HaiyukiState =>
    changed(
      plain({ hands: [JUNK, READY], draws: 'Y' }),
      turn,
      {},
      waiting ? { riichi: { turn: 1, place: 0 } } : {},
    );

  test('H-4.7: only in riichi', () => {
    expect(told(play(facing(5, true), '0 discard Y').events)).toMatch(/1 ron Y, 1 won SAM_DO_RIP 2400/);
    expect(askedText(play(facing(5, false), '0 discard Y').state)).toBe('1 pon, pass');
  });

  test('H-4.7: what was discarded before does not matter', () => {
    const own = plain({ hands: ['AAARRRSSSYY', JUNK], draws: 'YvvY' });
    const { events } = play(own, '0 discard Y', '1 discard v', '0 riichi v', '1 discard Y');
    expect(told(events)).toMatch(/0 ron Y, 0 won/);
  });

  test.each([
    [1, 'tsumo', [['tenho', 800]]],
    [2, 'tsumo', []],
    [19, 'tsumo', []],
    [20, 'tsumo', [['haitei', 800]]],
    [1, 'ron', []],
    [19, 'ron', []],
    [20, 'ron', [['houtei', 800]]],
  ] as const)('H-4.11 to H-4.13: turn %d by %s', (turn, way, bonuses) => {
    const self = changed(plain({ hands: [READY, JUNK], draws: 'Y' }), turn);
    const { events } = way === 'tsumo' ? play(self, '0 tsumo') : play(facing(turn, true), '0 discard Y');
    expect(events.find(({ type }) => type === 'won')).toMatchObject({ way, bonuses });
  });

  test('H-4.11, H-4.12, H-4.13: the follower has Tenho too', () => {
    const start = plain({ hands: [JUNK, READY], draws: 'vY' });
    expect(play(start, '0 discard v', '1 tsumo').events.at(-2)).toMatchObject({ bonuses: [['tenho', 800]] });
  });

  test('H-4.9, H-4.10: the claimed tile counts for dora and ura-dora', () => {
    const start = plain({ hands: [JUNK, READY], draws: 'Y', dora: 'Y', ura: 'Y' });
    const { events } = play(changed(start, 5, {}, { riichi: { turn: 1, place: 0 } }), '0 discard Y');
    expect(events.at(-2)).toMatchObject({
      bonuses: [
        ['dora', 1200],
        ['ura', 1200],
      ],
      ura: 3,
    });
  });

  test('H-4.10, H-9.6: no ura-dora without riichi, and it stays hidden', () => {
    const { state, events } = play(plain({ hands: [READY, JUNK], draws: 'Y', ura: 'Y' }), '0 tsumo');
    expect(events.at(-2)).toMatchObject({ ura: null, bonuses: [['tenho', 800]] });
    expect(haiyuki.view(state, 1).ura).toBeNull();
  });
});

describe('the pung', () => {
  const start = plain({ hands: ['AARSYPFpswr', 'AAbbRSYPFps'], draws: 'vAvb' });

  test('H-2.7, H-2.8: it takes the place of the draw, in the turn that would have come', () => {
    const asked = play(start, '0 discard v', '1 discard A');
    expect(askedText(asked.state)).toBe('0 pon, pass');
    const { state, events } = play(asked.state, '0 pon');
    expect(told(events)).toBe('0 answered pon, turn 2 of 0, 0 pon A');
    expect(state.seats[0]?.melds).toEqual([{ kind: 'pung', tile: 0, from: 1 }]);
    expect(state.seats[1]?.taken).toEqual([0]);
    expect(lettersOf(haiyuki.view(state, 0).hand ?? [])).toBe('RSYPFpswr');
  });

  test('H-2.8: the follower’s pung does not raise the counter', () => {
    const { state } = play(start, '0 discard A', '1 pon');
    expect([state.turn, state.phase]).toMatchObject([1, { name: 'turn', seat: 1, source: 'pon' }]);
  });

  test('H-2.9: then only a discard, even where the twelve tiles make a yaku', () => {
    const ready = plain({ hands: [READY, JUNK], draws: 'vY' });
    const { state } = play(ready, '0 discard v', '1 discard Y', '0 pon');
    expect(legalText(state, 0)).toBe('discard A, discard R, discard S');
    expect(refusal(state, '0 tsumo')).toBe('discard-only');
  });

  test('H-2.6: passed, the draw comes', () => {
    const { events } = play(start, '0 discard v', '1 discard A', '0 pass');
    expect(told(events)).toMatch(/0 answered pass, turn 2 of 0, 0 drew v$/);
  });

  test('H-9.2: what was not offered is refused', () => {
    const { state } = play(start, '0 discard v', '1 discard A');
    expect([refusal(state, '0 ron'), refusal(state, '0 discard A'), refusal(state, '1 pon')]).toEqual([
      'not-offered',
      'wrong-phase',
      'not-your-turn',
    ]);
  });

  // [turn, limits?, may the follower pung the starter's discard, may the starter pung the follower's]
  test.each([
    [1, false, true, true],
    [20, false, true, false],
    [1, true, false, false],
    [2, true, true, true],
    [19, true, true, true],
    [20, true, false, false],
  ])('H-2.7: on turn %d, noPonOnFirstAndLastTurn %s: %s, %s', (turn, limits, first, second) => {
    const options = { noPonOnFirstAndLastTurn: limits };
    const from = plain({ hands: ['AARSYPFpswr', 'AAbbRSYPFps'], draws: 'vvv', options });
    const own = play(changed(from, turn), '0 discard A').state;
    expect(askedText(own) === '1 pon, pass').toBe(first);
    const other = play(changed(from, turn), '0 discard v', '1 discard A').state;
    expect(askedText(other) === '0 pon, pass').toBe(second);
  });

  test('H-2.7: not with one tile, not in riichi', () => {
    expect(askedText(play(start, '0 discard R').state)).toMatch(/^1 discard/);
    const riichi = changed(start, 5, {}, { riichi: { turn: 1, place: 0 } });
    expect(told(play(riichi, '0 discard A').events)).not.toMatch(/pon/);
  });

  test('H-2.9: no fourth open set, since nothing would be left to discard', () => {
    const bare = Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const melds = [1, 2, 3].map((tile) => ({ kind: 'pung', tile: tile as never, from: 0 }) as const);
    const { state } = play(changed(start, 5, {}, { concealed: bare, melds }), '0 discard A');
    expect(askedText(state)).not.toMatch(/pon/);
  });

  test('H-4.8, H-3.13: an open hand wins by its draw', () => {
    const open = plain({ hands: [READY, JUNK], draws: 'vAvYv' });
    const after = play(open, '0 discard v', '1 discard A', '0 pon', '0 discard A', '1 discard v');
    expect(told(play(after.state, '0 tsumo').events)).toMatch(/0 won SAM_DO_RIP 1800/);
  });

  test('H-2.7: the starter’s turn after the follower’s pung is the next one', () => {
    const { state } = play(start, '0 discard A', '1 pon', '1 discard b');
    expect(isTurn(0, 2)(state)).toBe(true);
  });
});
