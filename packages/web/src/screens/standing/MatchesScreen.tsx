/** Every match one has played online: those that are wanted, page by page, each to be watched, reviewed and shared. */
import type { MatchFilter } from '@paiju/protocol';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { guest } from '../../store/guest.ts';
import { useKept } from '../../store/kept.ts';
import { MatchList } from './MatchList.tsx';
import { MatchWishFields } from './MatchWishFields.tsx';
import { Nobody } from './Nobody.tsx';
import { StandingHead } from './StandingHead.tsx';
import { useOwnMatches } from './useOwnMatches.ts';

export const MatchesScreen = ({ wish }: { readonly wish: MatchFilter }) => {
  const { t } = useTranslation(['standing', 'records']);
  const token = useKept(guest)?.token ?? null;
  const shown = useOwnMatches(token, wish);
  const isNobody = token === null || shown.trouble?.code === 'unknown-token';
  return (
    <main className="screen lobby standing" data-testid="matches-screen">
      <StandingHead title={t('standing:parts.matches')} part="matches" />
      <p className="soft" data-testid="played-alone">
        {t('standing:matches.alone')} <a href={addressOf('records')}>{t('records:title')}</a>
      </p>
      {isNobody ? (
        <Nobody />
      ) : (
        <>
          <MatchWishFields token={token} wish={wish} />
          <MatchList shown={shown} />
        </>
      )}
    </main>
  );
};
