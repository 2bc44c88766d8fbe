/** DORA_BOMB, CRITICAL, WATER_MIRROR and RECOVERY: what they make of a win and of hit points. */
import { describe, expect, test } from 'vitest';
import { haiyuki } from './index.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import {
  askedText,
  changed,
  inRiichi,
  isOver,
  JUNK,
  lettersOf,
  play,
  playOn,
  position,
  READY,
  refusal,
  told,
  wonIn,
} from './testing/position.ts';

describe('DORA_BOMB', () => {
  /** Seat 0 discards the Y that Rinxiang waits for. */
  const ronned = (own: Partial<SeatState> = {}, ura = 'v', hand = READY): HaiyukiState => {
    const from = position({
      hands: [JUNK, hand],
      draws: 'Y',
      ura,
      options: { seat0: 'ataho', seat1: 'rinxiang' },
    });
    return play(changed(from, 5, {}, { ...inRiichi, ...own }), '0 discard Y').state;
  };

  test('H-6.5: the winner in riichi is asked before the ura-dora is turned', () => {
    const state = ronned();
    expect(askedText(state)).toBe('1 skill DORA_BOMB, pass');
    expect(haiyuki.view(state, 1).ura).toBeNull();
    expect(haiyuki.view(state, 0).phase).toEqual({ name: 'waiting' });
  });

  test('H-6.5: the ura-dora becomes the kind held most, among equals the first', () => {
    const { state, events } = play(ronned(), '1 skill DORA_BOMB');
    expect(told(events)).toBe('1 answered skill DORA_BOMB, 1 DORA_BOMB 32, 1 won SAM_DO_RIP 3600, ended won');
    expect(lettersOf([wonIn(events).ura ?? state.dora])).toBe('A');
    expect(wonIn(events).bonuses).toEqual([['ura', 1200]]);
    expect(haiyuki.view(state, 0).ura).toBe(0);
  });

  test('H-6.5: the winning tile counts', () => {
    const { events } = play(ronned({}, 'v', 'AAAARRRRYYY'), '1 skill DORA_BOMB');
    expect(lettersOf([wonIn(events).ura ?? (0 as never)])).toBe('A');
    const more = play(ronned({}, 'v', 'AAARRRYYYYY'), '1 skill DORA_BOMB');
    expect(lettersOf([wonIn(more.events).ura ?? (0 as never)])).toBe('Y');
  });

  test('H-6.5: the winning tile decides between piles', () => {
    // Five Y and six P; the sixth Y draws level, and comes first in the order of the tiles.
    const { events } = play(ronned({}, 'v', 'YYYYYPPPPPP'), '1 skill DORA_BOMB');
    expect(wonIn(events).ura).toBe(3);
  });

  test('H-6.5: declined, the ura-dora is the one of the deal', () => {
    expect(wonIn(play(ronned({}, 'R'), '1 pass').events).bonuses).toEqual([['ura', 1200]]);
    expect(wonIn(play(ronned({}, 'v'), '1 pass').events).bonuses).toEqual([]);
  });

  test('H-6.5: after a self-drawn win too', () => {
    const from = position({
      hands: [JUNK, READY],
      draws: 'vY',
      options: { seat0: 'ataho', seat1: 'rinxiang' },
    });
    const { state } = play(changed(from, 5, {}, inRiichi), '0 discard v');
    expect(askedText(state)).toBe('1 skill DORA_BOMB, pass');
    expect(told(play(state, '1 skill DORA_BOMB').events)).toMatch(/1 won SAM_DO_RIP 3600/);
  });

  test.each([
    [31, 'ended won'],
    [32, ''],
  ])('H-6.21: with %d MP', (mp, ending) => {
    const state = ronned({ mp });
    expect(askedText(state)).toBe(ending === '' ? '1 skill DORA_BOMB, pass' : '');
  });

  test('H-6.5: not without riichi', () => {
    const from = position({
      hands: [READY, JUNK],
      draws: 'Y',
      options: { seat0: 'rinxiang', seat1: 'ataho' },
    });
    expect(told(play(from, '0 tsumo').events)).toBe('0 tsumo Y, 0 won SAM_DO_RIP 3200, ended won');
  });

  test('H-6.28, H-6.5: a counter is asked for first, then the bomb', () => {
    const from = position({
      hands: [JUNK, READY],
      draws: 'Y',
      options: { seat0: 'yuri', seat1: 'rinxiang' },
    });
    const state = play(changed(from, 5, {}, inRiichi), '0 discard Y').state;
    expect(askedText(state)).toBe('0 skill SUPER_IAI, pass');
    expect(askedText(play(state, '0 pass').state)).toBe('1 skill DORA_BOMB, pass');
    expect(askedText(play(state, '0 skill SUPER_IAI').state)).not.toMatch(/DORA_BOMB/);
  });
});

// [critical, mirror, damage of SAM_DO_RIP 2400 and three dora]
test.each([
  [false, false, 3600],
  [true, false, 4500],
  [false, true, 2700],
  [true, true, 3380],
])('H-6.3, H-6.4, H-4.15: critical %s, mirror %s: %d', (critical, mirror, damage) => {
  const from = position({
    hands: [READY, JUNK],
    draws: 'Y',
    dora: 'A',
    options: { seat0: 'petum', seat1: 'rinxiang' },
  });
  const { state, events } = play(changed(from, 5, { critical }, { mirror }), '0 tsumo');
  expect(wonIn(events)).toMatchObject({ damage, lost: damage, critical, mirror, open: false });
  expect(state.seats.map(({ hp }) => hp)).toEqual([10_000, 10_000 - damage]);
});

test('H-6.3, H-6.4: the winner’s mirror and the loser’s critical change nothing', () => {
  const from = position({ hands: [READY, JUNK], draws: 'Y', options: { seat0: 'petum', seat1: 'rinxiang' } });
  expect(wonIn(play(changed(from, 5, { mirror: true }, { critical: true }), '0 tsumo').events).damage).toBe(
    2400,
  );
});

test('H-6.3, H-6.4: both last until the round ends', () => {
  const from = position({ hands: [JUNK, JUNK], options: { seat0: 'petum', seat1: 'rinxiang' } });
  const used = play(from, '0 skill CRITICAL', '0 discard v', '1 skill WATER_MIRROR').state;
  const { state } = playOn(used, isOver);
  expect([state.seats[0]?.critical, state.seats[1]?.mirror]).toEqual([true, true]);
});

test.each([
  [5000, 8000, 3000],
  [8500, 10_000, 1500],
])('H-6.6: RECOVERY from %d HP to %d', (hp, after, healed) => {
  const from = position({ options: { seat0: 'fari', seat1: 'ataho' }, hp: [hp, 10_000] });
  const { state, events } = play(from, '0 skill RECOVERY');
  expect(state.seats[0]?.hp).toBe(after);
  expect(events).toMatchObject([{ type: 'skill-used', healed }]);
});

test('H-6.6, H-6.22: RECOVERY several times in a turn, beside another skill, until full or broke', () => {
  const from = position({ options: { seat0: 'fari', seat1: 'ataho' }, hp: [2000, 10_000] });
  const twice = play(
    from,
    '0 skill RECOVERY',
    '0 skill DISCARD_GUARD',
    '0 skill RECOVERY',
    '0 skill RECOVERY',
  ).state;
  expect(twice.seats[0]).toMatchObject({ hp: 10_000, mp: 10, guard: 5 });
  expect(refusal(twice, '0 skill RECOVERY')).toBe('not-enough-mp');
  expect(refusal(changed(twice, 1, { mp: 100 }), '0 skill RECOVERY')).toBe('full-hp');
});
