/** The page without the online part, for tests. */
import { pino } from 'pino';
import { siteAt } from '../../people/site.ts';
import { Buckets } from '../../sockets/limits.ts';
import { API_LIMITS } from '../api.ts';
import { appFor } from '../app.ts';
import { listen } from '../listen.ts';
import { Metrics } from '../metrics.ts';

export const pageServer = async (page: string, port: number) => {
  const app = await appFor({
    page,
    api: {
      status: () => 'opening',
      online: () => null,
      finding: () => null,
      limits: API_LIMITS,
      site: siteAt(null),
      keepDays: 0,
      addressOf: () => '',
      misses: new Buckets({ burst: 1, perSecond: 1 }),
    },
    metrics: new Metrics({ tables: () => 0, sockets: () => 0 }),
    isReady: async () => false,
    log: pino({ level: 'silent' }),
  });
  return { port: await listen(app, '127.0.0.1', port), close: () => app.close() };
};
