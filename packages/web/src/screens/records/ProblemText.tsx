/** What is wrong with a record, in a sentence, and where in the file. */
import type { RecordProblem } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { problemKey } from './problemKey.ts';

/** These are about no line of it. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set(['empty', 'too-large', 'unreadable']);

export const ProblemText = ({ problem }: { readonly problem: RecordProblem }) => {
  const { t } = useTranslation('records');
  const key = problemKey(problem.code);
  return (
    <p role="alert" className="record-problem" data-testid="record-problem">
      {t(`problems.${key}`)}
      {!OF_THE_WHOLE.has(key) && <span className="soft"> {t('problemLine', { line: problem.line })}</span>}
    </p>
  );
};
