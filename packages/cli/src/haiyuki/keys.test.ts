import type { AnyAction } from '@paiju/engine';
import type { Character, HaiyukiOptions } from '@paiju/engine/haiyuki';
import { haiyuki } from '@paiju/engine/haiyuki';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../testing/duel.ts';
import { JUNK, played, READY, tile, tiles } from '../testing/duel.ts';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';

const act = (type: string, name?: string): AnyAction =>
  (name === undefined ? { type } : { type, tile: tile(name) }) as AnyAction;
const use = (skill: string, name?: string): AnyAction =>
  ({ type: 'skill', skill, ...(name === undefined ? {} : { tile: tile(name) }) }) as AnyAction;
const give = (names: string): AnyAction =>
  ({ type: 'exchange', tiles: tiles(names).sort((a, b) => a - b) }) as AnyAction;
const PASS = act('pass');

/** What a seat is asked after these actions. */
const asked = (seat: number, duel: Duel, ...actions: readonly string[]) => {
  const { state } = played(duel, ...actions);
  return {
    view: haiyuki.view(state, seat),
    legal: haiyuki.legal(state, seat),
    whyNot: (action: AnyAction) => haiyuki.whyNot(state, seat, action) ?? '',
  };
};
type Case = ReturnType<typeof asked>;

const TWO_READY = { hands: [READY, READY] as const, options: { seat0: 'ataho', seat1: 'yuri' } as const };
/** Seat 0 has drawn a purple browdog, which it can discard and be ready. */
const OWN = asked(0, { ...TWO_READY, draws: 'Pur' });
const WINNING = asked(0, { ...TWO_READY, draws: 'Yur' });
/** Complete, so that any discard leaves it ready. */
const SPIRIT = asked(0, {
  hands: [READY, JUNK],
  draws: 'Yur',
  options: { seat0: 'yuri', seat1: 'ataho' },
});
const SETUP = asked(0, { hands: [JUNK, JUNK], options: { seat0: 'smash', seat1: 'ataho' } });
const POOR = asked(0, { hands: [JUNK, JUNK], options: { seat0: 'mayu', seat1: 'ataho', mp: 9 } });
/** Asked about the other seat's Sma. */
const ASKED = asked(
  0,
  { hands: ['Sma×2 Ata Rin Yur Far Pet Fis Swo Sta Red', JUNK], options: { seat1: 'fari' } },
  '0 discard Pur',
  '1 discard Sma',
);
const AFTER_PON = asked(
  0,
  { hands: ['Sma×2 Ata Rin Yur Far Pet Fis Swo Sta Red', JUNK], options: { seat1: 'fari' } },
  '0 discard Pur',
  '1 discard Sma',
  '0 pon',
);
/** In riichi, and asked. */
const RON = asked(
  0,
  { ...TWO_READY, hands: [READY, JUNK], draws: 'Pur', options: { seat1: 'ataho', askInRiichi: true } },
  '0 riichi Pur',
  '1 discard Yur',
);
/** A ron on the own discard: cut it? */
const IAI = asked(
  1,
  { hands: [READY, JUNK], draws: 'Pur', options: { seat0: 'ataho', seat1: 'yuri' } },
  '0 riichi Pur',
  '1 discard Yur',
);

// [situation, typed, what is seen, action]
const UNDERSTOOD: readonly [string, string, Case, AnyAction][] = [
  ['own turn', 'Ata', OWN, act('discard', 'Ata')],
  ['own turn', 'at', OWN, act('discard', 'Ata')],
  ['own turn', 'ataho', OWN, act('discard', 'Ata')],
  ['own turn', ' RINXIANG ', OWN, act('discard', 'Rin')],
  ['own turn', '4', OWN, act('discard', 'Rin')],
  ['own turn', '12', OWN, act('discard', 'Pur')],
  ['own turn', 'd', OWN, act('discard', 'Pur')],
  ['own turn', 'mayu_purple', OWN, act('discard', 'Pur')],
  ['own turn', 'r', OWN, act('riichi', 'Pur')],
  ['own turn', 'r pu', OWN, act('riichi', 'Pur')],
  ['own turn', 'riichi 12', OWN, act('riichi', 'Pur')],
  ['own turn', 'hell', OWN, use('HELL_PILE')],
  ['own turn', 'he', OWN, use('HELL_PILE')],
  ['own turn', 'tiger', OWN, use('TIGER_STRIKE')],
  ['a win', 't', WINNING, act('tsumo')],
  ['a win', 'h', WINNING, act('tsumo')],
  ['a choice of discards', 'spirit yur', SPIRIT, use('SPIRIT_RIICHI', 'Yur')],
  ['a choice of discards', 'sp 7', SPIRIT, use('SPIRIT_RIICHI', 'Sma')],
  ['a choice of discards', 'r yu', SPIRIT, act('riichi', 'Yur')],
  ['setup', '1 4, 11', SETUP, give('Ata Yur Blu')],
  ['setup', 'st sm blue', SETUP, give('Sma Sta Blu')],
  ['setup', '', SETUP, PASS],
  ['setup', 'none', SETUP, PASS],
  ['a discard', 'p', ASKED, act('pon')],
  ['a discard', '', ASKED, PASS],
  ['a discard', 'x', ASKED, PASS],
  ['a pon', '1', AFTER_PON, act('discard', 'Ata')],
  ['riichi', 'r', RON, act('ron')],
  ['riichi', 'n', RON, PASS],
  ['a question', 'y', IAI, use('SUPER_IAI')],
  ['a question', 'iai', IAI, use('SUPER_IAI')],
  ['a question', 'no', IAI, PASS],
  ['a question', '', IAI, PASS],
];
test.each(UNDERSTOOD)('%s: %o', (_, typed, question, action) => {
  expect(readKeys(typed, question)).toEqual({ ok: true, value: action });
});

