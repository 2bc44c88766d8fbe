/** A rated match with whoever else wants one: what is played, how long to wait for people, and then the wait. */
import { useTranslation } from 'react-i18next';
import type { QuickMatch as Quick, QuickShown } from '../../online/quickMatch.ts';
import { addressOf } from '../../routes.ts';
import { useKept } from '../../store/kept.ts';
import { quickWish } from '../../store/quickWish.ts';
import { Seeking } from './Seeking.tsx';
import { Trouble } from './Trouble.tsx';
import { WishFields } from './WishFields.tsx';

interface Props {
  readonly shown: QuickShown;
  readonly quick: Quick;
  /** Whether rated matches are open to whoever looks. */
  readonly mayPlay: boolean;
}

export const QuickMatch = ({ shown, quick, mayPlay }: Props) => {
  const { t } = useTranslation('finding');
  const wish = useKept(quickWish);
  return (
    <section className="card quick" aria-labelledby="quick-title" data-testid="quick" data-is={shown.is}>
      <h2 id="quick-title">{t('quick.title')}</h2>
      {shown.is === 'seeking' ? (
        <Seeking shown={shown} onCancel={() => void quick.cancel()} />
      ) : shown.is === 'found' ? (
        <p role="status">{t('quick.found')}</p>
      ) : shown.is === 'running' ? (
        <>
          <p>{t('quick.runs')}</p>
          <a
            className="button button-strong quick-go"
            href={addressOf('table', shown.joinCode)}
            data-testid="quick-back"
          >
            {t('quick.back')}
          </a>
        </>
      ) : (
        <>
          <p className="soft">{t('quick.line')}</p>
          <WishFields wish={wish} />
          <button
            type="button"
            className="button button-strong quick-go"
            data-testid="quick-find"
            disabled={!mayPlay}
            onClick={() => void quick.seek(wish)}
          >
            {t('quick.find')}
          </button>
        </>
      )}
      <Trouble trouble={shown.trouble} />
    </section>
  );
};
