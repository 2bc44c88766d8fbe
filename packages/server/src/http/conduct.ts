/** What somebody asks about themselves and others: how they stand, and whom they have blocked. */
import type { BlockedPeople, OwnConduct } from '@paiju/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Online } from '../cluster/online.ts';
import { Suspended } from '../conduct/suspensions.ts';
import type { Known } from '../store/guests.ts';
import { Problem } from './problem.ts';

export interface ConductPorts {
  online(): Online;
  /** Rejects where nobody is known by the token, or they may not come in. */
  guestOf(request: FastifyRequest): Promise<Pick<Known, 'id'>>;
  readonly often: { readonly config: object };
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const serveConduct = (app: FastifyInstance, { online, guestOf, often }: ConductPorts): void => {
  /** Whoever may not come in is told why here, too. */
  app.get('/api/conduct', often, async (request): Promise<OwnConduct> => {
    const who = await guestOf(request).catch((error: unknown) => {
      if (error instanceof Suspended)
        return { id: error.guest, suspended: { since: error.since, until: error.until } };
      throw error;
    });
    const standing = await online().conduct.standingOf(who.id);
    return { suspended: 'suspended' in who ? who.suspended : null, ...standing };
  });

  app.get('/api/blocks', often, async (request): Promise<BlockedPeople> => {
    const { id } = await guestOf(request);
    return { people: await online().conduct.blocks.of(id) };
  });

  app.delete('/api/blocks/:id', often, async (request): Promise<BlockedPeople> => {
    const { id } = await guestOf(request);
    const block = (request.params as { readonly id: string }).id;
    if (!ID.test(block)) throw new Problem('not-found');
    await online().conduct.blocks.remove(id, block);
    return { people: await online().conduct.blocks.of(id) };
  });
};
