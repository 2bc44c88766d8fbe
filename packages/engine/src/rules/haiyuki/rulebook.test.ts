/**
 * What the first rulebook of Haiyuki asks for and no other test shows as it is asked. The numbers after S3 are those of
 * `docs/seeds.md`, which has all its statements.
 */
import { describe, expect, test } from 'vitest';
import { sizeOf, tilesIn, withoutTile } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import { allTilesOf } from './hand.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import type { SkillKind } from './skill.ts';
import { SKILLS } from './skills.ts';
import type { HaiyukiState } from './state.ts';
import { seatOf } from './state.ts';
import {
  askedText,
  changed,
  isOver,
  isTurn,
  JUNK,
  lettersOf,
  one,
  play,
  playOn,
  position,
  READY,
  refusal,
  told,
} from './testing/position.ts';
import { waitsOf } from './yaku.ts';

/** Nobody exchanges and no skill is in the way. */
const plain = (from: Parameters<typeof position>[0], options: Partial<HaiyukiOptions> = {}): HaiyukiState =>
  position({ ...from, options: { seat0: 'ataho', seat1: 'ataho', skills: false, ...options } });

/** How many tiles a seat holds, and how many of them closed. */
const sizes = (state: HaiyukiState, seat: Seat): [all: number, closed: number] => [
  sizeOf(allTilesOf(state, seat)),
  sizeOf(seatOf(state, seat).concealed),
];
const closed = (state: HaiyukiState, seat: Seat): string => lettersOf(tilesIn(seatOf(state, seat).concealed));

test('S3 1.4, 1.6, 2.1 (H-2.4): twelve tiles after a draw, eleven after the discard', () => {
  let state = plain({});
  for (let turn = 1; turn <= 20; turn++)
    for (const seat of [0, 1]) {
      expect([state.turn, sizes(state, seat)]).toEqual([turn, [12, 12]]);
      expect(sizes(state, 1 - seat)).toEqual([11, 11]);
      const { state: next, events } = playOn(state, (later) => later !== state);
      expect(told(events)).toMatch(new RegExp(`^${seat} discarded`));
      state = next;
    }
  expect(isOver(state)).toBe(true);
});

test('S3 2.2, 5.7 (H-2.8, H-2.9): a pung skips the draw: twelve tiles with the open set, and a discard leaves eleven', () => {
  const asked = play(
    plain({ hands: ['AARSYPFpswr', JUNK], draws: 'vAv' }),
    '0 discard v',
    '1 discard A',
  ).state;
  const { state, events } = play(asked, '0 pon');
  expect(told(events)).not.toMatch(/drew/);
  expect(sizes(state, 0)).toEqual([12, 9]);
  expect(sizes(play(state, '0 discard R').state, 0)).toEqual([11, 8]);
});

test('S3 3.6 (H-4.3, H-9.4): everybody hears of a riichi at once, and sees it until the round is over', () => {
  const { state, events } = play(plain({ hands: [READY, JUNK], draws: 'v' }), '0 riichi v');
  const declared = { type: 'riichi-declared', seat: 0 };
  for (const viewer of [0, 1, null]) {
    expect(events.map((event) => haiyuki.seenBy(state.options, event, viewer))[0]).toEqual(declared);
    const later = playOn(state, isOver).state;
    for (const seen of [state, later])
      expect(haiyuki.view(seen, viewer).table[0]?.riichi).toEqual({ turn: 1, place: 0 });
  }
});

test('S3 3.7, 3.11 (H-4.5): a hand in riichi stays as it is, and every drawn tile goes', () => {
  let { state } = play(plain({ hands: [READY, JUNK], draws: 'v' }), '0 riichi v');
  for (let turn = 2; turn <= 20; turn++) {
    const { state: next, events } = playOn(state, isTurn(1, turn));
    const own = events.flatMap((event) =>
      (event.type === 'drew' || event.type === 'discarded') && event.seat === 0 ? [event.tile] : [],
    );
    expect(own).toHaveLength(2);
    expect(own[1]).toBe(own[0]);
    expect(closed(next, 0)).toBe(READY);
    state = next;
  }
});

test('S3 3.12 to 3.14 (H-4.4): riichi is offered with every discard that keeps the hand ready, and blocked with any other', () => {
  const seen = { offered: 0, blocked: 0 };
  const shuffler = new Stream({ seed: seedOf('0'.repeat(64)), round: 0, name: 'bot' });
  for (let hands = 0; hands < 300; hands++) {
    // Twelve of these are ready now and then.
    const [drawn = '', , ...hand] = shuffler.shuffle([...'AAARRRSSSYYPP']);
    const state = plain({ hands: [hand.join(''), JUNK], draws: drawn });
    const all = allTilesOf(state, 0);
    for (const tile of [...new Set(closed(state, 0))]) {
      const isReady = waitsOf(withoutTile(all, one(tile))).length > 0;
      const isOffered = haiyuki
        .legal(state, 0)
        .some((action) => action.type === 'riichi' && action.tile === one(tile));
      expect(isOffered).toBe(isReady);
      expect(['legal', 'breaks-tenpai', 'not-tenpai']).toContain(refusal(state, `0 riichi ${tile}`));
      expect(refusal(state, `0 riichi ${tile}`) === 'legal').toBe(isReady);
      seen[isReady ? 'offered' : 'blocked'] += 1;
    }
  }
  expect(seen.offered).toBeGreaterThan(50);
  expect(seen.blocked).toBeGreaterThan(50);
});

