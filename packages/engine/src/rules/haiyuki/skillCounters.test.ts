/** EXCHANGE_RON and SUPER_IAI against a ron. */
import { describe, expect, test } from 'vitest';
import { tilesIn } from '../../core/counts.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import {
  askedText,
  changed,
  handCounts,
  inRiichi,
  JUNK,
  lettersOf,
  one,
  play,
  position,
  READY,
  refusal,
  told,
} from './testing/position.ts';

/** Seat 0 is about to discard the Y that seat 1, in riichi, waits for. */
const facing = (
  seat0: 'smash' | 'yuri' | 'fari',
  own: Partial<SeatState> = {},
  options: Partial<HaiyukiOptions> = {},
  turn = 5,
): HaiyukiState => {
  const from = position({ hands: [JUNK, READY], draws: 'Y', options: { seat0, seat1: 'ataho', ...options } });
  const started = seat0 === 'smash' && options.skills !== false ? play(from, '0 pass').state : from;
  return changed(started, turn, own, inRiichi);
};
const ronned = (...args: Parameters<typeof facing>): HaiyukiState =>
  play(facing(...args), '0 discard Y').state;

describe.each([
  ['smash', 'EXCHANGE_RON', 10],
  ['yuri', 'SUPER_IAI', 22],
] as const)('%s with %s', (owner, skill, cost) => {
  test('H-6.28: the ron is declared first, then the discarder is asked', () => {
    const { state, events } = play(facing(owner), '0 discard Y');
    expect(told(events)).toBe('0 discarded Y, 1 ron Y');
    expect(askedText(state)).toBe(`0 skill ${skill}, pass`);
  });

  test('H-6.28: declined, the win stands', () => {
    const { events } = play(ronned(owner), '0 pass');
    expect(told(events)).toBe('0 answered pass, 1 won SAM_DO_RIP 2400, ended won');
  });

  test('H-6.27: a no is known to nobody else, nor that the question was asked', () => {
    const asked = ronned(owner);
    expect(haiyuki.view(asked, 0).phase).toEqual({ name: 'declared', seat: 1, tile: 3, way: 'ron' });
    expect(haiyuki.view(asked, 1).phase).toEqual({ name: 'waiting' });
    expect(haiyuki.view(asked, null).phase).toEqual({ name: 'waiting' });
    const [answered] = play(asked, '0 pass').events;
    expect(answered && haiyuki.seenBy(asked.options, answered, 1)).toBeNull();
    expect(answered && haiyuki.seenBy(asked.options, answered, 0)).toEqual(answered);
  });

  test.each([
    [cost, true],
    [cost - 1, false],
  ])('H-6.21: with %d MP the discarder is asked: %s', (mp, isAsked) => {
    const { state } = play(facing(owner, { mp }), '0 discard Y');
    expect(askedText(state)).toBe(isAsked ? `0 skill ${skill}, pass` : '');
  });

  test.each([
    [true, skill === 'SUPER_IAI' ? '0 skill SUPER_IAI, pass' : ''],
    [false, ''],
  ])('H-6.23: in riichi, `counterInRiichi` %s: "%s"', (counterInRiichi, asked) => {
    const state = facing(owner, { ...inRiichi }, { askInRiichi: true, counterInRiichi });
    const drawn = { ...state, phase: { ...state.phase, drawn: 3 } } as HaiyukiState;
    expect(askedText(play(drawn, '0 discard Y').state)).toBe('1 ron, pass');
    expect(askedText(play(drawn, '0 discard Y', '1 ron').state)).toBe(asked);
  });

  test('H-6.29, H-6.25: not with skills off, once a round where the table says so', () => {
    expect(askedText(ronned(owner, {}, { skills: false }))).toBe('');
    expect(askedText(ronned(owner, { used: [skill] }, { skillsOncePerRound: true }))).toBe('');
    expect(askedText(ronned(owner, { used: [skill] }))).toBe(`0 skill ${skill}, pass`);
  });

  test('H-6.22: it is no active skill: neither counted nor limited by one', () => {
    const { state } = play(ronned(owner, { activeUsed: true }), `0 skill ${skill}`);
    expect(state.seats[0]).toMatchObject({ mp: 100 - cost, used: [skill] });
    expect(play(ronned(owner), `0 skill ${skill}`).state.seats[0]?.activeUsed).toBe(false);
  });

  test('H-9.2: nothing else is an answer', () => {
    const state = ronned(owner);
    expect(refusal(state, '0 discard A')).toBe('wrong-phase');
    expect(refusal(state, '0 skill LAST_CHANCE')).toBe('not-your-skill');
    expect(refusal(state, '1 ron')).toBe('not-your-turn');
  });
});

