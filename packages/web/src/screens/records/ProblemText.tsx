/** What is wrong with a record, in a sentence, and where in the file. */
import type { RecordProblem } from '@paiju/engine';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemKey } from './problemKey.ts';

/** These are about no line of it. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['empty', 'too-large']);

export const ProblemText = ({ problem }: { readonly problem: RecordProblem }) => {
  const { t } = useTranslation(['records', 'home']);
  // It may be the network that is missing, and with it all other words.
  if (problem.code === 'unreadable') return <Problem>{t('home:unreadable')}</Problem>;
  const key = problemKey(problem.code);
  return (
    <Problem>
      {t(`records:problems.${key}`)}
      {!OF_THE_WHOLE.has(key) && (
        <span className="soft"> {t('records:problemLine', { line: problem.line })}</span>
      )}
    </Problem>
  );
};

const Problem = ({ children }: { readonly children: ReactNode }) => (
  <p role="alert" className="record-problem" data-testid="record-problem">
    {children}
  </p>
);
