import type { Seat } from '@paiju/engine';
import type {
  HaiyukiEvent,
  HaiyukiHappened,
  HaiyukiOptions,
  HaiyukiView,
  HaiyukiWon,
} from '@paiju/engine/haiyuki';
import { haiyuki } from '@paiju/engine/haiyuki';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../../testing/duel.ts';
import { JUNK, optionsOf, played, READY, tile, tiles } from '../../testing/duel.ts';
import { secretSentences, sentencesFor } from './events.ts';

const NAMES = ['You', 'Mayu'];

/** Everything that is said up to and with these actions, to a seat or to whoever may know all. */
const said = (seat: Seat | 'all' | null, duel: Duel, ...actions: readonly string[]): string[] => {
  const { state, events } = played(duel, ...actions);
  const view = haiyuki.view(state, seat === 'all' ? null : seat);
  return events.flatMap((event) => {
    if (seat === 'all') return [...secretSentences(event, NAMES), ...sentencesFor(event, NAMES, view)];
    const seen = haiyuki.seenBy(state.options, event, seat) as HaiyukiHappened | null;
    return seen === null ? [] : sentencesFor(seen, NAMES, view);
  });
};

const SETUP: Duel = { dora: 'Ata', ura: 'Sta', draws: 'Rin Yel', options: { seat0: 'smash', seat1: 'mayu' } };

describe('H-9.4, H-9.5: a deal and an exchange', () => {
  const actions = ['0 exchange Ata Rin', '1 pass'] as const;

  test('to the seat itself', () => {
    expect(said(0, SETUP, ...actions)).toEqual([
      'Round 1. First to play: you. The dora is Ata.',
      'You used Exchange Tile 패 교환 for 12 MP.',
      'You gave Ata Rin and got Rin Yel.',
      'Turn 1.',
      'You drew Pur.',
    ]);
  });

  test.each([1, null])('to seat %s', (seat) => {
    expect(said(seat, SETUP, ...actions)).toEqual([
      'Round 1. First to play: you. The dora is Ata.',
      'You used Exchange Tile 패 교환 for 12 MP.',
      'You exchanged tiles: 2.',
      'Turn 1.',
    ]);
  });

  test('to whoever may know all', () => {
    expect(said('all', SETUP, ...actions)).toEqual([
      'Round 1. First to play: you. The dora is Ata, the hidden ura-dora Sta.',
      '  You (10,000 HP, 100 MP) got Ata Rin Sma Yur Far Pet Fis Swo Sta Red Blu.',
      '  Mayu (10,000 HP, 100 MP) got Ata Rin Sma Yur Far Pet Fis Swo Sta Red Blu.',
      'You chose Ata Rin to exchange.',
      'Mayu passed.',
      'You used Exchange Tile 패 교환 for 12 MP.',
      'You gave Ata Rin and got Rin Yel.',
      'Turn 1.',
      'You drew Pur.',
    ]);
  });
});

const READY_DUEL: Duel = { hands: [READY, JUNK], draws: 'Pur Yel', options: { seat1: 'yuri' } };

test('H-6.11, H-6.27: a ron is declared, asked about and cut; a no is heard by nobody', () => {
  const start = ['0 skill HELL_PILE', '0 riichi Pur', '1 discard Yur'] as const;
  expect(said(0, READY_DUEL, ...start, '1 skill SUPER_IAI').slice(3)).toEqual([
    'You used Hell Pile 지옥쌓기 for 18 MP.',
    'You declared riichi.',
    'You discarded Pur.',
    'Mayu discarded Yur.',
    'You declared ron on Mayu’s Yur.',
    'Mayu used Super Iai 초 거합베기 for 22 MP.',
    'Turn 2.',
    expect.stringMatching(/^You drew /),
    expect.stringMatching(/^You discarded /),
  ]);
  expect(said(0, READY_DUEL, ...start, '1 pass').slice(7)).toEqual([
    'You declared ron on Mayu’s Yur.',
    '★ You won by ron on Mayu’s Yur: Ata×3 Rin×3 Sma×3 Yur×3',
    '  Wanderer’s Hat 삼도립: 2,400.',
    '  Damage: 2,400.',
    '  Mayu lost 2,400 HP and had 7,600 left.',
    'With a win the round is over.',
    '  You held Ata×3 Rin×3 Sma×3 Yur×3.',
    '  Mayu held Ata Rin Sma Far Pet Fis Swo Sta Red Blu Pur.',
  ]);
  expect(said('all', READY_DUEL, ...start, '1 pass')).toContain('Mayu passed.');
});

