/** What the games of a series are: how to play one, and what to remember of it. */

/**
 * Every thread loads the task from its module and prepares it once for a series. `Setup` and `Part` are plain data,
 * because they go from thread to thread.
 */
export interface SeriesTask<Setup, Part> {
  /** The `import.meta.url` of the module whose default export this is. */
  readonly module: string;
  prepare(setup: Setup): SeriesWork<Part>;
}

export interface SeriesWork<Part> {
  /** A part that no game has been added to. */
  empty(): Part;
  /**
   * Plays a game and adds what came of it to a part. How many games go into one part differs from run to run: the whole
   * must not depend on it.
   */
  play(game: number, part: Part): void;
}
