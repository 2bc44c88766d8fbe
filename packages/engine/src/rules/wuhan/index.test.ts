import { expect, test } from 'vitest';
import { countTiles, tilesIn } from '../../core/counts.ts';
import { meldTiles } from '../../core/meld.ts';
import type { Seed } from '../../core/seed.ts';
import { seedOf } from '../../core/seed.ts';
import { Stream } from '../../core/stream.ts';
import type { Tile } from '../../core/tile.ts';
import { allTiles, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { shuffledWall, tilesLeft, wallSize } from '../../play/wall.ts';
import { pick, STYLES } from '../../testing/player.ts';
import { codeText } from '../../testing/playing.ts';
import { tableOf } from '../../testing/table.ts';
import { eventsText } from '../../testing/text.ts';
import { at, handText, legalText, play, playAll } from '../../testing/wuhanPosition.ts';
import { wuhan } from './index.ts';
import { KAIKOU, KOUKOU } from './options.ts';
import { ROUND_RULES } from './round.ts';
import type { WuhanEvent, WuhanState } from './state.ts';

const FULL = allTiles(SUITED_AND_HONOURS);
const seed = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

test('W-1.1: three suits and seven honours, four copies each, for four seats', () => {
  expect([wuhan.id, wuhan.version, wuhan.seats]).toEqual(['wuhan', 2, 4]);
  expect(wuhan.tiles).toBe(SUITED_AND_HONOURS);
  expect([FULL.length, wuhan.tiles.codes.length, wuhan.tiles.copies]).toEqual([136, 34, 4]);
});

test('W-2.2: the tiles are shuffled into one line, anew for each round', () => {
  for (const round of [0, 1, 7])
    expect(wuhan.deal(KOUKOU, seed(3), round)).toEqual({
      wall: shuffledWall(SUITED_AND_HONOURS, seed(3), round),
    });
  expect(wuhan.deal(KOUKOU, seed(3), 0)).not.toEqual(wuhan.deal(KOUKOU, seed(3), 1));
});

/** A wall in which the place of every tile shows: all tiles in order. */
const started = (dealer: number): WuhanState =>
  wuhan.start(KOUKOU, { round: 2, dealer, carried: null }, { wall: FULL }).state;

test('W-2.3: a block of thirteen tiles each, whoever deals, and one more for the dealer', () => {
  const blocks = ['1111222233334m', '4445555666677m', '7788889999m 111p', '1222233334444p'];
  for (const dealer of [0, 1, 2, 3]) {
    const state = started(dealer);
    const hands = blocks.map((block, seat) => (seat === dealer ? withLast(block) : block));
    expect(state.seats.map((_, seat) => handText(state, seat))).toEqual(hands);
  }
});

/** The 53rd tile is 5p. */
const withLast = (block: string): string => (block.endsWith('p') ? block.replace(/p$/, '5p') : `${block} 5p`);

test('W-2.4: then comes the flip, and 82 tiles are left', () => {
  const { state, events } = wuhan.start(KOUKOU, { round: 2, dealer: 1, carried: null }, { wall: FULL });
  expect(codeText(state.extra.flip)).toBe('5p');
  expect([codeText(state.extra.laizi), state.extra.pizi.map(codeText)]).toEqual(['6p', ['5p', '4p']]);
  expect([state.extra.barred, state.extra.winner]).toEqual([[], null]);
  expect(wallSize(state.wall)).toBe(82);
  expect(tilesLeft(state.wall)).toEqual(FULL.slice(54));
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ type: 'dealt', round: 2, dealer: 1, chance: { flip: state.extra.flip } });
});

test('W-2.2: draws take from the front, replacements from the back', () => {
  const start = at('koukou', '0* 7z 5m +9m; wall 1s 2s 3s');
  expect(eventsText(play(start, '0 kong 7z', '0 discard 9m').events)).toBe(
    'melded 0 kong 7z special; drew 0 3s from the back; discarded 0 9m; drew 1 1s',
  );
});

