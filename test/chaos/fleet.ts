/** Several servers on one database, and the network between everybody, which can be a bad one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorePlace } from '../../packages/server/src/store/store.ts';
import { freePort } from '../../packages/server/src/testing/freePort.ts';
import { type LossyProxy, startProxy, throughProxy } from '../../packages/server/src/testing/proxy.ts';
import type { Weather } from '../../packages/server/src/testing/weather.ts';
import { ServerProcess } from './serverProcess.ts';

const HURRIED = fileURLToPath(new URL('./hurried.ts', import.meta.url));
const PAIJU = fileURLToPath(new URL('../../packages/cli/bin/paiju.js', import.meta.url));

/** What a server is told when it starts. */
export interface ProcessArgs extends StorePlace {
  readonly port: number;
  readonly page: string;
  /** Where the other processes reach it, where that is not its port. */
  readonly advertise: string | null;
}

export interface FleetPlan {
  readonly place: StorePlace;
  readonly processes: number;
  /** `paiju serve` as it is, or one that does not wait where people would. */
  readonly program: 'paiju' | 'hurried';
  /** Whether there is a proxy on every way. */
  readonly isProxied: boolean;
  readonly seed: number;
}

/** Between whom data can get lost. */
export const WAYS = ['database', 'clients', 'pipes'] as const;
export type Way = (typeof WAYS)[number];
export type Weathers = Readonly<Record<Way, Partial<Weather>>>;

export class Fleet {
  readonly processes: readonly ServerProcess[];
  /** Where clients reach each of them. */
  readonly addresses: readonly string[];
  readonly #proxies: readonly Readonly<Record<Way, LossyProxy>>[];
  readonly #page: string;

  private constructor(
    made: readonly { process: ServerProcess; proxies: Readonly<Record<Way, LossyProxy>> | null }[],
    page: string,
  ) {
    this.processes = made.map(({ process }) => process);
    this.#proxies = made.flatMap(({ proxies }) => proxies ?? []);
    this.addresses = made.map(({ process, proxies }) =>
      proxies === null ? process.address : hostOf(proxies.clients),
    );
    this.#page = page;
  }

  static async start(plan: FleetPlan): Promise<Fleet> {
    const page = mkdtempSync(join(tmpdir(), 'paiju-chaos-'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Paiju</title>');
    const made = await Promise.all(
      Array.from({ length: plan.processes }, (_, number) => makeProcess(plan, page, number)),
    );
    const fleet = new Fleet(made, page);
    await Promise.all(fleet.processes.map((process) => process.start()));
    return fleet;
  }

  /** What has happened on the ways so far. */
  get fates(): {
    readonly refused: number;
    readonly delayed: number;
    readonly cut: number;
    readonly stalled: number;
  } {
    const all = this.#proxies.flatMap((proxies) => Object.values(proxies).map(({ fates }) => fates));
    const sum = (what: 'refused' | 'delayed' | 'cut' | 'stalled'): number =>
      all.reduce((total, fates) => total + fates[what], 0);
    return { refused: sum('refused'), delayed: sum('delayed'), cut: sum('cut'), stalled: sum('stalled') };
  }

  /** On all ways of every process. */
  change(weathers: Weathers): void {
    for (const proxies of this.#proxies) for (const way of WAYS) proxies[way].change(weathers[way]);
  }

  /** All that are connected on a way, at every process. */
  cut(way: Way): void {
    for (const proxies of this.#proxies) proxies[way].cutAll();
  }

  /** One that comes up alone, after all have ended, and ends again. */
  async asked<T>(ask: (address: string) => Promise<T>): Promise<T> {
    const [first] = this.processes;
    if (first === undefined) throw new Error('there are no servers');
    await first.start();
    try {
      return await ask(first.address);
    } finally {
      await first.stop();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
    await Promise.all(this.#proxies.flatMap((proxies) => Object.values(proxies).map((one) => one.close())));
    rmSync(this.#page, { recursive: true, force: true });
  }
}

const makeProcess = async ({ place, program, isProxied, seed }: FleetPlan, page: string, number: number) => {
  const port = await freePort();
  const proxies = isProxied ? await proxiesOf(place, port, `${seed}/${number}`) : null;
  const database =
    proxies === null || place.database === null
      ? place.database
      : throughProxy(place.database, proxies.database);
  const advertise = proxies === null ? null : hostOf(proxies.pipes);
  const args: ProcessArgs = { port, page, database, data: place.data, advertise };
  return { process: new ServerProcess({ port, args: commandOf(program, args) }), proxies };
};

const proxiesOf = async ({ database }: StorePlace, port: number, seed: string) => {
  if (database === null) throw new Error('nothing lies between a server and the database in it');
  const own = { host: '127.0.0.1', port };
  const { hostname: host, port: databasePort } = new URL(database);
  return {
    clients: await startProxy({ to: own, seed: `${seed}/clients` }),
    pipes: await startProxy({ to: own, seed: `${seed}/pipes` }),
    database: await startProxy({ to: { host, port: Number(databasePort) }, seed: `${seed}/database` }),
  };
};

const commandOf = (program: FleetPlan['program'], args: ProcessArgs): readonly string[] => {
  if (program === 'hurried') return ['--conditions=paiju-source', HURRIED, JSON.stringify(args)];
  const { port, page, database, data, advertise } = args;
  return [
    ...[PAIJU, 'serve', '--port', String(port), '--page', page],
    ...(database === null ? ['--data', data] : ['--database', database]),
    ...(advertise === null ? [] : ['--advertise', advertise]),
  ];
};

const hostOf = ({ host, port }: LossyProxy): string => `${host}:${port}`;