test('H-6.10: after EXCHANGE_RON it is said which tile came back', () => {
  const duel: Duel = { hands: [READY, JUNK], draws: 'Pur Yel', options: { seat0: 'ataho', seat1: 'smash' } };
  const actions = ['1 pass', '0 riichi Pur', '1 discard Yur', '1 skill EXCHANGE_RON'] as const;
  for (const who of [0, 1, 'all'] as const)
    expect(said(who, duel, ...actions).slice(-2)).toEqual([
      'Mayu used Exchange Ron 론 패 교환 for 10 MP.',
      '  Yur came back to the hand: a tile of another kind has to go.',
    ]);
});

test('H-6.2: how deep a steered draw lay is told only to whoever may know all', () => {
  const duel = { ...READY_DUEL, hands: [READY, JUNK] as const, draws: 'Pur Ata Rin Sma Yel Pur' };
  const actions = ['0 skill HELL_PILE', '0 discard Pur'] as const;
  expect(said('all', duel, ...actions).at(-1)).toMatch(/^Mayu drew \w{3} from under \d+ tiles?\.$/);
  expect(said(1, duel, ...actions).at(-1)).toMatch(/^Mayu drew \w{3}\.$/);
  expect(said(0, duel, ...actions).at(-1)).toBe('You discarded Pur.');
});

test('H-2.8, H-6.6: a pon, and what Recovery gave back', () => {
  const duel: Duel = {
    hands: ['Sma×2 Ata Rin Yur Far Pet Fis Swo Sta Red', JUNK],
    options: { seat0: 'fari' },
  };
  expect(said(1, duel, '1 pass', '0 discard Pur', '1 discard Sma', '0 pon').slice(-3)).toEqual([
    'Mayu discarded Sma.',
    'Turn 2.',
    'You claimed Mayu’s Sma: pon.',
  ]);
  const healed: HaiyukiEvent = { type: 'skill-used', seat: 0, skill: 'RECOVERY', cost: 24, healed: 1800 };
  expect(sentencesFor(healed, NAMES, {} as HaiyukiView)).toEqual([
    'You used Recovery 회복 for 24 MP.',
    '  You regained 1,800 HP: Recovery.',
  ]);
});

const WIN: HaiyukiWon = {
  type: 'won',
  seat: 1,
  tile: tile('Fis'),
  from: null,
  way: 'tsumo',
  concealed: tiles('Ata×3 Fis×6'),
  melds: [{ kind: 'pung', tile: tile('Sta'), from: 0 }],
  ura: null,
  yaku: 'JANG_GI',
  variant: 'ataho',
  score: 2800,
  bonuses: [
    ['dora', 1200],
    ['haitei', 800],
  ],
  open: true,
  critical: true,
  mirror: true,
  damage: 3380,
  lost: 3000,
};
const viewWith = (options: Partial<HaiyukiOptions> = {}): HaiyukiView =>
  ({
    dora: tile('Ata'),
    options: optionsOf({ options }),
    table: [{ hp: 0 }, { hp: 10_000 }],
  }) as unknown as HaiyukiView;

