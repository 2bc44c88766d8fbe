/** A token is who somebody is. Only its hash is kept, and two hashes are compared in a time that tells nothing. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 32 bytes of chance, as the protocol writes them. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const isSame = (given: string, wanted: string): boolean => {
  const digests = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(digests[0] as Buffer, digests[1] as Buffer);
};
