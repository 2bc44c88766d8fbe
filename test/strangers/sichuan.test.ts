/** The adapter of docs/strangers.md, with a stranger of our own that speaks the language it translates into. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBot } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import { GAMES, Match, seedOf } from '@paiju/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lotsOf, placeOf, stateFrom, turned } from '../../examples/strangers/state.mjs';
import { run } from '../../packages/cli/src/run.ts';
import { TestIo } from '../../packages/cli/src/testing/io.ts';

const folder = mkdtempSync(join(tmpdir(), 'paiju-stranger-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Sources as theirs lie in a checkout: packages by name, files by the names they would be compiled to. */
const SOURCES = {
  'packages/engine/src/index.ts': `export { kindOf } from './tiles.js';`,
  'packages/engine/src/tiles.ts': `export const kindOf = (id: number): number => Math.floor(id / 4);`,
  'packages/server/src/bot.ts': `
    import { kindOf } from '@sichuan-mahjong/engine';
    const SUITS = ['man', 'pin', 'sou'];
    const suitOf = (id: number): number => Math.floor(kindOf(id) / 9);
    const by = (hand: number[], suit: number) => hand.filter((id) => suitOf(id) === suit);
    const inSuits = (state: any, seat: number): number[][] =>
      [0, 1, 2].map((suit) => by(state.players[seat].hand, suit)).sort((a, b) => a.length - b.length);
    export const botHuanAction = (state: any, seat: number) => {
      if (state.phase !== 'huan') throw new Error(state.phase);
      return { t: 'huanSelect', seat, tiles: inSuits(state, seat).find((ids) => ids.length >= 3)!.slice(0, 3) };
    };
    export const botVoidAction = (state: any, seat: number) => {
      if (state.phase !== 'voidDeclare') throw new Error(state.phase);
      const [first] = inSuits(state, seat).find((ids) => ids.length > 0)!;
      return { t: 'declareVoid', seat, suit: SUITS[suitOf(first!)], firstDiscard: first };
    };
    export const botTurnAction = (state: any, seat: number) => {
      const { hand, voidedSuit } = state.players[seat];
      if (state.turn !== seat || hand.length % 3 !== 2) throw new Error('not my turn');
      return { t: 'discard', seat, tile: by(hand, SUITS.indexOf(voidedSuit))[0] ?? hand[0] };
    };
    export const botClaimAction = (state: any, seat: number) => {
      const { tile, from } = state.pendingClaims;
      const alike = state.players[seat].hand.filter((id: number) => kindOf(id) === kindOf(tile));
      if (from === seat || alike.includes(tile)) throw new Error('that is my own');
      return alike.length >= 2 ? { t: 'claim', seat, claim: { kind: 'pung' } } : { t: 'pass', seat };
    };
  `,
};
beforeAll(() => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

const AGENT = fileURLToPath(new URL('../../examples/strangers/sichuan.mjs', import.meta.url));
const arena = async (...args: readonly string[]) => {
  const io = new TestIo([]);
  const bots = `greedy,exec:${process.execPath} ${AGENT} ${folder} easy`;
  const code = await run(
    [
      'arena',
      'xuezhan',
      '--preset',
      'sichuan',
      '--games',
      '4',
      '--seed',
      'a',
      '--agent-time',
      '0',
      '--json',
      ...args,
      '--bots',
      bots,
    ],
    io,
  );
  return { code, err: io.complaints, out: io.printed };
};

describe('seated in an arena', () => {
  test('it plays whole matches without a fault, and the same again', async () => {
    const first = await arena('--threads', '1');
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(first.out)).toMatchObject({ games: 4, faults: 0 });
    expect((await arena('--threads', '2')).out).toBe(first.out);
  });

  test('it plays in rules nearer to theirs', async () =>
    expect(await arena('--option', 'opening=declare', '--option', 'flowerPig=false')).toMatchObject({
      code: 0,
    }));
});

/** As much of a view as is looked at here. */
interface SeatView {
  readonly seat: number;
  readonly hand: readonly number[];
  readonly wallSize: number;
  readonly phase: { readonly name: string; readonly tile: number; readonly from: number };
  readonly seats: readonly { readonly left: boolean }[];
}

interface Told {
  readonly players: readonly { readonly hand: readonly number[]; readonly discards: readonly number[] }[];
  readonly wall: readonly number[];
  readonly drawIndex: number;
  readonly kongDrawIndex: number;
  readonly pendingClaims: { readonly tile: number; readonly from: number } | null;
}

