import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { BURY3, SICHUAN, XUELIU } from '../rules/xuezhan/options.ts';
import type { Transfer } from '../scoring/ledger.ts';
import { check, dealOf, newMatch, recordOf, seedNo, winSeeker } from '../testing/match.ts';
import { Match } from './match.ts';
import { readRecord } from './read.ts';
import { replay } from './replay.ts';

type Line = Record<string, { type?: string; seat?: number; fan?: number; fans?: [string, number][] }>;
const parsed = (lines: readonly string[]): Line[] => lines.map((line) => JSON.parse(line));

/** A match with wins, claims and kongs in it. */
const lines = recordOf(newMatch({}, 3), winSeeker(3));
const bare = lines.filter((line, i) => i === 0 || line.includes('"action"'));

/** The place of the nth line that holds a text. */
const find = (text: string, nth = 0): number =>
  lines.flatMap((line, i) => (line.includes(text) ? [i] : []))[nth]!;
const without = (i: number): string[] => lines.toSpliced(i, 1);
const withLine = (i: number, line: string): string[] => lines.toSpliced(i, 0, line);
const edited = (i: number, from: string | RegExp, to: string): string[] =>
  lines.with(i, lines[i]!.replace(from, to));
const swapped = (i: number): string[] => lines.with(i, lines[i + 1]!).with(i + 1, lines[i]!);
const withHeader = (changes: object): string[] =>
  lines.with(0, JSON.stringify({ ...JSON.parse(lines[0]!), ...changes }));

describe('a fresh record', () => {
  test.each([
    ['bury3', BURY3],
    ['sichuan', SICHUAN],
    ['xueliu', XUELIU],
  ])('verifies: %s', (_, preset) => {
    for (let game = 0; game < 5; game++) {
      const match = newMatch({ ...preset, deals: 2 }, game);
      const written = recordOf(match, winSeeker(game));
      expect(check(written)).toEqual({
        actions: written.filter((line) => line.includes('"action"')).length,
        events: written.filter((line) => line.startsWith('{"event"')).length,
        transfers: match.transfers.length,
        finished: true,
        points: match.balances,
      });
    }
  });

  test('can be stepped through: a deal without an actor, then action by action', () => {
    const read = readRecord(GAMES, lines.join('\n'));
    if (!read.ok) throw new Error(read.error.code);
    const steps = [...replay(read.value, new Match(read.value.game, read.value.terms))];
    expect(steps.map(({ by }) => by === null)).toEqual([true, ...bare.slice(1).map(() => false)]);
    expect(steps.flatMap((step) => step.lines)).toEqual(
      lines.filter((line, i) => i > 0 && !bare.includes(line)),
    );
  });
});

