import type { Result } from '@paiju/engine';
import type { FindingNow, GameWish } from '@paiju/protocol';
import { expect, test } from 'vitest';
import type { ApiTrouble } from './answered.ts';
import { QuickMatch } from './quickMatch.ts';
import { Answers, scriptedClock, settled } from './testing/clock.ts';

type Answer = Result<FindingNow, ApiTrouble>;

const WISH: GameWish = { ruleset: 'haiyuki', preset: 'rulebook', patienceS: 30 };
const ok = (value: FindingNow): Answer => ({ ok: true, value });
const seeking = (waiting = 1, waitedMs = 0): Answer =>
  ok({ is: 'seeking', ...WISH, waiting, waitedMs, tag: `seeking:${waiting}` });
const FOUND = ok({ is: 'found', joinCode: 'JOIN22', tag: 'found:JOIN22' });
const IDLE = ok({ is: 'idle', tag: 'idle' });
const trouble = (error: ApiTrouble): Answer => ({ ok: false, error });

const looking = ({ wasSeeking = false, token = 'token' as string | null } = {}) => {
  const clock = scriptedClock();
  const answers = new Answers<Answer>();
  const isSeeking = {
    now: wasSeeking,
    keep(next: boolean) {
      this.now = next;
    },
  };
  const quick = new QuickMatch({
    ...clock.ports,
    token: () => token,
    now: (_, known) => answers.ask(`now ${known ?? '-'}`),
    seek: () => answers.ask('seek'),
    cancel: () => answers.ask('cancel'),
    isSeeking,
    clock: clock.now,
  });
  return { clock, answers, isSeeking, quick };
};

/** Somebody who has pressed the button. */
const afterSeeking = async () => {
  const all = looking();
  void all.quick.seek(WISH);
  await all.answers.give(seeking());
  return all;
};

test('from the wish to the table', async () => {
  const { clock, answers, isSeeking, quick } = await afterSeeking();
  expect(quick.shown).toMatchObject({ is: 'seeking', ...WISH, waiting: 1, since: 0 });
  expect(isSeeking.now).toBe(true);
  await clock.pass(5_000);
  await answers.give(seeking(2, 5_000));
  expect(quick.shown).toMatchObject({ is: 'seeking', waiting: 2, since: 0 });
  await clock.pass(500);
  expect(answers.asked).toEqual(['seek', 'now seeking:1', 'now seeking:2']);
  await answers.give(FOUND);
  expect(quick.shown).toEqual({ is: 'found', joinCode: 'JOIN22', trouble: null });
  expect([isSeeking.now, clock.next]).toEqual([false, null]);
});

test('found at once', async () => {
  const { answers, quick } = looking();
  void quick.seek(WISH);
  await answers.give(FOUND);
  expect(quick.shown).toMatchObject({ is: 'found' });
});

test('a page that is loaded anew goes on waiting, for as long as it has waited', async () => {
  const { clock, answers, quick } = looking({ wasSeeking: true });
  await clock.pass(1_000);
  quick.open();
  await answers.give(seeking(1, 20_000));
  expect(quick.shown).toMatchObject({ is: 'seeking', since: -19_000 });
});

test('what was found while the page was loaded anew brings to the table; an old match only has a door', async () => {
  for (const [wasSeeking, is] of [
    [true, 'found'],
    [false, 'running'],
  ] as const) {
    const { answers, quick } = looking({ wasSeeking });
    quick.open();
    await answers.give(FOUND);
    expect(quick.shown).toMatchObject({ is, joinCode: 'JOIN22' });
  }
});

test('cancelling; and where somebody was found meanwhile they go to the table', async () => {
  for (const [answer, is] of [
    [IDLE, 'idle'],
    [FOUND, 'found'],
  ] as const) {
    const { answers, quick } = await afterSeeking();
    void quick.cancel();
    await settled();
    // What was on its way is heard no more.
    await answers.give(seeking(3));
    await answers.give(answer);
    expect(quick.shown).toMatchObject({ is, trouble: null });
  }
});

test('whoever leaves the page gives up; whoever looked for nothing says nothing', async () => {
  const { answers, isSeeking, quick } = await afterSeeking();
  quick.close();
  expect(answers.asked.at(-1)).toBe('cancel');
  expect(isSeeking.now).toBe(false);
  const other = looking();
  other.quick.open();
  other.quick.close();
  expect(other.answers.asked).toEqual(['now -']);
});

test('what passes is waited for, and told while somebody looks for people', async () => {
  const { clock, answers, quick } = await afterSeeking();
  await answers.give(trouble({ code: 'unreachable' }));
  expect(quick.shown).toMatchObject({ is: 'seeking', trouble: { code: 'unreachable' } });
  await clock.pass(10_000);
  await answers.give(seeking(1, 10_000));
  expect(quick.shown).toMatchObject({ is: 'seeking', trouble: null });
});

test('what does not pass ends it, with the time where that is known', async () => {
  const { clock, answers, quick } = looking();
  void quick.seek(WISH);
  await answers.give(trouble({ code: 'no-rated-yet', until: 1_234 }));
  expect(quick.shown).toEqual({ is: 'idle', trouble: { code: 'no-rated-yet', until: 1_234 } });
  expect(clock.next).toBeNull();
});

test('nobody who only looks at the lobby is told what is wrong, nor asked about who is nobody yet', async () => {
  const { clock, answers, quick } = looking();
  quick.open();
  await answers.give(trouble({ code: 'unreachable' }));
  expect(quick.shown).toEqual({ is: 'idle', trouble: null });
  expect(clock.next).not.toBeNull();
  await clock.pass(10_000);
  await answers.give(trouble({ code: 'unknown-token' }));
  expect(clock.next).toBeNull();
  const stranger = looking({ token: null });
  stranger.quick.open();
  await settled();
  expect(stranger.answers.asked).toEqual([]);
});