test.each([0, 1, 2, 3])('W-2.5: dealer %i acts first and draws nothing', (dealer) => {
  const state = started(dealer);
  expect([state.round, state.dealer, wuhan.toAct(state)]).toEqual([2, dealer, [dealer]]);
  expect(state.phase).toEqual({
    name: 'turn',
    seat: dealer,
    drawn: null,
    source: 'deal',
    kong: null,
    justDrawn: false,
  });
});

test('W-2.5: the first dealer is drawn from the seed, every seat equally likely', () => {
  const counts = [0, 0, 0, 0];
  for (let n = 0; n < 2000; n++) {
    const setup = wuhan.firstSetup(KOUKOU, seed(n));
    const dealer = new Stream({ seed: seed(n), round: 0, name: 'dealer' }).below(4);
    expect(setup).toEqual({ round: 0, dealer, carried: null });
    counts[setup.dealer]! += 1;
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(75);
  expect(wuhan.firstSetup(KOUKOU, seed(3))).toEqual(wuhan.firstSetup(KAIKOU, seed(3)));
});

// [what it is, the object, whether it is a deal]
const DEALS: readonly [string, object, boolean][] = [
  ['what deal makes', wuhan.deal(KOUKOU, seed(3), 0), true],
  ['the tiles in order', { wall: FULL }, true],
  ['no wall', {}, false],
  ['a wall that is no list', { wall: 'mps' }, false],
  ['a tile too few', { wall: FULL.slice(1) }, false],
  ['a tile too many', { wall: [...FULL, 0] }, false],
  ['a fifth copy', { wall: [1, ...FULL.slice(1)] }, false],
  ['a tile that there is not', { wall: [...FULL.slice(1), 34] }, false],
];

test.each(DEALS)('W-1.1, W-10.5: isDeal, %s', (_, deal, expected) => {
  expect(wuhan.isDeal(deal, KOUKOU, wuhan.version)).toBe(expected);
});

test.each([52, 53])('W-2.4: a wall of %i tiles is too short to deal from', (size) => {
  const deal = { wall: FULL.slice(0, size) };
  expect(() => wuhan.start(KOUKOU, { round: 0, dealer: 0, carried: null }, deal)).toThrow(
    'the wall is too short to deal from',
  );
});

test('W-2.4: 54 tiles are enough', () => {
  const deal = { wall: FULL.slice(0, 54) };
  expect(wallSize(wuhan.start(KOUKOU, { round: 0, dealer: 0, carried: null }, deal).state.wall)).toBe(0);
});

test('W-10.1: no phase of this game has a secret choice', () => {
  const state = started(0);
  expect(() => ROUND_RULES.choices(state, 0)).toThrow('nothing is chosen in secret in this game');
  expect(() => ROUND_RULES.reveal(state)).toThrow('nothing is chosen in secret in this game');
});

test('the empty state is before any deal: nobody acts', () => {
  const empty = wuhan.empty(KAIKOU);
  expect(empty).toMatchObject({ options: KAIKOU, seats: [], phase: { name: 'over', reason: 'not-dealt' } });
  expect([empty.extra.barred, empty.extra.winner, wuhan.toAct(empty)]).toEqual([[], null, []]);
});

// what it shows, position, actions, seat, what is done for it
const DEFAULTS = tableOf(`
  W-10.3 the tile just drawn                  0* 147m 258p +9s                               -             0  discard 9s
  W-10.3 even where it could kong             0* 111m 258p +1m                               -             0  discard 1m
  W-10.3 even where it could win              0* 123m 456p 789s 5s | pung 1p<1 +5s           -             0  discard 5s
  W-10.3 a skin just drawn is laid out        0* 147m 25p +5z                                -             0  kong 5z
  W-10.3 a red dragon just drawn as well      0* 147m 25p +7z                                -             0  kong 7z
  W-10.3 a wild just drawn is kept            0* 147m 25p +2z                                -             0  discard 7m
  W-10.3 even where it wins                   0* 123m 456p 55s 78p | pung 1p<1 +2z           -             0  discard 4p
  W-10.3 after a claim no tile was drawn      0* 1166m 2p | pung 1p<1; source claim          -             0  discard 2p
  W-10.3 the dealer opens with the loosest    0* 47m 25p; source deal                        -             0  discard 7m
  W-10.3 honours go before suits              0* 47m 36z; source deal                        -             0  discard 6z
  W-10.3 honours have no neighbours           0* 47m 34z; source deal                        -             0  discard 4z
  W-10.3 nor have tiles of another suit       0* 9m 1p 58s; source deal                      -             0  discard 1p
  W-10.3 a pair of honours does not           0* 18m 66z; source deal                        -             0  discard 1m
  W-10.3 a pair hangs together like a run     0* 123m 44p; source deal                       -             0  discard 4p
  W-10.3 jiang tiles stay longest             0* 15p 28s; source deal                        -             0  discard 1p
  W-10.3 nor is a special tile laid out then  0* 47m 1p 7z; source deal                      -             0  discard 1p
  W-10.3 skins go before wilds                0* 1z 2z | pung 1p<1; source claim             -             0  kong 1z
  W-10.3 a wild where nothing else is left    0* 22z | pung 1p<1; source claim               -             0  kong 2z
  W-10.3 pass in a window                     0* 47m +9s; 2 99s                              0 discard 9s  2  pass
  W-10.3 pass where a kong may be robbed      0* 7m | pung 5s<3 +5s; 1 46s 88p 123m 456m | pung 1p<1  0 kong 5s     1  pass
`);

test.each(DEFAULTS)('%s', (_, text = '', actions = '', seat, expected) => {
  const { state } = playAll(at('koukou minimum=1', text), actions);
  const done = wuhan.defaultAction(state, Number(seat));
  expect('tile' in done && done.tile !== undefined ? `${done.type} ${codeText(done.tile)}` : done.type).toBe(
    expected,
  );
  expect(legalText(state, Number(seat)).split(', ')).toContain(expected);
});

test('W-10.3: a seat that is not to act has no default', () => {
  expect(() => wuhan.defaultAction(started(0), 1)).toThrow('seat 1 is not to act');
});

/** Every tile there is, wherever it lies; the tile of a win counts with its winner. */
const everyTile = (state: WuhanState, events: readonly WuhanEvent[]): Tile[] => [
  ...tilesLeft(state.wall),
  state.extra.flip,
  ...state.seats.flatMap(({ concealed, melds, discards, taken }) => [
    ...tilesIn(concealed),
    ...melds.flatMap(meldTiles),
    ...discards.filter((_, place) => !taken.includes(place)),
  ]),
  ...events.flatMap((event) => (event.type === 'won' && event.tile !== null ? [event.tile] : [])),
];

test('W-10.5: no tile is lost or made in forty rounds, and events alone rebuild the state', () => {
  const reasons = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const options = { ...(n % 2 === 0 ? KOUKOU : KAIKOU), minimum: 1 };
    const setup = { round: n, dealer: n % 4, carried: null };
    const first = wuhan.start(options, setup, wuhan.deal(options, seed(n), n));
    const events: WuhanEvent[] = [...first.events];
    let { state } = first;
    const style = STYLES[n % STYLES.length] ?? 'seek';
    for (let step = n; wuhan.result(state) === null; step += 7) {
      const owing = wuhan.toAct(state);
      const seat = owing[step % owing.length] ?? 0;
      const hand = state.seats[seat]?.concealed ?? new Uint8Array();
      const action = pick(style, wuhan.legal(state, seat), hand, step) as { readonly type: 'pass' };
      const done = wuhan.apply(state, seat, action);
      if (!done.ok) throw new Error(done.error.code);
      state = done.value.state;
      events.push(...done.value.events);
      const counts = countTiles(SUITED_AND_HONOURS, everyTile(state, events));
      expect(counts.every((count) => count === 4)).toBe(true);
    }
    reasons.add(wuhan.result(state)?.reason ?? '');
    expect(events.reduce((past, event) => wuhan.evolve(past, event), wuhan.empty(options))).toEqual(state);
  }
  expect([...reasons].sort()).toEqual(['wall-empty', 'won']);
});