describe('a record that was changed is refused, and the line is named', () => {
  const drew = find('"type":"drew"', 3);
  const discard = find('"action":{"type":"discard"', 2);
  const transfer = find('"transfer"');
  const won = find('"type":"won"');
  const last = lines.length;
  const nextDiscard = find('"action":{"type":"discard"', 3);

  const TAMPERED: readonly [string, readonly string[], string, number][] = [
    ['a tile drawn', edited(drew, /"tile":".(.)"/, '"tile":"0$1"'), 'differs', drew + 1],
    ['a tile dealt', edited(1, '"hands":[["', '"hands":[["9'), 'differs', 2],
    ['a tile of the wall', edited(1, /"wall":\["..","(..)"/, '"wall":["$1","$1"'), 'differs', 2],
    ['a discard of a tile not held', edited(discard, /"tile":".."/, '"tile":"1z"'), 'refused', discard + 1],
    ['an action by another seat', edited(discard, /"seat":\d/, '"seat":9'), 'refused', discard + 1],
    ['an action of another kind', edited(discard, 'discard', 'pass'), 'refused', discard + 1],
    ['an action without seat', edited(discard, '"seat"', '"place"'), 'not-an-action', discard + 1],
    ['the fan of a win', edited(won, '["base",1]', '["base",2]'), 'differs', won + 1],
    ['the winner', edited(won, /"type":"won","seat":\d/, '"type":"won","seat":9'), 'differs', won + 1],
    ['the points of a transfer', edited(transfer, /"points":/, '"points":1'), 'differs', transfer + 1],
    ['the payer', edited(transfer, /"from":\d/, '"from":9'), 'differs', transfer + 1],
    ['the reason', edited(transfer, '-win', '-loss'), 'differs', transfer + 1],
    ['the cause', edited(transfer, '"cause":', '"cause":1'), 'differs', transfer + 1],
    ['the final points', edited(last - 1, '"points":[', '"points":[1'), 'differs', last],
    ['the ranking', edited(last - 1, '"rank":1', '"rank":2'), 'differs', last],
    ['the deal left out', without(1), 'differs', 2],
    ['an event left out', without(drew), 'differs', drew + 1],
    ['an action left out', without(discard), 'unexpected-line', discard + 1],
    ['a transfer left out', without(transfer), 'differs', transfer + 1],
    ['the result left out', without(last - 1), 'differs', last],
    ['an event twice', withLine(drew, lines[drew]!), 'unexpected-line', drew + 2],
    ['an action twice', withLine(discard, lines[discard]!), 'differs', discard + 2],
    ['a transfer twice', withLine(transfer, lines[transfer]!), 'unexpected-line', transfer + 2],
    ['a line of another kind', withLine(nextDiscard, '{"note":"hello"}'), 'unexpected-line', nextDiscard + 1],
    ['an action after the end', [...lines, lines[discard]!], 'after-the-end', last + 1],
    ['an event after the end', [...lines, lines[drew]!], 'unexpected-line', last + 1],
    ['action and event swapped', swapped(discard), 'unexpected-line', discard + 1],
    ['event and action swapped', swapped(nextDiscard - 1), 'differs', nextDiscard],
    ['deal and choice swapped', swapped(1), 'differs', 2],
    ['another seed', withHeader({ seed: seedNo(4) }), 'differs', 2],
    ['other starting points', withHeader({ options: { ...BURY3, startPoints: 99 } }), 'differs', last],
    ['another base', withHeader({ options: { ...BURY3, base: 2 } }), 'differs', transfer + 1],
    ['another opening', withHeader({ options: { ...BURY3, opening: 'declare' } }), 'differs', 2],
    ['one round more', withHeader({ options: { ...BURY3, deals: 2 } }), 'differs', last],
  ];

  test.each(TAMPERED)('%s', (_, tampered, code, line) => {
    expect(tampered).not.toEqual(lines);
    expect(check(tampered)).toMatchObject({ code, line });
  });

  test('the detail says what stands there and what the rules give', () => {
    expect(check(edited(drew, /"end":"front"/, '"end":"back"'))).toEqual({
      line: drew + 1,
      code: 'differs',
      detail: `found ${lines[drew]!.replace('front', 'back')}, the rules give ${lines[drew]}`,
    });
  });

  test('any other letter or digit in any line after the header is noticed', () => {
    const places = lines.flatMap((line, i) =>
      i === 0 ? [] : [...line].flatMap((char, j) => (/[0-9a-z]/i.test(char) ? [[i, j] as const] : [])),
    );
    const signs = [...'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...signs), ([i, j], sign) => {
        const line = lines[i]!;
        fc.pre(line[j] !== sign);
        const tampered = lines.with(i, line.slice(0, j) + sign + line.slice(j + 1));
        expect(check(tampered)).toHaveProperty('code');
      }),
      { numRuns: 300 },
    );
  });

  test('whatever is written over a record, checking it never throws', () => {
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.nat(400), fc.string(), (i, j, text) => {
        const line = lines[i]!;
        expect(check(lines.with(i, line.slice(0, j) + text + line.slice(j + text.length)))).toBeTypeOf(
          'object',
        );
      }),
      { numRuns: 100 },
    );
    const seats = fc.oneof(fc.nat(3), fc.integer(), fc.double(), fc.jsonValue());
    fc.assert(
      fc.property(fc.nat(lines.length - 2), seats, fc.jsonValue(), (i, seat, action) => {
        expect(check(lines.with(i + 1, JSON.stringify({ seat, action })))).toHaveProperty('code');
      }),
      { numRuns: 100 },
    );
  });
});

describe('a record of actions alone', () => {
  test('verifies, and gives the same points', () => {
    const whole = check(lines);
    expect(check(bare)).toEqual(whole);
  });

  test('is refused where an action is not legal', () => {
    expect(check(bare.with(6, '{"seat":0,"action":{"type":"discard","tile":"1z"}}'))).toMatchObject({
      code: 'refused',
      line: 7,
    });
    expect(check([...bare, bare[1]!])).toMatchObject({ code: 'after-the-end', line: bare.length + 1 });
  });

  test('says all or nothing: one event makes the others due', () => {
    expect(check(bare.toSpliced(1, 0, lines[1]!))).toMatchObject({ code: 'differs', line: 4 });
  });
});

