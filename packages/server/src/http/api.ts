/** What is asked for by HTTP: who somebody is, which tables there are, a new one, and the record of a match that is over. */
import type { IncomingMessage } from 'node:http';
import type { FoundTable, NewGuest, NewTable, OnlineStatus, PlayedMatch, TableCodes } from '@paiju/protocol';
import { API, PROTOCOL, whyNotRated } from '@paiju/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../cluster/online.ts';
import type { Finding } from '../finding/finding.ts';
import { kindOf } from '../people/kind.ts';
import { gameOf, optionsOf } from '../sittings/matches.ts';
import { isLevel, mayPlay } from '../sittings/wishes.ts';
import { Buckets } from '../sockets/limits.ts';
import { isWatchCode } from '../store/codes.ts';
import { hashOf, newToken } from '../store/tokens.ts';
import { askerOf, perHour, perMinute } from './asker.ts';
import { serveConduct } from './conduct.ts';
import { Problem, readBody } from './problem.ts';
import { playedMatch } from './record.ts';
import { serveStanding } from './standing.ts';

export interface ApiLimits {
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** New guests of one address, and new tables of one address and of one person, in an hour. */
  readonly guests: number;
  readonly tables: number;
  readonly tablesPerGuest: number;
  /** Tries to sign in of one address, and changes to how one signs in, in an hour. */
  readonly signIns: number;
  readonly claims: number;
  /** The head of a request, and the whole of it, have to be there within this time. */
  readonly headersMs: number;
  readonly requestMs: number;
}

export const API_LIMITS: ApiLimits = {
  ...{ requests: 300, guests: 60, tables: 60, tablesPerGuest: 20 },
  ...{ signIns: 120, claims: 60 },
  ...{ headersMs: 10_000, requestMs: 20_000 },
};

export interface ApiPorts {
  status(): OnlineStatus['online'];
  /** Null while it is not open. */
  online(): Online | null;
  finding(): Finding | null;
  readonly limits: ApiLimits;
  /** Whose request it is, for the limits. */
  addressOf(request: IncomingMessage): string;
  /** Codes of tables that are not there, by address. */
  readonly misses: Buckets;
}

/** Anything that could be a code at all. */
const CODE = /^[A-Za-z0-9]{4,16}$/;

export const serveApi = (app: FastifyInstance, ports: ApiPorts): void => {
  const { limits } = ports;
  const often = { config: perMinute(limits.requests) };
  const { online, guestOf } = askerOf(ports);

  serveConduct(app, { online, guestOf, often });

  const checkRated = async (guest: string): Promise<void> => {
    const answer = await online().conduct.mayPlayRated(guest);
    if (!answer.may) throw new Problem('no-rated-yet', '', answer.until);
  };

  const tablesOf = new Buckets({ burst: limits.tablesPerGuest, perSecond: limits.tablesPerGuest / 3_600 });
  const rowOf = async ({ params, raw }: FastifyRequest) => {
    const address = ports.addressOf(raw);
    if (!ports.misses.has(address)) throw new Problem('too-many');
    const code = codeIn(params);
    const row = CODE.test(code) ? await online().store.sittings.findByCode(code) : null;
    if (row !== null) return row;
    ports.misses.take(address);
    throw new Problem('no-such-table');
  };
  serveStanding(app, { online, guestOf, rowOf, often });

  // What is asked for by a token or a code is for nobody who asks after them.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.get('/api/status', (): OnlineStatus => ({ online: ports.status(), protocol: PROTOCOL }));

  app.post(
    '/api/guests',
    { config: perHour(limits.guests) },
    async ({ body, headers }): Promise<NewGuest> => {
      const wish = readBody(API.guestWish, body);
      const token = newToken();
      await online().store.guests.create(wish, hashOf(token), kindOf(headers['user-agent']));
      return { ...wish, token };
    },
  );

  app.put('/api/guests/me', often, async (request) => {
    const { id } = await guestOf(request);
    const wish = readBody(API.guestWish, request.body);
    await online().store.guests.rename(id, wish);
    return wish;
  });

  app.post('/api/tables', { config: perHour(limits.tables) }, async (request): Promise<TableCodes> => {
    const guest = await guestOf(request);
    const wish = readBody(API.newTable, request.body);
    check(wish);
    if (wish.terms.rated) await checkRated(guest.id);
    if (!tablesOf.take(guest.id)) throw new Problem('too-many');
    const { joinCode, watchCode } = await online().tables.open(wish, guest);
    return { joinCode, watchCode };
  });

  app.get('/api/tables/:code', often, async (request): Promise<FoundTable> => {
    const row = await rowOf(request);
    return { ...online().tables.cardOf(row), as: isWatchCode(codeIn(request.params)) ? 'watch' : 'join' };
  });

  app.get('/api/tables/:code/matches/:number', often, async (request): Promise<PlayedMatch> => {
    const row = await rowOf(request);
    const number = Number((request.params as { readonly number: string }).number);
    if (!Number.isSafeInteger(number) || number < 1 || number > 1_000_000) throw new Problem('no-such-match');
    return playedMatch(online().store, online().tables.cardOf(row), row.id, number);
  });
};

const codeIn = (params: unknown): string => (params as { readonly code: string }).code;

/** What the schema cannot know: which options a game has, how many seats, which bots. */
const check = ({ terms, lineup }: NewTable): void => {
  const options = optionsOf(terms);
  if (!options.ok) throw new Problem('bad-options', `terms.${options.error.field}`);
  if (terms.rated && whyNotRated(terms) !== null) throw new Problem('bad-options', 'terms.rated');
  if (lineup.length !== gameOf(terms).rules.seats) throw new Problem('bad-request', 'lineup');
  const wrong = lineup.findIndex((level, seat) =>
    seat === 0 ? level !== null : level !== null && !(isLevel(level) && mayPlay(level, terms)),
  );
  if (wrong >= 0) throw new Problem('bad-request', `lineup.${wrong}`);
};
