/** What skills do to one another, and to riichi. */
import { describe, expect, test } from 'vitest';
import type { HaiyukiState } from './state.ts';
import {
  askedText,
  changed,
  inRiichi,
  isOver,
  isTurn,
  JUNK,
  one,
  play,
  playOn,
  position,
  READY,
  refusal,
  told,
  wonIn,
} from './testing/position.ts';

describe('a guaranteed draw under a curse', () => {
  test('H-6.31: TIGER_STRIKE against HELL_PILE', () => {
    const options = { seat0: 'ataho', seat1: 'ataho' } as const;
    const start = position({ hands: [READY, JUNK], draws: 'vyvvvYv', options });
    const struck = play(start, '0 skill TIGER_STRIKE', '0 discard v').state;
    const { state, events } = play(struck, '1 skill HELL_PILE', '1 discard y');
    expect(told(events)).toMatch(/turn 2 of 0, 0 drew Y$/);
    // The curse has lost a turn all the same.
    expect(state.seats[0]).toMatchObject({ guaranteed: false, curse: 2 });
  });

  test('H-6.31: TIGER_STRIKE against HELL_PILE, with the tile on top of the wall', () => {
    const options = { seat0: 'ataho', seat1: 'ataho' } as const;
    const start = position({ hands: [JUNK, READY], draws: 'vYv', options });
    const { events } = play(changed(start, 5, {}, { guaranteed: true, curse: 3 }), '0 discard v');
    expect(told(events)).toMatch(/1 drew Y$/);
  });

  test('H-6.31: SPIRIT_RIICHI against HELL_PILE', () => {
    const options = { seat0: 'yuri', seat1: 'ataho' } as const;
    const start = position({ hands: [READY, JUNK], options });
    const declared = play(start, '0 skill SPIRIT_RIICHI v').state;
    const fifth = playOn(declared, isTurn(1, 5)).state;
    const { events } = playOn(play(fifth, '1 skill HELL_PILE').state, isOver);
    expect(told(events)).toMatch(/turn 6 of 0, 0 drew Y, 0 tsumo Y, 0 won/);
  });

  // The wall has no A left. An R would bring four of three kinds within reach, a v nothing new.
  test.each([
    ['TIGER_STRIKE', { guaranteed: true }],
    ['SPIRIT_RIICHI', { spirit: 1 }],
  ] as const)('H-6.31: where the wall has no tile for %s the curse decides', (_skill, own) => {
    const options = { seat0: 'ataho', seat1: 'ataho' } as const;
    const hands: [string, string] = ['AAAAPFpswby', 'AAAAARRRSSS'];
    const start = position({ hands, draws: 'rRv', options });
    const { state, events } = play(changed(start, 5, {}, { ...own, curse: 3 }), '0 discard r');
    expect(told(events)).toMatch(/1 drew v$/);
    expect(told(play(changed(start, 5, {}, own), '0 discard r').events)).toMatch(/1 drew R$/);
    expect(state.seats[1]).toMatchObject({ guaranteed: false, spirit: 0, curse: 2 });
  });
});

describe.each([
  ['smash', 'EXCHANGE_RON'],
  ['yuri', 'SUPER_IAI'],
] as const)('%s with %s', (seat0, skill) => {
  /** Both are ready, seat 1 in riichi; seat 0 may declare with the Y that seat 1 waits for. */
  const both = (counterInRiichi: boolean): HaiyukiState => {
    const options = { seat0, seat1: 'ataho', counterInRiichi } as const;
    const start = position({ hands: ['PPPFFFpppss', READY], draws: 'Y', options });
    const started = start.phase.name === 'setup' ? play(start, '0 pass').state : start;
    return changed(started, 5, {}, inRiichi);
  };

  /** Both declare, and riichi makes seat 0 discard what seat 1 waits for. */
  const later = (counterInRiichi: boolean): HaiyukiState => {
    const options = { seat0, seat1: 'ataho', counterInRiichi } as const;
    const start = position({ hands: ['PPPFFFpppss', READY], draws: 'vvY', options });
    const started = start.phase.name === 'setup' ? play(start, '0 pass').state : start;
    const { state, events } = play(started, '0 riichi v', '1 riichi v');
    expect(told(events)).toMatch(/0 drew Y, 0 discarded Y, 1 ron Y/);
    return state;
  };
  const asked = `0 skill ${skill}, pass`;
  /** EXCHANGE_RON would change a hand that is locked. */
  const inRiichiAsked = skill === 'SUPER_IAI' ? asked : '';

  test.each([
    [true, inRiichiAsked],
    [false, ''],
  ])('H-6.23: in riichi, `counterInRiichi` %s: "%s"', (counterInRiichi, text) => {
    expect(askedText(play(both(counterInRiichi), '0 riichi Y').state)).toBe(text);
    expect(askedText(later(counterInRiichi))).toBe(text);
  });

  test('H-6.23, H-6.28: the same discard without the declaration is asked about', () => {
    expect(askedText(play(both(false), '0 discard Y').state)).toBe(asked);
  });
});

test('H-6.11, H-6.23: SUPER_IAI cuts the discard of a riichi declaration, which stands, and the next discard lies sideways', () => {
  const options = { seat0: 'yuri', seat1: 'ataho' } as const;
  const start = position({ hands: ['PPPFFFpppss', READY], draws: 'Yvw', options });
  const { state, events } = play(changed(start, 5, {}, inRiichi), '0 riichi Y', '0 skill SUPER_IAI');
  expect(told(events)).toMatch(/1 ron Y, 0 answered skill SUPER_IAI, 0 SUPER_IAI 22, turn 5 of 1, 1 drew v/);
  expect(state.seats[0]).toMatchObject({ mp: 78, riichi: { turn: 5, place: 0 }, destroyed: [one('Y')] });
  expect(state.seats[0]?.discards[0]).toBe(one('w'));
});

