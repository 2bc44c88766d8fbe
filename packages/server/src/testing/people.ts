/** Somebody with a browser, who claims a guest and comes back. */
import type { Claimed, Me, NewPasskeyQuestion, PasskeyQuestion, SignedIn } from '@paiju/protocol';
import { Authenticator } from './authenticator.ts';
import { asks, newGuest } from './client.ts';

export const PASSWORD = 'correct horse battery';

export interface Claimer {
  readonly token: string;
  readonly recoveryCode: string;
  readonly key: Authenticator;
}

const post = <T>(address: string, path: string, body?: object, token?: string) =>
  asks<T>(address, 'POST', `/api/${path}`, {
    ...(body === undefined ? {} : { body }),
    ...(token === undefined ? {} : { token }),
  });

/** A guest of this name, claimed by a key. */
export const claimer = async (address: string, name: string): Promise<Claimer> => {
  const { token } = await newGuest(address, name);
  const key = new Authenticator();
  const { body } = await addKey(address, token, key);
  return { token: body.token ?? '', recoveryCode: body.recoveryCode ?? '', key };
};

export const askForKey = (address: string, token: string) =>
  post<NewPasskeyQuestion>(address, 'me/passkeys/ask', undefined, token);

export const addKey = async (address: string, token: string, key: Authenticator) => {
  const { body: question } = await askForKey(address, token);
  return post<Claimed>(address, 'me/passkeys', key.make(question), token);
};

export const askToSignIn = (address: string) => post<PasskeyQuestion>(address, 'sign-in/passkey/ask');

export const signInBy = async (address: string, key: Authenticator, at = address) => {
  const { body: question } = await askToSignIn(address);
  return post<SignedIn>(at, 'sign-in/passkey', key.answer(question));
};

export const setPassword = (
  address: string,
  token: string,
  login: string,
  { password = PASSWORD, before = null }: { password?: string; before?: string | null } = {},
) => asks<Claimed>(address, 'PUT', '/api/me/password', { token, body: { login, password, before } });

export const signIn = (address: string, login: string, password = PASSWORD) =>
  post<SignedIn>(address, 'sign-in/password', { login, password });

export const recover = (address: string, code: string) =>
  post<SignedIn>(address, 'sign-in/recovery', { code });

export const me = (address: string, token: string) => asks<Me>(address, 'GET', '/api/me', { token });