// [situation, typed, what is seen, help]
const HELPED: readonly [string, string, Case, string][] = [
  ['own turn', 'sta', OWN, 'That tile is not in your hand.'],
  ['own turn', '13', OWN, "'13' means nothing here. Type one of the keys above, or ? for help."],
  ['own turn', 'a', OWN, "'a' means nothing here. Type one of the keys above, or ? for help."],
  ['own turn', 'ata rin', OWN, "'ata rin' means nothing here. Type one of the keys above, or ? for help."],
  ['own turn', 't', OWN, 'That is not a win: the twelve tiles make no yaku.'],
  ['own turn', 'r ata', OWN, 'Without that tile the hand is not ready.'],
  ['own turn', 'r sta', OWN, 'That tile is not in your hand.'],
  ['own turn', 'heal', OWN, 'That is the skill of another character.'],
  ['own turn', 'hell ata', OWN, 'Hell Pile 지옥쌓기 takes no tile.'],
  ['own turn', 'p', OWN, 'That cannot be done now.'],
  ['own turn', '', OWN, 'That cannot be done now.'],
  ['a choice of discards', 'spirit', SPIRIT, 'Say which tile to discard, such as spirit Ata.'],
  ['a choice of discards', 'r', SPIRIT, 'Say which tile to discard, such as r Ata.'],
  [
    'setup',
    '1 12',
    SETUP,
    "'12' is no tile. Type the numbers or names of tiles that you hold, or enter for none.",
  ],
  ['setup', 'ata ata', SETUP, 'That tile is not in your hand.'],
  ['setup', '1 2 3', POOR, 'There are not enough MP for that.'],
  ['a discard', 'r', ASKED, 'That was not offered.'],
  ['a discard', 'ata', ASKED, "'ata' means nothing here. Type one of the keys above, or ? for help."],
  ['a pon', 't', AFTER_PON, 'There is nothing to do now but to discard.'],
  ['a pon', 'r ata', AFTER_PON, 'There is nothing to do now but to discard.'],
  ['riichi', 'p', RON, 'That was not offered.'],
  ['a question', 'perhaps', IAI, 'Type y for yes, or enter for no.'],
];
test.each(HELPED)('%s: %o is helped', (_, typed, question, help) => {
  expect(readKeys(typed, question)).toEqual({ ok: false, error: help });
});

