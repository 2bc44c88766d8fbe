/** One bar for all games: what each of them offers there, in which order, with which weight, key and tiles. */
import type { AnyAction, PhaseView, Tile } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../bar/answers.ts';
import { answersTo, idOf, risingFor } from '../bar/answers.ts';
import type { FourAsked } from '../table/answers.ts';
import { discardsIn, fourAnswers, isShortest } from '../table/answers.ts';
import { duelAnswers } from './haiyuki/duel/answers.ts';
import type { Declaring } from './haiyuki/duel/offers.ts';
import { offersIn } from './haiyuki/duel/offers.ts';
import { promptOf } from './haiyuki/duel/prompt.ts';

const tile = (number: number): Tile => number as Tile;
const tiles = (...numbers: number[]): Tile[] => numbers.map(tile);
// Actions as a seat is told them; only the fields that buttons read.
const actions = (...list: object[]): AnyAction[] => list as AnyAction[];
const PASS = { type: 'pass' };
const CLAIM = { name: 'claim', tile: tile(5), from: 1, robbing: false } as unknown as PhaseView;
const TURN = { name: 'turn', seat: 0 } as PhaseView;
const CHOICE = { name: 'choice' } as PhaseView;

const four = (
  legal: readonly AnyAction[],
  phase: PhaseView,
  more: Partial<FourAsked> = {},
): readonly Answer[] =>
  fourAnswers({ legal, phase, hand: [], drawn: null, specials: null, picked: [], ...more });

const DUEL = {
  seat: 0,
  phase: { name: 'turn', seat: 0 },
  drawn: null,
  table: [{ character: 'yuri' }, { character: 'mayu' }],
} as unknown as HaiyukiView;
const REACTION = { ...DUEL, phase: { name: 'reaction', tile: tile(4), from: 1 } } as HaiyukiView;

interface Chosen {
  readonly declaring?: Declaring;
  readonly picked?: readonly Tile[];
}

const duel = (
  legal: readonly AnyAction[],
  view: HaiyukiView = DUEL,
  { declaring, picked = [] }: Chosen = {},
): readonly Answer[] => {
  const offers = offersIn(legal);
  return duelAnswers({
    view,
    me: 0,
    offers,
    prompt: promptOf(view, offers, declaring ?? null),
    declaring: declaring ?? null,
    picked: picked.map((each) => ({ tile: each })),
  });
};

/** `pung pung P 5 uses 5 5`, and a star on what happens by default. */
const shown = ({ kind, weight, key, tiles: drawn, uses, isDefault, actions: meant }: Answer): string =>
  [
    `${isDefault ? '*' : ''}${kind}`,
    weight,
    ...(key === null ? [] : [key]),
    ...drawn,
    ...(uses.length === 0 ? [] : ['uses', ...uses]),
    ...(meant.length === 1 ? [] : [`of ${meant.length}`]),
  ].join(' ');

const HAND = tiles(3, 4, 5, 5, 5, 6, 30, 30);
const SPECIALS = { flip: tile(8), laizi: tile(9), pizi: tiles(30), fixed: tiles(31) };
const CLAIMS = actions(
  PASS,
  { type: 'chow', tile: 3 },
  { type: 'chow', tile: 4 },
  { type: 'pung', tile: 5 },
  { type: 'win' },
  { type: 'kong', tile: 5 },
);
const SETS = actions({ type: 'bury', tiles: tiles(1, 2, 3) }, { type: 'bury', tiles: tiles(1, 2, 4) });
const SUITS = actions({ type: 'void', suit: 'm' }, { type: 'void', suit: 'p' }, { type: 'void', suit: 's' });
const EXCHANGE = actions(PASS, { type: 'exchange', tiles: tiles(7) });
const SETUP = { ...DUEL, phase: { name: 'setup' } } as HaiyukiView;
const DECLARED = {
  ...DUEL,
  phase: { name: 'declared', seat: 1, tile: tile(2), way: 'ron' },
} as unknown as HaiyukiView;

