/** The public surface of the server, listed by hand. */
export { isEverywhere, localAddress } from './http/listen.ts';
export type { Server, ServerPlan } from './server.ts';
export { startServer } from './server.ts';
