import { expect, test } from 'vitest';
import { deskFor } from '../../args/game.ts';
import type { PersonParts } from './person.ts';
import { Person } from './person.ts';

/** Somebody who types these lines when a round is over, and what came of it. */
const typed = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const said: string[] = [];
  const rest = [...lines];
  let done = (): void => {};
  const isReady = new Promise<void>((resolve) => {
    done = resolve;
  });
  const parts = {
    desk: deskFor('haiyuki'),
    director: {
      settled: async () => {},
      pages: () => null,
      turnTo: (page: readonly string[]) => said.push(page.length > 20 ? 'help' : `log ${page.join()}`),
    },
    reporter: { log: ['Round 1.'], showAgain: () => said.push('the table') },
    prompt: {
      ask: async (question: string) => {
        said.push(question);
        return rest.shift() ?? '';
      },
    },
    isInteractive: true,
    say: ({ type }: { readonly type: string }) => {
      said.push(type);
      done();
    },
    fail: (error: unknown) => said.push(String(error)),
  };
  // Only what is needed between two rounds.
  const person = new Person(parts as unknown as PersonParts);
  person.hear({ type: 'round-over', n: 1, round: 0, msLeft: 20_000 });
  await isReady;
  return said;
};

const PROMPT = 'enter for the next round · ? help · l log · q quit > ';

test('between rounds only enter goes on; ? and l show what they show in a round', async () => {
  expect(await typed('')).toEqual([PROMPT, 'ready']);
  expect(await typed('d', '')).toEqual([PROMPT, PROMPT, 'ready']);
  expect(await typed('?', 'l')).toEqual([
    ...[PROMPT, 'help', 'the table'],
    ...[PROMPT, 'log Round 1.', 'the table'],
    ...[PROMPT, 'ready'],
  ]);
});
