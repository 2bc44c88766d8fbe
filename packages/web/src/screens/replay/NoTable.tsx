/** Where there is no record to show yet, or none at all: what is the matter, and the way back. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';

export const NoTable = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('records');
  return (
    <main className="screen" data-testid="replay">
      {children}
      <p>
        <a className="button" href={addressOf('records')}>
          {t('title')}
        </a>
      </p>
    </main>
  );
};
