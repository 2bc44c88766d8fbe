/**
 * The leak gate over what travels: two worlds that differ only in what a seat, or somebody who watches, cannot know are played
 * at two tables, and they are sent the same bytes at the same times. So is whoever asks why not, comes back or comes late.
 */
import type { AnyAction, Game, GameId, Seat } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import type { WuhanState } from '@paiju/engine/wuhan';
import type { GameAction } from '@paiju/protocol';
import { PROTOCOL, writeDown } from '@paiju/protocol';
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
import type { Asking, Listened } from './wireTable.ts';
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

const HOLD_MS = 5;
const PROBES = 12;

/** Asks whatever can be asked: what is not allowed, what was missed, how things stand. */
const askEverything =
  (vocabulary: readonly AnyAction[]) =>
  ({ room, seats, watcher }: Listened): void => {
    const every = Math.ceil(vocabulary.length / PROBES);
    for (const seat of seats.keys()) {
      for (const action of vocabulary.filter((_, i) => i % every === 0))
        room.hear(seat, { type: 'why-not', action: action as GameAction });
      for (const after of [0, Number.MAX_SAFE_INTEGER])
        room.hear(seat, { type: 'resync', protocol: PROTOCOL, after });
    }
    room.watch((message) => {
      watcher.down.push(message);
      watcher.when.push(-1);
    })();
  };

/** Everything each seat, and last somebody who watches, is sent up to where the match stands, as it travels. */
const sentIn = async (
  game: Game,
  { terms, actions }: PlayedMatch,
  vocabulary: readonly AnyAction[],
): Promise<readonly (readonly string[])[]> => {
  const onEnd = askEverything(vocabulary);
  const { seats, watcher } = await listen(game, terms, following(actions), { holdMs: HOLD_MS, onEnd });
  const acts = seats.flatMap(({ up }) => up).filter(({ type }) => type === 'act');
  expect(acts).toHaveLength(actions.length);
  return [...seats, watcher].map(({ down, when }) =>
    down.map((message, i) => `${when[i]} ${writeDown(message)}`),
  );
};

/** Of what `sentIn` gives. */
const placeOf = (game: Game, seat: Seat | null): number => seat ?? game.rules.seats;

interface Alike {
  readonly main: PlayedMatch;
  readonly other: PlayedMatch;
  readonly seat: Seat | null;
}

const worldsOf = (table: Table, leak: LeakSettings, matches: number): readonly Alike[] => {
  const found: Alike[] = [];
  const onAlike = (main: PlayedMatch, other: PlayedMatch, seat: Seat | null): void => {
    found.push({ main, other, seat });
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
  test('seats and watchers are sent the same in worlds they cannot tell apart', async () => {
    const game: Game = GAMES[id];
    const options = { ...game.rules.options.presets[preset], ...changes };
    const worlds = worldsOf({ game, options, settings }, leak, matches).filter(isOther);
    expect(worlds.filter(({ seat }) => seat !== null).length).toBeGreaterThan(50);
    expect(worlds.filter(({ seat }) => seat === null).length).toBeGreaterThan(10);
    const { vocabulary } = settings;
    const known = new Map<PlayedMatch, readonly (readonly string[])[]>();
    for (const { main, other, seat } of worlds) {
      const expected = known.get(main) ?? (await sentIn(game, main, vocabulary));
      known.set(main, expected);
      const place = placeOf(game, seat);
      expect((await sentIn(game, other, vocabulary))[place]).toEqual(expected[place]);
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
    String((await sentIn(leaky, main, []))[placeOf(leaky, seat)]) !==
    String((await sentIn(leaky, other, []))[placeOf(leaky, seat)]);
  let found = 0;
  for (const alike of worlds.filter(isOther).slice(0, 40)) if (await apart(alike)) found += 1;
  expect(found).toBeGreaterThan(0);
});
