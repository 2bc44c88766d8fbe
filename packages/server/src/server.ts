/** A server: the page at once, and the online part as soon as it is open. */
import type { Server as HttpServer } from 'node:http';
import type { OnlineStatus } from '@paiju/protocol';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { Online } from './cluster/online.ts';
import { Opening } from './cluster/opening.ts';
import { Finding } from './finding/finding.ts';
import { addressOf } from './http/address.ts';
import { API_LIMITS, type ApiLimits } from './http/api.ts';
import { appFor } from './http/app.ts';
import { listen, reachableAddress } from './http/listen.ts';
import { Metrics } from './http/metrics.ts';
import { siteAt } from './people/site.ts';
import type { SittingTimes } from './sittings/ports.ts';
import { SITTING_TIMES } from './sittings/ports.ts';
import { Gate } from './sockets/gate.ts';
import { House } from './sockets/house.ts';
import type { SocketLimits } from './sockets/limits.ts';
import { SOCKET_LIMITS } from './sockets/limits.ts';

export interface ServerPlan {
  readonly host: string;
  /** The first that is free from here on; 0 is any free one. */
  readonly port: number;
  /** The folder of the page. */
  readonly page: string;
  /** The address of a PostgreSQL; null for the one that is embedded. */
  readonly database: string | null;
  /** The folder of the embedded one. */
  readonly data: string;
  readonly logLevel?: string;
  /** Where logs go; standard error if nothing is said. */
  readonly logTo?: { write(line: string): void };
  /** Where other processes reach this one, as host and port; found out if nothing is said. */
  readonly advertise?: string;
  readonly origins?: readonly string[];
  readonly trustsProxy?: boolean;
  /** By which people know this server, where that is not the machine itself: keys are good there. */
  readonly publicUrl?: string;
  /** What nobody has used for so long is deleted; 0 for never. */
  readonly keepDays?: number;
  readonly times?: Partial<SittingTimes>;
  readonly socketLimits?: Partial<SocketLimits>;
  readonly apiLimits?: Partial<ApiLimits>;
}

export interface Server {
  readonly host: string;
  readonly port: number;
  /** Settles when the online part is open; rejects with one line where it cannot be. */
  readonly online: Promise<void>;
  /** Hands tables over, closes sockets, and ends when everything is kept. */
  stop(): Promise<void>;
}

/** Long enough for a game among friends that rests over the summer. */
const KEEP_DAYS = 90;

export const startServer = async (plan: ServerPlan): Promise<Server> => {
  const log = pino(
    { level: plan.logLevel ?? 'warn', base: null },
    plan.logTo ?? pino.destination({ dest: 2, sync: true }),
  );
  const trustsProxy = plan.trustsProxy ?? false;
  let status: OnlineStatus['online'] = 'opening';
  let online: Online | null = null;
  let finding: Finding | null = null;
  const metrics = new Metrics({ tables: () => online?.tables.size ?? 0, sockets: () => gate.size });
  const house = new House({
    reach: (code) => open().tables.reach(code),
    guestOf: (token) => open().guestOf(token),
    secret: () => open().secret,
    limits: { ...SOCKET_LIMITS, ...plan.socketLimits },
    log,
    refused: (code) => metrics.refused(code),
  });
  const open = (): Online => {
    if (online === null) throw new Error('the online part is not open');
    return online;
  };
  const gate = new Gate(house, {
    origins: plan.origins ?? [],
    isOpen: () => online !== null,
    addressOf: (request) => addressOf(request, trustsProxy),
  });
  const app = await appFor({
    page: plan.page,
    api: {
      status: () => status,
      online: () => online,
      finding: () => finding,
      limits: { ...API_LIMITS, ...plan.apiLimits },
      addressOf: (request) => addressOf(request, trustsProxy),
      misses: house.misses,
      site: siteAt(plan.publicUrl ?? null),
      keepDays: plan.keepDays ?? KEEP_DAYS,
    },
    metrics,
    isReady: async () => online?.isReady() ?? false,
    log,
  });
  gate.listenTo(app.server as HttpServer);
  const port = await listen(app, plan.host, plan.port);
  const opening = new Opening(
    () =>
      Online.open({
        database: plan.database,
        data: plan.data,
        onBatch: (batch) => metrics.appended(batch),
        address: plan.advertise ?? reachableAddress(plan.host, port),
        times: { ...SITTING_TIMES, ...plan.times },
        keepDays: plan.keepDays ?? KEEP_DAYS,
        suspended: (suspension) => gate.suspend(suspension),
        signedOut: (device) => gate.signOut(device),
        log,
        count: metrics,
      }),
    (opened) => {
      online = opened;
      finding = opened === null ? null : new Finding(opened, log);
      status = opened === null ? 'failed' : 'ready';
    },
  );
  return {
    host: plan.host,
    port,
    online: opening.first,
    stop: async () => {
      await opening.stop();
      await stopAll(app, gate, { online, finding });
    },
  };
};

/** Nobody new comes in; tables go to other processes, and whoever sat at them is sent after them. */
const stopAll = async (
  app: FastifyInstance,
  gate: Gate,
  { online, finding }: { readonly online: Online | null; readonly finding: Finding | null },
): Promise<void> => {
  const { server } = app;
  server.close();
  server.closeIdleConnections();
  await finding?.stop();
  await online?.stop();
  gate.close('stopping');
  await app.close();
};
