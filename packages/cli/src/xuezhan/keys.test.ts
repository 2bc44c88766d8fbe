import type { AnyAction, PhaseView, Suit } from '@paiju/engine';
import { SUITED, tilesOf } from '@paiju/engine';
import type { XuezhanRefusal, XuezhanView } from '@paiju/engine/xuezhan';
import { xuezhan } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';
import { xuezhanPlay } from './play.ts';

const tile = (code: string) => tilesOf(SUITED, code)[0];
const discard = (code: string): AnyAction => ({ type: 'discard', tile: tile(code) }) as AnyAction;
const kong = (code: string): AnyAction => ({ type: 'kong', tile: tile(code) }) as AnyAction;
const win = (code?: string): AnyAction =>
  (code === undefined ? { type: 'win' } : { type: 'win', tile: tile(code) }) as AnyAction;
const PASS: AnyAction = { type: 'pass' };

const TURN: PhaseView = { name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false };
const CLAIM = { name: 'claim', tile: tile('5p'), from: 1, robbing: false, own: null } as PhaseView;

/** What seat 0 sees, as far as keys go. */
const viewOf = (
  phase: PhaseView,
  hand: string,
  { drawn, voidSuit = 's', locked = false }: { drawn?: string; voidSuit?: Suit | null; locked?: boolean },
): XuezhanView =>
  ({
    seat: 0,
    phase,
    hand: tilesOf(SUITED, hand),
    drawn: drawn === undefined ? null : tile(drawn),
    seats: [{ voidSuit, locked }],
    waits: [],
    barred: null,
    options: xuezhan.options.presets.bury3,
  }) as unknown as XuezhanView;

interface Case {
  readonly view: XuezhanView;
  readonly legal: readonly AnyAction[];
}
const caseOf = (phase: PhaseView, hand: string, legal: readonly AnyAction[], more: object = {}): Case => ({
  view: viewOf(phase, hand, more),
  legal,
});

const OWN = caseOf(TURN, '1123m 5p', [kong('1m'), discard('1m'), discard('5p')], { drawn: '5p' });
const WINNING = caseOf(TURN, '11m', [win(), kong('1m'), kong('2p'), discard('1m')], { drawn: '1m' });
const HEAVEN = caseOf({ name: 'turn', seat: 0, source: 'deal', kong: null, justDrawn: false }, '11m 5p', [
  win('1m'),
  win('5p'),
  discard('1m'),
]);
const ASKED = caseOf(CLAIM, '55p', [
  win(),
  kong('5p'),
  { type: 'pung', tile: tile('5p') } as AnyAction,
  PASS,
]);
const PUNG_ONLY = caseOf(CLAIM, '55p', [{ type: 'pung', tile: tile('5p') } as AnyAction, PASS]);
const VOID_FIRST = caseOf(TURN, '1m 5s', [discard('5s')], { drawn: '1m' });
const LOCKED = caseOf(TURN, '1m 5p', [discard('5p')], { drawn: '5p', locked: true });
const AFTER_PUNG = caseOf({ name: 'turn', seat: 0, source: 'claim', kong: null, justDrawn: false }, '1m', [
  discard('1m'),
]);
const BURY = caseOf({ name: 'choice', kind: 'bury', own: null }, '123m', [
  { type: 'bury', tiles: tilesOf(SUITED, '123m') } as AnyAction,
]);
const VOID = caseOf(
  { name: 'choice', kind: 'void', own: null },
  '123m',
  (['m', 'p', 's'] as const).map((suit) => ({ type: 'void', suit })),
);

// [situation, typed, action]
const UNDERSTOOD: readonly [string, Case, string, AnyAction][] = [
  ['own turn', OWN, '5p', discard('5p')],
  ['own turn', OWN, ' 5P ', discard('5p')],
  ['own turn', OWN, 'd', discard('5p')],
  ['own turn', OWN, 'k', kong('1m')],
  ['own turn', OWN, 'gang 1m', kong('1m')],
  ['a win', WINNING, 'h', win()],
  ['a win', WINNING, 'hu', win()],
  ['two kongs', WINNING, 'k 2p', kong('2p')],
  ['an opening win', HEAVEN, 'h 5p', win('5p')],
  ['a claim', ASKED, 'h', win()],
  ['a claim', ASKED, 'k', kong('5p')],
  ['a claim', ASKED, 'p', { type: 'pung', tile: tile('5p') } as AnyAction],
  ['a claim', ASKED, '', PASS],
  ['a claim', ASKED, ' ', PASS],
  ['a claim', ASKED, 'x', PASS],
  ['burying', BURY, '321m', { type: 'bury', tiles: tilesOf(SUITED, '123m') } as AnyAction],
  ['burying', BURY, '1m 2m 3m', { type: 'bury', tiles: tilesOf(SUITED, '123m') } as AnyAction],
  ['a void suit', VOID, 'p', { type: 'void', suit: 'p' } as AnyAction],
  ['a void suit', VOID, 'S', { type: 'void', suit: 's' } as AnyAction],
];
test.each(UNDERSTOOD)('%s: %o', (_, { view, legal }, typed, action) => {
  expect(readKeys(typed, { view, legal, whyNot: () => '' })).toEqual({ ok: true, value: action });
});

