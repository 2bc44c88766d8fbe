import { beforeEach, expect, test, vi } from 'vitest';
import { guest, waitingGuest } from '../store/guest.ts';
import { lastTable } from '../store/lastTable.ts';
import { settings } from '../store/settings.ts';
import { claimed, forgotten, learnt, signedIn, signedOut } from './person.ts';

const GUEST = { token: 'g', name: 'Quiet Heron', face: 'bun', isAccount: false };
const ANN = { token: 'a', name: 'Ann', face: 'cap', recoveryCode: null };

/** A browser that keeps things, and other tabs of it. */
let items = new Map<string, string>();
const kept = (key: string) => JSON.parse(items.get(key) ?? 'null');

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
  guest.keep(GUEST);
  waitingGuest.keep(null);
  lastTable.keep('CODE');
  settings.change({ name: GUEST.name, avatar: 'bun' });
  return () => vi.unstubAllGlobals();
});

test('whoever signs in has name and face of the account, and the guest of the browser is back after them', () => {
  signedIn(ANN);
  expect(guest.now).toEqual({ token: 'a', name: 'Ann', face: 'cap', isAccount: true });
  expect(settings.now).toMatchObject({ name: 'Ann', avatar: 'cap' });
  expect(lastTable.now).toBeNull();
  // Another account in its place: there is still one guest who waits.
  signedIn({ ...ANN, token: 'b', name: 'Ben', face: 'a face of another version' });
  expect(settings.now).toMatchObject({ name: 'Ben', avatar: 'cap' });
  expect(kept('paiju.guest.waiting')).toEqual(GUEST);
  signedOut();
  expect([guest.now, waitingGuest.now, kept('paiju.guest')]).toEqual([GUEST, null, GUEST]);
  expect(settings.now).toMatchObject({ name: 'Quiet Heron', avatar: 'bun' });
});

test('whoever signs out where nobody has waited is nobody, and keeps the name for the next time', () => {
  guest.keep(null);
  signedIn(ANN);
  signedOut();
  expect([guest.now, settings.now.name]).toEqual([null, 'Ann']);
});

test('a guest that is claimed is the same person by another token', () => {
  claimed('c');
  expect(guest.now).toEqual({ ...GUEST, token: 'c', isAccount: true });
  expect(lastTable.now).toBe('CODE');
  learnt({ name: 'Heron', face: 'cap', isAccount: true });
  expect(guest.now).toEqual({ token: 'c', name: 'Heron', face: 'cap', isAccount: true });
  expect(settings.now).toMatchObject({ name: 'Heron', avatar: 'cap' });
});

test('what comes of a token that the server does not know', () => {
  // Another tab has claimed the guest meanwhile.
  items.set('paiju.guest', JSON.stringify({ ...GUEST, token: 'newer', isAccount: true }));
  expect([forgotten('g'), guest.now?.token]).toEqual(['renewed', 'newer']);
  expect([forgotten('newer'), guest.now]).toEqual(['signed-out', null]);
  guest.keep(GUEST);
  expect([forgotten('g'), guest.now]).toEqual(['gone', null]);
});
