/** A table is being looked for; where nobody answers that is said, and it goes on. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnlineHead } from '../lobby/OnlineHead.tsx';

const PATIENCE_MS = 4_000;

export const Looking = () => {
  const { t } = useTranslation('online');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="screen sitting" data-testid="looking">
      <OnlineHead title={t('table.fetching')} />
      <p role="status">{isLong && t('line.unreached')}</p>
    </main>
  );
};
