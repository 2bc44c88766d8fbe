/** Every match that counts is rated exactly once, whoever does it and however often, on both engines. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { BOT } from '../sittings/testing/sitters.ts';
import type { Member } from '../store/member.ts';
import { Store } from '../store/store.ts';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { registration } from '../testing/sittings.ts';
import { Clerk } from './clerk.ts';
import { recompute } from './recompute.ts';
import type { Finish } from './testing/finished.ts';
import { DUEL, finish, ratedTerms } from './testing/finished.ts';

interface Row {
  readonly turn: number;
  readonly seat: number;
  readonly guest: string | null;
  readonly competitor: string | null;
  readonly level: string | null;
  readonly place: number;
  readonly mean: number | null;
}

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let store: Store;
  let member: Member;
  let people = 0;
  beforeAll(async () => {
    store = new Store(await databaseAt(await emptyPlace()));
    member = await store.register(registration());
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  const person = async (): Promise<string> =>
    store.guests.create({ name: 'Ann', face: null }, `hash ${people++}`);
  const chair = (guest: string): Sitter => ({ is: 'person', guest, name: 'Ann', face: null });
  const played = (plan: Finish): Promise<string> => finish(store, member.id, plan);
  const seatsOf = (sitting: string): Promise<readonly Row[]> =>
    store.database.query<Row>(
      `SELECT r.turn, s.seat, c.guest, s.competitor, s.level, s.place, s.mean FROM reckoned r
       JOIN reckoned_seat s USING (sitting, number) LEFT JOIN competitor c ON c.id = s.competitor
       WHERE r.sitting = $1 ORDER BY s.seat`,
      [sitting],
    );
  const standings = (): Promise<readonly { competitor: string; mean: number }[]> =>
    store.database.query('SELECT * FROM standing ORDER BY ladder, competitor');
  /** Nothing is kept that does not come of the records. */
  const isSound = async (): Promise<number> => {
    const ladders = await recompute(store, { write: false });
    const wrong = ladders.filter(
      ({ ended, strengths, standings: stand }) => ended.length + strengths + stand > 0,
    );
    expect(wrong).toEqual([]);
    return ladders.reduce((sum, { matches }) => sum + matches, 0);
  };

  test('several processes rate many matches at the same time: each once, one after the other, and again gives the same', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, person));
    const pairs = Array.from({ length: 8 }, (__, i) => [all[i % 4] ?? '', all[(i + 1 + (i >> 2)) % 4] ?? '']);
    const sittings = await Promise.all(
      pairs.map(([one = '', other = ''], wall) => played({ chairs: [chair(one), chair(other)], wall })),
    );
    const clerks = Array.from({ length: 3 }, () => new Clerk(store));
    await Promise.all([...clerks, ...clerks].map((clerk) => clerk.reckonAll()));
    const seats = (await Promise.all(sittings.map(seatsOf))).flat();
    expect(seats.map(({ turn }) => turn).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (__, i) => (i >> 1) + 1),
    );
    const matches = await store.database.query<{ sum: number }>('SELECT sum(matches)::int FROM standing');
    expect(matches).toEqual([{ sum: 16 }]);
    expect(await isSound()).toBe(8);
  });

  test('whoever is killed between reading and writing has done nothing, and the next does it', async () => {
    const [ann, ben] = [await person(), await person()];
    const sitting = await played({ chairs: [chair(ann), chair(ben)], wall: 20 });
    const { database, sittings } = store;
    const dying = new Clerk({
      sittings,
      database: {
        ...database,
        query: (text, values) =>
          text.includes('INTO reckoned') ? Promise.reject(new Error('killed')) : database.query(text, values),
      },
    });
    await expect(dying.reckonAll()).rejects.toThrow('killed');
    expect(await seatsOf(sitting)).toEqual([]);
    // Killed after the statement was sent: what comes after finds it done.
    const mute = new Clerk({
      sittings,
      database: {
        ...database,
        query: async (text, values) => {
          const rows = await database.query(text, values);
          if (text.includes('INTO reckoned')) throw new Error('no answer');
          return rows as never;
        },
      },
    });
    await expect(mute.reckonAll()).rejects.toThrow('no answer');
    await new Clerk(store).reckonAll();
    expect(await seatsOf(sitting)).toHaveLength(2);
    await isSound();
  });

  test('what has changed since it was read refuses what was reckoned from it', async () => {
    const [ann, ben] = [await person(), await person()];
    const first = await played({ chairs: [chair(ann), chair(ben)], wall: 21 });
    const { database, sittings } = store;
    let isFirst = true;
    const slow = new Clerk({
      sittings,
      database: {
        ...database,
        query: async (text, values) => {
          if (isFirst && text.includes('INTO reckoned')) {
            isFirst = false;
            await played({ chairs: [chair(ben), chair(ann)], wall: 22 });
            // Whoever is faster rates both.
            await new Clerk(store).reckonAll();
          }
          return database.query(text, values);
        },
      },
    });
    await slow.reckonAll();
    expect(isFirst).toBe(false);
    expect(await seatsOf(first)).toHaveLength(2);
    await isSound();
  });

  test('a match counts for who began it, though a bot ended it; bots stay as strong as they are', async () => {
    const [ann, ben] = [await person(), await person()];
    const meanwhile: Entry[] = [{ type: 'chairs', changes: [{ seat: 1, sitter: BOT }] }];
    const left = await played({ chairs: [chair(ann), chair(ben)], wall: 23, meanwhile });
    const alone = await played({ chairs: [chair(ann), { is: 'bot', level: 'expert' }], wall: 24 });
    await new Clerk(store).reckonAll();
    expect(await seatsOf(left)).toMatchObject([
      { guest: ann, level: null },
      { guest: ben, level: null },
    ]);
    expect(await seatsOf(alone)).toMatchObject([
      { guest: ann, level: null },
      { guest: null, competitor: null, level: 'expert', mean: null },
    ]);
    await isSound();
  });

  test('a match that does not count is written down and changes no rating', async () => {
    const [ann, ben] = [await person(), await person()];
    const { rated: ___, ...terms } = DUEL;
    const before = await standings();
    const sitting = await played({ terms, chairs: [chair(ann), chair(ben)], wall: 25 });
    await new Clerk(store).reckonAll();
    expect(await seatsOf(sitting)).toMatchObject([
      { turn: null, guest: ann, mean: null },
      { turn: null, guest: ben, mean: null },
    ]);
    expect(await standings()).toEqual(before);
  });

  test('each ladder has numbers of its own', async () => {
    const guests = await Promise.all(Array.from({ length: 4 }, person));
    for (const [preset, wall] of [
      ['sichuan', 1],
      ['xueliu', 2],
      ['bury3', 3],
    ] as const)
      await played({
        ...{ terms: ratedTerms('xuezhan', preset, { deals: 4 }), wall },
        chairs: guests.map(chair),
      });
    await new Clerk(store).reckonAll();
    const rows = await store.database.query(
      `SELECT DISTINCT ladder, s.matches FROM standing s JOIN competitor c ON c.id = s.competitor
       WHERE c.guest = ANY($1::uuid[]) ORDER BY ladder`,
      [guests],
    );
    expect(rows).toEqual([
      { ladder: 'xuezhan-bury3', matches: 1 },
      { ladder: 'xuezhan-sichuan', matches: 2 },
    ]);
    await isSound();
  });

  test('whoever is deleted leaves others their numbers, before and after what they played is rated', async () => {
    const [ann, ben] = [await person(), await person()];
    await played({ chairs: [chair(ann), chair(ben)], wall: 26 });
    await new Clerk(store).reckonAll();
    const before = await standings();
    const last = await played({ chairs: [chair(ben), chair(ann)], wall: 27 });
    await store.database.query('DELETE FROM guest WHERE id = $1', [ben]);
    expect(await standings()).toEqual(before);
    await isSound();
    await new Clerk(store).reckonAll();
    const seats = await seatsOf(last);
    expect(seats.map(({ guest }) => guest)).toEqual([null, ann]);
    expect(seats.every(({ competitor, mean }) => competitor !== null && mean !== null)).toBe(true);
    await isSound();
  });

  test('what stays of a match when its table is deleted is enough to reckon all ratings anew', async () => {
    const sitting = await played({ chairs: [chair(await person()), chair(await person())], wall: 28 });
    await new Clerk(store).reckonAll();
    await store.database.query('DELETE FROM sitting WHERE id = $1', [sitting]);
    const matches = await isSound();
    expect((await recompute(store, { write: false })).reduce((sum, { read }) => sum + read, 0)).toBe(
      matches - 1,
    );
  });

  test('numbers that were spoilt are found and put right, and matches that are rated meanwhile are not lost', async () => {
    await store.database.query(`UPDATE standing SET mean = mean + 1 WHERE ladder = 'haiyuki-rulebook'`);
    const found = (await recompute(store, { write: false })).find(
      ({ ladder }) => ladder === 'haiyuki-rulebook',
    );
    expect(found?.standings).toBeGreaterThan(0);
    const [ann, ben] = [await person(), await person()];
    const late = await played({ chairs: [chair(ann), chair(ben)], wall: 29 });
    const { database, sittings } = store;
    let isFirst = true;
    await recompute(
      {
        sittings,
        database: {
          ...database,
          query: async (text, values) => {
            if (isFirst && text.includes('revision + 1')) {
              isFirst = false;
              await new Clerk(store).reckonAll();
            }
            return database.query(text, values);
          },
        },
      },
      { write: true },
    );
    expect(isFirst).toBe(false);
    expect(await seatsOf(late)).toHaveLength(2);
    await isSound();
  });

  test('a match that ended otherwise than its record says is told', async () => {
    await store.database.query(
      `UPDATE reckoned_seat SET points = points + 1 WHERE ctid = (
         SELECT s.ctid FROM reckoned_seat s JOIN played p USING (sitting, number)
         JOIN reckoned r USING (sitting, number) WHERE r.ladder IS NOT NULL LIMIT 1)`,
    );
    expect((await recompute(store, { write: false })).flatMap(({ ended }) => ended)).toHaveLength(1);
  });

  test('a match that cannot be read holds up no other, and is said once', async () => {
    const [ann, ben] = [await person(), await person()];
    const broken = await played({ chairs: [chair(ann), chair(ben)], wall: 30 });
    await store.database.query(
      `UPDATE entry SET body = jsonb_set(body, '{header}', '"x"') WHERE sitting = $1 AND body ->> 'type' = 'began'`,
      [broken],
    );
    await sleep(2);
    const whole = await played({ chairs: [chair(ben), chair(ann)], wall: 31 });
    const warned: object[] = [];
    const clerk = new Clerk(store, (problem) => warned.push(problem));
    await clerk.reckonAll();
    await clerk.reckonAll();
    expect(warned).toMatchObject([{ sitting: broken }]);
    expect(await seatsOf(broken)).toEqual([]);
    expect(await seatsOf(whole)).toHaveLength(2);
  });
});
