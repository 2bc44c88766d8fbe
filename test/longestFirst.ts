/** The order in which `npm test` begins its suites. It changes no result, only how long one waits for it. */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * The longest suites, so that none of them is begun last and leaves a core without work. One in a browser waits for it
 * half of its time: beside it stands one that computes. `reports/vitest.json` has the times of the last run.
 */
const LONGEST = [
  'web/e2e/axe',
  'rules/wuhan/contract',
  'web/e2e/matches',
  'rules/xuezhan/contract',
  'web/e2e/layout',
  'bots/src/levels',
  'cli/src/process',
  'web/e2e/mistakes',
  'test/bench',
  'web/e2e/practice',
  'commands/sim/threads',
  'web/e2e/share',
  'testing/leakGate',
  'web/e2e/reload',
  'rules/haiyuki/contract',
  'web/e2e/reader',
  'settlement/account',
  'web/e2e/words',
  'hand/wilds',
  'web/e2e/position',
  'bots/src/foresight',
  'web/e2e/offline',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
  return place < 0 ? LONGEST.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
