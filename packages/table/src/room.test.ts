import type { GameAction } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { settled } from './testing/clock.ts';
import { BURY3, seeded } from './testing/deal.ts';
import { entriesOf, portOf, quiet, silent } from './testing/ports.ts';
import { answer, EMPTY, ofType, openQuestion, PERSON, QUIET, roomOf } from './testing/room.ts';

const ALONE = [PERSON, QUIET, QUIET, QUIET];

/** Plays all questions of these seats until the match or `until` ends it. */
const playOn = async (
  table: ReturnType<typeof roomOf>,
  people: readonly number[],
  until: () => boolean = () => false,
): Promise<void> => {
  await settled();
  while (!table.room.match.isOver && !until()) {
    for (const seat of people) if (table.room.question(seat) !== null) answer(table.room, table.told, seat);
    await settled();
  }
};

describe('a person among bots', () => {
  test('is told everything by number, each question has its end, and the match its ranking', async () => {
    const table = roomOf({ seats: ALONE });
    const run = table.room.run();
    await playOn(table, [0]);
    await run;
    const [told = []] = table.told;
    expect(told[0]).toEqual({
      type: 'seated',
      n: 1,
      protocol: 7,
      ruleset: 'xuezhan',
      seat: 0,
      players: ['a', 'b', 'c', 'd'],
    });
    const numbers = told.flatMap((message) => ('n' in message ? [message.n] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    const asked = ofType(told, 'asked').map(({ question }) => question);
    expect(asked.length).toBeGreaterThan(10);
    expect(ofType(told, 'done').map(({ question }) => question)).toEqual(asked);
    expect(ofType(told, 'match-over')).toHaveLength(1);
    expect(table.told.slice(1)).toEqual([[], [], []]);
    expect(table.log.errors).toEqual([]);
  });

  test('an answer that is not allowed is refused with the reason, and the question stays open', async () => {
    const { room, told } = roomOf({ seats: ALONE });
    void room.run();
    await settled();
    const { question } = openQuestion(told[0]);
    const wrong = { type: 'win' } as GameAction;
    room.hear(0, { type: 'act', question, action: wrong });
    await settled();
    expect(told[0]?.at(-1)).toEqual({ type: 'refused', question, action: wrong, code: 'choice-not-allowed' });
    expect(room.question(0)?.number).toBe(question);
    // Types end where the network begins.
    room.hear(0, { type: 'act', question, action: null as never });
    expect(ofType(told[0], 'refused').at(-1)?.code).toBe('malformed-action');
    answer(room, told, 0);
    await settled();
    expect(ofType(told[0], 'done')[0]?.question).toBe(question);
    room.close();
  });

  test('an answer said again is harmless, another to the same question is too late', async () => {
    const { room, told } = roomOf({ seats: ALONE });
    void room.run();
    await settled();
    const { question, legal } = openQuestion(told[0]);
    const [first, second] = legal as readonly GameAction[];
    const act = (action: GameAction | undefined): void =>
      room.hear(0, { type: 'act', question, action: action as GameAction });
    act(first);
    act(first);
    act(second);
    await settled();
    act(first);
    const { history } = room.match;
    expect(history.length).toBeGreaterThan(4);
    expect(ofType(told[0], 'done')).toMatchObject([{ question, action: first }]);
    expect(ofType(told[0], 'refused')).toEqual([
      { type: 'refused', question, action: second, code: 'question-over' },
    ]);
    room.close();
  });

  test('why not is answered whenever it is asked, and null where it is allowed', async () => {
    const { room, told } = roomOf({ seats: ALONE });
    void room.run();
    await settled();
    const { legal } = openQuestion(told[0]);
    const [allowed] = legal as readonly GameAction[];
    room.hear(0, { type: 'why-not', action: allowed as GameAction });
    room.hear(0, { type: 'why-not', action: { type: 'pass' } });
    expect(ofType(told[0], 'why-not').map(({ code }) => code)).toEqual([null, 'choice-not-allowed']);
    room.close();
  });
});

describe('empty chairs', () => {
  test('nothing begins before everybody sits', async () => {
    const { room, told } = roomOf({ seats: [PERSON, EMPTY, QUIET, EMPTY] });
    void room.run();
    await settled();
    expect(room.match.history).toEqual([]);
    expect(told[0]?.map(({ type }) => type)).toEqual(['seated', 'presence']);
    room.sit(1, QUIET);
    room.sit(3, PERSON);
    await settled();
    expect(told[3]?.map(({ type }) => type)).toEqual(['seated', 'presence', 'told', 'asked']);
    expect(ofType(told[0], 'presence').map(({ seats }) => seats.map(({ is }) => is).join(' '))).toEqual([
      'here empty bot empty',
      'here bot bot empty',
      'here bot bot here',
    ]);
    room.close();
  });

  test('who takes a chair in the middle is told how things stand and what is asked', async () => {
    const { room, told, log } = roomOf({
      seats: [EMPTY, QUIET, QUIET, QUIET],
      bot: (seat) => (seat === 0 ? silent() : portOf(quiet)),
    });
    void room.run();
    room.sit(0, QUIET);
    await settled();
    const open = room.question(0)?.number;
    room.sit(0, PERSON);
    expect(told[0]?.map(({ type }) => type)).toEqual(['seated', 'told', 'asked', 'presence']);
    expect(openQuestion(told[0]).question).toBe(open);
    answer(room, told, 0);
    await settled();
    expect(ofType(told[0], 'done')).toHaveLength(1);
    expect(entriesOf(log.infos, 'seat-replaced')).toHaveLength(2);
    expect(() => room.sit(9, QUIET)).toThrow(RangeError);
    room.close();
  });

  test('an empty chair in the middle of a match does what the clock makes of it', async () => {
    const { room, clock, log } = roomOf({
      seats: ALONE,
      settings: { clock: { baseMs: 5, reserveMs: 0 } },
    });
    void room.run();
    room.sit(0, EMPTY);
    await clock.advance(6);
    expect(entriesOf(log.infos, 'answer-late')[0]).toEqual({ code: 'answer-late', seat: 0 });
    room.close();
  });
});

describe('clocks', () => {
  test('have a base for every question and a reserve for the seat', async () => {
    const { room, clock, told, log } = roomOf({
      seats: ALONE,
      settings: { clock: { baseMs: 5, reserveMs: 4 } },
    });
    void room.run();
    await clock.advance(4);
    answer(room, told, 0); // within the base
    await clock.advance(8);
    answer(room, told, 0); // three more than the base
    await settled();
    const clocks = ofType(told[0], 'asked').map((asked) => asked.clock);
    expect(clocks).toEqual([
      { msLeft: 5, reserveMs: 4 },
      { msLeft: 5, reserveMs: 4 },
      { msLeft: 5, reserveMs: 1 },
    ]);
    await clock.advance(5);
    expect(room.question(0)?.timeLeft()).toEqual({ msLeft: 0, reserveMs: 1 });
    expect(entriesOf(log.infos, 'answer-late')).toEqual([]);
    await clock.advance(1);
    expect(entriesOf(log.infos, 'answer-late')).toEqual([{ code: 'answer-late', seat: 0 }]);
    const late = ofType(told[0], 'done').at(-1);
    expect(late?.question).toBe(ofType(told[0], 'asked')[2]?.question);
    expect(late?.action).not.toBeNull();
    await settled();
    expect(ofType(told[0], 'asked').at(-1)?.clock).toEqual({ msLeft: 5, reserveMs: 0 });
    room.close();
  });

  test('do not run where there are none', async () => {
    const { room, clock, told } = roomOf({ seats: ALONE });
    void room.run();
    await clock.advance(50);
    expect(openQuestion(told[0]).clock).toBeNull();
    expect(ofType(told[0], 'done')).toEqual([]);
    room.close();
  });
});

describe('between rounds', () => {
  const TWO_ROUNDS = seeded({ ...BURY3, deals: 2 }, 32);
  const PAIR = [PERSON, PERSON, QUIET, QUIET];

  const toTheEnd = async (settings: Parameters<typeof roomOf>[0]['settings'] = {}) => {
    const table = roomOf({ seats: PAIR, terms: TWO_ROUNDS, settings });
    void table.room.run();
    await playOn(table, [0, 1], () => ofType(table.told[0], 'round-over').length > 0);
    return table;
  };
  const rounds = ({ room }: ReturnType<typeof roomOf>): number =>
    room.match.history.filter(({ events }) => events.some(({ type }) => type === 'dealt')).length;

  test('the next is dealt when all people are ready', async () => {
    const table = await toTheEnd();
    expect(ofType(table.told[1], 'round-over')).toMatchObject([{ round: 0, msLeft: null }]);
    table.room.hear(0, { type: 'ready', round: 0 });
    table.room.hear(1, { type: 'ready', round: 5 }); // no such round
    await table.clock.advance(100);
    expect(rounds(table)).toBe(1);
    table.room.hear(1, { type: 'ready', round: 0 });
    await settled();
    expect(rounds(table)).toBe(2);
    await playOn(table, [0, 1]);
    await settled();
    expect(ofType(table.told[0], 'match-over')).toHaveLength(1);
  });

  test('or when the time is up', async () => {
    const table = await toTheEnd({ readyMs: 20 });
    table.room.hear(0, { type: 'ready', round: 0 });
    await table.clock.advance(19);
    expect(rounds(table)).toBe(1);
    await table.clock.advance(1);
    expect(rounds(table)).toBe(2);
    table.room.close();
  });

  test('nobody waits for those for whom a bot plays', async () => {
    const table = await toTheEnd({ standIn: { level: 'quiet', afterMs: 10 } });
    table.room.hear(0, { type: 'ready', round: 0 });
    table.room.leave(1);
    await table.clock.advance(9);
    expect(rounds(table)).toBe(1);
    await table.clock.advance(1);
    expect(rounds(table)).toBe(2);
    table.room.close();
  });

  test('a room that is closed waits for nobody', async () => {
    const table = roomOf({ seats: PAIR, terms: TWO_ROUNDS });
    const run = table.room.run();
    await playOn(table, [0, 1], () => ofType(table.told[0], 'round-over').length > 0);
    table.room.close();
    await run;
    expect(rounds(table)).toBe(1);
  });
});
