/** The code of a rated match that was left and has not been told of yet: whoever goes back in time has left nobody. */
import { Kept, parsed, useKept } from './kept.ts';

export const leftMatch = new Kept<string | null>('paiju.left', (text) => {
  const value = parsed(text);
  return typeof value === 'string' ? value : null;
});

export const useLeftMatch = (): string | null => useKept(leftMatch);
