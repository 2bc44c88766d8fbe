/** `paiju serve`: the page and, as soon as it is open, the tables online. Runs until it is told to stop. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server, ServerPlan } from '@paiju/server';
import { isEverywhere, localAddress, startServer } from '@paiju/server';
import { oneLine, UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import { reasonOf } from '../edge/reason.ts';
import { placeOf, refuse } from './place.ts';
import { isOrigin, isPlace, whereIs } from './serveAddress.ts';

export interface ServeArgs {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly data: string;
  readonly keep: number;
  readonly page?: string;
  readonly origin?: readonly string[];
  readonly publicUrl?: string;
  readonly advertise?: string;
  readonly trustProxy?: boolean;
  readonly log: string;
}

/** Where the page is built in a clone, seen from the sources as from what they are compiled to. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Whoever has waited so long for the end is told what it waits for. */
const LONG_MS = 1_000;

export const serve = async (io: Io, args: ServeArgs): Promise<number> => {
  const server = await start(planOf(io, args));
  const network = isEverywhere(server.host) ? localAddress() : null;
  // A code to be photographed is for a screen, not for a log.
  io.out.write(`${whereIs(server, network, io.out.isTTY ?? false)}\n`);
  server.online.catch((error: unknown) =>
    io.err.write(`paiju: there are no tables online: ${oneLine(messageOf(error))}; playing alone works\n`),
  );
  await new Promise<void>((stop) => {
    if (io.signal.aborted) stop();
    else io.signal.addEventListener('abort', () => stop(), { once: true });
  });
  const long = setTimeout(
    () => io.err.write('paiju: tables are being handed over; Ctrl-C once more ends at once\n'),
    LONG_MS,
  );
  await server.stop();
  clearTimeout(long);
  return 0;
};

const planOf = (
  { env }: Io,
  { data, origin = [], advertise, trustProxy, publicUrl, ...args }: ServeArgs,
): ServerPlan => {
  const { page = PAGE } = args;
  const place = placeOf(env, { data, ...args });
  for (const one of origin)
    if (!isOrigin(one)) refuse('--origin', `'${oneLine(one)}'`, 'https://host, with a port or without');
  if (advertise !== undefined && !isPlace(advertise))
    refuse('--advertise', `'${oneLine(advertise)}'`, 'host:port');
  // Where an environment is written for several servers, what is not set is empty.
  const known = publicUrl ?? (env.PAIJU_PUBLIC_URL || undefined);
  if (known !== undefined && !isOrigin(known))
    refuse('--public-url', `'${oneLine(known)}'`, 'https://host, with a port or without');
  if (!existsSync(join(page, 'index.html')))
    throw new UsageError(
      `there is no page in ${oneLine(page)}; npm start builds it, --page names another folder`,
    );
  return {
    ...{ host: args.host, port: args.port, logLevel: args.log, page },
    ...{ ...place, origins: origin, trustsProxy: trustProxy ?? false },
    keepDays: args.keep,
    ...(advertise === undefined ? {} : { advertise }),
    ...(known === undefined ? {} : { publicUrl: known }),
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
