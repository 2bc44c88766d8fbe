/**
 * One process a folder. Node has no locks on files, so a file says who has the folder: a process that is there no more has
 * left it behind. Where that cannot be seen, from another machine or container, the file's age tells.
 */
import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StoreFailed } from './problems.ts';

const BEAT_MS = 2_000;
const DEAD_MS = 15_000;
/** Whoever else is just coming must lose more than once before a folder counts as taken. */
const TRIES = 3;

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  /** When that process began, where the system tells: the number of a process is given again. */
  readonly began: string | null;
}

/** Gives the way to unlock it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock');
  const me: Holder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    began: await beginOf(process.pid),
  };
  for (let tries = 0; !(await take(path, me)); tries++) {
    const holder = await holderOf(path);
    if (holder === null) continue;
    if (tries === TRIES || !(await isGone(path, holder)))
      throw new StoreFailed(
        `the data folder ${folder} is in use by process ${holder.pid} on ${holder.host}; one process a folder, or several on one PostgreSQL`,
      );
    await removeOf(path, holder);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, BEAT_MS).unref();
  return async () => {
    clearInterval(beat);
    await removeOf(path, me);
  };
}

/** A link is made whole or not at all, and never over another. */
async function take(path: string, me: Holder): Promise<boolean> {
  const mine = `${path}.${me.token}`;
  await writeFile(mine, JSON.stringify(me));
  try {
    await link(mine, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
}

async function holderOf(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function isGone(path: string, { pid, host, began }: Holder): Promise<boolean> {
  if (host !== hostname()) return Date.now() - ((await ageOf(path)) ?? 0) > DEAD_MS;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
  return began !== null && began !== (await beginOf(pid));
}

const ageOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** Only what that holder left: who has come in between keeps the folder. */
async function removeOf(path: string, { token }: Holder): Promise<void> {
  const away = `${path}.${token}.gone`;
  try {
    await rename(path, away);
    if ((await holderOf(away))?.token !== token) await link(away, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  } finally {
    await rm(away, { force: true });
  }
}

/** The 22nd field; the name of the program, which comes before it, may hold anything. */
async function beginOf(pid: number): Promise<string | null> {
  try {
    const [boot, process] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    return `${boot.trim()} ${process.slice(process.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
