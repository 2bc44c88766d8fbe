/** Something went wrong: a plain sentence, and the game goes on. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../../play/client.ts';

const SHOWN_MS = 4000;

export const TroubleNote = ({ trouble }: { readonly trouble: GameShown['trouble'] }) => {
  const { t } = useTranslation('table');
  const [known, setKnown] = useState<GameShown['trouble']>(null);
  // What only tells that nothing was done goes away by itself.
  useEffect(() => {
    if (trouble?.code !== 'nothing-to-undo') return;
    const timer = setTimeout(() => setKnown(trouble), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (trouble === null || trouble === known) return null;
  return (
    <div className="trouble" role="alert" data-testid="trouble">
      <span>{t(`trouble.${trouble.code}`)}</span>
      <button type="button" className="button" onClick={() => setKnown(trouble)}>
        {t('trouble.dismiss')}
      </button>
    </div>
  );
};
