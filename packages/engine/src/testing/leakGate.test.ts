/** The leak gate itself: quiet where nothing leaks, red for every leak planted here. */
import { describe, expect, test } from 'vitest';
import { at } from '../core/seat.ts';
import { GAMES } from '../games.ts';
import type { Game } from '../record/game.ts';
import { KOUKOU } from '../rules/wuhan/options.ts';
import type { WuhanState } from '../rules/wuhan/state.ts';
import { WUHAN_LEAKS } from '../rules/wuhan/testing/oracle.ts';
import { WUHAN_SETTINGS } from '../rules/wuhan/testing/settings.ts';
import { isReady } from '../rules/wuhan/win.ts';
import type { XuezhanOptions } from '../rules/xuezhan/options.ts';
import { BURY3, SICHUAN, XUELIU } from '../rules/xuezhan/options.ts';
import type { XuezhanState } from '../rules/xuezhan/state.ts';
import { XUEZHAN_LEAKS } from '../rules/xuezhan/testing/oracle.ts';
import { XUEZHAN_SETTINGS } from '../rules/xuezhan/testing/settings.ts';
import type { LeakReport } from './leakGate.ts';
import { leakGate } from './leakGate.ts';
import type { Wrap } from './plantedLeaks.ts';
import { planted, refusing, showing, viewWith } from './plantedLeaks.ts';

const HIDDEN = { showConcealedKong: false, showWinningHand: false } as const;
const ALL_HIDDEN = { ...BURY3, ...HIDDEN, showBuried: false };

const gate = (game: Game, options: XuezhanOptions, matches: number): LeakReport =>
  leakGate({ game, options, settings: XUEZHAN_SETTINGS }, XUEZHAN_LEAKS, { matches, first: 5000 });

const wuhanGate = (game: Game, options: object, matches: number): LeakReport =>
  leakGate({ game, options, settings: WUHAN_SETTINGS }, WUHAN_LEAKS, { matches, first: 5000 });

describe('nothing leaks', () => {
  const SHOWN: readonly [string, XuezhanOptions][] = [
    ['bury3, all hidden', ALL_HIDDEN],
    ['bury3, buried tiles hidden', { ...BURY3, showBuried: false }],
    ['bury3, winning hands hidden', { ...BURY3, showWinningHand: false, lockedKongs: 'same-waits' }],
    ['sichuan, all hidden', { ...SICHUAN, ...HIDDEN }],
    ['xueliu, all hidden', { ...XUELIU, ...HIDDEN }],
    ['xueliu, kongs hidden', { ...XUELIU, showConcealedKong: false }],
  ];

  test.each(SHOWN)('%s', (_, options) => {
    const { leaks, swapped, pending } = gate(GAMES.xuezhan, options, 16);
    expect(leaks).toEqual([]);
    expect(swapped).toBeGreaterThan(1000);
    expect(pending).toBeGreaterThan(60);
  });
});

const xuezhanView = viewWith<XuezhanState>;

const nextTile = ({ wall }: XuezhanState): unknown => wall.tiles[wall.front];

const lockedDraw = ({ phase, extra }: XuezhanState): unknown =>
  phase.name === 'turn' && at(extra.seats, phase.seat).wins > 0 ? phase.drawn : null;

