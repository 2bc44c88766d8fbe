/**
 * The leak gate over what travels: two worlds that differ only in what a seat, or somebody who watches, cannot know are played
 * at two tables, and they are sent the same bytes at the same times. So is whoever asks why not, comes back or comes late.
 */
import type { AnyAction, Game } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { WuhanState } from '@paiju/engine/wuhan';
import type { GameAction } from '@paiju/protocol';
import { PROTOCOL, writeDown } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { WUHAN_LEAKS } from '../packages/engine/src/rules/wuhan/testing/oracle.ts';
import { WUHAN_SETTINGS } from '../packages/engine/src/rules/wuhan/testing/settings.ts';
import type { PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import { planted, viewWith } from '../packages/engine/src/testing/plantedLeaks.ts';
import type { Alike } from './leakWorlds.ts';
import { following, isOther, LEAK_TABLES, placeOf, worldsOf } from './leakWorlds.ts';
import type { Listened } from './wireTable.ts';
import { listen } from './wireTable.ts';

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

describe.each(LEAK_TABLES)('$id $preset', ({ id, preset, changes, settings, leak, matches }) => {
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
