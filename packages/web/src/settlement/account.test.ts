/** What a sheet says adds up to the ledger, in 200 seeded rounds and more of every preset. */
import type { Game, GameId } from '@paiju/engine';
import { balances, GAMES } from '@paiju/engine';
import type { HaiyukiView, HaiyukiWon } from '@paiju/engine/haiyuki';
import type { WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import type { XuezhanSeenWon } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import { haiyukiBill } from '../games/haiyuki/bill.ts';
import { atTable } from '../games/testing/atTable.ts';
import { wuhanBill } from '../games/wuhan/bill.ts';
import { messageFor, playMatch, presetsOf } from '../telling/testing/matches.ts';
import type { Account } from './account.ts';
import { accountOf, isSettled, paidBy } from './account.ts';

/** A match of Haiyuki has several rounds. */
const matchesOf = ({ rules }: Game): number => (rules.id === 'haiyuki' ? 70 : 200);

describe.each(Object.values(GAMES).flatMap((game: Game) => presetsOf(game)))('$name', (table) => {
  const { rules } = table.game;
  const { worth } = atTable(rules.id);
  const matches = matchesOf(table.game);

  test('what is told of every settlement is what the ledger says', () => {
    let [wins, ends] = [0, 0];
    for (let n = 0; n < matches; n++)
      playMatch(table, n, (match, moment) => {
        const isOfInterest = moment.events.some(({ type }) => type === 'won' || type === 'ended');
        if (!isOfInterest) return;
        const told = messageFor(match, moment, 0);
        expect(isSettled(told)).toBe(true);
        const account = accountOf(worth, told);
        wins += account.wins.length;
        ends += account.end === null ? 0 : 1;
        const changes = balances(rules.seats, 0, moment.transfers);
        expect(account.rows.map(({ change }) => change)).toEqual(changes);
        expect(account.rows.map(({ after }) => after)).toEqual(told.points);
        expect(account.rows.map(({ before, change }) => before + change)).toEqual(told.points);
        const parts = [...account.wins.flatMap(({ payments }) => payments), ...account.others];
        expect(parts).toHaveLength(told.transfers.length);
        expect(balances(rules.seats, 0, parts)).toEqual(changes);
        for (const won of account.wins) CHECKS[rules.id as GameId](won, told.view);
      });
    expect(wins).toBeGreaterThan(50);
    expect(ends).toBeGreaterThanOrEqual(200);
  });
});

type Won = Account['wins'][number];

const sorted = (tiles: readonly number[]): number[] => [...tiles].sort((a, b) => a - b);

/** What each game's sheet says of a win besides the payments. */
const CHECKS = {
  xuezhan: ({ win }: Won): void => {
    const { fans, fan, concealed } = win as XuezhanSeenWon;
    expect(fans.reduce((sum, [, own]) => sum + own, 0)).toBe(fan);
    const groups = atTable('xuezhan').worth.groups(win, {});
    expect(sorted(groups.flat())).toEqual(sorted(concealed ?? []));
    expect(groups.every(({ length }) => length === 2 || length === 3)).toBe(true);
  },
  wuhan: (won: Won, view: object): void => {
    const win = won.win as WuhanWon;
    const bill = wuhanBill(win, view as WuhanView);
    const product = (factors: typeof bill.factors): number =>
      factors.reduce((all, { times }) => all * times, 1);
    expect(bill.base * product(bill.factors)).toBe(bill.start);
    for (const { seat, factors, owed, capped, paid } of bill.debts) {
      expect(bill.start * product(factors)).toBeCloseTo(owed);
      expect(owed).toBe(win.raw[seat]);
      const fed = factors.find(({ code }) => code === 'discarder');
      const isDiscarder = win.way === 'discard' && seat === win.from;
      expect(fed?.times).toBe(isDiscarder ? (win.types.length === 0 ? 2 : 1.5) : undefined);
      const isOpen = (view as WuhanView).opened[seat];
      const limit = isOpen ? bill.cap : (bill.unopenedCap ?? bill.cap);
      expect(capped).toBe(Math.min(owed, limit ?? owed));
      expect(paid).toBe(paidBy(seat, won));
    }
    const groups = atTable('wuhan').worth.groups(win, view);
    expect(sorted(groups.flat())).toEqual(sorted(win.concealed));
    const isFreeForm = win.types.includes('all-winds') || win.types.includes('all-jiang');
    if (!isFreeForm)
      expect(groups.map(({ length }) => length)).toEqual(
        groups.map((___, i) => (i === groups.length - 1 ? 2 : 3)),
      );
  },
  haiyuki: (won: Won, view: object): void => {
    const win = won.win as HaiyukiWon;
    const exact = haiyukiBill(win, view as HaiyukiView).reduce(
      (sum, each) => (each.type === 'factor' ? (sum * each.quarters) / 4 : sum + each.points),
      0,
    );
    expect(Math.abs(exact - win.damage)).toBeLessThanOrEqual(10);
    expect(paidBy(1 - win.seat, won)).toBe(win.lost);
    expect(sorted(atTable('haiyuki').worth.groups(win, view).flat())).toEqual(sorted(win.concealed));
  },
} satisfies Readonly<Record<GameId, (won: Won, view: object) => void>>;
