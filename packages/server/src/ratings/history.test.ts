/** What people look up of their matches and of how they stand, on both engines. */
import type { MatchFilter, OwnMatch } from '@paiju/protocol';
import { STANDING_API } from '@paiju/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sitter } from '../sittings/entries.ts';
import type { Member } from '../store/member.ts';
import { Store } from '../store/store.ts';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { registration } from '../testing/sittings.ts';
import { ANCHORS } from './anchors.ts';
import { Boards } from './boards.ts';
import { Clerk } from './clerk.ts';
import { History } from './history.ts';
import { NEWCOMER } from './rating.ts';
import { DUEL, finish, ratedTerms } from './testing/finished.ts';

const ANY: MatchFilter = { game: null, preset: null, with: null, result: null, rated: null };
const MATCHES = 23;

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let store: Store;
  let member: Member;
  let history: History;
  let boards: Boards;
  let people: readonly string[] = [];
  const chair = (guest: string): Sitter => ({ is: 'person', guest, name: 'Ann', face: null });
  const expert: Sitter = { is: 'bot', level: 'expert' };
  const of = (name: number): string => people[name] ?? '';

  beforeAll(async () => {
    store = new Store(await databaseAt(await emptyPlace()));
    member = await store.register(registration());
    history = new History(store.database);
    boards = new Boards(store.database);
    people = await Promise.all(
      ['Ann', 'Ben', 'Cai'].map((name) => store.guests.create({ name, face: null }, `hash ${name}`)),
    );
    const [ann, ben, cai] = [chair(of(0)), chair(of(1)), chair(of(2))];
    // All of Ann's: duels with Ben that count, one with Cai that does not, and a match of four.
    for (let wall = 0; wall < MATCHES - 2; wall++)
      await finish(store, member.id, { chairs: wall % 2 === 0 ? [ann, ben] : [ben, ann], wall });
    const { rated: __, ...free } = DUEL;
    await finish(store, member.id, { terms: free, chairs: [ann, cai], wall: 50 });
    const terms = ratedTerms('xuezhan', 'sichuan', { deals: 4 });
    await finish(store, member.id, { terms, chairs: [ann, ben, cai, expert], wall: 51 });
    await new Clerk(store).reckonAll();
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  const all = async (guest: string, filter: Partial<MatchFilter> = {}): Promise<readonly OwnMatch[]> => {
    const matches: OwnMatch[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const [micros = '', sitting = '', number = ''] = next.split('.');
      const before = next === '' ? null : { micros, sitting, number: Number(number) };
      const page = await history.page(guest, { ...ANY, ...filter }, before);
      expect(STANDING_API.ownMatches.safeParse(page).success).toBe(true);
      matches.push(...page.matches);
      next = page.next;
    }
    return matches;
  };

  test('all matches are found page by page, each once, the newest first', async () => {
    const matches = await all(of(0));
    expect(matches).toHaveLength(MATCHES);
    expect(new Set(matches.map(({ code }) => code)).size).toBe(MATCHES);
    const times = matches.map(({ endedAt }) => endedAt);
    expect(times.toSorted((a, b) => b - a)).toEqual(times);
    const [first] = matches;
    expect(first).toMatchObject({ game: 'xuezhan', preset: 'sichuan', isRated: true, number: 1 });
    expect(first?.seats.map(({ name, level, isYou }) => [name, level, isYou])).toEqual([
      ['Ann', null, true],
      ['Ben', null, false],
      ['Cai', null, false],
      [null, 'expert', false],
    ]);
    expect(first?.change?.before).toBe(NEWCOMER.mean);
  });

  test('and by game, preset, company, result and whether they count', async () => {
    const matches = await all(of(0));
    const cai = matches[0]?.seats[2]?.who ?? '';
    const count = async (filter: Partial<MatchFilter>): Promise<number> => (await all(of(0), filter)).length;
    expect(await count({ game: 'xuezhan' })).toBe(1);
    expect(await count({ game: 'wuhan' })).toBe(0);
    expect(await count({ preset: 'rulebook' })).toBe(MATCHES - 1);
    expect(await count({ with: cai })).toBe(2);
    expect(await count({ rated: false })).toBe(1);
    const mine = (match: OwnMatch): number => match.seats.find(({ isYou }) => isYou)?.place ?? 0;
    const last = (match: OwnMatch): number => Math.max(...match.seats.map(({ place }) => place));
    expect(await count({ result: 'first' })).toBe(matches.filter((match) => mine(match) === 1).length);
    expect(await count({ result: 'last' })).toBe(
      matches.filter((match) => mine(match) > 1 && mine(match) === last(match)).length,
    );
    expect(await all('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  test('are summed up, and against each opponent', async () => {
    const matches = (await all(of(0), { game: 'haiyuki' })).filter(({ isRated }) => isRated);
    const sums = await history.statistics(of(0), { ...ANY, game: 'haiyuki', rated: true });
    expect(STANDING_API.ownStatistics.safeParse(sums).success).toBe(true);
    const mine = matches.flatMap(({ seats }) => seats.filter(({ isYou }) => isYou));
    expect(sums.matches).toBe(MATCHES - 2);
    expect(sums.places).toEqual([1, 2].map((place) => mine.filter((seat) => seat.place === place).length));
    expect(sums.points).toBe(mine.reduce((sum, { points }) => sum + points, 0));
    expect(sums.last).toEqual(mine.map(({ points }) => points).reverse());
    expect(sums.facts.rounds).toBeGreaterThanOrEqual(MATCHES - 2);
    expect(sums.facts.wins).toBeGreaterThan(0);
    const [ben] = sums.opponents;
    const theirs = (await history.statistics(of(1), { ...ANY, game: 'haiyuki', rated: true })).opponents[0];
    expect(ben).toMatchObject({ name: 'Ben', matches: MATCHES - 2, ahead: sums.places[0] });
    expect([theirs?.ahead, theirs?.behind]).toEqual([ben?.behind, ben?.ahead]);
  });

  test('a rating changes from match to match without a gap', async () => {
    const duels = (await all(of(0), { game: 'haiyuki', rated: true })).toReversed();
    expect(duels[0]?.change?.before).toBe(NEWCOMER.mean);
    for (const [i, { change }] of duels.slice(1).entries())
      expect(change?.before).toBe(duels[i]?.change?.after);
    const { course, rows } = await boards.ladder('haiyuki-rulebook', of(0));
    expect(course.map(({ mean }) => mean)).toEqual(duels.map(({ change }) => change?.after));
    expect(rows.find(({ isYou }) => isYou)?.mean).toBe(course.at(-1)?.mean);
    const table = await store.sittings.findByCode(duels.at(-1)?.code ?? '');
    const after = await boards.afterMatch(table?.id ?? '', 1);
    expect(after.seats?.map((seat) => seat?.mean)).toContain(course.at(-1)?.mean);
    expect(after.seats?.map((seat) => seat?.before)).toContain(duels.at(-1)?.change?.before);
  });

  test('a ladder has bots and those of whom one is sure, and whoever asks', async () => {
    const asked = async (guest: string | null) => (await boards.ladder('haiyuki-rulebook', guest)).rows;
    const unsure = await asked(null);
    await store.database.query(`UPDATE standing SET deviation = 80 WHERE ladder = 'haiyuki-rulebook'`);
    const sure = await asked(null);
    expect(sure.map(({ name, level }) => name ?? level).toSorted()).toEqual([
      'Ann',
      'Ben',
      'expert',
      'greedy',
      'novice',
      'random',
    ]);
    expect(unsure.every(({ isProvisional, place }) => !isProvisional && place === null)).toBe(true);
    expect(sure.flatMap(({ place }) => place ?? [])).toEqual([1, 2]);
    expect(sure.every(({ level, place }) => (level === null) === (place !== null))).toBe(true);
    const means = sure.map(({ mean }) => mean);
    expect(means.toSorted((a, b) => b - a)).toEqual(means);
    expect(sure.find(({ level }) => level === 'expert')?.mean).toBe(ANCHORS['haiyuki-rulebook'].expert);
    const four = await boards.ladder('xuezhan-sichuan', of(2));
    expect(four.rows.filter(({ level }) => level === null)).toMatchObject([
      { name: 'Cai', isYou: true, isProvisional: true, place: null },
    ]);
  });

  test('at a table everybody has one, where its matches count', async () => {
    const chairs: Sitter[] = [
      chair(of(0)),
      { is: 'empty' },
      expert,
      chair('00000000-0000-4000-8000-000000000000'),
    ];
    const terms = ratedTerms('xuezhan', 'sichuan', { deals: 4 });
    const { seats } = await boards.atTable({ terms, chairs });
    expect(seats).toMatchObject([
      { isProvisional: true },
      null,
      { mean: ANCHORS['xuezhan-sichuan'].expert, isProvisional: false },
      { ...NEWCOMER, isProvisional: true },
    ]);
    const { rated: __, ...free } = terms;
    expect((await boards.atTable({ terms: free, chairs })).seats).toEqual([null, null, null, null]);
  });
});
