/** LAST_CHANCE: who is asked when the turns are over, what is turned, and who pays. */
import { describe, expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import { askedText, changed, isOver, JUNK, play, position, told, wonIn } from './testing/position.ts';

/** The last tiles of the wall are A; a word near 2^32 stops there. */
const LAST = 2 ** 32 - 1;
const WAITS_FOR_A = 'RRRSSSYYYAA';

describe('one seat', () => {
  /** The turns are over; who is Petum and ready is asked. */
  const over = (
    seats: readonly ['petum' | 'ataho', 'petum' | 'ataho'],
    hands: readonly [string, string],
    roulette: readonly number[] = [0, 0],
    own: Partial<SeatState> = {},
    table: Partial<HaiyukiOptions> = {},
  ): HaiyukiState => {
    const options = { seat0: seats[0], seat1: seats[1], ...table };
    const from = position({ hands, draws: 'vv', roulette, options });
    return play(changed(from, 20, own), '0 discard v', '1 discard v').state;
  };
  test('H-6.13: a ready owner is asked, nobody else hears of it', () => {
    const state = over(['petum', 'ataho'], [WAITS_FOR_A, JUNK]);
    expect(askedText(state)).toBe('0 skill LAST_CHANCE, pass');
    expect(haiyuki.view(state, 0).phase).toEqual({ name: 'last-chance', own: null });
    expect(haiyuki.view(state, 1).phase).toEqual({ name: 'waiting' });
  });

  test('H-6.13, H-4.12: a tile that completes the hand is a win, and no Haitei', () => {
    const { state, events } = play(
      over(['petum', 'ataho'], [WAITS_FOR_A, JUNK], [LAST, 0]),
      '0 skill LAST_CHANCE',
    );
    expect(told(events)).toBe(
      '0 answered skill LAST_CHANCE, 0 LAST_CHANCE 18, 0 spun A, 0 last-chance A, 0 won SAM_DO_RIP 2400, ended won',
    );
    expect(wonIn(events)).toMatchObject({ from: null, bonuses: [] });
    expect(state.seats[0]?.mp).toBe(82);
    expect(state.wall.back - state.wall.front).toBe(92);
  });

  test('H-4.12: where the table says so it is one', () => {
    const won = wonIn(
      play(
        over(['petum', 'ataho'], [WAITS_FOR_A, JUNK], [LAST, 0], {}, { haiteiOnLastChance: true }),
        '0 skill LAST_CHANCE',
      ).events,
    );
    expect(won).toMatchObject({ way: 'last-chance', bonuses: [['haitei', 800]], damage: 3200 });
  });

  test('H-6.13, H-5.6: any other tile stays in the wall and the round is drawn as before', () => {
    const { state, events } = play(over(['petum', 'ataho'], [WAITS_FOR_A, JUNK]), '0 skill LAST_CHANCE');
    expect(told(events)).toMatch(/0 spun v, ended nagari$/);
    expect(state.wall.back - state.wall.front).toBe(93);
    expect(state.seats[1]?.hp).toBe(9000);
  });

  test('H-6.13: declined, the round is drawn', () => {
    const { state, events } = play(over(['petum', 'ataho'], [WAITS_FOR_A, JUNK]), '0 pass');
    expect(told(events)).toBe('0 answered pass, ended nagari');
    expect(state.seats[0]?.mp).toBe(100);
  });

  test.each([
    ['not ready', JUNK, {}],
    ['17 MP', WAITS_FOR_A, { mp: 17 }],
  ])('H-6.13, H-6.21: not asked: %s', (_name, hand, own) => {
    expect(isOver(over(['petum', 'ataho'], [hand, JUNK], [LAST, LAST], own))).toBe(true);
  });

  test('H-6.34: both answer in secret, both pay, the starter’s tile is turned first', () => {
    const both = over(['petum', 'petum'], [WAITS_FOR_A, 'PPPFFFpppAA'], [0, LAST]);
    expect(askedText(both)).toBe('0 skill LAST_CHANCE, pass; 1 skill LAST_CHANCE, pass');
    const { state, events } = play(both, '1 skill LAST_CHANCE', '0 skill LAST_CHANCE');
    expect(told(events)).toMatch(
      /0 LAST_CHANCE 18, 1 LAST_CHANCE 18, 0 spun v, 1 spun A, 1 last-chance A, 1 won/,
    );
    expect(state.seats.map(({ mp }) => mp)).toEqual([82, 82]);
    const pending = play(both, '1 skill LAST_CHANCE').state;
    expect(haiyuki.view(pending, 0)).toEqual(haiyuki.view(both, 0));
  });

  test('H-6.34: if the first wins, the other is not turned, though it has paid', () => {
    const both = over(['petum', 'petum'], [WAITS_FOR_A, 'PPPFFFpppAA'], [LAST, LAST]);
    const { state, events } = play(both, '0 skill LAST_CHANCE', '1 skill LAST_CHANCE');
    expect(told(events)).not.toMatch(/1 spun/);
    expect(state.seats.map(({ mp }) => mp)).toEqual([82, 82]);
  });
});

describe('both seats', () => {
  const HANDS: [string, string] = [WAITS_FOR_A, 'PPPFFFpppAA'];
  /** Both are Petum and ready for the A at the end of the wall. */
  const over = (roulette: [number, number], starter: 0 | 1 = 0, part: Partial<SeatState> = {}) => {
    const options = { seat0: 'petum', seat1: 'petum' } as const;
    const from = changed(position({ hands: HANDS, draws: 'vv', roulette, starter, options }), 20, part);
    return play(from, `${starter} discard v`, `${1 - starter} discard v`).state;
  };

  // [who accepts, words for starter and follower, starter, winner or null, MP after]
  test.each([
    ['both', [LAST, LAST], 0, 0, [82, 82]],
    ['both', [LAST, LAST], 1, 1, [82, 82]],
    ['both', [LAST, 0], 1, 1, [82, 82]],
    ['both', [0, LAST], 1, 0, [82, 82]],
    ['both', [0, 0], 0, null, [82, 82]],
    ['0', [LAST, LAST], 1, 0, [82, 100]],
    ['1', [LAST, LAST], 0, 1, [100, 82]],
    ['1', [LAST, 0], 0, null, [100, 82]],
    ['none', [LAST, LAST], 0, null, [100, 100]],
  ] as const)('H-6.34: %s accept with words %o, starter %d: winner %s', (who, words, starter, winner, mp) => {
    const says = (seat: number): string =>
      who === 'both' || who === String(seat) ? `${seat} skill LAST_CHANCE` : `${seat} pass`;
    const asked = over([...words], starter);
    const { state, events } = play(asked, says(1), says(0));
    expect(state.seats.map((each) => each.mp)).toEqual(mp);
    expect(events.find((event) => event.type === 'won')?.seat ?? null).toBe(winner);
    expect(isOver(state)).toBe(true);
    // Both are ready: nobody pays for a drawn round.
    if (winner === null) expect(state.seats.map(({ hp }) => hp)).toEqual([10_000, 10_000]);
  });

  test('H-6.25: not asked where it was used before in the round', () => {
    const options = { seat0: 'petum', seat1: 'petum', skillsOncePerRound: true } as const;
    const from = position({ hands: HANDS, draws: 'vv', options });
    const late = changed(from, 20, { used: ['LAST_CHANCE'] });
    expect(askedText(play(late, '0 discard v', '1 discard v').state)).toBe('1 skill LAST_CHANCE, pass');
  });
});
