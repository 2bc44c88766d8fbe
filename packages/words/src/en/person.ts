/** What is said of whoever looks, as the server knows them, in English: few screens need it. */
import { account } from './account.ts';
import { privacy } from './privacy.ts';

export const person = { account, privacy } as const;
