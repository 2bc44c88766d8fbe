/** The table online where this browser has a chair: whoever has strayed finds back. */
import { Kept, parsed, useKept } from './kept.ts';

/** Its code to join; null where there is none. */
export const lastTable = new Kept<string | null>('paiju.table', (text) => {
  const value = parsed(text);
  return typeof value === 'string' ? value : null;
});

export const useLastTable = (): string | null => useKept(lastTable);
