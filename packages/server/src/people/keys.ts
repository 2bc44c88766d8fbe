/** What browsers say of keys, looked at by `@simplewebauthn/server`. Whatever is wrong with it, it is simply wrong. */
import type { NewPasskey, PasskeyAnswer } from '@paiju/protocol';
import type { Passkey } from './accounts.ts';
import type { Challenges } from './challenges.ts';
import type { Site } from './site.ts';

interface KeyPorts {
  readonly site: Site;
  readonly challenges: Challenges;
}

const WHERE_IT_CAME_FROM = /^https?:\/\/[^/]+$/;

/** Its origin; the library compares it once more with what was signed. */
const ownOrigin = (clientDataJSON: string, site: Site): string | null => {
  const { origin } = Object(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())) as {
    readonly origin?: unknown;
  };
  const isOwn = typeof origin === 'string' && WHERE_IT_CAME_FROM.test(origin) && site.isOwn(origin);
  return isOwn ? origin : null;
};

/** Fetched when the first key is used: it is large, and the page should be there at once. */
const library = () => import('@simplewebauthn/server');

type UseChallenge = (challenge: string) => Promise<boolean>;

/** Whatever is thrown is about what was sent; but not what the database throws. */
const orNull = async <T>(
  use: UseChallenge,
  work: (use: UseChallenge) => Promise<T | null>,
): Promise<T | null> => {
  const failures: unknown[] = [];
  const used: UseChallenge = (challenge) =>
    use(challenge).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
  const result = await work(used).catch(() => null);
  if (failures.length > 0) throw failures[0];
  return result;
};

/** Null where it is not what was asked for, by whom it was asked for, where and when. */
export const newKey = (
  { id, clientDataJSON, attestationObject }: NewPasskey,
  guest: string,
  { site, challenges }: KeyPorts,
): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | null> =>
  orNull(
    (challenge) => challenges.use(challenge, guest),
    async (expectedChallenge) => {
      const origin = ownOrigin(clientDataJSON, site);
      if (origin === null) return null;
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, attestationObject },
        },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: site.host,
      });
      if (!verified) return null;
      const { credential } = registrationInfo;
      const publicKey = Buffer.from(credential.publicKey).toString('base64url');
      return { id: credential.id, publicKey, counter: credential.counter };
    },
  );

/** How often the key was used by now; null where the answer is not that of this key. */
export const usedKey = (
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
  key: Passkey,
  { site, challenges }: KeyPorts,
): Promise<number | null> =>
  orNull(
    (challenge) => challenges.use(challenge, null),
    async (expectedChallenge) => {
      const origin = ownOrigin(clientDataJSON, site);
      if (origin === null) return null;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, authenticatorData, signature },
        },
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: site.host,
        credential: {
          ...{ id: key.id, counter: key.counter },
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    },
  );
