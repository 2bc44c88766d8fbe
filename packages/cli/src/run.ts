/** The command line: one entry for every command, and the one place where its failures become lines and exit codes. */
import { CommanderError } from 'commander';
import { Interrupted, oneLine, UsageError } from './edge/failure.ts';
import type { Io } from './edge/io.ts';
import { programFor } from './program.ts';

/** Runs one command line and answers the exit code. What is our own bug is thrown. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  let code = 0;
  const program = programFor(io, (exit) => {
    code = exit;
  });
  try {
    if (argv.length === 0) program.help();
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof Interrupted) return error.exitCode;
    if (!(error instanceof UsageError)) throw error;
    io.err.write(`paiju: ${oneLine(error.message, 1000)}\n`);
    return error.exitCode;
  }
};
