/** Who this browser is for the server, when that changes: somebody signs in here, or out. */
import type { SignedIn } from '@paiju/protocol';
import type { OwnGuest } from '../store/guest.ts';
import { guest, waitingGuest } from '../store/guest.ts';
import { lastTable } from '../store/lastTable.ts';
import { leftMatch } from '../store/leftMatch.ts';
import { isSeeking } from '../store/quickWish.ts';
import { avatarOr, settings } from '../store/settings.ts';

/** The settings say who somebody is; whoever is nobody keeps the name of before. */
const become = (who: OwnGuest | null): void => {
  guest.keep(who);
  // Where somebody else sits, and what they were looking for, is theirs.
  lastTable.keep(null);
  leftMatch.keep(null);
  isSeeking.keep(false);
  if (who !== null) bear(who);
};

const bear = ({ name, face }: Pick<OwnGuest, 'name' | 'face'>): void =>
  settings.change({ name, avatar: avatarOr(face, settings.now.avatar) });

/** A guest that only this browser knows waits here meanwhile. */
export const signedIn = ({ token, name, face }: SignedIn): void => {
  const before = guest.now;
  if (before !== null && !before.isAccount) waitingGuest.keep(before);
  become({ token, name, face, isAccount: true });
};

/** Whoever has waited is back. */
export const signedOut = (): void => {
  const back = waitingGuest.now;
  waitingGuest.keep(null);
  become(back);
};

/** The same person, known by another token from now on. */
export const claimed = (token: string): void => {
  const who = guest.now;
  if (who !== null) guest.keep({ ...who, token, isAccount: true });
};

/** Name, face and what they are, as the server has them: they may have been changed on another device. */
export const learnt = (who: Omit<OwnGuest, 'token'>): void => {
  const known = guest.now;
  if (known === null) return;
  const { name, face, isAccount } = known;
  if (name === who.name && face === who.face && isAccount === who.isAccount) return;
  guest.keep({ ...who, token: known.token });
  bear(who);
};

/**
 * The server does not know the token. Another tab may have a newer one; an account was signed out here from elsewhere,
 * or is deleted; and a guest is gone.
 */
export const forgotten = (token: string): 'renewed' | 'signed-out' | 'gone' => {
  const known = guest.readAnew();
  if (known !== null && known.token !== token) return 'renewed';
  const wasAccount = known?.isAccount ?? false;
  if (wasAccount) signedOut();
  else guest.keep(null);
  return wasAccount ? 'signed-out' : 'gone';
};