describe('the bar', () => {
  test.each<[string, readonly Answer[], readonly string[]]>([
    ['nothing is offered', four([], TURN), []],
    ['discards are made on the hand', four(actions({ type: 'discard', tile: 1 }), TURN), []],
    [
      'claims at a table of four, the strongest first',
      four(CLAIMS, CLAIM, { hand: HAND }),
      [
        'win win H 5',
        'kong kong K 5 uses 5 5 5',
        'pung pung P 5 uses 5 5',
        'chow chow C 3 4 5 uses 3 4',
        'chow chow C 4 5 6 uses 4 6',
        '*pass pass Escape',
      ],
    ],
    [
      'a win on the own draw, or on a tile that is set aside',
      four(actions({ type: 'win', tile: 2 }, { type: 'win' }), TURN, { drawn: tile(8) }),
      ['win win H 2', 'win win H 8'],
    ],
    [
      'a kong of the own turn takes all there is, a special one a single tile',
      four(actions({ type: 'kong', tile: 5 }, { type: 'kong', tile: 30 }), TURN, {
        hand: HAND,
        specials: SPECIALS,
      }),
      ['kong kong K 5 uses 5 5 5', 'kong kong K 30 uses 30'],
    ],
    ['three tiles, not chosen yet', four(SETS, CHOICE), ['bury kong of 0']],
    [
      'three tiles, chosen',
      four(SETS, CHOICE, { picked: tiles(4, 1, 2).map((each, id) => ({ id, tile: each })) }),
      ['bury kong'],
    ],
    [
      'suits with their tiles and numbers',
      four(SUITS, CHOICE, { hand: tiles(1, 2, 10, 20, 21) }),
      ['void chow 1 1 2 uses 1 2', 'void chow 2 10 uses 10', 'void chow 3 20 21 uses 20 21'],
    ],
    [
      'a discard in a duel',
      duel(actions(PASS, { type: 'pon' }, { type: 'ron' }), REACTION),
      ['ron win H 4', 'pon pung P 4 uses 4 4', '*pass pass Escape'],
    ],
    [
      'the own turn in a duel: riichi with one tile or another',
      duel(
        actions(
          { type: 'tsumo' },
          { type: 'riichi', tile: 3 },
          { type: 'riichi', tile: 5 },
          { type: 'discard', tile: 3 },
        ),
        { ...DUEL, drawn: tile(6) },
      ),
      ['tsumo win T 6', 'riichi kong R of 2'],
    ],
    [
      'riichi that was begun can be taken back',
      duel(actions({ type: 'riichi', tile: 3 }), DUEL, { declaring: { type: 'riichi' } }),
      ['cancel pass Escape'],
    ],
    [
      'a skill that counters a win has its own number',
      duel(actions(PASS, { type: 'skill', skill: 'SUPER_IAI' }), DECLARED),
      ['skill kong 1', '*pass pass Escape'],
    ],
    ['an exchange, nothing chosen', duel(EXCHANGE, SETUP), ['*pass pass Escape']],
    [
      'an exchange, a tile chosen',
      duel(EXCHANGE, SETUP, { picked: tiles(7) }),
      ['exchange kong', '*pass pass Escape'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(answers.map(shown)).toEqual(expected);
  });

  test('a key answers, and where several have it the person chooses', () => {
    const answers = four(CLAIMS, CLAIM, { hand: HAND });
    const kinds = (key: string): string[] => answersTo(answers, key).map(({ kind }) => kind);
    expect(['h', 'K', 'c', 'Escape', ' ', 'x'].map(kinds)).toEqual([
      ['win'],
      ['kong'],
      ['chow', 'chow'],
      ['pass'],
      ['pass'],
      [],
    ]);
  });

  test('the tiles of the answer that is looked at rise, those of an only answer at once', () => {
    const several = four(CLAIMS, CLAIM, { hand: HAND });
    const [, kong, pung] = several;
    const one = four(actions(PASS, { type: 'pung', tile: 5 }), CLAIM, { hand: HAND });
    const [, pass] = one;
    expect([
      risingFor(several, null),
      risingFor(several, kong ? idOf(kong) : null),
      risingFor(one, null),
      // The focus rests on the harmless answer; that is no reason to hide what the other one would use.
      risingFor(one, pass ? idOf(pass) : null),
      risingFor(one, pung ? idOf(pung) : null),
      risingFor(one, 'of another question'),
    ]).toEqual([[], [5, 5, 5], [5, 5], [5, 5], [5, 5], [5, 5]]);
    expect(risingFor(several.slice(1), null), 'of several none, whichever is first').toEqual([]);
    expect(new Set(several.map(idOf)).size, 'each can be told from the others').toBe(several.length);
  });

  test('the shortest suit is marked, both where two are', () => {
    const asked = { legal: SUITS, phase: CHOICE, drawn: null, specials: null, picked: [] };
    const marked = (hand: readonly Tile[]): boolean[] => {
      const answers = fourAnswers({ ...asked, hand });
      return answers.map((answer) => isShortest(answer, answers));
    };
    expect(marked(tiles(1, 2, 10, 20, 21))).toEqual([false, true, false]);
    expect(marked(tiles(1, 10, 20, 21))).toEqual([true, true, false]);
  });

  test('what may be discarded', () => {
    expect(discardsIn(actions({ type: 'discard', tile: 1 }, { type: 'win' }))).toEqual([1]);
    expect(discardsIn(actions(PASS))).toBeNull();
  });
});
