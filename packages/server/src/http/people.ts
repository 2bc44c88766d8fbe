/** What is asked for by HTTP about oneself: ways in, ways to claim a guest, devices, and what is kept. */
import type { Claimed, Me, NewRecovery, PasskeyQuestion, SignedIn, WasDone, WaysIn } from '@paiju/protocol';
import { ACCOUNT_API } from '@paiju/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportAll } from '../holdings.ts';
import { Claims } from '../people/claims.ts';
import { kindOf } from '../people/kind.ts';
import { meAs } from '../people/me.ts';
import type { Answer, People } from '../people/people.ts';
import { SignIn } from '../people/signIn.ts';
import type { Site } from '../people/site.ts';
import { ACCOUNTS_LONGER } from '../store/expiry.ts';
import type { ApiPorts } from './api.ts';
import { askerOf, perHour, perMinute } from './asker.ts';
import { Problem, readBody } from './problem.ts';

export interface PeopleApiPorts extends ApiPorts {
  readonly site: Site;
  readonly keepDays: number;
}

const daysKept = ({ keepDays }: Pick<PeopleApiPorts, 'keepDays'>) => ({
  guestDays: keepDays,
  accountDays: ACCOUNTS_LONGER * keepDays,
});

const DONE: WasDone = { done: true };

export const servePeople = (app: FastifyInstance, ports: PeopleApiPorts): void => {
  const { online, guestOf } = askerOf(ports);
  const people = (): People => online().people;
  const claims = (): Claims => new Claims(people(), ports.site);
  const often = { config: perMinute(ports.limits.requests) };
  const seldom = { config: perHour(ports.limits.claims) };
  const browserOf = ({ headers }: FastifyRequest): string => kindOf(headers['user-agent']);
  serveWaysIn(app, { ...ports, people, browserOf });

  app.get('/api/me', often, async (request): Promise<Me> => {
    const me = await meAs(people(), await guestOf(request), { site: ports.site, ...daysKept(ports) });
    if (me === null) throw new Problem('unknown-token');
    return me;
  });

  app.put('/api/me/password', seldom, async (request): Promise<Claimed> => {
    const who = await guestOf(request);
    const wish = readBody(ACCOUNT_API.newPassword, request.body);
    return orProblem(claims().setPassword(who, wish, browserOf(request)));
  });

  app.post('/api/me/passkeys/ask', seldom, async (request) => {
    const { id, name } = await guestOf(request);
    const { accounts, challenges } = people();
    const known = (await accounts.passkeysOf(id)).map((key) => key.id);
    const challenge = await challenges.draw(id);
    return {
      challenge,
      site: ports.site.host,
      user: { id: Buffer.from(id).toString('base64url'), name },
      known,
    };
  });

  app.post('/api/me/passkeys', seldom, async (request): Promise<Claimed> => {
    const who = await guestOf(request);
    const wish = readBody(ACCOUNT_API.newPasskey, request.body);
    return orProblem(claims().addPasskey(who, wish, browserOf(request)));
  });

  app.delete('/api/me/passkeys/:id', often, async (request): Promise<WasDone> => {
    const who = await guestOf(request);
    await orProblem(claims().dropPasskey(who, idIn(request)));
    return DONE;
  });

  app.post('/api/me/recovery', seldom, async (request): Promise<NewRecovery> => {
    const { id } = await guestOf(request);
    // A guest without another way in would be claimed by it alone, and lose the page's token over it.
    if ((await people().accounts.of(id)) === null) throw new Problem('bad-request');
    return { recoveryCode: await claims().newRecovery(id) };
  });

  app.delete('/api/me/devices/:id', often, async (request): Promise<WasDone> => {
    const { id } = await guestOf(request);
    const device = idIn(request);
    if (!UUID.test(device) || !(await people().devices.signOut(id, device)))
      throw new Problem('no-such-device');
    return DONE;
  });

  app.delete('/api/me/devices', often, async (request): Promise<WasDone> => {
    const { id } = await guestOf(request);
    await people().devices.signOutOthers(id);
    return DONE;
  });

  app.get('/api/me/export', seldom, async (request, reply) => {
    const { id } = await guestOf(request);
    reply.header('content-disposition', 'attachment; filename="paiju.json"');
    return {
      paiju: 'person',
      at: new Date().toISOString(),
      ...(await exportAll(online().store.database, id)),
    };
  });

  app.delete('/api/me', often, async (request): Promise<WasDone> => {
    const { id, name } = await guestOf(request);
    if (readBody(ACCOUNT_API.farewell, request.body).name !== name) throw new Problem('bad-request', 'name');
    const { devices, farewells } = people();
    await devices.signOutOthers(id);
    await farewells.leave(id);
    return DONE;
  });
};

interface WaysInPorts extends PeopleApiPorts {
  people(): People;
  browserOf(request: FastifyRequest): string;
}

const serveWaysIn = (app: FastifyInstance, ports: WaysInPorts): void => {
  const { people, browserOf } = ports;
  const tries = { config: perHour(ports.limits.signIns) };
  /** Whoever is wrong too often is heard no more for a while, whatever they try: keys, codes, tokens, names. */
  const countWrong = async (request: FastifyRequest, answer: () => Answer<SignedIn>): Promise<SignedIn> => {
    const address = ports.addressOf(request.raw);
    if (!ports.misses.has(address)) throw new Problem('too-many');
    const result = await answer();
    if (!result.ok && result.error === 'wrong') ports.misses.take(address);
    return orProblem(Promise.resolve(result));
  };

  app.get('/api/sign-in', (): WaysIn => ({ passkeySite: ports.site.host, ...daysKept(ports) }));

  app.post('/api/sign-in/password', tries, (request) => {
    const answer = readBody(ACCOUNT_API.passwordAnswer, request.body);
    return countWrong(request, () => new SignIn(people(), ports.site).byPassword(answer, browserOf(request)));
  });

  app.post('/api/sign-in/passkey/ask', tries, async (): Promise<PasskeyQuestion> => {
    return { challenge: await people().challenges.draw(null), site: ports.site.host };
  });

  app.post('/api/sign-in/passkey', tries, (request) => {
    const answer = readBody(ACCOUNT_API.passkeyAnswer, request.body);
    return countWrong(request, () => new SignIn(people(), ports.site).byPasskey(answer, browserOf(request)));
  });

  app.post('/api/sign-in/recovery', tries, (request) => {
    const { code } = readBody(ACCOUNT_API.recoveryAnswer, request.body);
    return countWrong(request, () => new SignIn(people(), ports.site).byRecovery(code, browserOf(request)));
  });
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idIn = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

const orProblem = async <T>(answer: Answer<T>): Promise<T> => {
  const result = await answer;
  if (!result.ok) throw new Problem(result.error);
  return result.value;
};
