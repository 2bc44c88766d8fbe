/** The sheet as it is drawn: what it says of the cases that matter most. */
import type { Game, Tile } from '@paiju/engine';
import { balances, GAMES } from '@paiju/engine';
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import { judgeSettlement } from '@paiju/engine/wuhan';
import { changeFigure } from '@paiju/words';
import { catalogue } from '@paiju/words/en';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import type { GameShown, Happening } from '../play/client.ts';
import { messageFor, playMatch, presetsOf } from '../telling/testing/matches.ts';
import { isSettled } from './account.ts';
import { SettlementSheet } from './SettlementSheet.tsx';

const words = createInstance();
await words.init({ lng: 'en', resources: { en: catalogue }, interpolation: { escapeValue: false } });

const PLAYERS = ['Ana', 'Mei', 'Lin', 'Wen'];

/** The text of the sheet, tags left out. */
const sheetOf = (ruleset: string, happening: Happening): { html: string; text: string } => {
  const players = PLAYERS.slice(0, happening.points.length);
  const shown = { ruleset, seat: 0, players, past: [happening], now: happening } as unknown as GameShown;
  const sheet = createElement(SettlementSheet, {
    game: atTable(ruleset),
    shown,
    happening,
    onClose: () => {},
  });
  const html = renderToStaticMarkup(
    createElement(I18nextProvider, { i18n: words, defaultNS: 'settlement' }, sheet),
  );
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};

const tile = (n: number): Tile => n as Tile;

/** The last settlement of a match between bots. */
const settledIn = (game: Game, n: number): Happening => {
  const found: Happening[] = [];
  playMatch({ game, options: presetsOf(game)[0]?.options ?? {} }, n, (match, moment) => {
    const told = messageFor(match, moment, 0);
    if (isSettled(told)) found.push({ ...told, number: found.length });
  });
  const last = found.at(-1);
  if (last === undefined) throw new Error('nothing was settled');
  return last;
};

test.each(Object.values(GAMES).map((game: Game) => [game.rules.id, game] as const))(
  '%s: the totals are the ledger’s, and everything is said',
  (ruleset, game) => {
    const happening = settledIn(game, 1);
    const { html, text } = sheetOf(ruleset, happening);
    const changes = balances(happening.points.length, 0, happening.transfers);
    for (const [seat, after] of happening.points.entries()) {
      const [, written] = new RegExp(`settlement-total-${seat}">([^<]*)<`).exec(html) ?? [];
      const change = changes[seat] ?? Number.NaN;
      expect(written).toBe(changeFigure(change));
      expect(text).toContain(`from ${after - change} to ${after}`);
    }
    expect(text).not.toMatch(/\{\{|undefined|NaN|settlement:|telling:|codes:/);
  },
);

test('a cap is said in words', () => {
  const won = {
    type: 'won',
    seat: 1,
    tile: tile(0),
    from: 0,
    robbed: false,
    concealed: [0, 0].map(tile),
    melds: [],
    fans: [
      ['all-triplets', 1],
      ['pure-suit', 2],
      ['golden-hook', 1],
    ],
    fan: 4,
    capped: 3,
  };
  const view = { options: { selfDraw: 'none', base: 1 } };
  const transfers = [{ from: 0, to: 1, points: 8, reason: 'discard-win', cause: 0 }];
  const happening = { number: 0, view, events: [won], transfers, points: [-8, 8, 0, 0] };
  const { html, text } = sheetOf('xuezhan', happening);
  expect(text).toContain('Mei won on from you.');
  expect(html).toContain('role="img" aria-label="1 of characters"');
  expect(text).toContain('Pure suit 2 fan');
  expect(text).toContain('Sum 4 fan');
  expect(text).toContain('Capped at 3 fan');
  expect(text).toContain('You paid Mei win on a discard 8');
});

test('a contractor is named, with the reason', () => {
  const options = presetsOf(GAMES.wuhan)[0]?.options as WuhanView['options'];
  const seats = PLAYERS.map(() => ({
    melds: [],
    special: { laizi: 0, pizi: 0, zhong: 0, fa: 0 },
    ready: false,
  }));
  const terms = {
    dealer: 0,
    winner: 1,
    way: 'robbed-kong',
    from: 2,
    types: ['robbed-kong'],
    hard: false,
  } as const;
  const { base, product, raw, paid } = judgeSettlement(options, { ...terms, seats });
  const won: WuhanWon = {
    ...{ type: 'won', seat: 1, tile: tile(1), from: 2, robbed: true, winners: [1], melds: [] },
    ...{ way: 'robbed-kong', types: ['robbed-kong'], hard: false, base, product, raw, discarderReady: false },
    concealed: [1, 1].map(tile),
  };
  const view = {
    options,
    dealer: 0,
    flip: 9,
    laizi: 10,
    pizi: [9, 17],
    table: PLAYERS.map(() => ({ melds: [] })),
  };
  const points = paid[2] ?? 0;
  const transfers = [{ from: 2, to: 1, points, reason: 'contract-robbed-kong', cause: 0 }];
  const { text } = sheetOf('wuhan', {
    number: 0,
    view,
    events: [won],
    transfers,
    points: [0, points, -points, 0],
  });
  expect(points).toBe(30);
  expect(text).toContain('Lin paid for all three: the winning tile was robbed from there.');
  expect(text).toContain('The cap of 300 cut nothing.');
  expect(text).toContain('Base 10');
});

test('a hand that stays hidden is not drawn', () => {
  const won = {
    type: 'won',
    seat: 1,
    tile: tile(0),
    from: 0,
    robbed: false,
    concealed: null,
    melds: [],
    fans: [],
    fan: 0,
    capped: 0,
  };
  const view = { options: { selfDraw: 'none', base: 1 } } as unknown as HaiyukiView;
  const { text } = sheetOf('xuezhan', {
    number: 0,
    view,
    events: [won],
    transfers: [],
    points: [0, 0, 0, 0],
  });
  expect(text).toContain('The hand stays hidden.');
  expect(text).toContain('Plain win 0 fan');
});
