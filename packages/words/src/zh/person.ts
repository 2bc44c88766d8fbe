/** What is said of whoever looks, as the server knows them, in Chinese: few screens need it. */
import type { person as english } from '../en/person.ts';
import type { Texts } from '../texts.ts';
import { account } from './account.ts';
import { privacy } from './privacy.ts';

export const person: Texts<typeof english> = { account, privacy };
