import { CHARACTERS } from '@paiju/engine/haiyuki';
import { describe, expect, test } from 'vitest';
import type { BotLevel } from '../gameBots.ts';
import { createBot } from '../levels.ts';
import type { HaiyukiQuestion } from '../testing/haiyukiQuestion.ts';
import { haiyukiAnswer } from '../testing/haiyukiQuestion.ts';
import { seedNumber } from '../testing/match.ts';
import { TARGETS } from './aims.ts';
import { PROFILES } from './profiles.ts';

const bot = (level: BotLevel, seed = 1) =>
  createBot(level, { seed: seedNumber(seed), seat: 0, ruleset: 'haiyuki' });
const plain = { skills: false } as const;
/** In riichi since turn 3: its third discard lay sideways. */
const RIICHI = { riichi: { turn: 3, place: 2 } };

// [what it shows, question, answer]
const QUESTIONS: readonly [string, HaiyukiQuestion, string][] = [
  ['H-4.8 wins on its own draw', { hand: 'AAARRRSSSYYY' }, 'tsumo'],
  ['H-4.8 wins with an open hand', { hand: 'RRRSSSYYY | A' }, 'tsumo'],
  ['S3 7.1 (H-4.1) keeps an open hand ready', { options: plain, hand: 'RRRSSSYYw | A' }, 'discard w'],
  ['S3 7.2 (H-4.3) declares riichi when ready', { options: plain, hand: 'AAARRRSSSYYF' }, 'riichi F'],
  ['puts down the tile that belongs to nothing', { options: plain, hand: 'AAARRRSSYYFw' }, 'discard w'],
  ['counts discards as gone', { options: plain, hand: 'AAARRRSSSYYF', discards: 'YYYYYYY' }, 'discard Y'],
  ['keeps the dora among equals', { options: plain, dora: 'F', hand: 'AAARRRSSYYFw' }, 'discard w'],
  ['breaks no pair of six pairs', { options: plain, hand: 'AARRSSYYPPFw' }, 'riichi w'],
  [
    'goes for the dearer hand when time is left',
    { options: plain, turn: 2, hand: 'AAAARRRRpppY' },
    'riichi Y',
  ],
  [
    'H-2.7 claims a pung that brings it forward',
    { options: { ...plain, seat0: 'smash' }, turn: 10, hand: 'SSSYYYAARRw', discard: 'A' },
    'pon',
  ],
  [
    'leaves a pung that leads nowhere',
    { options: plain, turn: 3, hand: 'AARRSSYYPPF', discard: 'A' },
    'pass',
  ],
];

describe.each(['greedy', 'expert'] as const)('%s', (level) => {
  test.each(QUESTIONS)('%s', (_, question, answer) => {
    expect(haiyukiAnswer(bot(level), question)).toBe(answer);
  });
});

