/** What can be wrong with a record or a link, as far as there are words for it. */
import type { English } from '@paiju/words';

type ProblemKey = keyof English['records']['problems'];

const PROBLEMS: Readonly<Record<ProblemKey, true>> = {
  empty: true,
  'not-json': true,
  'too-deep': true,
  'line-too-long': true,
  'not-a-record': true,
  'unknown-format': true,
  'unknown-ruleset': true,
  'other-version': true,
  'bad-options': true,
  'bad-chance': true,
  'bad-players': true,
  'bad-name': true,
  'not-an-action': true,
  'after-the-end': true,
  refused: true,
  'no-deal': true,
  differs: true,
  'missing-line': true,
  'unexpected-line': true,
  'too-large': true,
  other: true,
};

const isProblemKey = (code: string): code is ProblemKey => Object.hasOwn(PROBLEMS, code);

/** A code that nobody has met yet has a sentence too. */
export const problemKey = (code: string): ProblemKey => (isProblemKey(code) ? code : 'other');
