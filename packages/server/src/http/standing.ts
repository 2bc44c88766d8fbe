/** What is asked for by HTTP about how people stand, and about the matches one has played. */
import type {
  LadderNow,
  MatchFilter,
  MatchRatings,
  OwnMatches,
  OwnStatistics,
  TableRatings,
} from '@paiju/protocol';
import { isLadder, matchQuery } from '@paiju/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../cluster/online.ts';
import { Boards } from '../ratings/boards.ts';
import type { Before } from '../ratings/history.ts';
import { History } from '../ratings/history.ts';
import { entriesOf } from '../sittings/entrySchema.ts';
import type { SittingState } from '../sittings/fold.ts';
import { fold } from '../sittings/fold.ts';
import type { Known } from '../store/guests.ts';
import { Problem, readBody } from './problem.ts';

export interface StandingPorts {
  online(): Online;
  guestOf(request: FastifyRequest): Promise<Pick<Known, 'id'>>;
  /** The table of the code in the address. */
  rowOf(request: FastifyRequest): Promise<{ readonly id: string }>;
  readonly often: { readonly config: object };
}

export const serveStanding = (app: FastifyInstance, ports: StandingPorts): void => {
  const { online, guestOf, rowOf, often } = ports;
  const boards = (): Boards => new Boards(online().store.database);
  const history = (): History => new History(online().store.database);

  app.get('/api/ladders/:ladder', often, async (request): Promise<LadderNow> => {
    const { ladder } = request.params as { readonly ladder: string };
    if (!isLadder(ladder)) throw new Problem('not-found');
    const isSomebody = request.headers.authorization !== undefined;
    return boards().ladder(ladder, isSomebody ? (await guestOf(request)).id : null);
  });

  app.get('/api/tables/:code/ratings', often, async (request): Promise<TableRatings> => {
    const { id } = await rowOf(request);
    // There is no match 0: only what says who sits where.
    const entries = entriesOf(await online().store.sittings.story(id, 0));
    const state = entries.reduce<SittingState | null>(fold, null);
    if (state === null) throw new Problem('no-such-table');
    return boards().atTable(state);
  });

  app.get('/api/tables/:code/matches/:number/ratings', often, async (request): Promise<MatchRatings> => {
    const { id } = await rowOf(request);
    const number = Number((request.params as { readonly number: string }).number);
    if (!Number.isSafeInteger(number) || number < 1 || number > 1_000_000) throw new Problem('no-such-match');
    return boards().afterMatch(id, number);
  });

  app.get('/api/matches', often, async (request): Promise<OwnMatches> => {
    const { id } = await guestOf(request);
    const { filter, before } = queryIn(request);
    return history().page(id, filter, before);
  });

  app.get('/api/matches/statistics', often, async (request): Promise<OwnStatistics> => {
    const { id } = await guestOf(request);
    return history().statistics(id, queryIn(request).filter);
  });
};

const queryIn = ({ query }: FastifyRequest): { filter: MatchFilter; before: Before | null } => {
  const { game, preset, with: who, result, rated, before } = readBody(matchQuery, query);
  const [micros = '', sitting = '', number = ''] = before?.split('.') ?? [];
  return {
    filter: {
      ...{ game: game ?? null, preset: preset ?? null, with: who ?? null, result: result ?? null },
      rated: rated === undefined ? null : rated === 'true',
    },
    before: before === undefined ? null : { micros, sitting, number: Number(number) },
  };
};
