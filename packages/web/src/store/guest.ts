/** Who this browser is at tables online: a token that only it and the server's hash of it know. */
import { Kept, parsed } from './kept.ts';
import type { Is } from './shapes.ts';
import { isNullOr, isShaped, isText } from './shapes.ts';

export interface OwnGuest {
  readonly token: string;
  /** As the server has them; the settings may have changed since. */
  readonly name: string;
  readonly face: string | null;
  /** Whether there are other ways in than this token. */
  readonly isAccount: boolean;
}

type Named = Omit<OwnGuest, 'isAccount'>;
const isGuest: Is<Named> = isShaped<Named>({ token: isText, name: isText, face: isNullOr(isText) });

/** Whatever else stands there is as if nothing did. */
export const readGuest = (text: string | null): OwnGuest | null => {
  const value = parsed(text);
  if (!isGuest(value)) return null;
  const { token, name, face } = value;
  return { token, name, face, isAccount: 'isAccount' in value && value.isAccount === true };
};

export const guest = new Kept<OwnGuest | null>('paiju.guest', readGuest);

/** The guest of this browser while somebody is signed in here: they come back when whoever it is signs out. */
export const waitingGuest = new Kept<OwnGuest | null>('paiju.guest.waiting', readGuest);
