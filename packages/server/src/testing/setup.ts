/** Once for all suites of this package: a PostgreSQL, stopped and removed afterwards. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/postgres.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a cluster, without a database. */
    readonly postgres: string;
  }
}

const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres();
  project.provide('postgres', url);
  return stop;
};
export default setup;
