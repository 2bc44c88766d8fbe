/** The processes of agents, each with everything it has started: none of them outlives this one. */

const groups = new Set<number>();

const killAll = (): void => {
  for (const group of groups) signal(group, 'SIGKILL');
};

/** Whoever leads a group is the first of it. */
export const addGroup = (leader: number): void => {
  if (groups.size === 0) process.on('exit', killAll);
  groups.add(leader);
};

/** Kills what is left of it. */
export const endGroup = (leader: number): void => {
  signal(leader, 'SIGKILL');
  groups.delete(leader);
  if (groups.size === 0) process.off('exit', killAll);
};

const signal = (leader: number, name: NodeJS.Signals): void => {
  try {
    process.kill(-leader, name);
  } catch {
    // Nobody of it is left.
  }
};
