/** A name for a game that no other game has. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), hex).join('');

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
