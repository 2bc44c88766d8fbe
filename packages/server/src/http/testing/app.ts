/** The page without the online part, for tests. */
import { pino } from 'pino';
import { API_LIMITS } from '../api.ts';
import { appFor } from '../app.ts';
import { listen } from '../listen.ts';
import { Metrics } from '../metrics.ts';

export const pageServer = async (page: string, port: number) => {
  const app = await appFor({
    page,
    api: { status: () => 'opening', online: () => null, limits: API_LIMITS },
    metrics: new Metrics({ tables: () => 0, sockets: () => 0 }),
    isReady: async () => false,
    log: pino({ level: 'silent' }),
    trustsProxy: false,
  });
  return { port: await listen(app, '127.0.0.1', port), close: () => app.close() };
};
