/** What is wrong with a record, in a sentence with its line. */
import type { RecordProblem } from '@paiju/engine';
import { useTranslation } from 'react-i18next';
import { problemKey } from './problemKey.ts';

export const ProblemText = ({ problem }: { readonly problem: RecordProblem }) => {
  const { t } = useTranslation('records');
  return (
    <p role="alert" className="record-problem" data-testid="record-problem">
      {t('problem', { line: problem.line, what: t(`problems.${problemKey(problem.code)}`) })}
    </p>
  );
};
