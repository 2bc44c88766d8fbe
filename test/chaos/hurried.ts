/** A server as `paiju serve` starts one, at which nobody waits where people would: `node hurried.ts PLAN`. */
import { startServer } from '../../packages/server/src/server.ts';
import type { ProcessArgs } from './fleet.ts';

const { port, database, data, page, advertise } = JSON.parse(process.argv[2] ?? '') as ProcessArgs;
const server = await startServer({
  ...{ host: '127.0.0.1', port, page, database, data },
  ...(advertise === null ? {} : { advertise }),
  times: { holdMs: 0, thinkMs: 0 },
  // Programs answer faster than people could.
  socketLimits: { messages: { burst: 1_000, perSecond: 1_000 } },
});
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
