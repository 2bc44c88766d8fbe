/** How long each skill lasts, turn by turn, whichever seat uses it. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games.ts';
import { Match } from '../../record/match.ts';
import { RULEBOOK } from './options.ts';
import type { SkillName } from './skillNames.ts';
import type { HaiyukiState } from './state.ts';
import {
  changed,
  dealOf,
  isTurn,
  JUNK,
  lettersOf,
  play,
  playOn,
  position,
  READY,
  refusal,
} from './testing/position.ts';
import type { Character } from './tiles.ts';

const PURSE = [1000, 1000] as const;

/** Seat `seat`, ready and with plenty of MP, is to act on turn 1. */
const firstTurn = (seat: 0 | 1, character: Character): HaiyukiState => {
  const start = position({
    hands: seat === 0 ? [READY, JUNK] : [JUNK, READY],
    mp: PURSE,
    options: { mp: 1000, skills: true, seat0: 'mayu', seat1: 'mayu', [`seat${seat}`]: character },
  });
  return playOn(start, isTurn(seat, 1)).state;
};

// [skill, owner, turns on which it is still on when it was used on turn 1]
const AGAIN: readonly [SkillName, Character, readonly number[]][] = [
  ['TIGER_STRIKE', 'ataho', []],
  ['HELL_PILE', 'ataho', [2, 3]],
  ['DISCARD_GUARD', 'fari', [2, 3, 4, 5]],
  ['WATER_MIRROR', 'rinxiang', [2, 3, 4, 5, 6, 7, 8]],
  ['CRITICAL', 'petum', [2, 3, 4, 5, 6, 7, 8]],
];
describe.each([0, 1] as const)('used by seat %d on turn 1', (seat) => {
  test.each(AGAIN)('H-6.24, H-6.26: %s of %s cannot be bought again on turns %o', (skill, owner, turns) => {
    const ask = `${seat} skill ${skill}`;
    let state = play(firstTurn(seat, owner), ask).state;
    const refused: number[] = [];
    for (let turn = 2; turn <= 8; turn++) {
      state = playOn(state, isTurn(seat, turn)).state;
      const code = refusal(state, ask);
      expect(['legal', 'already-on']).toContain(code);
      if (code === 'already-on') refused.push(turn);
    }
    expect(refused).toEqual(turns);
  });

  test('H-6.24: TIGER_STRIKE cannot be bought twice before its draw', () => {
    const used = changed(play(firstTurn(seat, 'ataho'), `${seat} skill TIGER_STRIKE`).state, 1);
    const nextTurn = { ...used, seats: used.seats.map((each) => ({ ...each, activeUsed: false })) };
    expect(refusal(nextTurn, `${seat} skill TIGER_STRIKE`)).toBe('already-on');
  });

  test('H-6.1, H-6.30: TIGER_STRIKE steers one draw and no other', () => {
    const used = play(firstTurn(seat, 'ataho'), `${seat} skill TIGER_STRIKE`).state;
    const { events } = playOn(used, isTurn(seat, 4));
    const drawn = events.flatMap((event) => (event.type === 'drew' && event.seat === seat ? [event] : []));
    expect(drawn.map(({ place }) => place > 0)).toEqual([true, false, false]);
    expect(lettersOf(drawn.slice(0, 1).map(({ tile }) => tile))).toBe('Y');
  });

  test('H-6.12, H-6.26: SPIRIT_RIICHI steers the fifth draw and no earlier one', () => {
    const used = play(firstTurn(seat, 'yuri'), `${seat} skill SPIRIT_RIICHI v`);
    const { state, events } = playOn(used.state, ({ phase }) => phase.name === 'over');
    const drawn = [...used.events, ...events].flatMap((event) =>
      event.type === 'drew' && event.seat === seat ? [event.place > 0] : [],
    );
    expect(drawn).toEqual([false, false, false, false, true]);
    expect(state.turn).toBe(6);
  });
});

test('H-6.22: a skill used on a turn leaves the next turn of the same seat free', () => {
  const used = play(firstTurn(0, 'ataho'), '0 skill HELL_PILE').state;
  expect(refusal(used, '0 skill TIGER_STRIKE')).toBe('once-a-turn');
  expect(refusal(playOn(used, isTurn(0, 2)).state, '0 skill TIGER_STRIKE')).toBe('legal');
});

test('H-6.22: each seat has its own active skill in a turn', () => {
  const start = position({ mp: PURSE, options: { mp: 1000, seat0: 'ataho', seat1: 'ataho' } });
  const { state } = play(start, '0 skill HELL_PILE', '0 discard v');
  expect(refusal(state, '1 skill HELL_PILE')).toBe('legal');
});

/** A seat at the start of a round, HP, MP and tiles aside. */
const FRESH = {
  melds: [],
  discards: [],
  taken: [],
  destroyed: [],
  riichi: null,
  guard: 0,
  curse: 0,
  spirit: 0,
  guaranteed: false,
  critical: false,
  mirror: false,
  activeUsed: false,
  used: [],
};

test('H-5.3: nothing that was on is on in the next round, and what was used may be used again', () => {
  const options = { ...RULEBOOK, seat0: 'fari', seat1: 'petum', rounds: 2, skillsOncePerRound: true };
  const deals = [dealOf({ hands: [JUNK, READY] }), dealOf({ starter: 1 })];
  const match = new Match(GAMES.haiyuki, { options, chance: { deals }, players: ['a', 'b'] });
  match.begin();
  const act = (seat: number, action: object): void => {
    const done = match.act(seat, action as never);
    if (!done.ok) throw new Error(done.error.code);
  };
  act(0, { type: 'skill', skill: 'DISCARD_GUARD' });
  act(0, match.rules.defaultAction(match.state, 0));
  act(1, { type: 'skill', skill: 'CRITICAL' });
  act(1, { type: 'riichi', tile: 12 });
  while (!match.betweenRounds) {
    const [seat = 0] = match.toAct;
    act(seat, match.rules.defaultAction(match.state, seat));
  }
  const old = match.state as HaiyukiState;
  expect(old.seats[1]).toMatchObject({ critical: true, used: ['CRITICAL'], riichi: { turn: 1 } });
  match.begin();
  const state = match.state as HaiyukiState;
  for (const each of state.seats) expect(each).toMatchObject(FRESH);
  expect(state).toMatchObject({ turn: 1, starter: 1, round: 1, isUraShown: false });
  expect(refusal(state, '1 skill CRITICAL')).toBe('legal');
});
