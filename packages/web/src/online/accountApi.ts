/** What is asked of the server about oneself: ways in, where one is signed in, and what is kept. */
import type {
  Claimed,
  Exported,
  Me,
  NewPasskey,
  NewPasskeyQuestion,
  NewPassword,
  NewRecovery,
  PasskeyAnswer,
  PasskeyQuestion,
  PasswordAnswer,
  SignedIn,
  WasDone,
  WaysIn,
} from '@paiju/protocol';
import { ACCOUNT_API } from '@paiju/protocol';
import type { Answered } from './answered.ts';
import { ask } from './ask.ts';

const idPath = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

export const accountApi = {
  waysIn: (): Answered<WaysIn> => ask('sign-in', ACCOUNT_API.waysIn),
  me: (token: string): Answered<Me> => ask('me', ACCOUNT_API.me, { token }),

  setPassword: (token: string, body: NewPassword): Answered<Claimed> =>
    ask('me/password', ACCOUNT_API.claimed, { method: 'PUT', token, body }),
  askForKey: (token: string): Answered<NewPasskeyQuestion> =>
    ask('me/passkeys/ask', ACCOUNT_API.newPasskeyQuestion, { method: 'POST', token }),
  addKey: (token: string, body: NewPasskey): Answered<Claimed> =>
    ask('me/passkeys', ACCOUNT_API.claimed, { method: 'POST', token, body }),
  dropKey: (token: string, id: string): Answered<WasDone> =>
    ask(idPath('me/passkeys', id), ACCOUNT_API.done, { method: 'DELETE', token }),
  newRecovery: (token: string): Answered<NewRecovery> =>
    ask('me/recovery', ACCOUNT_API.newRecovery, { method: 'POST', token }),

  signOut: (token: string, device: string): Answered<WasDone> =>
    ask(idPath('me/devices', device), ACCOUNT_API.done, { method: 'DELETE', token }),
  signOutEverywhere: (token: string): Answered<WasDone> =>
    ask('me/devices', ACCOUNT_API.done, { method: 'DELETE', token }),

  exportAll: (token: string): Answered<Exported> => ask('me/export', ACCOUNT_API.exported, { token }),
  leave: (token: string, name: string): Answered<WasDone> =>
    ask('me', ACCOUNT_API.done, { method: 'DELETE', token, body: { name } }),

  signInByPassword: (body: PasswordAnswer): Answered<SignedIn> =>
    ask('sign-in/password', ACCOUNT_API.signedIn, { method: 'POST', body }),
  askToSignIn: (): Answered<PasskeyQuestion> =>
    ask('sign-in/passkey/ask', ACCOUNT_API.passkeyQuestion, { method: 'POST' }),
  signInByKey: (body: PasskeyAnswer): Answered<SignedIn> =>
    ask('sign-in/passkey', ACCOUNT_API.signedIn, { method: 'POST', body }),
  signInByCode: (code: string): Answered<SignedIn> =>
    ask('sign-in/recovery', ACCOUNT_API.signedIn, { method: 'POST', body: { code } }),
};
