/** The game that was left in the middle. */

import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../routes.ts';
import { session } from '../../session/session.ts';
import type { GameMeta } from '../../store/shelf.ts';
import { gameName, unitName } from '../../telling/optionWords.ts';

export const ContinueCard = ({ meta }: { readonly meta: GameMeta }) => {
  const { t } = useTranslation('home');
  const own = meta.points[meta.company?.indexOf(null) ?? 0] ?? 0;
  const goOn = async (): Promise<void> => {
    if (await session.resume(meta.id)) goTo('play');
  };
  return (
    <section className="continue">
      <p>
        <strong>{t('continueGame', { game: gameName(t, meta.ruleset) })}</strong>{' '}
        <span className="soft">
          {figure(own)} {unitName(t, meta.ruleset)}
        </span>
      </p>
      <button
        type="button"
        className="button button-strong"
        data-testid="continue"
        onClick={() => void goOn()}
      >
        {t('continue')}
      </button>
    </section>
  );
};
