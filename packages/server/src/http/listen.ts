/** Where a server listens, and where others find it. */
import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** Where the search for a free port ends. */
const PORTS_TRIED = 100;

/** Listens on the first free port from `first` on, and answers with it. */
export const listen = async (app: FastifyInstance, host: string, first: number): Promise<number> => {
  await app.ready();
  for (let port = first; ; port += 1) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      return address !== null && typeof address === 'object' ? address.port : port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || first === 0 || port >= Math.min(first + PORTS_TRIED, 65_535)) throw error;
    }
  }
};

/** The address of this machine in the local network; null where it has none. */
export const localAddress = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;

export const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Host and port by which another process reaches this one. */
export const reachableAddress = (host: string, port: number): string => {
  const name = isEverywhere(host) ? (localAddress() ?? '127.0.0.1') : host;
  return `${name.includes(':') ? `[${name}]` : name}:${port}`;
};
