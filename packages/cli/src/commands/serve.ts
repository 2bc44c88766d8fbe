/** `paiju serve`: the page and, as soon as it is open, the tables online. Runs until it is told to stop. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server, ServerPlan } from '@paiju/server';
import { isEverywhere, localAddress, startServer } from '@paiju/server';
import { oneLine, UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import { reasonOf } from '../edge/reason.ts';
import { whereIs } from './serveAddress.ts';

export interface ServeArgs {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly data: string;
  readonly page?: string;
  readonly origin?: readonly string[];
  readonly advertise?: string;
  readonly trustProxy?: boolean;
  readonly log: string;
}

/** Where the page is built in a clone, seen from the sources as from what they are compiled to. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve = async (io: Io, args: ServeArgs): Promise<number> => {
  const server = await start(planOf(args));
  io.out.write(`${whereIs(server, isEverywhere(server.host) ? localAddress() : null)}\n`);
  server.online.catch((error: unknown) =>
    io.err.write(`paiju: there are no tables online: ${oneLine(messageOf(error))}; playing alone works\n`),
  );
  await new Promise<void>((stop) => {
    if (io.signal.aborted) stop();
    else io.signal.addEventListener('abort', () => stop(), { once: true });
  });
  await server.stop();
  return 0;
};

const planOf = ({ database, data, page, origin, advertise, trustProxy, ...args }: ServeArgs): ServerPlan => {
  if (database !== undefined && !/^postgres(ql)?:\/\/./.test(database))
    throw new UsageError(
      `--database '${oneLine(database)}' is not allowed; allowed: postgres://user:password@host/database`,
    );
  return {
    ...{ host: args.host, port: args.port, logLevel: args.log, page: page ?? PAGE },
    ...{ database: database ?? null, data: resolve(data), origins: origin ?? [] },
    trustsProxy: trustProxy ?? false,
    ...(advertise === undefined ? {} : { advertise }),
  };
};

const start = async (plan: ServerPlan): Promise<Server> => {
  try {
    return await startServer(plan);
  } catch (error) {
    throw new UsageError(`cannot listen on ${oneLine(plan.host)}: ${reasonOf(error)}`);
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