describe('what is on offer', () => {
  // [situation, what is seen, lines]
  const SHOWN: readonly [string, Case, string[]][] = [
    [
      'own turn, in the order of H-1.2',
      OWN,
      [
        'Your hand  Ata Ata Ata Rin Rin Rin Sma Sma Sma Yur Yur   + Pur',
        '             1   2   3   4   5   6   7   8   9  10  11      12',
        'r Pur riichi, waiting for Yur 2,400 · tiger: Tiger Strike 맹호일발권 (100 MP) · hell: Hell Pile 지옥쌓기 (18 MP) · a tile or its number to discard · d discards Pur · ? help · l log · q quit',
      ],
    ],
    [
      'a win',
      WINNING,
      [
        'Your hand  Ata Ata Ata Rin Rin Rin Sma Sma Sma Yur Yur   + Yur',
        '             1   2   3   4   5   6   7   8   9  10  11      12',
        expect.stringMatching(
          /^t TSUMO: Wanderer’s Hat 삼도립, 2,400 · r Ata riichi, waiting for Ata 2,400 · /,
        ),
      ],
    ],
    [
      'a choice of discards',
      SPIRIT,
      [
        expect.anything(),
        expect.anything(),
        expect.stringContaining(
          ' · spirit Ata or spirit Rin or spirit Sma or spirit Yur: Spirit Riichi 기합 리치 (24 MP) · ',
        ),
        'not now  Super Iai 초 거합베기 (22 MP): You are asked when it can be used.',
      ],
    ],
    [
      'setup, Fari before Petum',
      SETUP,
      [
        'Your hand  Ata Rin Sma Yur Far Pet   Fis Swo Sta   Red Blu',
        '             1   2   3   4   5   6     7   8   9    10  11',
        'Exchange Tile 패 교환 (6 MP a tile): type the tiles to exchange, 11 at most, such as 1 4 7 · enter keeps all · ? help · l log · q quit',
      ],
    ],
    [
      'a discard',
      ASKED,
      [
        'Your hand  Ata Rin Sma Sma Yur Far Pet   Fis Swo Sta   Red',
        '             1   2   3   4   5   6   7     8   9  10    11',
        'p pon Sma · enter pass · ? help · l log · q quit',
      ],
    ],
    [
      'riichi',
      RON,
      [
        'Your hand  Ata Ata Ata Rin Rin Rin Sma Sma Sma Yur Yur',
        '             1   2   3   4   5   6   7   8   9  10  11',
        'waiting for Yur: Wanderer’s Hat 삼도립, 2,400',
        'r RON on Yur · enter pass · ? help · l log · q quit',
      ],
    ],
    [
      'a question',
      IAI,
      [
        expect.anything(),
        expect.anything(),
        'y use Super Iai 초 거합베기 (22 MP): The ron is void, and the tile is cut to pieces · enter no · ? help · l log · q quit',
      ],
    ],
  ];
  test.each(SHOWN)('%s', (_, question, lines) => {
    expect(handLines(question).map(({ text }) => text)).toEqual(lines);
  });
});

describe('skills that cannot be used now stand under the keys, with cost and reason', () => {
  const resting = (question: Case): string[] =>
    handLines(question).flatMap(({ text, isFaint }) => (isFaint ? [text] : []));
  const own = (seat0: Character, changes: Partial<HaiyukiOptions> = {}, ...actions: string[]): Case =>
    asked(
      0,
      { hands: [JUNK, JUNK], draws: 'Pur', options: { seat0, seat1: 'ataho', ...changes } },
      ...actions,
    );
  const TIGER = 'Tiger Strike 맹호일발권 (100 MP)';
  const HELL = 'Hell Pile 지옥쌓기 (18 MP)';

  // [rule, question, lines]
  const CASES: readonly [string, Case, string[]][] = [
    ['H-6.1: the hand is not ready', own('ataho'), [`${TIGER}: No discard leaves the hand ready.`]],
    [
      'H-6.21, H-6.22: paid for another skill',
      own('ataho', {}, '0 skill HELL_PILE'),
      [`${TIGER}: There are not enough MP for that.`, `${HELL}: A skill has been used in this turn already.`],
    ],
    [
      'H-6.5: a reactive one waits for its question',
      own('rinxiang'),
      ['Dora Bomb 도라폭진 (32 MP): You are asked when it can be used.'],
    ],
    [
      'H-6.9: so does one of the setup',
      own('mayu', {}, '0 pass'),
      ['Paint Tile 패 덧칠 (4 MP a tile): You are asked when a round begins.'],
    ],
    [
      'H-6.6: full HP',
      own('fari', { mp: 17 }),
      [
        'Recovery 회복 (24 MP): There are not enough MP for that.',
        'Discard Guard 버린 패 방어 (18 MP): There are not enough MP for that.',
      ],
    ],
    ['H-6.29: without skills there is nothing to say', own('ataho', { skills: false }), []],
    [
      'H-2.9: after a pung',
      AFTER_PON,
      [TIGER, HELL].map((skill) => `${skill}: There is nothing to do now but to discard.`),
    ],
    ['a question about a discard', ASKED, []],
  ];
  test.each(CASES)('%s', (_, question, lines) => {
    expect(resting(question)).toEqual(lines.map((line) => `not now  ${line}`));
  });
});

test('H-6.10: after EXCHANGE_RON the barred kind is named', () => {
  const back = asked(
    1,
    { hands: [READY, JUNK], draws: 'Pur', options: { seat0: 'ataho', seat1: 'smash' } },
    '1 pass',
    '0 riichi Pur',
    '1 discard Yur',
    '1 skill EXCHANGE_RON',
  );
  expect(handLines(back).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^a tile or its number to discard, any kind but Yur · d discards \w+ · /),
  );
});
