/** What can be done with a match of the history: it is fetched for it, and is among one's own games from then on. */
import type { OwnMatch } from '@paiju/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../routes.ts';
import { ShareButton } from '../../share/ShareButton.tsx';
import { shareLink } from '../../share/shareLink.ts';
import { games } from '../../store/games.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { useAsking } from '../lobby/useAsking.ts';
import { fetchMatch } from './fetchMatch.ts';

interface Props {
  readonly match: OwnMatch;
  /** Which match it is, for who does not see what stands around the buttons. */
  readonly about: { readonly game: string; readonly time: string };
}

export const MatchDoors = ({ match, about }: Props) => {
  const { t } = useTranslation(['standing', 'records']);
  const { isBusy, trouble, ask } = useAsking();
  const [isTooLarge, setTooLarge] = useState(false);
  const { code } = match;
  if (code === null) return <p className="soft">{t('standing:matches.notKept')}</p>;
  const open = async (screen: 'replay' | 'review'): Promise<void> => {
    const id = await ask(() => fetchMatch(match, code));
    if (id !== null) goTo(screen, id);
  };
  const link = async (): Promise<string | null> => {
    const id = await ask(() => fetchMatch(match, code));
    const text = id === null ? null : await games.text(id);
    const made = text === null ? null : await shareLink(text);
    setTooLarge(text !== null && made === null);
    return made;
  };
  return (
    <>
      <div className="record-doors">
        {(['replay', 'review'] as const).map((screen) => (
          <button
            key={screen}
            type="button"
            className="button"
            data-testid={`match-${screen}`}
            disabled={isBusy}
            aria-label={t('standing:matches.about', { what: t(`records:${screen}`), ...about })}
            onClick={() => void open(screen)}
          >
            {t(`records:${screen}`)}
          </button>
        ))}
        <ShareButton label={t('records:share')} text={link} />
      </div>
      <p role="status" className={isBusy ? 'soft' : 'sr-only'}>
        {isBusy && t('standing:matches.fetching')}
      </p>
      {isTooLarge && <p role="alert">{t('records:link.too-large')}</p>}
      <Trouble trouble={trouble} />
    </>
  );
};
