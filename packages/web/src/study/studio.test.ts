import { GAMES } from '@paiju/engine';
import { expect, test } from 'vitest';
import { StudyDesk } from './desk.ts';
import type { StudyReply } from './messages.ts';
import type { StudyLine } from './studio.ts';
import { Studio } from './studio.ts';
import { testRecord } from './testing/record.ts';

/** A study without a worker around it; `fail` is the worker's death. */
const study = () => {
  const desk = new StudyDesk();
  let hear: (reply: StudyReply) => void = () => {};
  let fail: (message: string) => void = () => {};
  const line: StudyLine = {
    send: (request) => void desk.hear(structuredClone(request)).then((reply) => hear(structuredClone(reply))),
    listen: (onReply, onFailure) => {
      hear = onReply;
      fail = onFailure;
    },
    close: () => {},
  };
  return { studio: new Studio(line), die: (message: string) => fail(message) };
};

test('a record is opened and its frames are answered in order', async () => {
  const { studio } = study();
  const opened = await studio.ask('open', { text: testRecord(GAMES.wuhan, '2') });
  if (!opened.ok) throw new Error(opened.error.code);
  expect(opened.value).toMatchObject({
    ruleset: 'wuhan',
    isFinished: true,
    players: ['p0', 'p1', 'p2', 'p3'],
  });
  const to = opened.value.steps - 1;
  const [first, last] = await Promise.all([
    studio.ask('frames', { from: 0, to: 3, viewpoint: 'all' }),
    studio.ask('frames', { from: to, to, viewpoint: null }),
  ]);
  expect(first.map(({ step }) => step)).toEqual([0, 1, 2, 3]);
  expect(last[0]?.points).toEqual(opened.value.points);
});

test('what is no record is answered with its problem', async () => {
  const { studio } = study();
  expect(await studio.ask('open', { text: 'nonsense' })).toMatchObject({
    ok: false,
    error: { code: 'not-json', line: 1 },
  });
});

test('a question that cannot be answered fails, and the next one is answered', async () => {
  const { studio } = study();
  await expect(studio.ask('frames', { from: 0, to: 1, viewpoint: 0 })).rejects.toThrow('no record is open');
  expect(await studio.ask('open', { text: testRecord(GAMES.haiyuki, '2', 5) })).toMatchObject({ ok: true });
});

test('when the worker dies everything that was asked fails', async () => {
  const { studio, die } = study();
  const asked = studio.ask('open', { text: testRecord(GAMES.xuezhan, '2', 5) });
  die('gone');
  await expect(asked).rejects.toThrow('gone');
});
