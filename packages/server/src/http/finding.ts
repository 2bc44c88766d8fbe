/** What is asked for by HTTP to find a game: tables that are open, a quick match, the deal of the day. */
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { DailyNow, DailyResults, DailyTable, FindingNow, ListedTables } from '@paiju/protocol';
import { FINDING } from '@paiju/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Finding } from '../finding/finding.ts';
import { termsOf } from '../finding/partyTable.ts';
import { optionsOf } from '../sittings/matches.ts';
import type { ApiPorts } from './api.ts';
import { askerOf, perHour, perMinute } from './asker.ts';
import { Problem, readBody } from './problem.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_TAG = 100;

export const serveFinding = (app: FastifyInstance, ports: ApiPorts): void => {
  const { online, guestOf } = askerOf(ports);
  const often = { config: perMinute(ports.limits.requests) };
  const finding = (): Finding => {
    const open = ports.finding();
    if (open === null) throw new Problem('not-ready');
    return open;
  };

  app.get('/api/tables', often, async (request, reply): Promise<ListedTables> => {
    const { tables } = finding();
    const known = knownIn(request);
    return known === null ? tables.now() : tables.changed(known, goneWith(reply));
  });

  app.get('/api/finding', often, async (request, reply): Promise<FindingNow> => {
    const { id } = await guestOf(request);
    const { quick } = finding();
    const known = knownIn(request);
    return known === null ? quick.now(id) : quick.changed(id, known, goneWith(reply));
  });

  app.put('/api/finding', often, async (request): Promise<FindingNow> => {
    const { id } = await guestOf(request);
    const wish = readBody(FINDING.gameWish, request.body);
    const options = optionsOf(termsOf({ game: wish.ruleset, preset: wish.preset }));
    if (!options.ok) throw new Problem('bad-options', options.error.field);
    const mayPlay = await online().conduct.mayPlayRated(id);
    if (!mayPlay.may) throw new Problem('no-rated-yet', '', mayPlay.until);
    return finding().quick.seek(id, wish);
  });

  app.delete('/api/finding', often, async (request): Promise<FindingNow> => {
    const { id } = await guestOf(request);
    return finding().quick.cancel(id);
  });

  app.get('/api/daily', often, async (request): Promise<DailyNow> => {
    const { id } = await guestOf(request);
    return finding().daily.now(id);
  });

  app.post(
    '/api/daily/:game',
    { config: perHour(ports.limits.tables) },
    async (request): Promise<DailyTable> => {
      const person = await guestOf(request);
      const table = await finding().daily.begin(gameIn(request), person);
      if (table === null) throw new Problem('no-such-table');
      return table;
    },
  );

  app.get('/api/daily/:game', often, async (request): Promise<DailyResults> => {
    const { id } = await guestOf(request);
    const results = await finding().daily.results(gameIn(request), id, dayIn(request));
    if (results === null) throw new Problem('not-found');
    return results;
  });
};

const queryOf = ({ query }: FastifyRequest, name: string): string | null => {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  if (value === undefined) return null;
  if (typeof value !== 'string') throw new Problem('bad-request', name);
  return value;
};

/** What is known already: nobody is answered before it has changed. */
const knownIn = (request: FastifyRequest): string | null => {
  const known = queryOf(request, 'known');
  if (known !== null && known.length > LONGEST_TAG) throw new Problem('bad-request', 'known');
  return known;
};

const dayIn = (request: FastifyRequest): string | null => {
  const day = queryOf(request, 'day');
  if (day === null) return null;
  if (!DAY.test(day) || Number.isNaN(Date.parse(day))) throw new Problem('bad-request', 'day');
  return day;
};

const gameIn = ({ params }: FastifyRequest): GameId => {
  const { game } = params as { readonly game: string };
  const known = GAME_IDS.find((each) => each === game);
  if (known === undefined) throw new Problem('not-found');
  return known;
};

/** Whoever has gone away waits for no answer. */
const goneWith = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
};
