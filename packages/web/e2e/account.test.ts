/** Whoever plays becomes somebody who comes back: claims what is theirs, signs in elsewhere, and leaves for good. */
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { KeyRing } from './authenticator.ts';
import { playThrough } from './bystander.ts';
import type { OpenPage } from './harness.ts';
import { address, test } from './harness.ts';
import { id } from './look.ts';
import { goTo } from './screens.ts';

const PASSWORD = 'correct horse battery';

/** What is wrong is refused, and the browser says so in the console too. */
const visit = (open: OpenPage, at: string, name = ''): Promise<Page> =>
  open({ at, settings: { name }, isRefused: true });

const press = (page: Page, button: string): Promise<void> => page.locator(id(button)).click();

const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('paiju.guest') ?? 'null')?.token ?? '');

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What the server answers whoever has this token. */
const asked = async (token: string, path: string): Promise<Answer> => {
  const response = await fetch(`${address}api/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
};

const is = (page: Page, what: 'nobody' | 'guest' | 'known'): Promise<void> =>
  page.locator(`${id('account')}[data-is="${what}"]`).waitFor();

/** Plays what is open as a program, for whoever looks. */
const playToTheEnd = async (page: Page): Promise<void> => {
  await page.waitForURL(/#\/table\//);
  // Of several pages the newest plays.
  await page.locator(id('table')).waitFor();
  const code = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await playThrough(page, code, await tokenOf(page));
};

const seek = async (page: Page): Promise<void> => {
  await page.locator(`${id('quick-game')} input[value="haiyuki"]`).check({ force: true });
  await page.locator(`${id('quick-wait')} input[value="5"]`).check({ force: true });
  await press(page, 'quick-find');
};

const textOf = async (file: Download): Promise<string> => text(await file.createReadStream());

const claimByPassword = async (page: Page, login: string): Promise<string> => {
  await goTo(page, '#/account');
  await press(page, 'claim-by-password');
  await page.locator(id('new-login')).fill(login);
  await page.locator(id('new-password')).fill(PASSWORD);
  await press(page, 'set-password');
  const code = await page.locator(id('paper-code')).innerText();
  await press(page, 'paper-noted');
  await is(page, 'known');
  return code;
};

const signInByPassword = async (page: Page, login: string, password = PASSWORD): Promise<void> => {
  await page.locator(id('login')).fill(login);
  await page.locator(id('login-password')).fill(password);
  await press(page, 'login-go');
};

test('a guest plays, claims it by a passkey, finds it elsewhere, and deletes it', async ({ open }) => {
  const first = await visit(open, '#/online');
  // Nobody has asked for a name, and there is one.
  const name = await first.locator(id('own-name')).innerText();
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await seek(first);
  await playToTheEnd(first);
  const guest = await tokenOf(first);

  await goTo(first, '#/account');
  await is(first, 'guest');
  const keys = await KeyRing.at(first);
  await press(first, 'claim-key');
  await first.locator(id('paper-code')).waitFor();
  expect(await keys.size()).toBe(1);
  await press(first, 'paper-noted');
  await is(first, 'known');
  const own = await tokenOf(first);
  // Whoever has seen the guest's token has nothing of it.
  expect([own !== guest, (await asked(guest, 'me')).status]).toEqual([true, 401]);

  const second = await visit(open, '#/online', 'Somebody else');
  await press(second, 'daily-online-haiyuki');
  await second.waitForURL(/#\/table\//);
  await goTo(second, '#/account/sign-in');
  await second.locator(id('guest-waits')).getByText('Somebody else').waitFor();
  const shared = await KeyRing.at(second);
  await keys.shareWith(shared);
  await press(second, 'sign-in-key');
  await is(second, 'known');
  expect(await second.locator(id('account-name')).inputValue()).toBe(name);
  const there = await tokenOf(second);
  const history = async (token: string) => (await asked(token, 'matches')).body;
  await expect
    .poll(() => history(own))
    .toMatchObject({ matches: [{ game: 'haiyuki', isRated: true, change: { after: expect.any(Number) } }] });
  expect(await history(there)).toEqual(await history(own));
  const ladder = 'ladders/haiyuki-rulebook';
  expect(await asked(there, ladder)).toEqual(await asked(own, ladder));
  expect((await asked(there, ladder)).body).toMatchObject({ course: [{}] });

  // Nobody goes by mistake.
  await press(second, 'delete');
  await second.locator(id('delete-name')).fill('Somebody else');
  expect(await second.locator(id('delete-yes')).isDisabled()).toBe(true);
  await second.locator(id('delete-name')).fill(name);
  await press(second, 'delete-yes');
  await second
    .locator(id('account-note'))
    .getByText(/deleted/)
    .waitFor();
  for (const token of [own, there]) expect((await asked(token, 'me')).status).toBe(401);
  // Who was a guest here is back, and the key opens nothing any more.
  expect(await second.locator(id('account-name')).inputValue()).toBe('Somebody else');
  await goTo(second, '#/account/sign-in');
  await press(second, 'sign-in-key');
  await second.locator(id('online-trouble')).waitFor();
});

test('a passkey that is not unlocked changes nothing; one more is added, and the other removed', async ({
  open,
}) => {
  const page = await visit(open, '#/account', 'Kay');
  const keys = await KeyRing.at(page);
  await keys.lock();
  await press(page, 'claim-key');
  await page.locator(id('online-trouble')).waitFor();
  await is(page, 'nobody');
  await keys.unlock();
  await press(page, 'claim-key');
  await press(page, 'paper-noted');
  await page.locator(id('passkey')).waitFor();
  // The only way in is not given up, and one device needs one key.
  await press(page, 'drop-key');
  await page.locator(`${id('passkeys')} ${id('online-trouble')}`).waitFor();
  await press(page, 'add-key');
  await expect
    .poll(() => page.locator(`${id('passkeys')} ${id('online-trouble')}`).innerText())
    .toContain('already');
  await keys.remove();
  await KeyRing.at(page);
  await press(page, 'add-key');
  await page.locator(id('passkey')).nth(1).waitFor();
  await page.locator(id('drop-key')).first().click();
  await expect.poll(() => page.locator(id('passkey')).count()).toBe(1);
});

test('a name and a password, by keys alone; then everybody is signed out, and told so', async ({ open }) => {
  const first = await visit(open, '#/account', 'Ann');
  await first.locator(id('claim-by-password')).focus();
  await first.keyboard.press('Enter');
  await first.keyboard.press('Tab');
  await first.keyboard.press('ControlOrMeta+A');
  await first.keyboard.type('Ann of the keys');
  await first.keyboard.press('Tab');
  await first.keyboard.type(PASSWORD);
  await first.keyboard.press('Enter');
  await first.locator(id('paper-code')).waitFor();
  // Reading begins with the code, and goes on with the screen.
  expect(await first.evaluate(() => document.activeElement?.id)).toBe('paper');
  await first.locator(id('paper-noted')).focus();
  await first.keyboard.press('Enter');
  await is(first, 'known');
  expect(await first.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const second = await visit(open, '#/account/sign-in', 'Ben');
  await signInByPassword(second, 'ANN OF  THE KEYS', 'not the password');
  await second.locator(id('online-trouble')).waitFor();
  await signInByPassword(second, 'ANN OF  THE KEYS');
  await is(second, 'known');
  await expect.poll(() => second.locator(id('device')).count()).toBe(2);
  await goTo(second, '#/online');
  await second.locator(id('lobby')).waitFor();

  await first.reload();
  await press(first, 'sign-out-everywhere');
  await is(first, 'nobody');
  await first.locator(id('account-note')).getByText('signed out').waitFor();
  await seek(second);
  await second.locator(id('online-trouble')).getByText('signed out').waitFor();
  expect(await tokenOf(second)).toBe('');
  // Whoever wants to goes on as a guest.
  await seek(second);
  await second.locator(id('seeking')).waitFor();
});

test('whoever is signed out at a table is told so, and may sit down again as a guest', async ({ open }) => {
  const ann = await visit(open, '#/account', 'Ann');
  await claimByPassword(ann, 'Ann at a table');
  await goTo(ann, '#/online/new');
  await press(ann, 'open-the-table');
  await ann.locator(id('waiting-room')).waitFor();
  const elsewhere = await visit(open, '#/account/sign-in');
  await signInByPassword(elsewhere, 'Ann at a table');
  await is(elsewhere, 'known');
  await press(elsewhere, 'sign-out-everywhere');
  await ann
    .locator(`${id('join-table')} ${id('online-trouble')}`)
    .getByText('signed out')
    .waitFor();
  // The chair was not taken away: it is somebody else who looks now.
  expect(await ann.locator(id('removed')).count()).toBe(0);
  await press(ann, 'sit-1');
  await ann.locator(id('waiting-room')).waitFor();
});

test('a code on paper lets in once; another device is signed out, and everything is taken along', async ({
  open,
}) => {
  const first = await visit(open, '#/account', 'Cai');
  const code = await claimByPassword(first, 'Cai on paper');
  const second = await visit(open, '#/account/sign-in');
  await second.locator(id('recovery-code')).fill(code.toLowerCase().replaceAll('-', ' '));
  await press(second, 'code-go');
  const next = await second.locator(id('paper-code')).innerText();
  expect(next).not.toBe(code);
  await press(second, 'paper-noted');
  await is(second, 'known');

  const third = await visit(open, '#/account/sign-in');
  await third.locator(id('recovery-code')).fill(code);
  await press(third, 'code-go');
  await third.locator(id('online-trouble')).waitFor();

  const token = await tokenOf(first);
  await press(second, 'sign-out');
  await expect.poll(() => second.locator(id('device')).count()).toBe(1);
  expect((await asked(token, 'me')).status).toBe(401);
  const [file] = await Promise.all([second.waitForEvent('download'), press(second, 'export')]);
  expect(file.suggestedFilename()).toBe('paiju.json');
  const taken = JSON.parse(await textOf(file));
  expect(taken).toMatchObject({
    paiju: 'person',
    guest: [{ name: 'Cai' }],
    account: [{ login: 'Cai on paper' }],
  });
});

test('somebody else has the name to sign in by, and the password is too easy: both are said', async ({
  open,
}) => {
  await claimByPassword(await visit(open, '#/account', 'Dee'), 'Dee was first');
  const page = await visit(open, '#/account', 'Dee');
  const trouble = page.locator(`${id('password-form')} ${id('online-trouble')}`);
  await press(page, 'claim-by-password');
  await page.locator(id('new-login')).fill('dee was first');
  for (const [password, said] of [
    ['aaaaaaaaaaaa', /easy to guess/],
    [PASSWORD, /already/],
  ] as const) {
    await page.locator(id('new-password')).fill(password);
    await press(page, 'set-password');
    await trouble.getByText(said).waitFor();
  }
});
