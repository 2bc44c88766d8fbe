/** The public surface of the server, listed by hand. */
export { isEverywhere, localAddress } from './http/listen.ts';
export type { LikelyProgram } from './operating/likely.ts';
export type { FoundPerson, FoundReport, LoggedDeed } from './operating/looks.ts';
export { Office } from './operating/office.ts';
export type { Deed } from './operating/operator.ts';
export type { Server, ServerPlan } from './server.ts';
export { startServer } from './server.ts';
