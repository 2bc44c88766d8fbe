/** What anybody but a seat can read of a running match, of a real server that logs everything: nothing of hands, seeds, tokens or people. */
import { randomBytes } from 'node:crypto';
import type { PlayedMatch } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { TERMS } from './sittings/testing/sitters.ts';
import { asks, Client } from './testing/client.ts';
import { emptyDatabase, runOn } from './testing/places.ts';
import type { TestServer } from './testing/servers.ts';
import { meet, serverAt } from './testing/servers.ts';

/** Words of what only a seat may see, and of records. */
const INSIDE = /seed|"hand|concealed|tiles?"|wall|"deal|"lines|"event|"action|discard|header|own"/i;

/** From now on the database says in its refusal everything that it was given. */
const TELL_ENTRIES = `
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'no room for %', NEW.body USING DETAIL = NEW.body::text, HINT = NEW.body::text; END $$;
CREATE TRIGGER tell BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION tell()`;

/** Everything that HTTP has to say of a table while its match runs. */
const askedFor = async ({ address }: TestServer, codes: readonly string[]): Promise<readonly string[]> => {
  const paths = [
    ...['/api/status', '/api/tables', '/metrics', '/readyz', '/api/nothing', '/api/tables/%00'],
    ...codes.flatMap((code) =>
      ['', '/matches/1', '/matches/0', '/matches/2'].map((more) => `/api/tables/${code}${more}`),
    ),
  ];
  const answers = await Promise.all(paths.map((path) => asks<unknown>(address, 'GET', path)));
  return answers.map(({ body }, i) => `${paths[i]} ${JSON.stringify(body)}`);
};

/** What nobody should do: frames and requests that are wrong in every way. */
const disturb = async ({ address }: TestServer, client: Client, code: string): Promise<void> => {
  for (const text of ['nonsense', '{"type":"act"}', '{"type":"resync","protocol":1,"after":0}'])
    client.socket.send(text);
  client.say({ type: 'act', question: 1, action: { type: 'discard', tile: 0 as never } });
  client.say({ type: 'sit', seat: 1 });
  for (const token of [randomBytes(32).toString('base64url'), client.plan.token])
    await new Client({ address, code: token === client.plan.token ? 'ZZZZZZ' : code, token }).enter();
  await asks(address, 'POST', '/api/tables', { token: client.plan.token ?? '', body: { terms: TERMS } });
};

test('logs, metrics, errors and cards of a match tell nothing of it, nor who plays it', async () => {
  const database = await emptyDatabase();
  const server = await serverAt({ database, data: '' });
  const { address, logged } = server;
  const terms = { ...TERMS, watchDelayS: 1 };
  const { codes, people } = await meet(address, [{ name: 'Annabel' }, { name: 'Benedict', level: null }], {
    terms,
  });
  const [ann, ben] = people as [Client, Client];
  const watching = { address, code: codes.watchCode, token: null };
  const watcher = await new Client(watching).enter();
  const both = [codes.joinCode, codes.watchCode];
  ann.say({ type: 'begin' });
  await ben.until(() => ben.last('told') !== null);
  const early = await askedFor(server, both);
  await disturb(server, ben, codes.joinCode);
  ben.drop();
  const late = await new Client(watching).enter();
  ben.level = 'greedy';
  await ben.enter();
  await Promise.all([ann, ben, watcher, late].map((one) => one.until(() => one.last('match-over') !== null)));

  const { body } = await asks<PlayedMatch>(address, 'GET', `/api/tables/${codes.joinCode}/matches/1`);
  const fair = JSON.parse(/"fair":(\{.*?\}\})/.exec(body.record)?.[1] ?? '{}');
  const seed = /"seed":"(\w+)"/.exec(body.record)?.[1] ?? '';
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(fair.secret).toMatch(/^[0-9a-f]{64}$/);
  const [house] = (await runOn(database, 'SELECT signing_key FROM house')) as { signing_key: string }[];
  const signingKey = house?.signing_key;
  expect(signingKey).toMatch(/^[0-9a-f]{64}$/);
  // Whoever sits there, or looks on, is never told them.
  for (const one of [ann, ben, watcher, late])
    for (const said of one.heard.map((message) => JSON.stringify(message)))
      for (const secret of [seed, fair.secret, signingKey]) expect(said).not.toContain(secret);
  const tokens = [ann, ben].map(({ plan }) => plan.token ?? '');
  const written = [...logged, (await asks<string>(address, 'GET', '/metrics')).body];
  expect(logged.length).toBeGreaterThan(3);

  // Nobody is told how a match goes that runs, and nobody's token ever.
  expect(early.some((line) => line.includes('match-runs'))).toBe(true);
  for (const line of early) {
    for (const secret of [seed, fair.secret, signingKey, ...fair.numbers, ...tokens])
      expect(line).not.toContain(secret);
    expect(line).not.toMatch(INSIDE);
  }
  // What operators read names nobody and leads nowhere either.
  const secrets = [seed, fair.secret, signingKey, ...fair.numbers, ...tokens, ...both, 'Annabel', 'Benedict'];
  for (const line of written) {
    for (const secret of secrets) expect(line).not.toContain(secret);
    expect(line).not.toMatch(INSIDE);
  }

  // A database that repeats what it was given is not repeated.
  const before = logged.length;
  await runOn(database, TELL_ENTRIES);
  const token = tokens[0] ?? '';
  const refused = await asks(address, 'POST', '/api/tables', {
    token,
    body: { terms, lineup: [null, null] },
  });
  expect(refused).toMatchObject({ status: 500, body: { code: 'failed', at: '' } });
  ann.say({ type: 'again' });
  ben.say({ type: 'again' });
  await ann.until(() => ann.table?.phase === 'stopped');
  const complaints = logged.slice(before);
  expect(complaints.length).toBeGreaterThanOrEqual(2);
  for (const line of complaints) {
    for (const secret of secrets) expect(line).not.toContain(secret);
    expect(line).not.toMatch(INSIDE);
    expect(line).not.toContain('no room');
  }
});
