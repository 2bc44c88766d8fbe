import { describe, expect, test } from 'vitest';
import { SICHUAN } from '../rules/xuezhan/options.ts';
import { dealOf, newMatch, playOn, seedNo, winSeeker } from '../testing/match.ts';
import { GIVER, THREE, TWO } from '../testing/story.ts';
import { exportFor } from './export.ts';
import type { Match } from './match.ts';

const played = (options = {}, steps = 60): Match => {
  const match = newMatch({ deals: 3, ...options }, 8);
  playOn(match, winSeeker(8), ({ history }) => history.length >= steps);
  return match;
};
const eventsIn = (lines: readonly string[]): Record<string, unknown>[] =>
  lines.flatMap((line) => JSON.parse(line).event ?? []);
const VIEWERS = [0, 1, 2, 3, null];

describe.each([
  ['bury3', {}],
  ['sichuan', SICHUAN],
])('a running match of %s, as a seat may take it home', (_, options) => {
  const match = played(options);

  test.each(VIEWERS)('has no seed and no wall (seat %s)', (seat) => {
    const lines = exportFor(match, seat);
    expect(lines.join()).not.toContain(seedNo(8));
    expect(lines.slice(1).join()).not.toMatch(/"(seed|deals|wall|chance|hands|cause|declined)":/);
    expect(lines[0]).not.toContain('"seed":');
    expect(JSON.parse(lines[0]!)).toMatchObject({ paiju: 'seat-record', ruleset: 'xuezhan', seat });
  });

  test.each(VIEWERS)('names the tiles, choices, offers and answers of that seat alone (seat %s)', (seat) => {
    const events = eventsIn(exportFor(match, seat));
    expect(events.length).toBeGreaterThan(20);
    for (const { type, seat: who, tile, hand, tiles } of events) {
      if (type === 'drew') expect(tile !== null).toBe(who === seat);
      if (type === 'dealt') expect(hand === null).toBe(seat === null);
      if (type === 'chosen' || type === 'answered') expect(who).toBe(seat);
      if (type === 'exchanged') expect(tiles).toBeUndefined();
    }
    const asked = events.filter(({ type }) => type === 'claims-opened');
    if (seat === null) expect(asked).toEqual([]);
  });

  test('has every discard, meld, win and transfer for everyone', () => {
    const all = match.history.flatMap((moment) => moment.events);
    const transfers = match.history.flatMap((moment) => moment.transfers);
    for (const seat of VIEWERS) {
      const lines = exportFor(match, seat);
      for (const type of ['discarded', 'melded', 'won', 'buried', 'voided'])
        expect(eventsIn(lines).filter((event) => event.type === type)).toHaveLength(
          all.filter((event) => event.type === type).length,
        );
      expect(lines.filter((line) => line.startsWith('{"transfer"'))).toHaveLength(transfers.length);
    }
  });
});

describe('what a seat cannot know does not change its export', () => {
  const hands = (across: string): string[] => [
    `${GIVER} 9m 258s`,
    `${TWO} 147s`,
    `${across} 369s`,
    '2468m 3579p 13579s',
  ];
  const start = (deal: ReturnType<typeof dealOf>): Match => {
    const match = newMatch({}, { deals: [deal] });
    match.begin();
    return match;
  };

  test('other hands, and the wall behind', () => {
    const one = start(dealOf(hands(THREE), '4s 3s'));
    const two = start(dealOf(hands('2468s 1188m 6p 1s'), '3s 4s'));
    expect(exportFor(one, 0)).toEqual(exportFor(two, 0));
    expect(exportFor(one, 1)).toEqual(exportFor(two, 1));
    expect(exportFor(one, null)).toEqual(exportFor(two, null));
    expect(exportFor(one, 2)).not.toEqual(exportFor(two, 2));
  });

  test('whether and what another seat has chosen', () => {
    const waiting = start(dealOf(hands(THREE)));
    const chosen = start(dealOf(hands(THREE)));
    expect(chosen.act(2, chosen.rules.legal(chosen.state, 2)[0]!).ok).toBe(true);
    for (const seat of [0, 1, 3, null]) expect(exportFor(chosen, seat)).toEqual(exportFor(waiting, seat));
    expect(exportFor(chosen, 2)).not.toEqual(exportFor(waiting, 2));
  });
});
