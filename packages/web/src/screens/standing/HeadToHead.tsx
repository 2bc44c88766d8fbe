/** How one did against somebody: who ended ahead how often, what was counted meanwhile, and the matches themselves. */
import type { GameId } from '@paiju/engine';
import type { Opponent } from '@paiju/protocol';
import { figure } from '@paiju/words';
import { useTranslation } from 'react-i18next';
import { standingApi } from '../../online/standingApi.ts';
import { addressOf } from '../../routes.ts';
import { guest } from '../../store/guest.ts';
import { useKept } from '../../store/kept.ts';
import { Trouble } from '../lobby/Trouble.tsx';
import { Figures } from './Figures.tsx';
import { GameNav } from './GameNav.tsx';
import { MatchList } from './MatchList.tsx';
import { ANY_MATCH } from './matchWish.ts';
import { Nobody } from './Nobody.tsx';
import { StandingHead } from './StandingHead.tsx';
import { useAnswer } from './useAnswer.ts';
import { useOwnMatches } from './useOwnMatches.ts';

interface Props {
  readonly who: string;
  /** Null for all games together. */
  readonly game: GameId | null;
}

export const HeadToHead = ({ who, game }: Props) => {
  const { t } = useTranslation('standing');
  const token = useKept(guest)?.token ?? null;
  const wish = { ...ANY_MATCH, with: who, game };
  const everything = useAnswer(token === null ? null : `${token} ${who}`, () =>
    standingApi.statistics(token ?? '', { ...wish, game: null }),
  );
  const { value, trouble } = useAnswer(token === null ? null : `${token} ${who} ${game}`, () =>
    standingApi.statistics(token ?? '', wish),
  );
  const shown = useOwnMatches(token, wish);
  const isNobody = token === null || trouble?.code === 'unknown-token';
  const name = everything.value?.opponents.find((one) => one.who === who)?.name ?? t('gone');
  const between = value?.opponents.find((one) => one.who === who);
  return (
    <main className="screen lobby standing" data-testid="head-to-head">
      <StandingHead
        title={everything.value === null ? t('people.title') : t('people.with', { name })}
        part="statistics"
      />
      {isNobody ? (
        <Nobody />
      ) : (
        <>
          <p>
            <a href={addressOf('standing', 'statistics')}>{t('people.back')}</a>
          </p>
          <GameNav game={game} path={['with', who]} hasAll />
          <Trouble trouble={trouble} />
          {between !== undefined && <Balance between={between} name={name} />}
          {value !== null && game !== null && <Figures game={game} statistics={value} />}
          <h2>{t('people.together')}</h2>
          <MatchList shown={shown} />
        </>
      )}
    </main>
  );
};

interface BalanceProps {
  readonly between: Opponent;
  readonly name: string;
}

const Balance = ({ between, name }: BalanceProps) => {
  const { t } = useTranslation(['standing', 'online']);
  const { matches, ahead, behind } = between;
  return (
    <section className="card balance" data-testid="balance">
      <p>
        {t('standing:people.balance', { n: ahead, behind })}{' '}
        <span className="soft">{t('standing:statistics.played', { n: matches })}</span>
      </p>
      <div className="balance-plot" aria-hidden="true">
        <strong>
          {t('online:table.you')} {figure(ahead)}
        </strong>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect className="plot-ground" width="100" height="10" />
          <rect className="plot-fill" width={(100 * ahead) / matches} height="10" />
          <rect
            className="plot-other"
            x={100 - (100 * behind) / matches}
            width={(100 * behind) / matches}
            height="10"
          />
        </svg>
        <strong>
          {figure(behind)} {name}
        </strong>
      </div>
    </section>
  );
};