// [eleven tiles, the draw, what it wins with]
const NAMED: readonly [string, string, string | null][] = [
  ['AAARRRpppSS', 'S', 'COMBINATION'],
  ['AARRSSYYPPF', 'F', 'ALL_STARS'],
  ['rrrbbbyyyAA', 'A', 'MAYU'],
  ['AAppSSssPPw', 'w', 'SAM_YEON_GYEOK'],
  ['AAppSSssPPw', 'F', null],
  [READY, 'A', null],
];
test.each(NAMED)('S3 4.1, 4.2 (H-3.1, H-4.8): %s and a drawn %s: %s', (hand, draw, yaku) => {
  const state = plain({ hands: [hand, JUNK], draws: draw });
  if (yaku === null) expect(refusal(state, '0 tsumo')).toBe('not-a-win');
  else expect(play(state, '0 tsumo').events.at(-2)).toMatchObject({ type: 'won', way: 'tsumo', yaku });
});

describe('an open hand that waits', () => {
  const start = plain({ hands: [READY, JUNK], draws: 'vAvYSY' });
  const open = play(start, '0 discard v', '1 discard A', '0 pon', '0 discard A').state;

  test('S3 4.6, 5.6 (H-4.7): does not win on a discard', () => {
    const { state } = play(open, '1 discard Y');
    expect(waitsOf(allTilesOf(state, 0)).map(({ tile }) => lettersOf([tile]))).toEqual(['Y']);
    expect(askedText(state)).toBe('0 pon, pass');
    expect(refusal(state, '0 ron')).toBe('not-offered');
  });

  test('S3 5.4, 5.5, 5.6 (H-4.3, H-4.8): is open, declares no riichi, and wins by its draw', () => {
    const { state } = play(open, '1 discard v');
    expect(seatOf(state, 0).melds).toHaveLength(1);
    expect(refusal(state, '0 riichi A')).toBe('open-hand');
    expect(play(state, '0 tsumo').events.at(-2)).toMatchObject({ type: 'won', way: 'tsumo', open: true });
  });
});

test('S3 8.1, 8.2 (H-4.15, H-5.4): the worth of a win is taken from the loser’s HP, three quarters of it for an open hand', () => {
  const win = (state: HaiyukiState): readonly number[] =>
    play(state, '0 tsumo').state.seats.map(({ hp }) => hp);
  expect(win(changed(plain({ hands: [READY, JUNK], draws: 'Y' }), 5))).toEqual([10_000, 7600]);
  const open = play(
    plain({ hands: [READY, JUNK], draws: 'vAvY' }),
    '0 discard v',
    '1 discard A',
    '0 pon',
    '0 discard A',
  );
  expect(win(play(open.state, '1 discard v').state)).toEqual([10_000, 8200]);
});

test('S3 10.1 (H-5.1, H-6.21): the MP of a match are 100 at most, and using a skill takes them', () => {
  const options = { ...RULEBOOK, seat0: 'rinxiang', seat1: 'fari' } as const;
  const deal = haiyuki.deal(options, seedOf('0'.repeat(64)), 0);
  const { state } = haiyuki.start(options, { round: 0, dealer: 0, carried: null }, deal);
  expect(state.seats.map(({ mp }) => mp)).toEqual([100, 100]);
  expect(play(state, '0 skill WATER_MIRROR').state.seats.map(({ mp }) => mp)).toEqual([78, 100]);
});

// [kind, skills and their owners]
const KINDS: readonly [SkillKind, string][] = [
  [
    'active',
    'ataho TIGER_STRIKE, ataho HELL_PILE, rinxiang WATER_MIRROR, fari RECOVERY, fari DISCARD_GUARD, petum CRITICAL, yuri SPIRIT_RIICHI',
  ],
  ['reactive', 'rinxiang DORA_BOMB, smash EXCHANGE_RON, petum LAST_CHANCE, yuri SUPER_IAI'],
  ['setup', 'smash EXCHANGE_TILE, mayu PAINT_TILE'],
];
test.each(KINDS)(
  'S3 10.2, 10.7, 10.16, 10.22 (H-6.20): the skills that are %s, and whose they are',
  (kind, expected) => {
    const found = Object.values(SKILLS).filter((skill) => skill.kind === kind);
    expect(found.map(({ owner, name }) => `${owner} ${name}`).join(', ')).toBe(expected);
  },
);
