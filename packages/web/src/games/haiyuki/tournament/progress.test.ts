import { describe, expect, it } from 'vitest';
import { keepRun, progress, readProgress } from './progress.ts';
import { fighting, fought, newRun } from './run.ts';

const run = newRun('fari', () => 0);
const written = (own: object): string => JSON.stringify(own);

describe('what is kept of a tournament', () => {
  it('is read as it was written', () => {
    expect(readProgress(written({ run, isBossKnown: true }))).toEqual({ run, isBossKnown: true });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[1]'],
    ['a character nobody knows', written({ run: { ...run, character: 'nobody' }, isBossKnown: true })],
    ['a number below 0', written({ run: { ...run, beaten: -1 }, isBossKnown: true })],
    ['no opponents', written({ run: { ...run, opponents: [] }, isBossKnown: true })],
  ])('is forgotten where there is %s', (_, text) => {
    expect(readProgress(text)).toEqual({ run: null, isBossKnown: false });
  });

  it('goes on without storage, and knows the boss for good once it is beaten', () => {
    const boss = { ...run, opponents: [...run.opponents, 'mayu' as const], beaten: 5 };
    keepRun(boss);
    expect(progress.now).toEqual({ run: boss, isBossKnown: false });
    keepRun(fought(fighting(boss, 'duel'), 'won'));
    keepRun(null);
    expect(progress.now).toEqual({ run: null, isBossKnown: true });
  });
});
