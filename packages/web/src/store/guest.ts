/** Who this browser is at tables online: a token that only it and the server's hash of it know. */
import { Kept, parsed } from './kept.ts';
import type { Is } from './shapes.ts';
import { isNullOr, isShaped, isText } from './shapes.ts';

export interface OwnGuest {
  readonly token: string;
  /** As the server has them; the settings may have changed since. */
  readonly name: string;
  readonly face: string | null;
}

const isGuest: Is<OwnGuest> = isShaped<OwnGuest>({ token: isText, name: isText, face: isNullOr(isText) });

/** Whatever else stands there is as if nothing did. */
export const readGuest = (text: string | null): OwnGuest | null => {
  const value = parsed(text);
  return isGuest(value) ? { token: value.token, name: value.name, face: value.face } : null;
};

export const guest = new Kept<OwnGuest | null>('paiju.guest', readGuest);
