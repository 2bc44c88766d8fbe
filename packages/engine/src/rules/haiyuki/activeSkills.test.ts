/** What every active skill needs before its own conditions, skill by skill. */
import { describe, expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import type { SkillName } from './skillNames.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import { changed, isTurn, JUNK, play, playOn, position, READY, refusal } from './testing/position.ts';
import type { Character } from './tiles.ts';

// [skill, owner, cost, how it is asked for]
const ACTIVE: readonly [SkillName, Character, number, string][] = [
  ['TIGER_STRIKE', 'ataho', 100, '0 skill TIGER_STRIKE'],
  ['HELL_PILE', 'ataho', 18, '0 skill HELL_PILE'],
  ['WATER_MIRROR', 'rinxiang', 22, '0 skill WATER_MIRROR'],
  ['CRITICAL', 'petum', 24, '0 skill CRITICAL'],
  ['RECOVERY', 'fari', 24, '0 skill RECOVERY'],
  ['DISCARD_GUARD', 'fari', 18, '0 skill DISCARD_GUARD'],
  ['SPIRIT_RIICHI', 'yuri', 24, '0 skill SPIRIT_RIICHI v'],
];

const usable = (seat0: Character, options: Partial<HaiyukiOptions> = {}): HaiyukiState =>
  position({
    hands: [READY, JUNK],
    draws: 'v',
    options: { seat0, seat1: 'ataho', ...options },
    hp: [5000, 10_000],
  });

describe.each(ACTIVE)('%s of %s for %d', (skill, owner, cost, ask) => {
  const base = usable(owner);
  const own = (part: Partial<SeatState>, options: Partial<HaiyukiOptions> = {}): string =>
    refusal(changed(usable(owner, options), 1, part), ask);

  test('H-6.21: it is paid for when it is used', () => {
    const { state, events } = play(base, ask);
    expect(state.seats[0]?.mp).toBe(100 - cost);
    expect(state.seats[0]?.used).toEqual([skill]);
    expect(events[0]).toMatchObject({ type: 'skill-used', seat: 0, skill, cost });
  });

  test.each([
    [cost, 'legal'],
    [cost - 1, 'not-enough-mp'],
  ])('H-6.21: with %d MP it is %s', (mp, code) => expect(own({ mp })).toBe(code));

  test('H-6.20: nobody else has it', () => {
    for (const other of ['ataho', 'rinxiang', 'fari', 'petum', 'yuri'] as const)
      expect(refusal(usable(other), ask)).toBe(other === owner ? 'legal' : 'not-your-skill');
  });

  test('H-6.29: nobody has it with `skills` off', () =>
    expect(own({}, { skills: false })).toBe('skills-off'));

  test('H-6.22: one active skill a turn, RECOVERY aside', () =>
    expect(own({ activeUsed: true })).toBe(skill === 'RECOVERY' ? 'legal' : 'once-a-turn'));

  test('H-6.25: once a round where the table says so, the skills of Fari aside', () => {
    expect(own({ used: [skill] })).toBe('legal');
    expect(own({ used: [skill] }, { skillsOncePerRound: true })).toBe(
      owner === 'fari' ? 'legal' : 'once-a-round',
    );
    expect(own({ used: ['EXCHANGE_RON'] }, { skillsOncePerRound: true })).toBe('legal');
  });

  test('H-6.23: not in riichi', () => expect(own({ riichi: { turn: 1, place: 0 } })).toBe('in-riichi'));

  test('H-2.9: not after a pung', () => {
    const asked = position({
      hands: [READY, JUNK],
      draws: 'vY',
      options: { seat0: owner, seat1: 'ataho' },
      hp: [5000, 10_000],
    });
    const { state } = play(asked, '0 discard v', '1 discard Y', '0 pon');
    expect(refusal(state, ask)).toBe('discard-only');
  });

  test('H-9.2: not on the turn of the other seat', () =>
    expect(refusal(play(base, '0 discard v').state, ask)).toBe('not-your-turn'));
});

test.each(['SUPER_IAI', 'toString', ''])('H-9.2: "%s" is no skill to be used on a turn', (skill) => {
  const done = haiyuki.apply(usable('yuri'), 0, { type: 'skill', skill: skill as SkillName });
  expect(done.ok ? 'legal' : done.error.code).toBe(
    skill === 'SUPER_IAI' ? 'wrong-phase' : 'malformed-action',
  );
});

// [skill, owner, what of the seats is changed, at which turn, code]
const OWN: readonly [string, Character, number, Partial<SeatState>, Partial<SeatState>, string][] = [
  ['H-6.24 TIGER_STRIKE', 'ataho', 1, { guaranteed: true }, {}, 'already-on'],
  ['H-6.1 TIGER_STRIKE', 'ataho', 19, {}, {}, 'legal'],
  ['H-6.1 TIGER_STRIKE', 'ataho', 20, {}, {}, 'too-late'],
  ['H-6.24 HELL_PILE', 'ataho', 1, {}, { curse: 1 }, 'already-on'],
  ['H-6.24 HELL_PILE', 'ataho', 20, { curse: 3 }, { curse: 0 }, 'legal'],
  ['H-6.24 WATER_MIRROR', 'rinxiang', 1, { mirror: true }, {}, 'already-on'],
  ['H-6.24 WATER_MIRROR', 'rinxiang', 20, {}, { mirror: true }, 'legal'],
  ['H-6.24 CRITICAL', 'petum', 1, { critical: true }, {}, 'already-on'],
  ['H-6.24 CRITICAL', 'petum', 20, {}, { critical: true }, 'legal'],
  ['H-6.6 RECOVERY', 'fari', 1, { hp: 10_000 }, {}, 'full-hp'],
  ['H-6.6 RECOVERY', 'fari', 20, { hp: 9999 }, {}, 'legal'],
  ['H-6.24 DISCARD_GUARD', 'fari', 1, { guard: 1 }, {}, 'already-on'],
  ['H-6.24 DISCARD_GUARD', 'fari', 20, { guard: 0 }, { guard: 5 }, 'legal'],
  ['H-6.12 SPIRIT_RIICHI', 'yuri', 15, {}, {}, 'legal'],
  ['H-6.12 SPIRIT_RIICHI', 'yuri', 16, {}, {}, 'too-late'],
];
test.each(OWN)('%s of %s on turn %d with %o against %o: %6$s', (title, owner, turn, mine, theirs, code) => {
  const skill = title.split(' ')[1] as string;
  const ask = `0 skill ${skill}${skill === 'SPIRIT_RIICHI' ? ' v' : ''}`;
  expect(refusal(changed(usable(owner), turn, mine, theirs), ask)).toBe(code);
});

describe('without a ready hand', () => {
  const junk = (seat0: Character): HaiyukiState =>
    position({ hands: [JUNK, JUNK], draws: 'v', options: { seat0, seat1: 'ataho' } });
  test('H-6.1: no TIGER_STRIKE', () =>
    expect(refusal(junk('ataho'), '0 skill TIGER_STRIKE')).toBe('not-tenpai'));
  test('H-6.12: no SPIRIT_RIICHI', () =>
    expect(refusal(junk('yuri'), '0 skill SPIRIT_RIICHI v')).toBe('not-tenpai'));
  test('H-6.2: HELL_PILE all the same', () =>
    expect(refusal(junk('ataho'), '0 skill HELL_PILE')).toBe('legal'));
});

test('H-6.12, H-4.4: SPIRIT_RIICHI is declared with a discard that leaves the hand ready', () => {
  const state = usable('yuri');
  expect(refusal(state, '0 skill SPIRIT_RIICHI A')).toBe('breaks-tenpai');
  expect(refusal(state, '0 skill SPIRIT_RIICHI w')).toBe('tile-not-held');
  expect(refusal(state, '0 skill SPIRIT_RIICHI')).toBe('malformed-action');
});

test('H-6.1: TIGER_STRIKE works with an open hand, SPIRIT_RIICHI does not', () => {
  const open = (seat0: Character): HaiyukiState => {
    const start = position({ hands: [READY, JUNK], draws: 'vAvv', options: { seat0, seat1: 'ataho' } });
    return play(start, '0 discard v', '1 discard A', '0 pon', '0 discard A', '1 discard v').state;
  };
  expect(refusal(open('ataho'), '0 skill TIGER_STRIKE')).toBe('legal');
  expect(refusal(open('yuri'), '0 skill SPIRIT_RIICHI v')).toBe('open-hand');
});

test('H-6.22: the next turn has its own active skill', () => {
  const used = play(usable('fari'), '0 skill DISCARD_GUARD', '0 discard v').state;
  expect(used.seats[0]?.activeUsed).toBe(true);
  expect(playOn(used, isTurn(0, 2)).state.seats[0]?.activeUsed).toBe(false);
});