test('H-6.12, H-6.23: SPIRIT_RIICHI is a declaration like any other', () => {
  const options = { seat0: 'yuri', seat1: 'ataho', counterInRiichi: false } as const;
  const start = position({ hands: ['PPPFFFpppss', READY], draws: 'Y', options });
  const { events } = play(changed(start, 5, {}, inRiichi), '0 skill SPIRIT_RIICHI Y');
  expect(told(events)).toMatch(/^0 SPIRIT_RIICHI 24, 0 riichi, 0 discarded Y, 1 ron Y, 1 won/);
});

test('H-6.7: DISCARD_GUARD stops a ron to its very last turn', () => {
  const options = { seat0: 'fari', seat1: 'ataho' } as const;
  const start = position({ hands: [JUNK, READY], draws: 'Y', options });
  const state = changed(start, 20, { guard: 1 }, inRiichi);
  expect(told(play(state, '0 discard Y').events)).not.toMatch(/ron/);
  expect(told(play(changed(state, 20, { guard: 0 }), '0 discard Y').events)).toMatch(/1 ron Y/);
});

// [seat that wins, by, damage of SAM_DO_RIP 2400 after CRITICAL and WATER_MIRROR of both]
test.each([
  [0, 'tsumo', 2250],
  [1, 'ron', 2250],
] as const)('H-6.3, H-6.4, H-4.15: seat %d by %s, both skills used on the way', (winner, way, damage) => {
  const seats = winner === 0 ? ['petum', 'rinxiang'] : ['rinxiang', 'petum'];
  const options = { seat0: seats[0], seat1: seats[1] } as never;
  const hands: [string, string] = winner === 0 ? [READY, JUNK] : [JUNK, READY];
  const start = position({ hands, draws: 'vyY', options });
  const skills = winner === 0 ? ['CRITICAL', 'WATER_MIRROR'] : ['WATER_MIRROR', 'CRITICAL'];
  const used = play(start, `0 skill ${skills[0]}`, '0 discard v', `1 skill ${skills[1]}`).state;
  const { events } =
    winner === 0 ? play(used, '1 discard y', '0 tsumo') : play(used, '1 riichi y', '0 discard Y');
  expect(wonIn(events)).toMatchObject({ seat: winner, way, critical: true, mirror: true, damage });
});

// [HP before, HP after, healed]
test.each([
  [1, 3001, 3000],
  [6999, 9999, 3000],
  [7000, 10_000, 3000],
  [7001, 10_000, 2999],
  [9999, 10_000, 1],
])('H-6.6, H-10.2: RECOVERY at %d HP: %d, healed %d', (hp, after, healed) => {
  const start = position({ options: { seat0: 'fari', seat1: 'ataho' }, hp: [hp, 10_000] });
  const { state, events } = play(start, '0 skill RECOVERY');
  expect([state.seats[0]?.hp, state.seats[1]?.hp]).toEqual([after, 10_000]);
  expect(events).toMatchObject([{ type: 'skill-used', skill: 'RECOVERY', healed }]);
});

test('H-6.6: at full HP it is refused, and other numbers of HP are full at other tables', () => {
  const full = (hp: number) =>
    position({ options: { seat0: 'fari', seat1: 'ataho', hp: 4000 }, hp: [hp, 1] });
  expect(refusal(full(4000), '0 skill RECOVERY')).toBe('full-hp');
  expect(play(full(3999), '0 skill RECOVERY').state.seats[0]?.hp).toBe(4000);
});

test('H-6.5: whoever loses is not asked about the ura-dora', () => {
  const options = { seat0: 'rinxiang', seat1: 'ataho' } as const;
  const start = position({ hands: ['PPPFFFpppss', READY], draws: 'Y', options });
  const { events } = play(changed(start, 5, {}, inRiichi), '0 riichi Y');
  expect(told(events)).toBe('0 riichi, 0 discarded Y, 1 ron Y, 1 won SAM_DO_RIP 2400, ended won');
});

// [way, winning tile, closed Y and P before it joins them]: in the end six of each, and Y comes first in their order.
test.each([
  ['tsumo', 'P', 6, 6],
  ['ron', 'Y', 5, 6],
  ['last-chance', 'Y', 5, 6],
] as const)(
  'H-6.5: DORA_BOMB counts all twelve tiles of a win by %s, and none twice',
  (way, tile, yuri, pet) => {
    const options = { seat0: 'rinxiang', seat1: 'ataho' } as const;
    const start = position({ hands: ['YYYYYPPPPPP', JUNK], draws: 'v', options });
    const concealed = Uint8Array.of(0, 0, 0, yuri, pet, 0, 0, 0, 0, 0, 0, 0, 0);
    const win = { seat: 0, tile: one(tile), from: way === 'ron' ? 1 : null, way };
    const state: HaiyukiState = {
      ...changed(start, 20, { concealed, ...inRiichi }, { discards: [one(tile)] }),
      phase: { name: 'declared', win, stands: false, drawn: null },
    };
    const won = wonIn(play(state, '0 skill DORA_BOMB').events);
    expect(won.ura).toBe(one('Y'));
    expect(won.bonuses).toContainEqual(['ura', 2400]);
  },
);
