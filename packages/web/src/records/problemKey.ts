/** What can be wrong with a record or a link, as far as there are words for it. */
export const PROBLEMS = [
  'empty',
  'not-json',
  'not-a-record',
  'unknown-format',
  'unknown-ruleset',
  'other-version',
  'bad-options',
  'bad-chance',
  'bad-players',
  'not-an-action',
  'after-the-end',
  'refused',
  'no-deal',
  'differs',
  'missing-line',
  'unexpected-line',
  'too-large',
  'unreadable',
  'other',
] as const;
export type ProblemKey = (typeof PROBLEMS)[number];

/** A code that nobody has met yet has a sentence too. */
export const problemKey = (code: string): ProblemKey => PROBLEMS.find((own) => own === code) ?? 'other';
