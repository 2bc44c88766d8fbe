/** Rulesets that break the contract: the suite must notice, though it makes its heavier checks at some steps only. */
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { AnyRuleset } from '../play/ruleset.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import { XUEZHAN_SETTINGS } from '../rules/xuezhan/testing/settings.ts';
import { playChecked } from './contractGame.ts';
import type { Wrap } from './plantedLeaks.ts';
import { planted } from './plantedLeaks.ts';

const MATCHES = 12;

/** What the suite says of a ruleset, or null where it finds nothing in a few matches. */
const foundIn = (wrap: Wrap): string | null => {
  const table = { game: planted(GAMES.xuezhan, wrap), options: BURY3, settings: XUEZHAN_SETTINGS };
  try {
    for (let deal = 0; deal < MATCHES; deal++)
      playChecked(table, { deal, style: 'mixed', choices: [7, 4, 1, 9, 14, 3] }, new Map());
    return null;
  } catch (error) {
    return String(error);
  }
};

/** The state with something in it changed in place. */
const spoil = (state: object): void => {
  (state as { round: number }).round += 1;
};

type Imagine = AnyRuleset['imagine'];
const imagining =
  (wrap: (imagine: Imagine) => Imagine): Wrap =>
  ({ imagine }) => ({ imagine: wrap(imagine) });

const seatOf = (view: object): unknown => (view as { readonly seat: unknown }).seat;
/** A world that looks different to one seat alone, by the number of its round. */
const wrongFor = (seat: number | null): Wrap =>
  imagining((imagine) => (view, chance) => {
    const world = imagine(view, chance);
    if (seatOf(view) === seat) spoil(world);
    return world;
  });

let calls = 0;
// [what is wrong, the ruleset, what the suite says]
const BROKEN: readonly [string, Wrap, string][] = [
  [
    'lost discards',
    ({ evolve }) => ({ evolve: (s, e) => (e.type === 'discarded' ? s : evolve(s, e)) }),
    'C2',
  ],
  [
    'a changed input',
    ({ apply }) => ({
      apply: (state, seat, action) => {
        const done = apply(state, seat, action);
        spoil(state);
        return done;
      },
    }),
    'C4: apply changed its input',
  ],
  ['a default that nobody may play', () => ({ defaultAction: () => ({ type: 'resign' }) }), 'C6'],
  ...[null, 0, 1, 2, 3].map((seat): [string, Wrap, string] => [
    `worlds that look different to ${seat ?? 'a spectator'}`,
    wrongFor(seat),
    'C9: an imagined state looks different',
  ]),
  [
    'worlds beside chance',
    imagining((imagine) => (view, chance) => {
      const world = imagine(view, chance) as { wall: { tiles: number[] } };
      return calls++ % 2 === 0
        ? world
        : { ...world, wall: { ...world.wall, tiles: world.wall.tiles.toReversed() } };
    }),
    'C9: the same chance gives another world',
  ],
];

test('nothing is found in the game as it is', () => expect(foundIn(() => ({}))).toBeNull());

test.each(BROKEN)('%s are found', (_what, wrap, said) => expect(foundIn(wrap)).toContain(said));