// [situation, typed, help, and what the game is asked about with its answer, where it is asked]
type Judged = readonly [AnyAction, XuezhanRefusal];
const HELPED: readonly [string, Case, string, RegExp, Judged?][] = [
  ['own turn', OWN, 'h', /^That is not a win\.$/, [win(), 'not-a-win']],
  ['own turn', OWN, '9p', /not in your hand/, [discard('9p'), 'tile-not-held']],
  ['own turn', OWN, 'p', /cannot be done now/, [{ type: 'pung' }, 'wrong-phase']],
  ['own turn', OWN, '', /cannot be done now/, [PASS, 'wrong-phase']],
  ['own turn', OWN, 'k 5p', /'5p' is not offered for a kong/],
  ['own turn', OWN, '5x', /'5x' means nothing here/],
  ['own turn', OWN, '55p', /'55p' means nothing here/],
  ['two kongs', WINNING, 'k', /Say which tile, such as k 1m/],
  ['an opening win', HEAVEN, 'h', /Say which tile to set aside/],
  ['a claim without a win', PUNG_ONLY, 'h', /not a win/, [win(), 'not-a-win']],
  ['a claim without a kong', PUNG_ONLY, 'k', /not offered/, [{ type: 'kong' }, 'claim-not-offered']],
  ['a claim', ASKED, '5p', /not offered/, [discard('5p'), 'claim-not-offered']],
  [
    'void suit first',
    VOID_FIRST,
    '1m',
    /void suit must be discarded first/,
    [discard('1m'), 'void-suit-first'],
  ],
  [
    'void suit first',
    VOID_FIRST,
    'd',
    /void suit must be discarded first/,
    [discard('1m'), 'void-suit-first'],
  ],
  ['a locked hand', LOCKED, '1m', /hand is locked/, [discard('1m'), 'hand-locked']],
  ['after a pung', AFTER_PUNG, 'h', /after a pung/i, [win(), 'discard-after-pung']],
  ['burying', BURY, '12m', /three tiles of one suit/],
  ['burying', BURY, '111m', /three tiles of one suit/],
  ['burying', BURY, 'm', /'m' is not a list of tiles/],
  ['a void suit', VOID, '5p', /Type m, p or s/],
];
test.each(HELPED)('%s: %o is helped', (_, { view, legal }, typed, help, judged) => {
  const about: AnyAction[] = [];
  const read = readKeys(typed, {
    view,
    legal,
    whyNot: (action) => {
      about.push(action);
      return judged?.[1] ?? '';
    },
  });
  expect(about).toEqual(judged === undefined ? [] : [judged[0]]);
  expect(read).toMatchObject({ ok: false });
  expect(read.ok ? '' : read.error).toMatch(help);
});

describe('what is on offer', () => {
  // [situation, keys]
  const KEYS: readonly [string, Case, string][] = [
    ['own turn', OWN, 'k kong 1m · type a tile to discard 1m 5p · d discards 5p · ? help · l log · q quit'],
    [
      'two kongs',
      WINNING,
      'h WIN · k 1m or k 2p · type a tile to discard 1m · d discards 1m · ? help · l log · q quit',
    ],
    [
      'an opening win',
      HEAVEN,
      'h and a tile to set aside, such as h 1m: WIN · type a tile to discard 1m · ? help · l log · q quit',
    ],
    ['a claim', ASKED, 'h WIN on 5p · k kong 5p · p pung 5p · enter pass · ? help · l log · q quit'],
    ['burying', BURY, 'bury three tiles of one suit, such as 123m · ? help · l log · q quit'],
    ['a void suit', VOID, 'your void suit: m 万, p 筒, s 条 · ? help · l log · q quit'],
  ];
  test.each(KEYS)('%s', (_, { view, legal }, keys) => expect(handLines(view, legal)[1]?.text).toBe(keys));

  test('the drawn tile stands apart and the void suit fades', () => {
    expect(handLines(VOID_FIRST.view, VOID_FIRST.legal)[0]).toEqual({
      text: 'Your hand  5s   + 1m',
      dim: 's',
    });
  });
});

test('only the forced discard of a locked hand is played without asking', () => {
  const { forced } = xuezhanPlay;
  expect(forced(LOCKED.view, LOCKED.legal)).toEqual({
    action: discard('5p'),
    note: 'Your hand is locked: 5p goes out again.',
  });
  expect(forced(LOCKED.view, [win(), discard('5p')])).toBeNull();
  expect(forced(VOID_FIRST.view, VOID_FIRST.legal)).toBeNull();
  expect(forced(LOCKED.view, [PASS])).toBeNull();
});
