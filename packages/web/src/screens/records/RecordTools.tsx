/** What can be done with any record: a link, a file, a review, and keeping one that came by a link. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import { shareLink } from '../../share/shareLink.ts';
import { saveFile } from './saveFile.ts';

export interface RecordToolsProps {
  /** The name among one's own games; null for a record that came by a link. */
  readonly id: string | null;
  /** For the name of the file. */
  readonly name: string;
  text(): Promise<string | null>;
  /** What else can be done where the record is looked at. */
  readonly children?: ReactNode;
}

export const RecordTools = ({ id, name, text, children }: RecordToolsProps) => {
  const { t } = useTranslation('records');
  const [isTooLarge, setTooLarge] = useState(false);
  const link = async (): Promise<string | null> => {
    const record = await text();
    const made = record === null ? null : await shareLink(record);
    setTooLarge(record !== null && made === null);
    return made;
  };
  const save = async (): Promise<void> => {
    const record = await text();
    if (record !== null) saveFile(`paiju-${name}-${id ?? 'shared'}.jsonl`, `${record}\n`);
  };
  return (
    <div className="record-tools">
      {children}
      <ShareButton label={t('share')} text={link} />
      <button type="button" className="button" data-testid="export" onClick={() => void save()}>
        {t('export')}
      </button>
      {id === null ? (
        <KeepButton text={text} />
      ) : (
        <a className="button" href={addressOf('review', id)} data-testid="review">
          {t('review')}
        </a>
      )}
      {isTooLarge && <p role="alert">{t('link.too-large')}</p>}
    </div>
  );
};

const KeepButton = ({ text }: Pick<RecordToolsProps, 'text'>) => {
  const { t } = useTranslation('records');
  const [kept, setKept] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    const record = await text();
    const { importText } = await import('./importRecord.ts');
    const imported = record === null ? null : await importText(record);
    if (imported?.ok) setKept(imported.value.id);
  };
  if (kept !== null)
    return (
      <a className="button" href={addressOf('review', kept)} data-testid="review">
        {t('review')}
      </a>
    );
  return (
    <button type="button" className="button" data-testid="keep" onClick={() => void keep()}>
      {t('keep')}
    </button>
  );
};