describe('H-4.15, H-4.16, H-10.3: a win is told with its whole reckoning', () => {
  // [what, win, options, lines after the first]
  const WINS: readonly [string, Partial<HaiyukiWon>, Partial<HaiyukiOptions>, string[]][] = [
    [
      'every factor',
      {},
      {},
      [
        '  Signature Move 장기 (Ataho): 2,800.',
        '  Dora Ata×3: 1,200.',
        '  Haitei, a win on the last draw: 800.',
        '  Damage: (2,800 + 1,200 + 800) × open 3/4 × critical 5/4 × mirror 3/4 = 3,380.',
        '  You lost 3,000 HP and had 0 left.',
      ],
    ],
    [
      'bonuses that no factor changes',
      { damage: 3970, lost: 3970, mirror: false },
      { bonusesUnscaled: true },
      [
        '  Signature Move 장기 (Ataho): 2,800.',
        '  Dora Ata×3: 1,200.',
        '  Haitei, a win on the last draw: 800.',
        '  Damage: 2,800 × open 3/4 × critical 5/4 + 1,200 + 800 = 3,970.',
        '  You lost 3,970 HP and had 0 left.',
      ],
    ],
    [
      'a colour, and a factor alone',
      {
        yaku: 'SUN_IL_SAEK',
        variant: 'red',
        score: 6400,
        bonuses: [],
        critical: false,
        mirror: false,
        damage: 4800,
      },
      {},
      [
        '  Pure One Colour 순 일색 (red): 6,400.',
        '  Damage: 6,400 × open 3/4 = 4,800.',
        '  You lost 3,000 HP and had 0 left.',
      ],
    ],
    [
      'bonuses alone, with the ura-dora',
      {
        open: false,
        critical: false,
        mirror: false,
        ura: tile('Fis'),
        bonuses: [
          ['ura', 2400],
          ['tenho', 800],
        ],
        damage: 6000,
      },
      {},
      [
        '  Signature Move 장기 (Ataho): 2,800.',
        '  Ura-dora Fis×6: 2,400.',
        '  Tenho, a win on turn 1: 800.',
        '  Damage: 2,800 + 2,400 + 800 = 6,000.',
        '  You lost 3,000 HP and had 0 left.',
      ],
    ],
  ];
  test.each(WINS)('%s', (_, changes, options, lines) => {
    expect(sentencesFor({ ...WIN, ...changes }, NAMES, viewWith(options)).slice(1)).toEqual(lines);
  });

  test('and how it was won', () => {
    const first = (changes: Partial<HaiyukiWon>): string | undefined =>
      sentencesFor({ ...WIN, ...changes }, NAMES, viewWith())[0];
    expect(first({})).toBe('★ Mayu won by tsumo with Fis: Ata×3 Fis×6, open Sta×3');
    expect(first({ way: 'last-chance' })).toMatch(/^★ Mayu won by Last Chance with Fis: /);
    expect(first({ way: 'ron', from: 0 })).toMatch(/^★ Mayu won by ron on your Fis: /);
  });
});

describe('H-5.6: a drawn round', () => {
  const ended = (tenpai: readonly [boolean, boolean], lost: readonly [number, number]): string[] =>
    sentencesFor(
      { type: 'ended', reason: 'nagari', hands: [tiles(READY), tiles(JUNK)], tenpai, lost },
      NAMES,
      viewWith(),
    );
  test('the one that was not ready pays', () => {
    expect(ended([false, true], [1000, 0])).toEqual([
      'Nobody has won: the round is drawn.',
      '  You held Ata×3 Rin×3 Sma×3 Yur×2, not ready.',
      '  Mayu held Ata Rin Sma Yur Far Pet Fis Swo Sta Red Blu, ready.',
      '  You lost 1,000 HP and had 0 left.',
    ]);
  });
  // [who was ready, what is said]
  test.each([
    [[true, true], '  Both were ready: nobody lost HP.'],
    [[false, false], '  Neither was ready: nobody lost HP.'],
    [[true, false], '  Nobody lost HP.'],
  ] as const)('%j: nobody pays', (tenpai, line) => {
    expect(ended(tenpai, [0, 0]).at(-1)).toBe(line);
  });
  test('H-6.13: and a last chance', () => {
    expect(sentencesFor({ type: 'turns-over' }, NAMES, viewWith())).toEqual(['Turn 20 is over.']);
    expect(sentencesFor({ type: 'spun', seat: 0, tile: tile('Ata') }, NAMES, viewWith())).toEqual([
      'Last Chance turned Ata for you.',
    ]);
  });
});
