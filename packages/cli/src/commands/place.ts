/** Where a server keeps what it keeps, as options and environment say it. */
import { resolve } from 'node:path';
import { UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';

export interface PlaceArgs {
  readonly database?: string;
  readonly data: string;
}

export interface Place {
  readonly database: string | null;
  readonly data: string;
}

export const placeOf = (env: Io['env'], { database: given, data }: PlaceArgs): Place => {
  const database = given ?? (env.PAIJU_DATABASE || null);
  // Not as it was given: it may hold a password, and standard error may be a log.
  if (database !== null && !/^postgres(ql)?:\/\/./.test(database))
    refuse('--database', 'this address', 'postgres://user:password@host/database');
  return { database, data: resolve(data) };
};

export const refuse = (option: string, given: string, allowed: string): never => {
  throw new UsageError(`${option}: ${given} is not allowed; allowed: ${allowed}`);
};
