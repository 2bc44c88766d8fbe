/** The process around the command line: signals, broken pipes, the exit code. */
import { availableParallelism } from 'node:os';
import { INTERRUPTED } from './edge/failure.ts';
import { run } from './run.ts';

const controller = new AbortController();

/** The first Ctrl-C lets the command end in order, the second does not wait for it. */
const interrupt = (): void => {
  if (controller.signal.aborted) process.exit(INTERRUPTED);
  controller.abort();
};
process.on('SIGINT', interrupt);

/** Whoever read our output has gone (`| head`): there is nobody left to tell. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

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
