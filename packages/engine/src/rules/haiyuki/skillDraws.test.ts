/** TIGER_STRIKE, SPIRIT_RIICHI and HELL_PILE: which tile is drawn, on which turn to the letter. */
import { describe, expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import { ratingOf } from './drawing.ts';
import type { HaiyukiState } from './state.ts';
import {
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
  tiles,
  told,
} from './testing/position.ts';
import { HAIYUKI_TILES } from './tiles.ts';

const drawsOf = (events: ReturnType<typeof play>['events'], seat: number): string =>
  lettersOf(events.flatMap((event) => (event.type === 'drew' && event.seat === seat ? [event.tile] : [])));

describe('TIGER_STRIKE', () => {
  const start = position({
    hands: [READY, JUNK],
    draws: 'vyvvvYv',
    options: { seat0: 'ataho', seat1: 'ataho' },
  });

  test('H-6.1, H-6.30: the next draw is the completing tile nearest to the top, the others keep their order', () => {
    const { state, events } = play(start, '0 skill TIGER_STRIKE', '0 discard v', '1 discard y');
    expect(drawsOf(events, 0)).toBe('Y');
    expect(lettersOf(state.wall.tiles.slice(state.wall.front, state.wall.front + 4))).toBe('vvvv');
    expect(state.seats[0]?.guaranteed).toBe(false);
  });

  test('H-6.1: it is no riichi, the discard is free, and the win is not forced', () => {
    const used = play(start, '0 skill TIGER_STRIKE');
    expect(used.state.seats[0]?.riichi).toBeNull();
    const { state } = play(used.state, '0 discard v', '1 discard y', '0 discard Y');
    expect(isOver(state)).toBe(false);
    expect(told(play(used.state, '0 discard v', '1 discard y', '0 tsumo').events)).toMatch(
      /0 won SAM_DO_RIP 2400/,
    );
  });

  test('H-6.30: spent on a hand that is no longer ready', () => {
    const { state, events } = play(start, '0 skill TIGER_STRIKE', '0 discard A', '1 discard y');
    expect(drawsOf(events, 0)).toBe('v');
    expect(state.seats[0]?.guaranteed).toBe(false);
  });

  test('H-6.30: spent where the wall has no such tile left', () => {
    const hands: [string, string] = ['AAARRRSSSYY', 'YYYYYYYpswr'];
    const none = position({ hands, draws: 'vyv', options: { seat0: 'ataho', seat1: 'ataho' } });
    const { state, events } = play(none, '0 skill TIGER_STRIKE', '0 discard v', '1 discard y');
    expect(drawsOf(events, 0)).toBe('v');
    expect(state.seats[0]?.guaranteed).toBe(false);
  });

  test('H-6.1: a pung in between waits', () => {
    const hands: [string, string] = ['AAARRRSSSYY', JUNK];
    const asked = position({ hands, draws: 'vvvvvY', options: { seat0: 'ataho', seat1: 'ataho' } });
    const ponned = play(asked, '0 skill TIGER_STRIKE', '0 discard v', '1 discard R', '0 pon', '0 discard R');
    expect(ponned.state.seats[0]?.guaranteed).toBe(true);
    expect(drawsOf(play(ponned.state, '1 discard v').events, 0)).toBe('Y');
  });
});

describe('SPIRIT_RIICHI', () => {
  const start = position({ hands: [READY, JUNK], draws: '', options: { seat0: 'yuri', seat1: 'ataho' } });

  test('H-6.12, H-6.26: used on turn 1, the draw of turn 6 completes the hand', () => {
    const used = play(start, '0 skill SPIRIT_RIICHI v');
    expect(told(used.events)).toMatch(/^0 SPIRIT_RIICHI 24, 0 riichi, 0 discarded v/);
    expect(used.state.seats[0]).toMatchObject({ spirit: 5, riichi: { turn: 1, place: 0 } });
    const timers: number[] = [];
    const { state, events } = playOn(used.state, (at) => {
      timers.push(at.seats[0]?.spirit ?? -1);
      return isOver(at);
    });
    expect([...new Set(timers)]).toEqual([5, 4, 3, 2, 1, 0]);
    expect(told(events)).toMatch(/turn 6 of 0, 0 drew Y, 0 tsumo Y, 0 won SAM_DO_RIP 2400, ended won$/);
    expect(state.turn).toBe(6);
  });

  test('H-6.12: used on turn 15, the draw of turn 20, by the follower too', () => {
    const late = changed(
      position({ hands: [JUNK, READY], starter: 0, options: { seat0: 'ataho', seat1: 'yuri' } }),
      15,
    );
    const used = play(late, '0 discard v', '1 skill SPIRIT_RIICHI v');
    const { state, events } = playOn(used.state, isOver);
    expect(state.turn).toBe(20);
    expect(told(events)).toMatch(/turn 20 of 1, 1 drew Y, 1 tsumo Y, 1 won SAM_DO_RIP 3200/);
  });

  test('H-6.12: a win before that is not affected', () => {
    const { events } = play(start, '0 skill SPIRIT_RIICHI v', '1 discard Y');
    expect(told(events)).toMatch(/0 ron Y, 0 won/);
  });
});

/** Five pairs that are ready for nothing. */
const PAIRS = 'AARRSSYYppb';

describe('HELL_PILE', () => {
  const start = position({
    hands: [JUNK, 'AAARRRSSSYY'],
    draws: 'vAYRvYYYY',
    options: { seat0: 'ataho', seat1: 'ataho' },
  });

  test('H-6.2, H-6.26: three turns of the victim are cursed, the fourth is not', () => {
    let state: HaiyukiState = play(start, '0 skill HELL_PILE').state;
    const timers: (number | undefined)[] = [state.seats[1]?.curse];
    for (const turn of [1, 2, 3, 4]) {
      state = playOn(state, isTurn(1, turn)).state;
      timers.push(state.seats[1]?.curse);
    }
    expect(timers).toEqual([3, 2, 1, 0, 0]);
    const pairs = position({
      hands: [JUNK, PAIRS],
      draws: 'vAAAAAAv',
      options: { seat0: 'ataho', seat1: 'ataho' },
    });
    const { events } = playOn(play(pairs, '0 skill HELL_PILE').state, isTurn(1, 4));
    expect(drawsOf(events, 1)).toBe('vvvA');
  });

  test('H-6.2: of the top twenty only, and the nearest to the top among equals', () => {
    const draws = `v${'A'.repeat(5)}${'R'.repeat(5)}${'S'.repeat(5)}${'Y'.repeat(5)}v`;
    const all = position({
      hands: ['PFpswrbyPFp', READY],
      draws,
      options: { seat0: 'ataho', seat1: 'ataho' },
    });
    const { events } = play(all, '0 skill HELL_PILE', '0 discard v');
    // The purple browdog lies twenty-first, out of reach. Y wins; A, R and S keep the hand ready for the same yaku.
    expect(drawsOf(events, 1)).toBe('A');
  });

  test('H-6.26: a turn that begins with a pung uses one up', () => {
    const used = play(start, '0 skill HELL_PILE', '0 discard A', '1 pon');
    expect(used.state.seats[1]?.curse).toBe(2);
  });

  test('H-6.24: it can be bought again once the third turn has begun', () => {
    const used = play(start, '0 skill HELL_PILE', '0 discard v');
    const third = playOn(used.state, isTurn(0, 3)).state;
    expect(third.seats[1]?.curse).toBe(1);
    expect(playOn(third, isTurn(0, 4)).state.seats[1]?.curse).toBe(0);
  });

  test('H-6.31: a guaranteed draw goes before a curse', () => {
    const cursed = changed(start, 1, {}, { guaranteed: true, curse: 3 });
    expect(drawsOf(play(cursed, '0 discard v').events, 1)).toBe('Y');
  });

  test('H-6.31: a guarantee that finds nothing leaves the draw to the curse', () => {
    const pairs = position({
      hands: [JUNK, PAIRS],
      draws: 'vAv',
      options: { seat0: 'ataho', seat1: 'ataho' },
    });
    const { events } = play(changed(pairs, 1, {}, { guaranteed: true, curse: 3 }), '0 discard v');
    expect(drawsOf(events, 1)).toBe('v');
  });
});

// [what it shows, closed tiles, open tiles, tile, rating]
const RATINGS: readonly [string, string, string, string, number][] = [
  ['completes the hand', 'AAARRRSSSYY', '', 'Y', 102_400],
  ['completes an open hand', 'RRRSSSYY', 'AAA', 'Y', 102_400],
  ['leaves the hand ready: the best within reach', 'AAARRRSSSYY', '', 'v', 12_400],
  ['makes it ready', 'AAARRRSSYYv', '', 'S', 12_400],
  ['builds: ten times the square of its kind, one for each of its colour', 'AARPFpswrbv', '', 'A', 45],
  ['a kind that is not held', 'AARPFpswrbv', '', 'Y', 2],
  ['purple alone', 'AARPFpswrby', '', 'v', 0],
  ['open tiles do not count', 'RPFpswrb', 'AAA', 'A', 3],
];
test.each(RATINGS)('H-6.32 %s: %s + %s, %s', (_name, closed, open, tile, expected) => {
  const all = countTiles(HAIYUKI_TILES, tiles(closed + open));
  expect(ratingOf(all, countTiles(HAIYUKI_TILES, tiles(closed)), one(tile))).toBe(expected);
});

test.each([
  [19, 'v'],
  [20, 'S'],
])('H-6.2: with %d useful tiles above it the least useful one is out of reach at 20: %s', (above, drawn) => {
  const useful = 'AAAAARRRRRSSSSSYYYYY'.slice(0, above);
  const hands: [string, string] = ['PFpswrbyPFp', 'AARRSSYYppb'];
  const start = position({ hands, draws: `v${useful}v`, options: { seat0: 'ataho', seat1: 'ataho' } });
  expect(drawsOf(play(start, '0 skill HELL_PILE', '0 discard v').events, 1)).toBe(drawn);
});