// [what it shows, question, answer]: seat 0 plays the owner of the skill
const SKILL_QUESTIONS: readonly [string, HaiyukiQuestion, string][] = [
  [
    'H-6.1 strikes for a win that would hardly come',
    { options: { seat0: 'ataho' }, turn: 17, hand: 'AAARRRSSSYYF' },
    'skill TIGER_STRIKE',
  ],
  [
    'H-6.1 strikes for a win that ends the match',
    { options: { seat0: 'ataho' }, turn: 3, hand: 'AAARRRSSSYYF', other: { hp: 2000 } },
    'skill TIGER_STRIKE',
  ],
  [
    'H-6.2 keeps its MP for the strike',
    { options: { seat0: 'ataho' }, hand: 'AAARRSSYPFpw', other: RIICHI, theirs: 'pww' },
    'discard w',
  ],
  [
    'H-6.2 curses a riichi once the strike is out of reach',
    { options: { seat0: 'ataho' }, hand: 'AAARRSSYPFpw', own: { mp: 40 }, other: RIICHI, theirs: 'pww' },
    'skill HELL_PILE',
  ],
  [
    'H-6.3 raises the mirror against a riichi',
    { options: { seat0: 'rinxiang' }, hand: 'AAARRSSYPFpw', other: RIICHI, theirs: 'pww' },
    'skill WATER_MIRROR',
  ],
  [
    'H-6.5 turns the ura-dora',
    {
      options: { seat0: 'rinxiang' },
      phase: 'won',
      hand: 'AAARRRSSSYYY',
      own: { riichi: { turn: 2, place: 0 } },
    },
    'skill DORA_BOMB',
  ],
  [
    'H-6.6 recovers what it has lost in full',
    { options: { seat0: 'fari' }, hand: 'AAARRSSYPFpw', own: { hp: 7000 } },
    'skill RECOVERY',
  ],
  [
    'H-6.6 recovers nothing that would be wasted',
    { options: { seat0: 'fari' }, hand: 'AAARRSSYYFpw', own: { hp: 9000 } },
    'discard w',
  ],
  [
    'H-6.6 recovers anything before the match ends',
    { options: { seat0: 'fari' }, round: 2, turn: 19, hand: 'AAARRSSYPFpw', own: { hp: 9000 } },
    'skill RECOVERY',
  ],
  [
    'H-6.8 exchanges what it misses least',
    { options: { seat0: 'smash' }, phase: 'setup', turn: 1, hand: 'AAARRRSSYYw' },
    'exchange w',
  ],
  [
    'H-6.9 paints what it misses least',
    { options: { seat0: 'mayu' }, phase: 'setup', turn: 1, hand: 'AAARRRSSYYw' },
    'exchange w',
  ],
  [
    'H-6.10 takes the tile back',
    { options: { seat0: 'smash' }, phase: 'countered', hand: 'ARSYPFpswrb', discards: 'A' },
    'skill EXCHANGE_RON',
  ],
  [
    'H-6.11 cuts the tile',
    { options: { seat0: 'yuri' }, phase: 'countered', hand: 'ARSYPFpswrb', discards: 'A' },
    'skill SUPER_IAI',
  ],
  [
    'H-6.4 strikes harder when it is ready',
    { options: { seat0: 'petum' }, hand: 'AAARRRSSSYYF' },
    'skill CRITICAL',
  ],
  ['H-6.4 not before', { options: { seat0: 'petum' }, hand: 'AAARRRSSYYFw' }, 'discard w'],
  [
    'H-6.12 declares its riichi with all its spirit',
    { options: { seat0: 'yuri' }, hand: 'AAARRRSSSYYF' },
    'skill SPIRIT_RIICHI F',
  ],
  [
    'H-6.13 spins in the last round',
    { options: { seat0: 'petum' }, phase: 'last-chance', round: 2, turn: 20, hand: 'AAARRRSSSYY' },
    'skill LAST_CHANCE',
  ],
  [
    'H-6.13 not for a tile that is gone',
    {
      options: { seat0: 'petum' },
      phase: 'last-chance',
      round: 2,
      turn: 20,
      hand: 'AAARRRSSSYY',
      discards: 'YYYYYYY',
    },
    'pass',
  ],
];

test.each(SKILL_QUESTIONS)('expert: %s', (_, question, answer) => {
  expect(haiyukiAnswer(bot('expert'), question)).toBe(answer);
});

describe('a riichi of the other seat', () => {
  const question: HaiyukiQuestion = {
    options: { ...plain, seat0: 'mayu' },
    turn: 17,
    hand: 'AAARRRSSYbbw',
    other: RIICHI,
    discards: 'vvvvvvv',
    theirs: 'vvbbrrrrrrrr',
  };

  test('H-4.7 expert puts down what cannot be won', () => {
    expect(haiyukiAnswer(bot('expert'), question)).toBe('discard b');
  });
  test('H-4.7 greedy does not look', () => {
    expect(haiyukiAnswer(bot('greedy'), question)).not.toBe('discard b');
  });
  test('H-6.7 fari guards her discards with MP that no recovery needs', () => {
    const guarded = { ...question, options: { seat0: 'fari' as const } };
    expect(haiyukiAnswer(bot('expert'), guarded)).toBe('skill DISCARD_GUARD');
    expect(haiyukiAnswer(bot('expert'), { ...guarded, own: { mp: 80 } })).toBe('discard b');
  });
});

test('H-3.11 every winning hand is a target', () => {
  expect(TARGETS).toHaveLength(2258);
});

test('the profiles of the rule page are all there, and no luck among them', () => {
  expect(Object.keys(PROFILES)).toEqual([...CHARACTERS]);
  for (const profile of Object.values(PROFILES)) expect(profile).not.toHaveProperty('luck');
});

test('S3 7.3 (H-2.7) characters differ: smash claims what ataho leaves', () => {
  const claim = (seat0: 'smash' | 'ataho'): string =>
    haiyukiAnswer(bot('expert'), {
      options: { ...plain, seat0 },
      turn: 10,
      hand: 'AARRRSSSYYw',
      discard: 'A',
    });
  expect([claim('smash'), claim('ataho')]).toEqual(['pon', 'pass']);
});

test('novice errs, by its seed alone', () => {
  const question: HaiyukiQuestion = { options: plain, hand: 'AAARRSSYPFpw' };
  const answers = (seed: number): string[] => {
    const novice = bot('novice', seed);
    return Array.from({ length: 12 }, () => haiyukiAnswer(novice, question));
  };
  expect(answers(1)).toEqual(answers(1));
  expect(new Set(answers(1)).size).toBeGreaterThan(1);
});
