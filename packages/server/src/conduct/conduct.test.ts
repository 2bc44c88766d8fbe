/** What is kept of conduct, on both engines: once for each match, and nobody is punished for what they made good. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { BOT, TERMS } from '../sittings/testing/sitters.ts';
import type { Guest } from '../store/guests.ts';
import type { Member } from '../store/member.ts';
import { Store } from '../store/store.ts';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { CARD, newSitting, registration } from '../testing/sittings.ts';
import { Conduct } from './conduct.ts';

const terms = { ...TERMS, rated: true as const };
const sitterOf = ({ id, name }: Guest): Sitter => ({ is: 'person', guest: id, name, face: null });

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let store: Store;
  let conduct: Conduct;
  let member: Member;
  let query: <Row>(text: string) => Promise<readonly Row[]>;
  let people = 0;
  beforeAll(async () => {
    const database = await databaseAt(await emptyPlace());
    query = (text) => database.query(text);
    store = new Store(database);
    conduct = new Conduct(store);
    member = await store.register(registration());
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  const person = async (): Promise<Guest> => {
    const id = await store.guests.create({ name: `P${people++}`, face: null }, `hash ${people}`);
    return (await store.guests.find(id)) as Guest;
  };

  /** A table of two, and a way to let things happen there. */
  const table = async (ann: Guest, ben: Guest) => {
    const chairs = [sitterOf(ann), sitterOf(ben)];
    const body: Entry = { type: 'opened', terms, chairs };
    const { id } = await store.sittings.open(
      newSitting(member.id, { game: 'haiyuki', summary: { ...CARD, terms }, body }),
    );
    let n = 1;
    const happens = async (...entries: Entry[]): Promise<void> => {
      for (const entry of entries) {
        n += 1;
        const played = { number: 1, guests: [ann.id, ben.id], firstEntry: 2 };
        const more = entry.type === 'over' ? { played } : {};
        await store.journal.append({ sitting: id, epoch: 1, n, body: entry, ...more });
      }
    };
    await happens({ type: 'began', match: 1, header: '' });
    return { place: { sitting: id, number: 1 }, happens };
  };
  const over: Entry = { type: 'over', match: 1 };
  const seated = (seat: number, sitter: Sitter): Entry => ({ type: 'chairs', changes: [{ seat, sitter }] });
  const late = (seat: number, i: number): Entry => ({
    ...{ type: 'step', match: 1, number: i, lines: [], reserves: null, at: i },
    acted: { seat, by: 'clock' },
  });

  test('whoever leaves may play no rated games at once, and however often that is looked at it counts once', async () => {
    const [ann, ben] = [await person(), await person()];
    expect(await conduct.mayPlayRated(ben.id)).toEqual({ may: true });
    const { place, happens } = await table(ann, ben);
    await happens(seated(1, BOT));
    const before = Date.now();
    await Promise.all([0, 1, 2].map(() => conduct.judge(place, false)));
    const may = await conduct.mayPlayRated(ben.id);
    expect(may).toMatchObject({ may: false });
    const wait = may.may ? 0 : may.until - before;
    expect(Math.abs(wait - 600_000)).toBeLessThan(60_000);
    await happens(over);
    await conduct.judge(place, true);
    await conduct.judgeForgotten();
    expect(await conduct.standingOf(ben.id)).toMatchObject({ offences: 1 });
    // The time runs from when they left, not from the end.
    expect(await conduct.mayPlayRated(ben.id)).toEqual(may);
    expect(await conduct.standingOf(ann.id)).toMatchObject({ offences: 0, pausedUntil: null });
  });

  test('whoever comes back has not left, and what comes late to a match that is over changes nothing', async () => {
    const [ann, ben] = [await person(), await person()];
    const { place, happens } = await table(ann, ben);
    await happens(seated(1, BOT));
    await conduct.judge(place, false);
    await happens(seated(1, sitterOf(ben)));
    await conduct.judge(place, false);
    expect(await conduct.mayPlayRated(ben.id)).toEqual({ may: true });
    await happens(over);
    await conduct.judge(place, true);
    await conduct.judge(place, false);
    const marks = `SELECT guest, verdict FROM conduct_mark WHERE sitting = '${place.sitting}' ORDER BY guest`;
    const both = [ann.id, ben.id].toSorted().map((guest) => ({ guest, verdict: 'played' }));
    expect(await query(marks)).toEqual(both);
  });

  test('a match that nobody looked at when it ended is looked at later, once', async () => {
    const [ann, ben] = [await person(), await person()];
    const { happens } = await table(ann, ben);
    await happens(...[1, 2, 3, 4, 5].map((i) => late(1, i)), over);
    expect(await conduct.standingOf(ben.id)).toMatchObject({ offences: 0 });
    await conduct.judgeForgotten();
    await conduct.judgeForgotten();
    expect(await conduct.standingOf(ben.id)).toMatchObject({ offences: 1 });
    expect(await conduct.mayPlayRated(ann.id)).toEqual({ may: true });
  });

  test('of whoever is deleted nothing is left, and the match of the others stays', async () => {
    const [ann, ben] = [await person(), await person()];
    const { place, happens } = await table(ann, ben);
    await query(`DELETE FROM guest WHERE id = '${ben.id}'`);
    await happens(seated(1, BOT), over);
    await conduct.judge(place, true);
    const kept = `SELECT guest FROM conduct_mark WHERE sitting = '${place.sitting}'`;
    expect(await query(kept)).toEqual([{ guest: ann.id }]);
  });
});