describe('every planted leak is caught', () => {
  const PLANTED: readonly [string, XuezhanOptions, Wrap][] = [
    ['the next tile of the wall, in the view', BURY3, xuezhanView(nextTile)],
    ['the last tile of the wall, in the view', SICHUAN, xuezhanView(({ wall }) => wall.tiles[wall.back - 1])],
    ['one tile of another hand, in the view', XUELIU, xuezhanView(({ seats }) => at(seats, 0).concealed[4])],
    [
      'what others have chosen so far, in the view',
      BURY3,
      xuezhanView(({ phase }) => (phase.name === 'choice' ? phase.answers : null)),
    ],
    [
      'how many have chosen so far, in the view',
      SICHUAN,
      xuezhanView(({ phase }) => phase.name === 'choice' && phase.answers.filter(Boolean).length),
    ],
    ['who still owes an answer, in the view', SICHUAN, (rules) => viewWith(rules.toAct)(rules)],
    [
      'what others may claim, in the view',
      XUELIU,
      xuezhanView(({ phase }) => (phase.name === 'claim' ? phase.window.offers : null)),
    ],
    ['where exchanged tiles will go, in the view', SICHUAN, xuezhanView(({ extra }) => extra.direction)],
    [
      'whether others are barred, in the view',
      XUELIU,
      xuezhanView(({ extra }) => extra.seats.map((each) => each.barred)),
    ],
    [
      'what was drawn, in the view',
      BURY3,
      xuezhanView(({ phase }) => (phase.name === 'turn' ? phase.drawn : null)),
    ],
    ['what a locked winner drew, in the view', XUELIU, xuezhanView(lockedDraw)],
    [
      'hidden buried tiles, in the view',
      ALL_HIDDEN,
      xuezhanView(({ extra }) => extra.seats.map((each) => each.buried)),
    ],
    ['hidden kongs, in the view', ALL_HIDDEN, xuezhanView(({ seats }) => seats.map(({ melds }) => melds))],
    ['answers, as events', SICHUAN, showing('answered')],
    ['who is asked, as an event', XUELIU, showing('claims-opened')],
    ['choices, as events', BURY3, showing('chosen')],
    ['the whole deal, as an event', BURY3, showing('dealt')],
    ['draws, as events', SICHUAN, showing('drew')],
    ['gifts, as an event', XUELIU, showing('exchanged')],
    ['hidden buried tiles, as an event', ALL_HIDDEN, showing('buried')],
    ['a hidden winning hand, as an event', ALL_HIDDEN, showing('won')],
    ['a hidden kong, as an event', ALL_HIDDEN, showing('melded')],
    ['the next tile of the wall, in a refusal', BURY3, refusing(nextTile)],
    [
      'how many owe an answer, in a refusal',
      SICHUAN,
      (rules) => refusing((state: object) => rules.toAct(state).length)(rules),
    ],
  ];

  test.each(PLANTED)('%s', (_, options, wrap) => {
    expect(gate(planted(GAMES.xuezhan, wrap), options, 80).leaks).not.toEqual([]);
  });
});

describe('every leak planted in Wuhan is caught', () => {
  const barred = { ...KOUKOU, passedWin: 'barred' };
  const wuhanView = viewWith<WuhanState>;
  /** What its special rules and its own view could give away; the shared round is tried on Xuezhan above. */
  const PLANTED: readonly [string, object, Wrap][] = [
    [
      'the tile of a concealed kong, in the view',
      KOUKOU,
      wuhanView(({ seats }) => seats.map(({ melds }) => melds)),
    ],
    ['the tile of a concealed kong, as an event', KOUKOU, showing('melded')],
    [
      'what the replacement draw brings, in the view',
      KOUKOU,
      wuhanView(({ wall }) => wall.tiles[wall.back - 1]),
    ],
    [
      'how many wilds are in hands, in the view',
      KOUKOU,
      wuhanView(({ seats, extra }) => seats.map(({ concealed }) => concealed[extra.laizi])),
    ],
    [
      'who is ready, in the view',
      KOUKOU,
      wuhanView(({ options, seats, extra }) =>
        seats.map(({ concealed, melds }) => isReady(options, { concealed, melds, specials: extra })),
      ),
    ],
    ['whether others are barred, in the view', barred, wuhanView(({ extra }) => extra.barred)],
    [
      'who may chow, in the view',
      KOUKOU,
      wuhanView(({ phase }) => (phase.name === 'claim' ? phase.window.offers : null)),
    ],
    ['what was drawn, as an event', KOUKOU, showing('drew')],
    ['answers, as events', KOUKOU, showing('answered')],
    ['the wall behind the flip, as an event', KOUKOU, showing('dealt')],
    [
      'how many owe an answer, in a refusal',
      KOUKOU,
      (rules) => refusing((state: object) => rules.toAct(state).length)(rules),
    ],
  ];

  test.each(PLANTED)('%s', (_, options, wrap) => {
    expect(wuhanGate(planted(GAMES.wuhan, wrap), options, 200).leaks).not.toEqual([]);
  });
});
