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
const MOST_SIGNED = 1_000;

export const houseKeyFrom = (secret: string): HouseKey => {
  const der = Buffer.concat([PKCS8, Buffer.from(secret, 'hex')]);
  const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  /** Of the last: the same is told to everybody at a table, and signing costs more than telling. */
  const signed = new Map<string, string>();
  const shown = createPublicKey(own).export({ format: 'der', type: 'spki' });
  return {
    key: shown.subarray(-KEY_BYTES).toString('hex'),
    sign: (what, hash) => {
      const text = signedText(what, hash);
      const known = signed.get(text);
      if (known !== undefined) return known;
      const signature = sign(null, Buffer.from(text), own).toString('hex');
      if (signed.size >= MOST_SIGNED) signed.clear();
      signed.set(text, signature);
      return signature;
    },
  };
};
