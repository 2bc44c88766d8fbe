/** A file from the device, opened as a record. */
import { useTranslation } from 'react-i18next';
import { ProblemText } from './ProblemText.tsx';
import { useImport } from './useImport.ts';

export const OpenRecord = () => {
  const { t } = useTranslation('home');
  const { problem, isBusy, open } = useImport();
  return (
    <>
      <label className="door door-file" aria-busy={isBusy}>
        <strong>{t('openRecord')}</strong>
        <span className="soft">{t('openRecordLine')}</span>
        <input
          type="file"
          className="sr-only"
          accept=".jsonl,.json,.txt,application/jsonl"
          data-testid="open-record"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void open(file);
            target.value = '';
          }}
        />
      </label>
      {problem !== null && <ProblemText problem={problem} />}
    </>
  );
};
