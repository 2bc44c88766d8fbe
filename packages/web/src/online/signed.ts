/** Whether the house has signed something, as the browser says it. */
import { signedText } from '@paiju/engine/fair';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Null where the browser cannot tell: not every one has Ed25519. */
export const isSignedByHouse = async (
  what: 'promise' | 'lock',
  hash: string,
  { key, signature }: { readonly key: string; readonly signature: string },
): Promise<boolean | null> => {
  try {
    const { subtle } = globalThis.crypto;
    const shown = await subtle.importKey('raw', bytesOf(key), { name: 'Ed25519' }, false, ['verify']);
    const text = new TextEncoder().encode(signedText(what, hash));
    return await subtle.verify({ name: 'Ed25519' }, shown, bytesOf(signature), text);
  } catch {
    return null;
  }
};
