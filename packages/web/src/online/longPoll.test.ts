import type { Result } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { ApiTrouble } from './answered.ts';
import { LongPoll } from './longPoll.ts';
import { Answers, scriptedClock } from './testing/clock.ts';

interface Now {
  readonly tag: string;
}
type Answer = Result<Now, ApiTrouble>;

const is = (tag: string): Answer => ({ ok: true, value: { tag } });
const trouble = (code: ApiTrouble['code']): Answer => ({ ok: false, error: { code } });

const polling = () => {
  const clock = scriptedClock();
  const answers = new Answers<Answer>();
  const heard: Answer[] = [];
  const signals: AbortSignal[] = [];
  const poll = new LongPoll<Now>(
    {
      ask: (known, signal) => {
        signals.push(signal);
        return answers.ask(known ?? '-');
      },
      hear: (answer) => heard.push(answer),
    },
    clock.ports,
  );
  return { clock, answers, heard, signals, poll };
};

test('asks at once, and then with the tag of what is known', async () => {
  const { clock, answers, heard, poll } = polling();
  poll.start();
  await answers.give(is('one'));
  expect(answers.asked).toEqual(['-']);
  await clock.pass(clock.next ?? 0);
  await answers.give(is('two'));
  await clock.pass(clock.next ?? 0);
  expect(answers.asked).toEqual(['-', 'one', 'two']);
  expect(heard).toEqual([is('one'), is('two')]);
});

test('goes on from what somebody knows already', async () => {
  const { answers, poll } = polling();
  poll.start('seen');
  expect(answers.asked).toEqual(['seen']);
});

test('a server that answers at once is not asked without end', async () => {
  const { clock, answers, poll } = polling();
  poll.start();
  await answers.give(is('one'));
  expect(clock.next).toBeGreaterThan(0);
});

test('whoever cannot be reached is asked later each time, and everything anew', async () => {
  const { clock, answers, poll } = polling();
  poll.start('old');
  const waits: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    await answers.give(trouble('unreachable'));
    waits.push(clock.next ?? 0);
    await clock.pass(clock.next ?? 0);
  }
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(new Set(waits).size).toBe(waits.length);
  expect(answers.asked).toEqual(['old', '-', '-', '-', '-']);
  await answers.give(is('one'));
  expect(clock.next).toBeLessThan(waits[0] ?? 0);
});

test('whoever has asked too much waits long at once', async () => {
  const [hushed, other] = [polling(), polling()];
  for (const [{ poll, answers }, code] of [
    [hushed, 'too-many'],
    [other, 'failed'],
  ] as const) {
    poll.start();
    await answers.give(trouble(code));
  }
  expect(hushed.clock.next).toBeGreaterThan(2 * (other.clock.next ?? 0));
});

test('whoever has stopped asks nothing and hears nothing, whatever was on its way', async () => {
  const { clock, answers, heard, signals, poll } = polling();
  poll.start();
  poll.stop();
  expect(signals[0]?.aborted).toBe(true);
  await answers.give(is('late'));
  expect([heard, clock.next]).toEqual([[], null]);
  poll.start();
  await answers.give(is('one'));
  poll.stop();
  expect(clock.next).toBeNull();
});

test('to begin anew ends what was begun: there is one question at a time', async () => {
  const { answers, heard, signals, poll } = polling();
  poll.start();
  poll.start();
  await answers.give(is('first'));
  await answers.give(is('second'));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(heard).toEqual([is('second')]);
});
