/**
 * The leak gate over what travels: two worlds that differ only in what a seat cannot know are played at two tables, and
 * the seat is sent the same bytes.
 */
import type { AnyAction, BySeat, Game, GameId, Seat } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { WuhanState } from '@paiju/engine/wuhan';
import { writeDown } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { HAIYUKI_LEAKS } from '../packages/engine/src/rules/haiyuki/testing/oracle.ts';
import { HAIYUKI_SETTINGS } from '../packages/engine/src/rules/haiyuki/testing/settings.ts';
import { WUHAN_LEAKS } from '../packages/engine/src/rules/wuhan/testing/oracle.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import { XUEZHAN_LEAKS } from '../packages/engine/src/rules/xuezhan/testing/oracle.ts';
import { XUEZHAN_SETTINGS } from '../packages/engine/src/rules/xuezhan/testing/settings.ts';
import type { Table } from '../packages/engine/src/testing/contractGame.ts';
import type { LeakSettings, PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import { leakGate } from '../packages/engine/src/testing/leakGate.ts';
import { planted, viewWith } from '../packages/engine/src/testing/plantedLeaks.ts';
import type { Asking } from './wireTable.ts';
import { listen } from './wireTable.ts';

type Act = PlayedMatch['actions'][number];

/** Seats that do what was done, in the same order; where that ends, they are silent. */
const following = (actions: readonly Act[]) => {
  const left = [...actions];
  const waiting = new Map<Seat, (action: AnyAction | null) => void>();
  const goOn = (): void => {
    const [next] = left;
    if (next === undefined) for (const answer of waiting.values()) answer(null);
    const answer = next && waiting.get(next.seat);
    if (next === undefined || answer === undefined) return;
    left.shift();
    waiting.delete(next.seat);
    answer(next.action);
    // Whoever was asked at the same time may be next.
    queueMicrotask(goOn);
  };
  return ({ seat }: Asking): Promise<AnyAction | null> =>
    new Promise((resolve) => {
      waiting.set(seat, resolve);
      queueMicrotask(goOn);
    });
};

/** Everything each seat is sent up to where the match stands, as it travels. */
const sentIn = async (game: Game, { terms, actions }: PlayedMatch): Promise<BySeat<readonly string[]>> => {
  const heard = await listen(game, terms, following(actions));
  const acts = heard.flatMap(({ up }) => up).filter(({ type }) => type === 'act');
  expect(acts).toHaveLength(actions.length);
  return heard.map(({ down }) => down.map(writeDown));
};

interface Alike {
  readonly main: PlayedMatch;
  readonly other: PlayedMatch;
  readonly seat: Seat;
}

const worldsOf = (table: Table, leak: LeakSettings, matches: number): readonly Alike[] => {
  const found: Alike[] = [];
  const onAlike = (main: PlayedMatch, other: PlayedMatch, seat: Seat | null): void => {
    if (seat !== null) found.push({ main, other, seat });
  };
  leakGate(table, leak, { matches, first: 9000, onAlike });
  return found;
};

/** Only what differs in its hidden tiles or its pending answers says anything. */
const isOther = ({ main, other }: Alike): boolean =>
  JSON.stringify([main.terms, main.actions]) !== JSON.stringify([other.terms, other.actions]);

const HIDDEN = { showConcealedKong: false };
const SECRETIVE = { ...HIDDEN, showWinningHand: false };

interface Gate {
  readonly settings: Table['settings'];
  readonly leak: LeakSettings;
  readonly matches: number;
  /** By preset what is changed of it, so that there is something to hide. */
  readonly presets: Readonly<Record<string, object>>;
}

const GATES = {
  xuezhan: {
    settings: XUEZHAN_SETTINGS,
    leak: XUEZHAN_LEAKS,
    matches: 1,
    presets: { bury3: { ...SECRETIVE, showBuried: false }, sichuan: SECRETIVE, xueliu: HIDDEN },
  },
  wuhan: { settings: WUHAN_SETTINGS, leak: WUHAN_LEAKS, matches: 1, presets: { koukou: {}, kaikou: {} } },
  haiyuki: {
    settings: HAIYUKI_SETTINGS,
    leak: HAIYUKI_LEAKS,
    matches: 2,
    presets: { rulebook: { seat0: 'smash', seat1: 'mayu' }, duel: { seat0: 'petum', rounds: 2 } },
  },
} satisfies Readonly<Record<GameId, Gate>>;

const TABLES = GAME_IDS.flatMap((id) => {
  const gate: Gate = GATES[id];
  return Object.entries(gate.presets).map(([preset, changes]) => ({ id, preset, changes, ...gate }));
});

describe.each(TABLES)('$id $preset', ({ id, preset, changes, settings, leak, matches }) => {
  test('a seat is sent the same in worlds it cannot tell apart', async () => {
    const game: Game = GAMES[id];
    const options = { ...game.rules.options.presets[preset], ...changes };
    const worlds = worldsOf({ game, options, settings }, leak, matches).filter(isOther);
    expect(worlds.length).toBeGreaterThan(50);
    const known = new Map<PlayedMatch, BySeat<readonly string[]>>();
    for (const { main, other, seat } of worlds) {
      const expected = known.get(main) ?? (await sentIn(game, main));
      known.set(main, expected);
      expect((await sentIn(game, other))[seat]).toEqual(expected[seat]);
    }
  });
});

test('a hidden tile in the view would be told apart', async () => {
  const options = GAMES.wuhan.rules.options.presets.koukou ?? {};
  const worlds = worldsOf({ game: GAMES.wuhan, options, settings: WUHAN_SETTINGS }, WUHAN_LEAKS, 1);
  const leaky = planted(
    GAMES.wuhan,
    viewWith<WuhanState>(({ wall }) => wall.tiles[wall.front]),
  );
  const apart = async ({ main, other, seat }: Alike): Promise<boolean> =>
    String((await sentIn(leaky, main))[seat]) !== String((await sentIn(leaky, other))[seat]);
  let found = 0;
  for (const alike of worlds.filter(isOther).slice(0, 40)) if (await apart(alike)) found += 1;
  expect(found).toBeGreaterThan(0);
});
