/** Matches one below the other, the newest first; whoever wants more goes on from the first that has come. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Trouble } from '../lobby/Trouble.tsx';
import { MatchRow } from './MatchRow.tsx';
import type { OwnMatchesShown } from './useOwnMatches.ts';

export const MatchList = ({ shown }: { readonly shown: OwnMatchesShown }) => {
  const { t } = useTranslation('standing');
  const { matches, next, trouble, isNew, isBusy, more } = shown;
  const list = useRef<HTMLOListElement>(null);
  const goesOnAt = useRef<number | null>(null);
  useEffect(() => {
    const from = goesOnAt.current;
    if (from === null || matches.length <= from) return;
    goesOnAt.current = null;
    list.current?.querySelectorAll<HTMLElement>('[data-testid="match-row"] h2')[from]?.focus();
  }, [matches.length]);
  return (
    <>
      <Trouble trouble={trouble} />
      <p
        role="status"
        className={matches.length > 0 || isNew ? 'sr-only' : 'card'}
        data-testid="matches-none"
      >
        {!isNew && matches.length === 0 && trouble === null && t('matches.none')}
      </p>
      <ol ref={list} className="records-list" data-testid="match-list">
        {matches.map((match) => (
          <MatchRow key={`${match.endedAt} ${match.code} ${match.number}`} match={match} />
        ))}
      </ol>
      {next !== null && (
        <button
          type="button"
          className="button match-more"
          data-testid="match-more"
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return;
            goesOnAt.current = matches.length;
            more();
          }}
        >
          {t('matches.more')}
        </button>
      )}
    </>
  );
};
