/** Playing in place and playing by `apply` are the same game: every step of hundreds of random rounds, in every preset. */
import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import { GAMES } from '../games.ts';
import type { KeyedTiles } from '../hand/keys.ts';
import { keysOf } from '../hand/keys.ts';
import type { Game } from '../record/game.ts';
import { settle } from '../scoring/scorer.ts';
import type { AnyEvent } from './ruleset.ts';

/** `npm run soak` plays so many times as many. */
const SOAK = Number(process.env.PAIJU_SOAK ?? 1);
const ROUNDS = 400 * SOAK;
/** Every one of these is looked at step by step; of the others the end and the ledger. */
const WATCHED = 80 * SOAK;
/** Rounds whose hands are counted anew after every step. */
const KEYED = 40 * SOAK;

const TABLES = Object.values(GAMES).flatMap((game: Game) =>
  Object.entries(game.rules.options.presets).map(
    ([preset, options]) => [`${game.rules.id} ${preset}`, game, options] as const,
  ),
);

interface Played {
  readonly events: readonly AnyEvent[];
  /** The state after each step, and what the seat to act sees of it. */
  readonly states: readonly string[];
  readonly end: string;
}

const text = (state: unknown): string => JSON.stringify(state);

const isSame = (one: Played, other: Played): boolean =>
  one.end === other.end &&
  one.states.length === other.states.length &&
  one.states.every((state, step) => state === other.states[step]) &&
  text(one.events) === text(other.events);

const begun = ({ rules }: Game, options: object, seed: Seed) =>
  rules.start(options, rules.firstSetup(options, seed), rules.deal(options, seed, 0));

const byApply = (game: Game, options: object, seed: Seed, isWatched: boolean): Played => {
  const { rules } = game;
  const player = new Stream({ seed, round: 0, name: 'bot' });
  const first = begun(game, options, seed);
  const events = [...first.events];
  const states: string[] = [];
  let { state } = first;
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const legal = rules.legal(state, seat);
    if (isWatched) states.push(text([rules.toAct(state), legal, state, rules.view(state, seat)]));
    const done = rules.apply(state, seat, legal[player.below(legal.length)] as AnyEvent);
    if (!done.ok) throw new Error(done.error.code);
    events.push(...done.value.events);
    state = done.value.state;
  }
  return { events, states, end: text(state) };
};

const inPlace = (game: Game, options: object, seed: Seed, isWatched: boolean): Played => {
  const player = new Stream({ seed, round: 0, name: 'bot' });
  const first = begun(game, options, seed);
  const events = [...first.events];
  const states: string[] = [];
  const round = game.rules.simulate(first.state, events);
  for (let [seat] = round.toAct(); seat !== undefined; [seat] = round.toAct()) {
    const legal = round.legal(seat);
    if (isWatched) states.push(text([round.toAct(), legal, round.state, game.rules.view(round.state, seat)]));
    round.act(seat, legal[player.below(legal.length)] as AnyEvent);
  }
  return { events, states, end: text(round.state) };
};

test.each(TABLES)(
  '%s: the same legal actions, states, events and transfers',
  (_, game, options) => {
    for (let n = 0; n < ROUNDS; n++) {
      const seed = seedOf(n.toString(16).padStart(64, '0'));
      const pure = byApply(game, options, seed, n < WATCHED);
      const fast = inPlace(game, options, seed, n < WATCHED);
      if (!isSame(fast, pure)) expect(fast).toEqual(pure);
      const ledger = ({ events }: Played): unknown => settle(game.scorer, options, events);
      if (n < WATCHED) expect(ledger(fast)).toEqual(ledger(pure));
    }
  },
  600_000 * SOAK,
);

/** The state of a game on the shared round, which keeps the keys of its hands. */
type KeyedState = { readonly seats: readonly Partial<KeyedTiles>[] };

test.each(TABLES.filter(([, game]) => game.rules.id !== 'haiyuki'))(
  '%s: the keys that are kept are those of the tiles, by apply and in place',
  (_, game, options) => {
    const { rules } = game;
    const check = (state: object): void => {
      for (const { keys, concealed } of (state as KeyedState).seats)
        if (String(keys) !== String(keysOf(concealed as Counts)))
          expect(keys).toEqual(keysOf(concealed as Counts));
    };
    for (let n = 0; n < KEYED; n++) {
      const seed = seedOf((n + ROUNDS).toString(16).padStart(64, '0'));
      const player = new Stream({ seed, round: 0, name: 'bot' });
      let { state } = begun(game, options, seed);
      const round = rules.simulate(state);
      for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
        const legal = rules.legal(state, seat);
        const action = legal[player.below(legal.length)] as AnyEvent;
        const done = rules.apply(state, seat, action);
        if (!done.ok) throw new Error(done.error.code);
        round.act(seat, action);
        state = done.value.state;
        check(state);
        check(round.state);
      }
      expect((state as KeyedState).seats.every(({ keys }) => keys?.length === 4)).toBe(true);
    }
  },
  600_000 * SOAK,
);

test.each(TABLES)(
  '%s: without a list nothing is kept, and the state it began with stays',
  (_, game, options) => {
    const seed = seedOf('5a'.repeat(32));
    const { state } = begun(game, options, seed);
    const before = text(state);
    const round = game.rules.simulate(state);
    for (let [seat] = round.toAct(); seat !== undefined; [seat] = round.toAct())
      round.act(seat, round.legal(seat)[0] as AnyEvent);
    expect(text(state)).toBe(before);
    expect(round.legal(0)).toEqual([]);
    expect(game.rules.result(round.state)?.reason).toBeDefined();
  },
);
