/** What somebody is reported for: one of a few things, and nothing of one's own. */
import type { ReportReason } from '@paiju/protocol';
import { REPORT_REASONS } from '@paiju/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  onReport(reason: ReportReason): void;
  onBack(): void;
}

export const ReportForm = ({ onReport, onBack }: Props) => {
  const { t } = useTranslation('conduct');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className="report-form"
      data-testid="report-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) onReport(reason);
      }}
    >
      <fieldset>
        <legend>{t('person.what')}</legend>
        {REPORT_REASONS.map((each, i) => (
          <label key={each} className="report-reason">
            <input
              ref={i === 0 ? first : undefined}
              type="radio"
              name="report-reason"
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            <span>{t(`person.reason.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="row">
        <button
          type="submit"
          className="button button-danger"
          data-testid="report-send"
          disabled={reason === null}
        >
          {t('person.send')}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {t('person.back')}
        </button>
      </div>
    </form>
  );
};
