/** What processes have used that nobody can be asked: a database and all that it has started. */
import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in, everywhere that Node runs. */
const TICKS_A_SECOND = 100;

interface Task {
  readonly parent: number;
  readonly ticks: number;
}

/** Processor time of a process and all that live below it, in seconds; null where the system does not tell. */
export const cpuSecondsOf = (root: number): number | null => {
  const tasks = allTasks();
  if (!tasks.has(root)) return null;
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined; at = tasks.get(at)?.parent)
      if (at === root) return true;
    return false;
  };
  return [...tasks].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks : sum), 0) / TICKS_A_SECOND;
};

const allTasks = (): ReadonlyMap<number, Task> => {
  try {
    return new Map(
      readdirSync('/proc').flatMap((name): [number, Task][] => {
        const task = /^\d+$/.test(name) ? taskOf(name) : null;
        return task === null ? [] : [[Number(name), task]];
      }),
    );
  } catch {
    return new Map();
  }
};

/** Null where it has ended meanwhile. What has ended below it and was waited for counts with it. */
const taskOf = (pid: string): Task | null => {
  try {
    // The name comes second, in brackets, and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    return { parent, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) };
  } catch {
    return null;
  }
};
