/** docs/wall.md: where returned tiles go and the roulette stops in Haiyuki, by the page, by its script and by the engine. */
import { expect, test } from 'vitest';
import type { Seat } from '../packages/engine/src/core/seat.ts';
import { seedOf } from '../packages/engine/src/core/seed.ts';
import type { Tile } from '../packages/engine/src/core/tile.ts';
import { codeOf } from '../packages/engine/src/core/tile.ts';
import { placeBy } from '../packages/engine/src/rules/haiyuki/drawing.ts';
import { haiyuki } from '../packages/engine/src/rules/haiyuki/index.ts';
import { RULEBOOK } from '../packages/engine/src/rules/haiyuki/options.ts';
import { HAIYUKI_TILES } from '../packages/engine/src/rules/haiyuki/tiles.ts';
import { page, withWallPy, ZEROS } from './wallPy.ts';

/** Both may exchange. */
const OPTIONS = { ...RULEBOOK, seat0: 'smash', seat1: 'mayu' } as const;
const codes = (tiles: readonly Tile[] = []): string[] => tiles.map((tile) => codeOf(HAIYUKI_TILES, tile));

const started = (round: number) => {
  const setup = { round, dealer: round % 2, carried: null };
  return haiyuki.start(OPTIONS, setup, haiyuki.deal(OPTIONS, seedOf(ZEROS), round));
};

/** Three tiles of the hand a seat is dealt, in order. */
const someOf = (round: number, seat: Seat): Tile[] => {
  const hand = haiyuki.view(started(round).state, seat).hand ?? [];
  return [0, 4, 9].map((place) => hand[(place + round) % hand.length] as Tile).sort((a, b) => a - b);
};

/** What happens when the seats give these tiles. */
const exchanged = (round: number, given: readonly (readonly Tile[])[]) => {
  let { state, events } = started(round);
  for (const [seat, tiles] of given.entries()) {
    const done = haiyuki.apply(state, seat, { type: 'exchange', tiles });
    if (!done.ok) throw new Error(done.error.code);
    ({ state, events } = done.value);
  }
  const event = events.find(({ type }) => type === 'exchanged');
  if (event?.type !== 'exchanged') throw new Error('nothing was exchanged');
  return event;
};

test.each([0, 1, 2, 3])('round %d: wall.py exchanges tiles as the engine does', (round) => {
  const given = [someOf(round, 0), someOf(round, 1)];
  const { received, wall } = exchanged(round, given);
  const order = [round % 2, 1 - (round % 2)];
  const found = withWallPy(
    `chance = dict(wall.other_chance('${ZEROS}', ${round}, 'haiyuki'))`,
    `words = [int(word) for word in chance['returned'].split(',')]`,
    `rest = wall.wall('${ZEROS}', ${round}, 'haiyuki')[22:]`,
    `gifts = ${JSON.stringify(order.map((seat) => codes(given[seat])))}`,
    'received, rest = wall.exchange(rest, gifts, words)',
    'print(json.dumps([[sorted(tiles, key=wall.HAIYUKI.index) for tiles in received], rest]))',
  );
  expect(found).toEqual([order.map((seat) => codes(received[seat])), codes(wall)]);
});

/** The steps the page shows: stream, word, places, place. */
const STEPS = [
  ...(page.split('<!-- places haiyuki -->')[1] ?? '').matchAll(
    /^\| `(returned|roulette)` \| (\d+) \| (\d+) \| (\d+) \|/gm,
  ),
].map(([, stream, ...numbers]) => [stream, ...numbers.map(Number)]);

test('the steps on the page are those of the engine', () => {
  const { returned, roulette } = haiyuki.deal(OPTIONS, seedOf(ZEROS), 0);
  const steps = (stream: string, words: readonly number[], places: readonly number[]) =>
    places.map((n, i) => [stream, words[i], n, placeBy(words[i] ?? 0, n)]);
  expect(STEPS).toEqual([
    ...steps('returned', returned, [96, 97, 98]),
    ...steps('roulette', roulette, [55, 55]),
  ]);
});

test('wall.py finds the places on the page', () => {
  const asked = STEPS.map(([, word, n]) => [word, n]);
  const found = withWallPy(
    `print(json.dumps([wall.place_by(*asked) for asked in ${JSON.stringify(asked)}]))`,
  );
  expect(found).toEqual(STEPS.map(([, , , place]) => place));
});

test('the exchange on the page ends as it says', () => {
  const [ataho, rin] = [0 as Tile, 1 as Tile];
  const { received, wall } = exchanged(0, [[ataho, rin], [ataho]]);
  const [starter, follower] = received.map(codes);
  expect(page).toContain(`The starter gets \`${starter?.join('` and `')}\`, the follower \`${follower}\``);
  expect(codes(wall.slice(0, 2))).toEqual(['pet', 'rin']);
});
