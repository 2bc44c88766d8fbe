/** What a key means at the table of a duel. */
export type Intent = 'tsumo' | 'riichi' | 'pon' | 'ron' | 'pass' | { readonly skill: number };

const INTENTS: Readonly<Record<string, Intent>> = {
  t: 'tsumo',
  r: 'riichi',
  p: 'pon',
  h: 'ron',
  Escape: 'pass',
};

export const intentOf = (key: string): Intent | null => {
  if (/^[1-9]$/.test(key)) return { skill: Number(key) - 1 };
  const name = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(INTENTS, name) ? (INTENTS[name] ?? null) : null;
};

/** Letters belong to whoever types; a key held down asks once. */
export const isForTable = ({ target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
  if (repeat || ctrlKey || metaKey || altKey) return false;
  return !(target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null);
};
