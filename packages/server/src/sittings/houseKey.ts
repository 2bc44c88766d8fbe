/** What the house says of walls it signs, so that whoever was told two things can show it to others. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { signedText } from '@paiju/engine/fair';

export interface HouseKey {
  /** The public half, in hexadecimal digits. */
  readonly key: string;
  sign(what: 'promise' | 'lock', hash: string): string;
}

/** What stands before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

export const houseKeyFrom = (secret: string): HouseKey => {
  const der = Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]);
  const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const shown = createPublicKey(own).export({ format: 'der', type: 'spki' });
  return {
    key: shown.subarray(-KEY_BYTES).toString('hex'),
    sign: (what, hash) => sign(null, Buffer.from(signedText(what, hash)), own).toString('hex'),
  };
};
