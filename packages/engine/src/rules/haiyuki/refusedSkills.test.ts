/** Skills where they do not belong: those that wait to be asked for on a turn, and all others when something else is asked. */
import { describe, expect, test } from 'vitest';
import type { HaiyukiOptions } from './options.ts';
import type { SkillName } from './skillNames.ts';
import { SKILL_NAMES } from './skillNames.ts';
import { SKILLS } from './skills.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import { askedText, changed, inRiichi, JUNK, play, position, READY, refusal } from './testing/position.ts';
import type { Character } from './tiles.ts';

/** The first turn of seat 0, whatever it was asked before. */
const ownTurn = (seat0: Character, options: Partial<HaiyukiOptions> = {}): HaiyukiState => {
  const start = position({ hands: [JUNK, JUNK], options: { seat0, seat1: 'ataho', ...options } });
  return start.phase.name === 'setup' ? play(start, '0 pass').state : start;
};

// [skill, owner, MP for the one use or the one tile]
const WAITING: readonly [SkillName, Character, number][] = [
  ['DORA_BOMB', 'rinxiang', 32],
  ['LAST_CHANCE', 'petum', 18],
  ['EXCHANGE_RON', 'smash', 10],
  ['SUPER_IAI', 'yuri', 22],
  ['EXCHANGE_TILE', 'smash', 6],
  ['PAINT_TILE', 'mayu', 4],
];

test('H-6.20: all skills but the active ones wait to be asked for', () => {
  const waiting = SKILL_NAMES.filter((name) => SKILLS[name].kind !== 'active');
  expect([...waiting].sort()).toEqual(WAITING.map(([name]) => name).sort());
});

describe.each(WAITING)('%s of %s for %d, asked for on a turn', (skill, owner, cost) => {
  const ask = `0 skill ${skill}`;
  const own = (part: Partial<SeatState>, options: Partial<HaiyukiOptions> = {}): string =>
    refusal(changed(ownTurn(owner, options), 1, part), ask);

  test('H-9.2: it is not its time', () => expect(own({})).toBe('wrong-phase'));
  test('H-6.29: nobody has it with `skills` off', () =>
    expect(own({}, { skills: false })).toBe('skills-off'));
  test('H-6.20: nobody else has it', () => {
    for (const other of ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'] as const)
      expect(refusal(ownTurn(other), ask)).toBe(other === owner ? 'wrong-phase' : 'not-your-skill');
  });
  test('H-6.21: it must be paid for', () => {
    expect(own({ mp: cost - 1 })).toBe('not-enough-mp');
    expect(own({ mp: cost })).toBe('wrong-phase');
  });
  test('H-6.25: once a round where the table says so', () => {
    expect(own({ used: [skill] })).toBe('wrong-phase');
    expect(own({ used: [skill] }, { skillsOncePerRound: true })).toBe('once-a-round');
  });
  test('H-9.2: not while the other seat is to act', () =>
    expect(refusal(play(ownTurn(owner), '0 discard v').state, ask)).toBe('not-your-turn'));
  test('H-9.2: not with a tile', () => expect(refusal(ownTurn(owner), `${ask} A`)).toBe('wrong-phase'));
});

/** Seat 1, not in riichi, may pung what seat 0 discards. */
const claiming = (seat1: Character): HaiyukiState => {
  const start = position({ hands: [JUNK, READY], draws: 'Y', options: { seat0: 'ataho', seat1 } });
  const started = start.phase.name === 'setup' ? play(start, '1 pass').state : start;
  return play(changed(started, 5, {}, { hp: 5000 }), '0 discard Y').state;
};

test.each(SKILL_NAMES.map((name) => [name, SKILLS[name].owner] as const))(
  'H-2.6, H-6.22: %s of %s is no answer to a discard',
  (skill, owner) => {
    const state = claiming(owner);
    expect(askedText(state)).toBe('1 pon, pass');
    expect(refusal(state, `1 skill ${skill}`)).toBe('wrong-phase');
  },
);

/** Seat 0 discards what seat 1 in riichi waits for. */
const declared = (seat0: Character, seat1: Character): HaiyukiState => {
  const start = position({ hands: [JUNK, READY], draws: 'Y', options: { seat0, seat1 } });
  const started = start.phase.name === 'setup' ? play(start, '0 pass').state : start;
  return play(changed(started, 5, {}, inRiichi), '0 discard Y').state;
};
/** The turns are over, and seat 0 is ready. */
const turnsOver = (seat0: Character): HaiyukiState => {
  const start = position({ hands: [READY, JUNK], draws: 'vv', options: { seat0, seat1: 'ataho' } });
  return play(changed(start, 20), '0 discard v', '1 discard v').state;
};

// [what is asked, the seat asked, position, what it tries, code]
const OTHERWISE: readonly [string, HaiyukiState, string, string][] = [
  ['H-6.28 SUPER_IAI', declared('yuri', 'ataho'), '0 skill SPIRIT_RIICHI A', 'wrong-phase'],
  ['H-6.28 SUPER_IAI', declared('yuri', 'ataho'), '0 skill SUPER_IAI A', 'malformed-action'],
  ['H-6.28 SUPER_IAI', declared('yuri', 'ataho'), '0 skill EXCHANGE_RON', 'not-your-skill'],
  ['H-6.28 SUPER_IAI', declared('yuri', 'ataho'), '0 skill', 'malformed-action'],
  ['H-6.28 SUPER_IAI', declared('yuri', 'ataho'), '0 pon', 'wrong-phase'],
  ['H-6.28 EXCHANGE_RON', declared('smash', 'ataho'), '0 skill EXCHANGE_TILE', 'wrong-phase'],
  ['H-6.28 EXCHANGE_RON', declared('smash', 'ataho'), '0 exchange A', 'wrong-phase'],
  ['H-6.28 EXCHANGE_RON', declared('smash', 'ataho'), '0 skill EXCHANGE_RON Y', 'malformed-action'],
  ['H-6.5 DORA_BOMB', declared('ataho', 'rinxiang'), '1 skill WATER_MIRROR', 'wrong-phase'],
  ['H-6.5 DORA_BOMB', declared('ataho', 'rinxiang'), '1 skill LAST_CHANCE', 'not-your-skill'],
  ['H-6.5 DORA_BOMB', declared('ataho', 'rinxiang'), '1 tsumo', 'wrong-phase'],
  ['H-6.5 DORA_BOMB', declared('ataho', 'rinxiang'), '0 skill HELL_PILE', 'not-your-turn'],
  ['H-6.13 LAST_CHANCE', turnsOver('petum'), '0 skill CRITICAL', 'wrong-phase'],
  ['H-6.13 LAST_CHANCE', turnsOver('petum'), '0 skill LAST_CHANCE Y', 'malformed-action'],
  ['H-6.13 LAST_CHANCE', turnsOver('petum'), '0 discard Y', 'wrong-phase'],
  ['H-6.13 LAST_CHANCE', turnsOver('petum'), '1 pass', 'not-your-turn'],
];
test.each(OTHERWISE)('%s is asked: %2$s is refused: %3$s', (title, state, tried, code) => {
  expect(askedText(state)).toMatch(new RegExp(`^[01] skill ${title.split(' ')[1]}, pass$`));
  expect(refusal(state, tried)).toBe(code);
});
