/** How long a search may take. */

/** So many worlds, the same on every machine; or so much time by a clock that is handed in, since bots have none. */
export type Budget = { readonly worlds: number } | { readonly ms: number; readonly now: () => number };

/** Asked before each world: whether there is time for one more, if it takes as long as those before. */
export const paceOf = (budget: Budget): ((worlds: number) => boolean) => {
  if ('worlds' in budget) return (worlds) => worlds < budget.worlds;
  const began = budget.now();
  return (worlds) => {
    const spent = budget.now() - began;
    return spent + (worlds === 0 ? 0 : spent / worlds) / 2 < budget.ms;
  };
};
