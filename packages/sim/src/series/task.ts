/** What the games of a series are: how to play one, and what to remember of it. */

/**
 * Every thread loads the task from its module and prepares it once for a series. `Setup` and `Outcome` are plain data,
 * because they go from thread to thread.
 */
export interface SeriesTask<Setup, Outcome> {
  /** The `import.meta.url` of the module whose default export this is. */
  readonly module: string;
  prepare(setup: Setup): SeriesWork<Outcome>;
}

export interface SeriesWork<Outcome> {
  /** An outcome that no game has been added to. */
  empty(): Outcome;
  /**
   * Plays a game and adds what came of it to an outcome. How many games go into one differs from run to run: the whole
   * must not depend on it.
   */
  play(game: number, outcome: Outcome): void;
}
