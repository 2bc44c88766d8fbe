/** The process around the command line: signals, broken pipes, the exit code. */
import { availableParallelism } from 'node:os';
import { INTERRUPTED, UsageError } from './edge/failure.ts';
import { reasonOf } from './edge/reason.ts';
import { run } from './run.ts';

const controller = new AbortController();

/** The first Ctrl-C lets the command end in order, the second does not wait for it. */
const interrupt = (): void => {
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  controller.abort();
};
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);
// The terminal has gone: what was started must not outlive it.
process.on('SIGHUP', interrupt);

/**
 * Whoever read our output has gone (`| head`): there is nobody left to tell. Everything else that goes wrong with it, such as
 * a full disk, is one line.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`paiju: cannot write to standard output: ${reasonOf(error)}\n`);
  process.exit(new UsageError().exitCode);
});
/** Nothing can be said where complaints are not taken. */
process.stderr.on('error', () => process.exit(new UsageError().exitCode));

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: process.stdout,
  err: process.stderr,
  env: process.env,
  cores: availableParallelism(),
  signal: controller.signal,
  interrupt,
});
process.stdin.destroy();
