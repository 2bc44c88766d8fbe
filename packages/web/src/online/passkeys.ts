/** Keys that the browser keeps, or a phone, or a stick: made for this server, and shown to it. */
import type { Result } from '@paiju/engine';
import type { Claimed, NewPasskeyQuestion, PasskeyQuestion, SignedIn } from '@paiju/protocol';
import { accountApi } from './accountApi.ts';
import type { Answered, ApiTrouble } from './answered.ts';
import { bytesOf, textOf } from './bytes.ts';

/** A key is good at one host, and browsers use none on a page that could have been changed on its way. */
export const canUseKeys = (site: string): boolean =>
  isSecureContext &&
  'PublicKeyCredential' in globalThis &&
  (location.hostname === site || location.hostname.endsWith(`.${site}`));

/** ES256, EdDSA and RS256: what authenticators can and the server reads. */
const ALGORITHMS = [-7, -8, -257];

/** For whoever has this token. */
export const makeKey = async (token: string): Answered<Claimed> => {
  const question = await accountApi.askForKey(token);
  if (!question.ok) return question;
  const made = await fromBrowser(() => navigator.credentials.create({ publicKey: creation(question.value) }));
  if (!made.ok) return made;
  const { id, response } = made.value as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return accountApi.addKey(token, {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
  });
};

export const signInByKey = async (): Answered<SignedIn> => {
  const question = await accountApi.askToSignIn();
  if (!question.ok) return question;
  const shown = await fromBrowser(() => navigator.credentials.get({ publicKey: request(question.value) }));
  if (!shown.ok) return shown;
  const { id, response } = shown.value as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return accountApi.signInByKey({
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
};

/** It is found again without a name, and opens only to whoever unlocks it. */
const creation = ({
  challenge,
  site,
  user,
  known,
}: NewPasskeyQuestion): PublicKeyCredentialCreationOptions => ({
  challenge: bytesOf(challenge),
  rp: { id: site, name: 'Paiju' },
  user: { id: bytesOf(user.id), name: user.name, displayName: user.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  excludeCredentials: known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
  attestation: 'none',
});

const request = ({ challenge, site }: PasskeyQuestion): PublicKeyCredentialRequestOptions => ({
  challenge: bytesOf(challenge),
  rpId: site,
  userVerification: 'required',
});

/** Why a browser gives no key: people have closed its window or waited too long, or the key is there already. */
const TROUBLES: Readonly<Record<string, ApiTrouble['code']>> = {
  NotAllowedError: 'key-cancelled',
  AbortError: 'key-cancelled',
  InvalidStateError: 'key-known',
};

const fromBrowser = async (
  work: () => Promise<Credential | null>,
): Promise<Result<Credential, ApiTrouble>> => {
  try {
    const key = await work();
    return key === null ? { ok: false, error: { code: 'key-cancelled' } } : { ok: true, value: key };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { ok: false, error: { code: TROUBLES[name] ?? 'key-failed' } };
  }
};
