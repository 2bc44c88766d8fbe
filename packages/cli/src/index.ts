/** The public surface of the command line, listed by hand: for whoever wants to run it inside another program. */
export type { Io, Output } from './edge/io.ts';
export { run } from './run.ts';
