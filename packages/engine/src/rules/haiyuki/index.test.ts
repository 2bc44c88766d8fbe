/** What chance decides, what counts as a deal, and the record. */

import { expect, test } from 'vitest';
import { Stream } from '../../core/stream.ts';
import { allTiles } from '../../core/tile.ts';
import { GAMES } from '../../games.ts';
import { tilesLeft } from '../../play/wall.ts';
import { Match } from '../../record/match.ts';
import { readRecord } from '../../record/read.ts';
import { verifyRecord } from '../../record/replay.ts';
import { actionLine, headerLine, linesAfter } from '../../record/write.ts';
import { playScript } from '../../testing/scripted.ts';
import { placeBy } from './drawing.ts';
import type { HaiyukiEvent } from './events.ts';
import type { HaiyukiDeal } from './index.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';
import { dealOf, position } from './testing/position.ts';
import { ROUNDS, scriptOf } from './testing/rounds.ts';
import { HAIYUKI_TILES } from './tiles.ts';

const SEED = '00112233445566778899aabbccddeeff'.repeat(2) as never;
const deal = (round: number): HaiyukiDeal => haiyuki.deal(RULEBOOK, SEED, round);

test('H-1.3, H-1.4, H-10.5: everything chance decides, each from its own stream', () => {
  const found = deal(2);
  const stream = (name: 'wall' | 'dora' | 'uradora' | 'returned' | 'roulette'): Stream =>
    new Stream({ seed: SEED, round: 2, name });
  expect(found.wall).toEqual(stream('wall').shuffle(allTiles(HAIYUKI_TILES)));
  expect(found.dora).toBe(stream('dora').below(13));
  expect(found.ura).toBe(stream('uradora').below(13));
  const words = stream('returned');
  expect(found.returned).toEqual(Array.from({ length: 22 }, () => words.next()));
  const roulette = stream('roulette');
  expect(found.roulette).toEqual([roulette.next(), roulette.next()]);
  expect(deal(2)).toEqual(found);
  expect(deal(3)).not.toEqual(found);
});

test('H-1.4: dora and ura-dora may be any kind, and the same', () => {
  const pairs = Array.from({ length: 400 }, (_, round) => deal(round)).map(({ dora, ura }) => [dora, ura]);
  expect(new Set(pairs.map(([dora]) => dora)).size).toBe(13);
  expect(new Set(pairs.map(([, ura]) => ura)).size).toBe(13);
  expect(pairs.some(([dora, ura]) => dora === ura)).toBe(true);
});

test('H-1.3, H-1.5: 95 tiles are left after the deal, and the dora is public', () => {
  const { events } = haiyuki.start(RULEBOOK, haiyuki.firstSetup(RULEBOOK, SEED), deal(0));
  expect(events[0]).toMatchObject({ type: 'dealt', wall: { length: 95 } });
  const seen = events[0] && haiyuki.seenBy(RULEBOOK, events[0], null);
  expect(seen).toMatchObject({ dora: deal(0).dora, hand: null, handSizes: [11, 11], wallSize: 95 });
  expect(Object.keys(seen ?? {})).not.toContain('ura');
});

const GOOD = dealOf({});
test.each([
  ['as it is', {}, true],
  ['a tile too few', { wall: GOOD.wall.slice(1) }, false],
  ['a tile twice', { wall: [...GOOD.wall.slice(1), GOOD.wall[5]] }, false],
  ['no dora', { dora: undefined }, false],
  ['a dora that is no tile', { dora: 13 }, false],
  ['an ura-dora that is no tile', { ura: -1 }, false],
  ['half a tile', { ura: 0.5 }, false],
  ['too few places', { returned: GOOD.returned.slice(1) }, false],
  ['a place too high', { roulette: [0, 2 ** 32] }, false],
  ['the highest place', { roulette: [0, 2 ** 32 - 1] }, true],
  ['a place below 0', { roulette: [0, -1] }, false],
  ['a place as text', { roulette: [0, '1'] }, false],
  ['no list', { roulette: null }, false],
])('H-10.5: a deal from outside: %s', (_name, changes, expected) => {
  expect(haiyuki.isDeal({ ...GOOD, ...changes }, RULEBOOK, haiyuki.version)).toBe(expected);
});

test.each([
  [0, 95, 0],
  [2 ** 31, 95, 47],
  [2 ** 32 - 1, 95, 94],
  [2 ** 32 - 1, 1, 0],
])('H-6.13, H-6.33: the word %d of %d places is place %d', (word, places, place) => {
  expect(placeBy(word, places)).toBe(place);
});

test('H-2.4: before the first event there is nobody', () => {
  const empty = haiyuki.empty(RULEBOOK);
  expect([empty.seats, tilesLeft(empty.wall), haiyuki.toAct(empty)]).toEqual([[], [], []]);
  expect(empty).toMatchObject({
    round: 0,
    starter: 0,
    turn: 1,
    isUraShown: false,
    returned: [],
    roulette: [],
  });
  expect(haiyuki.result(empty)?.reason).toBe('not-dealt');
});

test.each(ROUNDS.map((round) => [round.title, round] as const))(
  'H-10.5: the events alone rebuild the state: %s',
  (_, round) => {
    const { match } = playScript(scriptOf(round));
    const events = match.history.flatMap((moment) => moment.events as readonly HaiyukiEvent[]);
    const options = match.terms.options as HaiyukiOptions;
    expect(events.reduce(haiyuki.evolve, haiyuki.empty(options))).toEqual(match.state);
  },
);

test('H-10.5: a match on written-out deals goes through its record', () => {
  const options = { ...position({}).options, seat0: 'smash', seat1: 'mayu', rounds: 1 } as const;
  const deals = [0, 1, 2, 3].map(deal);
  const terms = { options, chance: { deals }, players: ['a', 'b'] };
  const match = new Match(GAMES.haiyuki, terms);
  const lines = [headerLine(match.rules, terms), ...linesAfter(match, match.begin())];
  while (!match.isOver) {
    if (match.betweenRounds) {
      lines.push(...linesAfter(match, match.begin()));
      continue;
    }
    const [seat = 0] = match.toAct;
    const action = match.rules.legal(match.state, seat).at(-1) ?? { type: 'pass' };
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(done.error.code);
    lines.push(actionLine(match.rules, seat, action), ...linesAfter(match, done.value));
  }
  const record = readRecord(GAMES, lines.join('\n'));
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  expect(verifyRecord(record.value)).toMatchObject({ ok: true, value: { finished: true } });
  expect(lines[0]).toMatch(/"dora":"[a-z_]+","ura":"[a-z_]+"/);
});
