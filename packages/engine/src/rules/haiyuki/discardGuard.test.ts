/** DISCARD_GUARD: who may not answer which discards, to the exact turn. */
import { expect, test } from 'vitest';
import type { HaiyukiState } from './state.ts';
import {
  askedText,
  changed,
  inRiichi,
  isTurn,
  JUNK,
  play,
  playOn,
  position,
  READY,
  told,
} from './testing/position.ts';

/** Fari to act with a Y that the opponent waits for. */
const against = (hand: string): HaiyukiState =>
  position({ hands: [JUNK, hand], draws: 'Y', options: { seat0: 'fari', seat1: 'ataho' } });

test('H-6.7: no ron on a guarded discard', () => {
  const state = changed(against(READY), 5, {}, inRiichi);
  expect(told(play(state, '0 discard Y').events)).toMatch(/1 ron Y/);
  expect(told(play(state, '0 skill DISCARD_GUARD', '0 discard Y').events)).not.toMatch(/ron/);
});

test('H-6.7: no pung of a guarded discard, and nobody is asked', () => {
  const state = against('YYpswrbAAPF');
  expect(askedText(play(state, '0 discard Y').state)).toBe('1 pon, pass');
  expect(askedText(play(state, '0 skill DISCARD_GUARD', '0 discard Y').state)).toMatch(/^1 .*discard/);
});

test('H-6.7: the other seat’s own discards are not guarded', () => {
  const start = position({ hands: [READY, JUNK], draws: 'vY', options: { seat0: 'fari', seat1: 'ataho' } });
  const { state } = play(start, '0 skill DISCARD_GUARD', '0 discard v', '1 discard Y');
  expect(askedText(state)).toBe('0 pon, pass');
});

test('H-6.7, H-6.26: five discards, the one of this turn included', () => {
  let state = play(against('vvvpswrbAAP'), '0 skill DISCARD_GUARD').state;
  const timers = [state.seats[0]?.guard];
  for (let turn = 2; turn <= 7; turn++) {
    state = playOn(state, isTurn(0, turn)).state;
    timers.push(state.seats[0]?.guard);
  }
  expect(timers).toEqual([5, 4, 3, 2, 1, 0, 0]);
});

test.each([
  [5, false],
  [6, true],
])('H-6.7: used on turn 1, the discard of turn %d can be claimed: %s', (turn, isAsked) => {
  const guarded = play(against('YYpswrbAAPF'), '0 skill DISCARD_GUARD', '0 discard A').state;
  const { state } = playOn(guarded, isTurn(0, turn));
  expect(askedText(play(state, '0 discard Y').state).includes('pon')).toBe(isAsked);
});

test('H-6.26: a turn that begins with a pung counts too', () => {
  const start = position({
    hands: ['wwYPFpsrbAR', JUNK],
    draws: 'vw',
    options: { seat0: 'fari', seat1: 'ataho' },
  });
  const { state } = play(start, '0 skill DISCARD_GUARD', '0 discard v', '1 discard w', '0 pon');
  expect(state.turn).toBe(2);
  expect(state.seats[0]?.guard).toBe(4);
});
