/** Being somebody at tables online: made known to the server once, and again whenever name or face has changed. */
import type { GuestWish } from '@paiju/protocol';
import { guest } from '../store/guest.ts';
import type { Answered } from './answered.ts';
import { api } from './api.ts';
import { forgotten } from './person.ts';

/** The token to come with. Whom the server has forgotten it meets anew. */
export const introduce = async (wish: GuestWish): Answered<string> => {
  const known = guest.now;
  if (known === null) return meet(wish);
  if (known.name === wish.name && known.face === wish.face) return { ok: true, value: known.token };
  const changed = await api.changeGuest(known.token, wish);
  if (changed.ok) guest.keep({ ...known, ...changed.value });
  else if (changed.error.code === 'unknown-token') return again(known.token, wish);
  return changed.ok ? { ok: true, value: known.token } : changed;
};

const meet = async (wish: GuestWish): Answered<string> => {
  const met = await api.newGuest(wish);
  if (!met.ok) return met;
  guest.keep({ ...met.value, isAccount: false });
  return { ok: true, value: met.value.token };
};

/** Whoever was signed out is told before they are somebody else. */
const again = async (token: string, wish: GuestWish): Answered<string> => {
  switch (forgotten(token)) {
    case 'renewed':
      return { ok: true, value: guest.now?.token ?? token };
    case 'signed-out':
      return { ok: false, error: { code: 'signed-out' } };
    case 'gone':
      return meet(wish);
  }
};

/** As whoever this is: somebody whom the server has forgotten meanwhile is met anew, once. */
export const asGuest = async <T>(wish: GuestWish, work: (token: string) => Answered<T>): Answered<T> => {
  const token = await introduce(wish);
  if (!token.ok) return token;
  const done = await work(token.value);
  if (done.ok || done.error.code !== 'unknown-token') return done;
  const met = await again(token.value, wish);
  return met.ok ? work(met.value) : met;
};
