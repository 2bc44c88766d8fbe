/** Whatever comes from outside: what is no action is refused with a code, and nothing is changed by trying. */
import { describe, expect, test } from 'vitest';
import { actionIn } from '../../testing/written.ts';
import type { HaiyukiAction } from './actions.ts';
import type { HaiyukiEvent } from './events.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiState } from './state.ts';
import { declaredOf, reactionOf, turnOf } from './state.ts';
import { changed, inRiichi, JUNK, one, play, position, READY } from './testing/position.ts';

const Y = one('Y');
const YURI = { seat0: 'yuri', seat1: 'ataho' } as const;

const turn = position({ hands: [READY, JUNK], draws: 'Y', options: YURI });
const unready = position({ hands: [JUNK, JUNK], draws: 'v', options: { seat0: 'ataho', seat1: 'ataho' } });
const claim = play(position({ hands: [JUNK, READY], draws: 'Y', options: YURI }), '0 discard Y').state;
const askedRon = play(
  changed(
    position({ hands: [JUNK, READY], draws: 'Y', options: { ...YURI, askInRiichi: true } }),
    5,
    {},
    inRiichi,
  ),
  '0 discard Y',
).state;
const declared = play(
  changed(position({ hands: [JUNK, READY], draws: 'Y', options: YURI }), 5, {}, inRiichi),
  '0 discard Y',
).state;
const over = play(turn, '0 tsumo').state;
const setup = position({ hands: ['AARRSSYYPPF', JUNK], options: { seat0: 'smash', seat1: 'ataho' } });

/** Two tiles are the most it can pay for. */
const poor = changed(setup, 1, { mp: 12 });

// [phase, position, seat, what comes, code]
const TRIED: readonly [string, HaiyukiState, number, unknown, string][] = [
  ['turn', turn, 0, null, 'malformed-action'],
  ['turn', turn, 0, undefined, 'malformed-action'],
  ['turn', turn, 0, 'tsumo', 'malformed-action'],
  ['turn', turn, 0, 7, 'malformed-action'],
  ['turn', turn, 0, {}, 'wrong-phase'],
  ['turn', turn, 0, { type: 'tsumo', tile: Y }, 'malformed-action'],
  ['turn', turn, 0, { type: 'riichi', tile: Y, seat: 0 }, 'malformed-action'],
  ['turn', turn, 0, { type: 'riichi', tile: 'yuri' }, 'malformed-action'],
  ['turn', turn, 0, { type: 'discard', tile: Y, seat: 0 }, 'malformed-action'],
  ['turn', turn, 0, { type: 'skill', skill: 'SPIRIT_RIICHI', tile: Y, seat: 0 }, 'malformed-action'],
  ['turn', unready, 0, { type: 'skill', skill: ['TIGER_STRIKE'] }, 'malformed-action'],
  ['turn', unready, 0, { type: 'skill', skill: 'HELL_PILE', seat: 0 }, 'malformed-action'],
  ['turn', turn, 1, null, 'not-your-turn'],
  ['turn', turn, 2, { type: 'tsumo' }, 'no-such-seat'],
  ['reaction', claim, 1, { type: 'pass', tile: Y }, 'malformed-action'],
  ['reaction', claim, 1, { type: 'ron' }, 'not-offered'],
  ['reaction', askedRon, 1, { type: 'pon' }, 'not-offered'],
  ['reaction', claim, 1, { type: 'exchange', tiles: [Y] }, 'wrong-phase'],
  ['declared', declared, 0, { type: 'pass', tile: Y }, 'malformed-action'],
  ['declared', declared, 0, { type: 'skill', skill: 'SUPER_IAI', seat: 0 }, 'malformed-action'],
  ['declared', declared, 0, { type: 'ron' }, 'wrong-phase'],
  ['setup', setup, 0, { type: 'pass', tiles: [] }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange' }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: 5 }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: [] }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: [{ toString: 1 }] }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: ['length'] }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: [Y, 'Y'] }, 'malformed-action'],
  ['setup', setup, 0, { type: 'exchange', tiles: [one('v')] }, 'tile-not-held'],
  ['setup', setup, 0, { type: 'exchange', tiles: [Y, Y, Y] }, 'tile-not-held'],
  ['setup', poor, 0, { type: 'exchange', tiles: [Y, Y, one('A')] }, 'not-enough-mp'],
  ['setup', poor, 0, { type: 'exchange', tiles: [Y, Y], seat: 0 }, 'malformed-action'],
  ['setup', setup, 0, { type: 'skill', skill: 'EXCHANGE_TILE' }, 'wrong-phase'],
  ['over', over, 0, { type: 'tsumo' }, 'round-over'],
];
test.each(TRIED)('H-9.2: in the %s phase seat %2$d tries %3$j: %4$s', (phase, state, seat, action, code) => {
  expect(state.phase.name).toBe(phase);
  const done = haiyuki.apply(state, seat, action as HaiyukiAction);
  expect(done).toEqual({ ok: false, error: { code, seat, legal: haiyuki.legal(state, seat) } });
  expect(haiyuki.whyNot(state, seat, action as HaiyukiAction)).toBe(code);
});

test('H-9.2: nothing speaks against what is legal, and nothing is legal for a seat that owes no answer', () => {
  for (const action of haiyuki.legal(turn, 0)) expect(haiyuki.whyNot(turn, 0, action)).toBeNull();
  expect([haiyuki.legal(turn, 1), haiyuki.legal(turn, 2), haiyuki.legal(over, 0)]).toEqual([[], [], []]);
});

// [phase, position, what is done]
const DONE: readonly [HaiyukiState, string][] = [
  [turn, '0 discard A'],
  [turn, '0 tsumo'],
  [turn, '0 skill SPIRIT_RIICHI A'],
  [claim, '1 pon'],
  [askedRon, '1 ron'],
  [declared, '0 skill SUPER_IAI'],
  [setup, '0 exchange AF'],
];
test.each(DONE)('H-9.2: what is done leaves the state before it as it was: %2$s', (state, action) => {
  const before = JSON.stringify(state);
  expect(play(state, action).events).not.toEqual([]);
  expect(JSON.stringify(state)).toBe(before);
});

test.each(DONE)('H-9.2: done in place it is the same: %2$s', (state, written) => {
  const seat = Number(written[0]);
  const action = actionIn(haiyuki, written.slice(2));
  const events: HaiyukiEvent[] = [];
  const inPlace = haiyuki.simulate(state, events);
  expect([inPlace.toAct(), inPlace.legal(seat)]).toEqual([haiyuki.toAct(state), haiyuki.legal(state, seat)]);
  inPlace.act(seat, action);
  expect({ state: inPlace.state, events }).toEqual(play(state, written));
});

describe('H-9.1: our own mistakes', () => {
  test('no default action for a seat that is not to act', () => {
    expect(() => haiyuki.defaultAction(turn, 1)).toThrow('seat 1 is not to act');
    expect(() => haiyuki.defaultAction(over, 0)).toThrow('seat 0 is not to act');
  });
  test('no question about a phase the round is not in', () => {
    expect(() => turnOf(over)).toThrow('nobody’s turn');
    expect(() => reactionOf(over)).toThrow('no discard');
    expect(() => declaredOf(over)).toThrow('no win');
  });
});
