/** Whether what others say at a table online is left unheard. */
import { Kept, parsed, useKept } from './kept.ts';

export const hushed = new Kept<boolean>('paiju.hushed', (text) => parsed(text) === true);

export const useHushed = (): boolean => useKept(hushed);
