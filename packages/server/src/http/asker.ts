/** Who asks, by the token they bring; and what tables and people are asked of, once it is open. */
import type { FastifyRequest } from 'fastify';
import type { Online } from '../cluster/online.ts';
import type { Known } from '../store/guests.ts';
import { Problem } from './problem.ts';

export interface Asker {
  online(): Online;
  /** Rejects where there is no token, or nobody has it. */
  guestOf(request: FastifyRequest): Promise<Known>;
}

/** `online`: null while it is not open. */
export const askerOf = (ports: { online(): Online | null }): Asker => {
  const online = (): Online => {
    const open = ports.online();
    if (open === null) throw new Problem('not-ready');
    return open;
  };
  const guestOf = async ({ headers }: FastifyRequest): Promise<Known> => {
    const [, token = ''] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
    const guest = token === '' ? null : await online().guestOf(token);
    if (guest === null) throw new Problem('unknown-token');
    return guest;
  };
  return { online, guestOf };
};

/** How often one address may ask for something. */
export const perMinute = (max: number) => ({ rateLimit: { max, timeWindow: 60_000 } });
export const perHour = (max: number) => ({ rateLimit: { max, timeWindow: 3_600_000 } });
