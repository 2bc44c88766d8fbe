/** What the games of a series are: how to play one, and what to remember of it. */

/**
 * Every thread loads the task from its module and prepares it once for a series. `Setup` and `Outcome` are plain data,
 * because they go from thread to thread.
 */
export interface SeriesTask<Setup, Outcome> {
  /** The `import.meta.url` of the module whose default export this is. */
  readonly module: string;
  /**
   * Whether its games wait for processes of others most of the time. Several are played at once in the main thread then, instead
   * of one in each of several threads: whoever starts processes is the one who ends them.
   */
  waits?(setup: Setup): boolean;
  /** Games that wait stop when the signal says so, and throw. */
  prepare(setup: Setup, signal: AbortSignal): SeriesWork<Outcome>;
}

export interface SeriesWork<Outcome> {
  /** An outcome that no game has been added to. */
  empty(): Outcome;
  /**
   * Plays a game and adds what came of it to an outcome. How many games go into one differs from run to run: the whole
   * must not depend on it.
   */
  play(game: number, outcome: Outcome): void | Promise<void>;
  /** Once no more games are played. */
  close?(): Promise<void>;
}