describe('a record of a running match', () => {
  const boundaries = lines.flatMap((line, i) => (line.includes('"action"') ? [i] : []));

  test('verifies as unfinished wherever the next action would stand', () => {
    for (const end of boundaries.filter((_, i) => i % 5 === 0)) {
      const running = lines.slice(0, end);
      expect(check(running)).toMatchObject({
        finished: false,
        events: running.filter((line) => line.startsWith('{"event"')).length,
      });
    }
    expect(check(lines.slice(0, 1))).toMatchObject({ finished: false, actions: 0 });
  });

  test('is refused where what an action brought is not all there', () => {
    const action = boundaries[10]!;
    expect(check(lines.slice(0, action + 1))).toMatchObject({ code: 'differs', line: action + 2 });
  });
});

describe('a record of a match that was left at the end of a round', () => {
  const whole = recordOf(newMatch({ deals: 2 }, 9), winSeeker(9));
  const deal = whole.findLastIndex((line) => line.includes('"type":"dealt"'));
  const left = whole.slice(0, deal);
  const leftBare = left.filter((line, i) => i === 0 || line.includes('"action"'));
  const read = (text: readonly string[]) => {
    const record = readRecord(GAMES, text.join('\n'));
    if (!record.ok) throw new Error(record.error.code);
    return { record: record.value, match: new Match(record.value.game, record.value.terms) };
  };

  test.each([
    ['whole', left],
    ['with actions only', leftBare],
  ])('verifies as unfinished and stops there: %s', (_, lines) => {
    expect(check(lines)).toMatchObject({
      finished: false,
      events: left.filter((line) => line.startsWith('{"event"')).length,
    });
    const { record, match } = read(lines);
    expect([...replay(record, match)].filter(({ by }) => by === null)).toHaveLength(1);
    expect(match.betweenRounds).toBe(true);
  });

  test('verifies with the next deal too, and is wrong where another line stands there', () => {
    expect(check(whole.slice(0, deal + 1))).toMatchObject({ finished: false });
    const other = whole[1]!;
    expect(check([...left, other])).toMatchObject({ code: 'differs', line: deal + 1 });
    expect(check([...left, ...whole.slice(deal + 1)])).toMatchObject({ code: 'differs', line: deal + 1 });
  });
});

describe('deals written out in the place of a seed', () => {
  const { rules, terms } = newMatch({ deals: 2 }, 9);
  const deals = [0, 1].map((round) => rules.deal(terms.options, seedNo(9), round));

  test('give the game that the seed gives', () => {
    const fromSeed = recordOf(newMatch({ deals: 2 }, 9), winSeeker(9));
    const fromDeals = recordOf(newMatch({ deals: 2 }, { deals }), winSeeker(9));
    expect(fromDeals.slice(1)).toEqual(fromSeed.slice(1));
    expect(check(fromDeals)).toEqual(check(fromSeed));
  });

  test('are checked like a seed', () => {
    const written = recordOf(newMatch({}, { deals: [dealOf([])] }));
    const header = JSON.parse(written[0]!);
    header.deals[0].wall.reverse();
    expect(check(written.with(0, JSON.stringify(header)))).toMatchObject({ code: 'differs', line: 2 });
  });

  test('must be enough', () => {
    const written = recordOf(newMatch({ deals: 2 }, { deals }), winSeeker(9));
    const header = JSON.parse(written[0]!);
    header.deals.pop();
    expect(check(written.with(0, JSON.stringify(header)))).toMatchObject({ code: 'no-deal', line: 1 });
    header.deals.pop();
    expect(check([JSON.stringify(header)])).toMatchObject({ code: 'no-deal', line: 1 });
  });
});

describe('X-15.7: every win can be read back from the record', () => {
  const entries = parsed(lines).slice(1);
  const events = entries.flatMap(({ event }) => event ?? []);
  const wins = events.flatMap((event, cause) => (event.type === 'won' ? [{ ...event, cause }] : []));

  test('X-15.7: its fan are the sum of its patterns', () => {
    expect(wins.length).toBeGreaterThan(2);
    for (const { fan, fans } of wins) expect(fans?.reduce((sum, [, each]) => sum + each, 0)).toBe(fan);
  });

  test('X-15.7: its transfers name it as their cause, and pay the winner what it is worth', () => {
    const transfers = entries.flatMap(({ transfer }) => (transfer ?? []) as unknown as Transfer);
    for (const { cause, seat, fan } of wins) {
      const paid = transfers.filter((transfer) => transfer.cause === cause);
      expect(paid.length).toBeGreaterThan(0);
      for (const transfer of paid) expect([transfer.to, transfer.points]).toEqual([seat, fan]);
    }
  });
});