test('H-6.10: the tile comes back and another kind must go, with no other choice', () => {
  const { state, events } = play(ronned('smash'), '0 skill EXCHANGE_RON');
  expect(told(events)).toBe('0 answered skill EXCHANGE_RON, 0 EXCHANGE_RON 10');
  expect(state.seats[0]?.discards).toEqual([]);
  expect(lettersOf(tilesIn(state.seats[0]?.concealed ?? new Uint8Array()))).toBe('ARSYYPFpswrb');
  expect(askedText(state)).toBe(`0 ${[...'ARSPFpswrb'].map((tile) => `discard ${tile}`).join(', ')}`);
  const phase = { name: 'turn', seat: 0, source: 'exchange', barred: 3 };
  for (const seat of [0, 1, null]) expect(haiyuki.view(state, seat).phase).toEqual(phase);
  expect(refusal(state, '0 discard Y')).toBe('same-kind');
  expect(refusal(state, '0 tsumo')).toBe('discard-only');
  expect(refusal(state, '0 riichi A')).toBe('discard-only');
  expect(told(play(state, '0 discard A').events)).toMatch(/^0 discarded A, turn 5 of 1, 1 drew/);
});

// [hand, drawn, discards that seat 1 wins on, whom the default action discards]
test.each([
  ['the tile drawn in the turn', 'AYRSPFpswrb', 'v', ['A'], 'v'],
  ['the same after a second exchange', 'AYRSPFpswrb', 'v', ['A', 'Y'], 'v'],
  ['the first kind, where the drawn tile came back', 'AYRSPFpswrb', 'A', ['A'], 'R'],
  ['the first kind that is not barred, where it went in between', 'AYRSPFpswrb', 'Y', ['A', 'Y'], 'A'],
] as const)('H-9.3: the default action after EXCHANGE_RON is %s', (_, hand, drawn, thrown, expected) => {
  const options = { seat0: 'smash', seat1: 'ataho' } as const;
  const start = position({ hands: [hand, 'AAAAAAAAYYY'], draws: drawn, options });
  const facingTwo = changed(play(start, '0 pass').state, 5, {}, inRiichi);
  const script = thrown.flatMap((tile) => [`0 discard ${tile}`, '0 skill EXCHANGE_RON']);
  const { state } = play(facingTwo, ...script);
  expect(haiyuki.defaultAction(state, 0)).toEqual({ type: 'discard', tile: one(expected) });
  expect(haiyuki.view(state, 1).drawn).toBeNull();
});

test('H-9.3: after a pung nothing was drawn, and so it stays after EXCHANGE_RON', () => {
  const start = position({
    hands: ['AARSYPFpswr', 'YYYbbbrrrAA'],
    draws: 'vA',
    options: { seat0: 'smash', seat1: 'ataho' },
  });
  const { state } = play(changed(play(start, '0 pass', '0 discard v').state, 5), '1 discard A', '0 pon');
  const facingOne = changed(state, 6, {}, { ...inRiichi, concealed: handCounts('RRRSSSYYYPP') });
  const back = play(facingOne, '0 discard P', '0 skill EXCHANGE_RON').state;
  expect(haiyuki.defaultAction(back, 0)).toEqual({ type: 'discard', tile: one('R') });
});

test('H-6.10: the new discard is answered like any other, and the skill may be used again', () => {
  // Eight and three: both kinds are waited for.
  const hands: [string, string] = ['AYRSPFpswrb', 'AAAAAAAAYYY'];
  const start = position({ hands, draws: 'v', options: { seat0: 'smash', seat1: 'ataho' } });
  const facingTwo = changed(play(start, '0 pass').state, 5, {}, inRiichi);
  const { state, events } = play(facingTwo, '0 discard A', '0 skill EXCHANGE_RON', '0 discard Y');
  expect(told(events)).toMatch(/1 ron A.*0 discarded Y, 1 ron Y$/);
  const again = play(state, '0 skill EXCHANGE_RON').state;
  expect(again.seats[0]?.mp).toBe(80);
  expect(refusal(again, '0 discard Y')).toBe('same-kind');
  expect(refusal(again, '0 discard A')).toBe('legal');
});

test('H-6.10: it needs a closed tile of another kind', () => {
  const state = facing('smash', { concealed: Uint8Array.of(0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0) });
  expect(askedText(play(state, '0 discard Y').state)).toBe('');
});

test('H-6.11: the tile is destroyed and the turn goes on as if nobody had claimed', () => {
  const { state, events } = play(ronned('yuri'), '0 skill SUPER_IAI');
  expect(told(events)).toMatch(/^0 answered skill SUPER_IAI, 0 SUPER_IAI 22, turn 5 of 1, 1 drew v/);
  expect(state.seats[0]?.discards).toEqual([]);
  expect(state.seats[0]?.destroyed).toEqual([3]);
  expect(state.turn).toBe(6);
});

test('H-6.11, H-2.11: the follower’s at the end of turn 20 leads to a drawn round', () => {
  const start = position({
    hands: [READY, JUNK],
    draws: 'vY',
    options: { seat0: 'ataho', seat1: 'yuri' },
  });
  const late = changed(start, 20, inRiichi);
  const drawn = { ...late, phase: { ...late.phase, drawn: 12 } } as HaiyukiState;
  const { events } = play(drawn, '0 discard v', '1 discard Y', '1 skill SUPER_IAI');
  expect(told(events)).toMatch(
    /0 ron Y, 1 answered skill SUPER_IAI, 1 SUPER_IAI 22, turns-over, ended nagari$/,
  );
});
