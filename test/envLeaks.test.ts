/**
 * The leak gate over numbers: in two worlds that differ only in what a seat cannot know, it is given the same observation, the
 * same mask and the same rewards.
 */

import type { Game, Seat } from '@paiju/engine';
import { at, Match } from '@paiju/engine';
import type { AnyEnvSpec } from '@paiju/env';
import { ENV_SPECS, encode, writeLayout } from '@paiju/env';
import { describe, expect, test } from 'vitest';
import type { PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import type { Alike } from './leakWorlds.ts';
import { isOther, LEAK_TABLES, worldsOf } from './leakWorlds.ts';

/** Points gained since the seat last acted, told from the beginning. */
const owedIn = (game: Game, { terms, actions, history }: PlayedMatch, seat: Seat): number => {
  const match = new Match(game, terms);
  const left = [...actions];
  let before = match.balances;
  while (match.history.length < history.length) {
    const next = match.betweenRounds ? undefined : left.shift();
    if (next?.seat === seat) before = match.balances;
    if (next === undefined) match.begin();
    else match.act(next.seat, next.action);
  }
  return at(match.balances, seat) - at(before, seat);
};

/** Every beginning of a legal action that is spelled in several ids is a choice with a mask of its own. */
const masksOf = ({ codec, game }: AnyEnvSpec, { state }: PlayedMatch, seat: Seat): string => {
  const spelled = game.rules.legal(state, seat).map((action) => encode(codec, action));
  return JSON.stringify(spelled.sort((a, b) => (String(a) < String(b) ? -1 : 1)));
};

/** Both ways, where there are two. */
const observed = (
  { observation, game, fast }: AnyEnvSpec,
  { state }: PlayedMatch,
  seat: Seat,
): Uint8Array => {
  const out = new Uint8Array(2 * observation.size);
  writeLayout(observation, { view: game.rules.view(state, seat), seat, begun: [] }, out, 0);
  fast?.({ state, seat, begun: [] }, out, observation.size);
  return out;
};

const privileged = ({ privileged: layout }: AnyEnvSpec, { state }: PlayedMatch, seat: Seat): Uint8Array => {
  const out = new Uint8Array(layout.size);
  writeLayout(layout, { state, seat }, out, 0);
  return out;
};

type SeatAlike = Alike & { readonly seat: Seat };
const isOfSeat = (alike: Alike): alike is SeatAlike => alike.seat !== null;

describe.each(LEAK_TABLES)('$id $preset', ({ id, preset, changes, settings, leak, matches }) => {
  const spec = ENV_SPECS[id];
  const { game } = spec;
  const options = { ...game.rules.options.presets[preset], ...changes };
  const found = (): readonly SeatAlike[] =>
    worldsOf({ game, options, settings }, leak, matches).filter(isOther).filter(isOfSeat);

  test('observations, masks and rewards are the same in worlds the seat cannot tell apart', () => {
    const worlds = found();
    expect(worlds.length).toBeGreaterThan(50);
    let hidden = 0;
    for (const { main, other, seat } of worlds) {
      expect(observed(spec, other, seat)).toEqual(observed(spec, main, seat));
      expect(masksOf(spec, other, seat)).toBe(masksOf(spec, main, seat));
      expect(owedIn(game, other, seat)).toBe(owedIn(game, main, seat));
      if (String(privileged(spec, main, seat)) !== String(privileged(spec, other, seat))) hidden += 1;
    }
    // A leak would be seen: what is hidden does differ between these worlds.
    expect(hidden).toBeGreaterThan(worlds.length / 2);
  });
});
