/**
 * A network that can be relied on for nothing: a proxy between whoever connects to its port and a place, which holds up,
 * breaks, silences and refuses connections by chance, the same for the same seed.
 */
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { chanceOf } from './chance.ts';
import { type Fates, Line } from './proxyLine.ts';
import { CALM, type Weather } from './weather.ts';

export interface ProxyPlan {
  readonly to: { readonly host: string; readonly port: number };
  readonly seed: string | number;
  readonly weather?: Partial<Weather>;
}

export interface LossyProxy {
  readonly host: string;
  readonly port: number;
  /** What has happened so far. */
  readonly fates: Readonly<Fates & { made: number; refused: number }>;
  /** Connections that are there now. */
  readonly size: number;
  /** From now on; what is not said is as in calm. */
  change(weather: Partial<Weather>): void;
  cutAll(): void;
  stallAll(): void;
  close(): Promise<void>;
}

export async function startProxy({ to, seed, weather }: ProxyPlan): Promise<LossyProxy> {
  let now: Weather = { ...CALM, ...weather };
  const fates = { made: 0, refused: 0, delayed: 0, cut: 0, stalled: 0, bytes: 0 };
  const lines = new Set<Line>();
  const accept = (near: Socket): void => {
    const number = fates.made++;
    if (chanceOf(seed, number, 'refused')() < now.refuse) {
      fates.refused += 1;
      near.on('error', () => undefined).resetAndDestroy();
      return;
    }
    const line: Line = new Line({
      ends: [near, connect({ ...to, allowHalfOpen: true })],
      chances: [chanceOf(seed, number, 'there'), chanceOf(seed, number, 'back')],
      weather: () => now,
      fates,
      gone: () => lines.delete(line),
    });
    lines.add(line);
  };
  // One end may say that it has no more to say and still listen.
  const server = createServer({ allowHalfOpen: true }, accept);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    fates,
    get size() {
      return lines.size;
    },
    change: (weather) => {
      now = { ...CALM, ...weather };
    },
    cutAll: () => {
      for (const line of lines) line.cut();
    },
    stallAll: () => {
      for (const line of lines) line.stall();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const line of lines) line.end();
      }),
  };
}

/** The same address by way of the proxy. */
export const throughProxy = (address: string, { host, port }: Pick<LossyProxy, 'host' | 'port'>): string => {
  const url = new URL(address);
  url.host = `${host}:${port}`;
  return url.href;
};
