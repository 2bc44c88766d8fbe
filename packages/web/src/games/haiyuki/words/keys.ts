/** The keys of what buttons do in a duel; skills have numbers instead. */
const KEYS: Readonly<Record<string, string>> = {
  tsumo: 'T',
  ron: 'H',
  riichi: 'R',
  pon: 'P',
  pass: 'Escape',
};

/** Null where an action is made on the hand. */
export const keyOfType = (type: string): string | null => KEYS[type] ?? null;
