/** `paiju admin` on the embedded database of a real server, which has been stopped. */
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../run.ts';
import { testFolder } from '../../testing/folder.ts';
import { TestIo } from '../../testing/io.ts';

const folder = testFolder();
const data = join(folder, 'data');

const admin = async (...args: string[]) => {
  const io = new TestIo();
  const code = await run(['admin', ...args], io);
  return { code, out: io.printed, err: io.complaints };
};
const here = (...args: string[]) => admin(...args, '--data', data);
const json = async (...args: string[]) => JSON.parse((await here(...args, '--json')).out);

/** To make a database takes long on a busy machine. */
const WITHIN = { timeout: 280_000, interval: 50 };

/** Somebody is met, and the server ends. */
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const io = new TestIo();
  const ended = run(['serve', '--page', folder, '--port', '0', '--data', data], io);
  await vi.waitFor(() => expect(io.printed).toMatch(/^Paiju is at http:/m), WITHIN);
  const url = /Paiju is at (\S+)/.exec(io.printed)?.[1] ?? '';
  const ask = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${url}api/${path}`, init)).json()) as object;
  };
  await vi.waitFor(async () => expect(await ask('status')).toMatchObject({ online: 'ready' }), WITHIN);
  for (const name of ['Annabel', 'Ben']) await ask('guests', { name, face: null });
  const busy = await here('find', 'Ann');
  expect(busy).toMatchObject({ code: 2, out: '' });
  expect(busy.err).toMatch(/^paiju: the data folder \S+ is in use by process \d+ on [^\n]*\n$/);
  io.interrupt();
  await ended;
});

test('somebody is found, renamed, suspended, let in again and deleted, and all of it stands in the log with who and why', async () => {
  const { people } = await json('find', 'ANNA');
  expect(people).toMatchObject([
    { name: 'Annabel', isSuspended: false, matches: 0, reports: 0, offences: 0 },
  ]);
  const [{ id }] = people;

  expect(await here('rename', id, ' Ann ', '--why', 'a test')).toEqual({
    code: 0,
    out: `${id}: is called Ann\n`,
    err: '',
  });
  const suspended = await here('suspend', id, '--why', 'a\n test', '--for', '7d');
  expect(suspended.out).toMatch(/: is suspended until 20\d\d-\d\d-\d\d \d\d:\d\d UTC\n$/);
  const found = (await here('find', id)).out;
  expect(found).toMatch(
    /^\S{36} {2}Ann\n {2}came 20[^\n]*\n {2}matches 0, reports 0[^\n]*\n {2}suspended until 20/,
  );
  expect((await here('unsuspend', id, '--why', 'sorry')).out).toBe(`${id}: is suspended no more\n`);
  expect(await json('delete', id, '--why', 'asked for it', '--yes')).toEqual({
    person: id,
    done: 'is deleted',
  });

  const { deeds } = await json('log', '--person', id);
  const who = userInfo().username;
  expect(deeds).toMatchObject([
    { who, what: 'delete', guest: id, why: 'asked for it', detail: {} },
    { who, what: 'unsuspend', why: 'sorry' },
    { who, what: 'suspend', why: 'a test' },
    { who, what: 'rename', why: 'a test' },
  ]);
  expect(JSON.stringify(deeds), 'of whoever is gone no name is kept').not.toContain('Ann');
});

describe('what cannot be done is one line, and exit code 2', () => {
  const NOBODY = '00000000-0000-4000-8000-000000000000';
  test.each<[string[], RegExp]>([
    [
      [],
      /missing command; allowed: find, rename, suspend, unsuspend, delete, reports, likeness, record, close, log/,
    ],
    [['sue'], /unknown command 'sue'; allowed: find, /],
    [['find'], /missing required argument 'who'; allowed: paiju admin find /],
    [
      ['find', 'x', '--data', join(folder, 'none')],
      /there is no data folder .*none; --data or --database says where/,
    ],
    [['find', 'x', '--database', 'mysql://x'], /--database: this address is not allowed/],
    [
      ['find', 'x', '--database', 'postgres://me:secret@127.0.0.1:1/paiju'],
      /the database at 127.0.0.1:1\/paiju cannot be reached/,
    ],
    [['suspend', NOBODY], /'--why <reason>' not specified; allowed: stands in the log/],
    [['suspend', NOBODY, '--why', ' '], /--why: a reason has to be given/],
    [
      ['suspend', NOBODY, '--why', 'x', '--for', '7 weeks'],
      /--for: '7 weeks' is not allowed; allowed: a number with m, h or d/,
    ],
    [['suspend', NOBODY, '--why', 'x', '--for', '0d'], /--for: '0d' is not allowed/],
    [['rename', 'Ben', 'Bob', '--why', 'x'], /'Ben' is no id of a person; paiju admin find shows them/],
    [['rename', NOBODY, '\u202e', '--why', 'x'], /is no name that anybody could have/],
    [['delete', NOBODY, '--why', 'x'], /--yes says that this is meant/],
    [['record', '0'], /a whole number from 1 to/],
  ])('%j', async (args, line) => {
    const { code, out, err } = await admin(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(line);
    expect(err).toMatch(/^paiju: [^\n]*\n$/);
    expect(err).not.toContain('secret');
  });

  test('where nobody has played there is nobody to list', async () => {
    expect(await json('likeness')).toEqual({ people: [] });
    expect((await here('likeness')).out).toBe('Nobody has decided often enough in these matches.\n');
  });

  test('where there is a database, but nothing to be done', async () => {
    const { code, err } = await here('close', '7', '--why', 'x');
    expect([code, err]).toEqual([2, 'paiju: there is no open report 7\n']);
  });
});
