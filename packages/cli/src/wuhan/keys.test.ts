import type { AnyAction, PhaseView, Tile } from '@paiju/engine';
import { at, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { WuhanRefusal, WuhanView } from '@paiju/engine/wuhan';
import { specialsOf, wuhan } from '@paiju/engine/wuhan';
import { describe, expect, test } from 'vitest';
import { handLines } from './hand.ts';
import { readKeys } from './keys.ts';

const tile = (code: string): Tile => at(tilesOf(SUITED_AND_HONOURS, code), 0);
const act = (type: string, code: string): AnyAction => ({ type, tile: tile(code) }) as AnyAction;
const WIN: AnyAction = { type: 'win' };
const PASS: AnyAction = { type: 'pass' };

const TURN: PhaseView = { name: 'turn', seat: 0, source: 'wall', kong: null, justDrawn: false };
const AFTER_CLAIM: PhaseView = { name: 'turn', seat: 0, source: 'claim', kong: null, justDrawn: false };
const CLAIM: PhaseView = {
  name: 'claim',
  tile: tile('5m'),
  from: 3,
  robbing: false,
  justDrawn: false,
  kong: null,
  own: null,
};

interface Case {
  readonly view: WuhanView;
  readonly legal: readonly AnyAction[];
}

/** What seat 0 sees with 5p flipped: 6p is wild, 5p and 4p are skins. */
const caseOf = (phase: PhaseView, hand: string, legal: readonly AnyAction[], more: object = {}): Case => ({
  legal,
  view: {
    seat: 0,
    phase,
    hand: tilesOf(SUITED_AND_HONOURS, hand),
    drawn: null,
    ...specialsOf({ specials: 'zhong-skins' }, tile('5p')),
    waits: [],
    barred: false,
    options: wuhan.options.presets.koukou,
    ...more,
  } as unknown as WuhanView,
});

const OWN = caseOf(
  TURN,
  '12m 456p 1z 7z',
  [act('kong', '6p'), act('kong', '4p'), act('kong', '7z'), act('discard', '1m'), act('discard', '1z')],
  { drawn: tile('1z') },
);
const DREW_WILD = caseOf(TURN, '1m 66p', [act('kong', '6p'), act('discard', '1m')], { drawn: tile('6p') });
const WINNING = caseOf(TURN, '22m', [WIN, act('discard', '2m')], { drawn: tile('2m') });
const CLAIMED = caseOf(AFTER_CLAIM, '1m 7z', [act('kong', '7z'), act('discard', '1m')]);
const ASKED = caseOf(CLAIM, '34567m 55m', [
  WIN,
  act('kong', '5m'),
  act('pung', '5m'),
  act('chow', '5m'),
  act('chow', '4m'),
  act('chow', '3m'),
  PASS,
]);
const ONE_CHOW = caseOf(CLAIM, '34m', [act('chow', '3m'), PASS]);

// [situation, typed, action]
const UNDERSTOOD: readonly [string, Case, string, AnyAction][] = [
  ['own turn', OWN, '1z', act('discard', '1z')],
  ['own turn', OWN, 'd', act('discard', '1z')],
  ['own turn', OWN, 'k 7z', act('kong', '7z')],
  ['own turn', OWN, 'K 6P', act('kong', '6p')],
  ['a drawn wild', DREW_WILD, 'k', act('kong', '6p')],
  ['a win', WINNING, 'h', WIN],
  ['after a claim', CLAIMED, 'k', act('kong', '7z')],
  ['a claim', ASKED, 'h', WIN],
  ['a claim', ASKED, 'k', act('kong', '5m')],
  ['a claim', ASKED, 'p', act('pung', '5m')],
  ['a claim', ASKED, 'c 4m', act('chow', '4m')],
  ['a claim', ASKED, 'chi 3m', act('chow', '3m')],
  ['a claim', ASKED, '', PASS],
  ['a claim', ASKED, 'x', PASS],
  ['one chow', ONE_CHOW, 'c', act('chow', '3m')],
];
test.each(UNDERSTOOD)('%s: %o', (_, { view, legal }, typed, action) => {
  expect(readKeys(typed, { view, legal, whyNot: () => '' })).toEqual({ ok: true, value: action });
});

// [situation, typed, help, and what the game is asked about with its answer, where it is asked]
type Judged = readonly [AnyAction, WuhanRefusal];
const HELPED: readonly [string, Case, string, string, Judged?][] = [
  [
    'the wild',
    OWN,
    '6p',
    '6p is a wild 赖子 and never discarded: it can only be laid out as a special kong, with k 6p.',
    [act('discard', '6p'), 'special-tile'],
  ],
  [
    'a skin',
    OWN,
    '4p',
    '4p is a skin 皮子 and never discarded: it can only be laid out as a special kong, with k 4p.',
    [act('discard', '4p'), 'special-tile'],
  ],
  [
    'zhong',
    OWN,
    '7z',
    '7z is a red dragon 红中 and never discarded: it can only be laid out as a special kong, with k 7z.',
    [act('discard', '7z'), 'special-tile'],
  ],
  [
    'a drawn wild',
    DREW_WILD,
    'd',
    '6p is a wild 赖子 and never discarded: it can only be laid out as a special kong, with k 6p.',
    [act('discard', '6p'), 'special-tile'],
  ],
  ['own turn', OWN, '9s', 'That tile is not in your hand.', [act('discard', '9s'), 'tile-not-held']],
  ['own turn', OWN, 'k', 'Say which tile, such as k 6p.'],
  ['own turn', OWN, 'k 1z', "'1z' is not offered for a kong."],
  [
    'own turn',
    OWN,
    'h',
    'That is not a win: it takes an opening, a finished hand without special tiles but wilds, and the minimum.',
    [WIN, 'not-a-win'],
  ],
  ['own turn', OWN, 'p', 'That cannot be done now.', [{ type: 'pung' }, 'wrong-phase']],
  ['own turn', OWN, 'c', 'That cannot be done now.', [{ type: 'chow' }, 'wrong-phase']],
  ['own turn', OWN, 'x', 'That cannot be done now.', [PASS, 'wrong-phase']],
  ['own turn', OWN, '8z', "'8z' means nothing here. Type one of the keys above, or ? for help."],
  [
    'after a claim',
    CLAIMED,
    'h',
    'After a chow or pung there is no win: discard or kong.',
    [WIN, 'discard-after-claim'],
  ],
  ['a claim', ASKED, 'c', 'Say which, by its lowest tile, such as c 5m.'],
  ['a claim', ASKED, 'c 9m', "'9m' is not offered for a chow."],
  ['a claim', ONE_CHOW, 'p', 'That was not offered.', [{ type: 'pung' }, 'claim-not-offered']],
  ['a claim', ONE_CHOW, '3m', 'That was not offered.', [act('discard', '3m'), 'claim-not-offered']],
];
test.each(HELPED)('%s: %o is helped', (_, { view, legal }, typed, help, judged) => {
  const about: AnyAction[] = [];
  const whyNot = (action: AnyAction): string => {
    about.push(action);
    return judged?.[1] ?? '';
  };
  expect(readKeys(typed, { view, legal, whyNot })).toEqual({ ok: false, error: help });
  expect(about).toEqual(judged === undefined ? [] : [judged[0]]);
});

describe('what is on offer', () => {
  // [situation, hand, keys]
  const SHOWN: readonly [string, Case, string, string][] = [
    [
      'own turn',
      OWN,
      'Your hand  wild 6p   skin 4p 5p   zhong 7z   1m 2m   + 1z',
      'k 6p or k 4p or k 7z · type a tile to discard 1m 1z · d discards 1z · ? help · l log · q quit',
    ],
    [
      'a drawn wild',
      DREW_WILD,
      'Your hand  wild 6p   1m   + 6p wild',
      'k kong 6p · type a tile to discard 1m · ? help · l log · q quit',
    ],
    [
      'a claim',
      ASKED,
      'Your hand  3m 4m 5m 6m 7m 5m 5m',
      'h WIN on 5m · k kong 5m · p pung 5m · c 5m for 567m or c 4m for 456m or c 3m for 345m · enter pass · ? help · l log · q quit',
    ],
    [
      'one chow',
      caseOf(CLAIM, '34m', ONE_CHOW.legal, { waits: [tile('5z')], barred: true }),
      'Your hand  3m 4m   waiting for 5z   (passed a win: none on others’ tiles before your next draw or claim)',
      'c chow 345m · enter pass · ? help · l log · q quit',
    ],
  ];
  test.each(SHOWN)('%s', (_, { view, legal }, hand, keys) => {
    expect(handLines(view, legal).map(({ text }) => text)).toEqual([hand, keys]);
  });
});