/** Every moment of some matches, as each seat that is asked sees it. */
const moments = () => {
  const game: Game = GAMES.xuezhan;
  const { rules } = game;
  const found: {
    view: SeatView;
    legal: readonly object[];
    hands: readonly number[][];
  }[] = [];
  for (let number = 1; number <= 3; number++) {
    const seed = seedOf(String(number).padStart(64, '0'));
    const players = ['greedy', 'greedy', 'greedy', 'greedy'] as const;
    const match = new Match(game, {
      options: rules.options.presets.sichuan ?? {},
      chance: { seed },
      players,
    });
    const bots = players.map((level, seat) => createBot(level, { seed, seat, ruleset: 'xuezhan' }));
    while (!match.isOver) {
      if (match.betweenRounds) match.begin();
      const [seat] = match.toAct;
      if (seat === undefined) continue;
      const view = rules.view(match.state, seat) as SeatView;
      const legal = rules.legal(match.state, seat);
      const hands = [0, 1, 2, 3].map((each) => [...(rules.view(match.state, each) as SeatView).hand]);
      found.push({ view, legal, hands });
      const action = bots[seat]?.choose(view, legal);
      if (action !== undefined) match.act(seat, action);
    }
  }
  return found;
};

describe('the state they are told', () => {
  const all = moments().map((moment, i) => ({
    ...moment,
    state: stateFrom(moment.view, lotsOf(`${i}`)) as Told,
  }));
  const kinds = (ids: readonly number[]): number[] => ids.map((id) => Math.floor(id / 4));

  test('has every tile once, the own ones as they are, and as many of others as there are', () => {
    for (const { view, hands, state } of all) {
      const { players } = state;
      const ids = [
        ...players.flatMap(({ hand, discards }) => [...hand, ...discards]),
        ...state.wall.slice(state.drawIndex),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      expect(kinds(players[turned(view.seat)]?.hand ?? [])).toEqual(hands[view.seat]);
      for (const seat of [0, 1, 2, 3])
        if (!view.seats[seat]?.left)
          expect(players[turned(seat)]?.hand).toHaveLength(hands[seat]?.length ?? 0);
      expect(state.kongDrawIndex - state.drawIndex + 1).toBe(view.wallSize);
      expect(state.wall.slice(state.drawIndex)).toHaveLength(view.wallSize);
    }
  });

  test('has hands of others that are imagined', () => {
    const guesses = all.filter(({ view }) => view.phase.name === 'turn');
    const right = guesses.filter(({ view, hands, state }) => {
      const other = (view.seat + 1) % 4;
      return (
        !view.seats[other]?.left &&
        String(kinds(state.players[turned(other)]?.hand ?? [])) === String(hands[other])
      );
    });
    expect(guesses.length).toBeGreaterThan(100);
    expect(right).toEqual([]);
  });

  test('names the tile that may be claimed, and who has put it down', () => {
    const claims = all.filter(({ view }) => view.phase.name === 'claim');
    expect(claims.length).toBeGreaterThan(10);
    for (const { view, state } of claims) {
      const { tile = -1, from } = state.pendingClaims ?? {};
      expect(Math.floor(tile / 4)).toBe(view.phase.tile);
      expect(from).toBe(turned(view.phase.from));
    }
  });
});

// [what they say, what is legal, which of it that is]
test.each([
  [
    { t: 'discard', tile: 4 * 13 + 2 },
    [{ type: 'win' }, { type: 'discard', tile: 12 }, { type: 'discard', tile: 13 }],
    2,
  ],
  [{ t: 'declareHuOnDraw' }, [{ type: 'discard', tile: 12 }, { type: 'win' }], 1],
  [{ t: 'claim', claim: { kind: 'hu' } }, [{ type: 'win' }, { type: 'pass' }], 0],
  [
    { t: 'claim', claim: { kind: 'kong' } },
    [{ type: 'kong', tile: 5 }, { type: 'pung', tile: 5 }, { type: 'pass' }],
    0,
  ],
  [
    { t: 'declareKongOnTurn', tile: { suit: 'pin', rank: 1 } },
    [
      { type: 'kong', tile: 9 },
      { type: 'discard', tile: 9 },
    ],
    0,
  ],
  [
    { t: 'huanSelect', tiles: [20, 0, 9] },
    [
      { type: 'exchange', tiles: [0, 0, 5] },
      { type: 'exchange', tiles: [0, 2, 5] },
    ],
    1,
  ],
  [
    { t: 'declareVoid', suit: 'sou' },
    [
      { type: 'void', suit: 'm' },
      { type: 'void', suit: 's' },
    ],
    1,
  ],
  [{ t: 'claim', claim: { kind: 'hu' } }, [{ type: 'pung', tile: 5 }, { type: 'pass' }], 1],
  [
    null,
    [
      { type: 'discard', tile: 3 },
      { type: 'discard', tile: 4 },
    ],
    1,
  ],
])('%j among %j is number %d', (action, legal, place) =>
  expect(placeOf(action, { phase: { tile: 5 } }, legal)).toBe(place),
);
