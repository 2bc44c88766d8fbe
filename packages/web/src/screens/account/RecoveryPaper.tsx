/** A recovery code, shown once: to be copied, printed or written down before anything else. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../share/CopyButton.tsx';

interface Props {
  readonly code: string;
  readonly name: string;
  readonly line: string;
  onNoted(): void;
}

export const RecoveryPaper = ({ code, name, line, onNoted }: Props) => {
  const { t } = useTranslation('account');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="card account-card paper" aria-labelledby="paper" data-testid="paper">
      <h2 id="paper" ref={heading} tabIndex={-1}>
        {t('paper.title')}
      </h2>
      <p className="paper-line">{line}</p>
      <p className="paper-of">{t('paper.printed', { name, site: location.host })}</p>
      <output className="paper-code" data-testid="paper-code">
        {code}
      </output>
      <div className="row paper-tools">
        <CopyButton label={t('paper.copy')} testId="paper-copy" text={() => Promise.resolve(code)} />
        <button type="button" className="button" data-testid="paper-print" onClick={() => print()}>
          {t('paper.print')}
        </button>
        <button type="button" className="button button-strong" data-testid="paper-noted" onClick={onNoted}>
          {t('paper.done')}
        </button>
      </div>
    </section>
  );
};
