import { STANDING_API } from '@paiju/protocol';
import { beforeAll, expect, test } from 'vitest';
import { DUEL } from '../ratings/testing/finished.ts';
import { asks } from '../testing/client.ts';
import { emptyFolder } from '../testing/places.ts';
import { meet, serverAt, type TestServer } from '../testing/servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serverAt({ database: null, data: emptyFolder() });
});

test('a match that counts is rated when it is over, and stands in the history of both', async () => {
  const { codes, people } = await meet(server.address, [{ name: 'Ann' }, { name: 'Ben' }], { terms: DUEL });
  const get = (path: string, seat?: number) => {
    const token = people[seat ?? -1]?.plan.token ?? undefined;
    return asks<object>(server.address, 'GET', path, token === undefined ? {} : { token });
  };
  const table = `/api/tables/${codes.joinCode}`;
  const before = STANDING_API.tableRatings.parse((await get(`${table}/ratings`)).body);
  expect(before.seats).toMatchObject([{ isProvisional: true }, { isProvisional: true }]);
  expect((await get(`${table}/matches/1/ratings`)).body).toEqual({ seats: null });

  people[0]?.say({ type: 'begin' });
  await Promise.all(people.map((one) => one.until(() => one.table?.phase === 'over')));
  const changes = async () => STANDING_API.matchRatings.parse((await get(`${table}/matches/1/ratings`)).body);
  await expect.poll(changes).toMatchObject({ seats: [{}, {}] });
  const { seats } = await changes();

  for (const seat of [0, 1]) {
    const { matches } = STANDING_API.ownMatches.parse((await get('/api/matches?rated=true', seat)).body);
    expect(matches).toMatchObject([
      {
        game: 'haiyuki',
        isRated: true,
        change: { before: seats?.[seat]?.before, after: seats?.[seat]?.mean },
      },
    ]);
    const sums = STANDING_API.ownStatistics.parse(
      (await get('/api/matches/statistics?game=haiyuki', seat)).body,
    );
    expect(sums).toMatchObject({ matches: 1, opponents: [{ name: ['Ben', 'Ann'][seat], matches: 1 }] });
    const ladder = STANDING_API.ladder.parse((await get('/api/ladders/haiyuki-rulebook', seat)).body);
    expect(ladder.course).toHaveLength(1);
    expect(ladder.rows.find(({ isYou }) => isYou)?.mean).toBe(seats?.[seat]?.mean);
  }
  const after = STANDING_API.tableRatings.parse((await get(`${table}/ratings`)).body);
  expect(after.seats.map((one) => one?.mean)).toEqual(seats?.map((one) => one?.mean));
});

test.each([
  ['/api/ladders/none', 404, 'not-found'],
  ['/api/tables/ZZZZZZ/ratings', 404, 'no-such-table'],
  ['/api/tables/ZZZZZZ/matches/1/ratings', 404, 'no-such-table'],
  ['/api/matches', 401, 'unknown-token'],
  ['/api/matches/statistics', 401, 'unknown-token'],
])('%s is %i %s for somebody who is nobody', async (path, status, code) => {
  expect(await asks(server.address, 'GET', path)).toMatchObject({ status, body: { code } });
});

test.each(['game=go', 'with=x', "before=1'--", 'rated=1', 'result=second', 'more=1'])(
  'a wish for matches with %s is refused',
  async (query) => {
    const { people } = await meet(server.address, [{ name: 'Ann' }]);
    const token = people[0]?.plan.token ?? '';
    expect(await asks(server.address, 'GET', `/api/matches?${query}`, { token })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    });
  },
);
