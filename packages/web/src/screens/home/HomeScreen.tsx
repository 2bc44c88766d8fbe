/** Home: a stranger plays with one touch; whoever wants more finds it below. */
import { GAME_IDS } from '@paiju/engine';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../routes.ts';
import { choices, useChoices } from '../../store/choices.ts';
import { useGames } from '../../store/useGames.ts';
import { withLaterWords } from '../../words/index.ts';
import { DailyCard } from '../daily/DailyCard.tsx';
import { DropRecord } from '../records/DropRecord.tsx';
import { ContinueCard } from './ContinueCard.tsx';
import { Doors } from './Doors.tsx';
import { Foot } from './Foot.tsx';
import { FriendsCard } from './FriendsCard.tsx';
import { GameCard } from './GameCard.tsx';
import { Gear } from './Gear.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import './home.css';

/** Most people play as it is. */
const TableSetup = lazy(
  withLaterWords(() => import('./TableSetup.tsx').then(({ TableSetup: own }) => ({ default: own }))),
);

interface Props {
  /** The address asked for something else, which there is not. */
  readonly isLost: boolean;
}

export const HomeScreen = ({ isLost }: Props) => {
  const { t } = useTranslation('home');
  const { ruleset, games, hasBegun } = useChoices();
  const [isSetup, setSetup] = useState(false);
  const list = useGames();
  const unfinished = list?.find((meta) => !meta.isFinished && meta.company !== null);
  return (
    <main className="home" data-testid="home">
      <DropRecord />
      <header className="home-head">
        <h1>
          <span className="home-seal" lang="zh" aria-hidden="true">
            牌局
          </span>
          <span>{t('title')}</span>
        </h1>
        <p className="home-tagline soft">{t('tagline')}</p>
        <LanguageSwitch />
        <a className="button" href={addressOf('settings')} data-testid="settings" aria-label={t('settings')}>
          <Gear />
          <span className="home-wide-only">{t('settings')}</span>
        </a>
      </header>
      {isLost && (
        <p role="alert" className="home-lost" data-testid="no-such-page">
          {t('noSuchPage')}
        </p>
      )}
      {unfinished !== undefined && <ContinueCard meta={unfinished} />}
      <section className="games" aria-label={t('games')}>
        {GAME_IDS.map((each) => (
          <Fragment key={each}>
            <GameCard
              ruleset={each}
              choice={games[each]}
              isFirst={!hasBegun && !list?.length}
              isLookedAt={isSetup && each === ruleset}
              onTable={() => {
                setSetup(!(isSetup && each === ruleset));
                choices.lookAt(each);
              }}
            />
            {isSetup && each === ruleset && (
              <Suspense fallback={null}>
                <TableSetup ruleset={each} choice={games[each]} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </section>
      <FriendsCard />
      <div className="home-rest">
        <DailyCard list={list ?? []} />
        <Doors ruleset={ruleset} />
      </div>
      <Foot />
    </main>
  );
};
