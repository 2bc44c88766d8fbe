/** Something that is loaded when it is first wanted, and only then. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | null = null;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      // A connection that was lost may be back the next time.
      loaded = null;
      throw error;
    });
    return loaded;
  };
};
