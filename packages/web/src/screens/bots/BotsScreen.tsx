/** What each level of bots does, and how strong it is at the table that somebody thinks of. */
import type { GameId } from '@paiju/engine';
import { at, GAME_IDS, isGameId } from '@paiju/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outlineOf } from '../../game/outlineOf.ts';
import type { ScreenProps } from '../../routes.ts';
import { addressOf } from '../../routes.ts';
import { gameName, presetName } from '../../telling/optionWords.ts';
import type { Ladder } from './ladder.ts';
import { loadLadder } from './ladder.ts';
import { RungList } from './RungList.tsx';
import { rungsOf } from './rungs.ts';
import './bots.css';

const BotsScreen = ({ rest: [asked = '', wanted = ''] }: ScreenProps) => {
  const { t } = useTranslation(['bots', 'common', 'home', 'presets']);
  const [ladder, setLadder] = useState<Ladder | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadLadder().then((loaded) => !isLeft && setLadder(loaded));
    return () => {
      isLeft = true;
    };
  }, []);
  const game: GameId = isGameId(asked) ? asked : at(GAME_IDS, 0);
  const { presets, defaultPreset } = outlineOf(game).options;
  const preset = Object.hasOwn(presets, wanted) ? wanted : defaultPreset;
  return (
    <main className="screen bots" data-testid="bots">
      <header className="screen-head">
        <a className="button" href={addressOf()}>
          <span aria-hidden="true">←</span> {t('common:home')}
        </a>
        <h1>{t('bots:title')}</h1>
      </header>
      <p>{t('bots:lead')}</p>
      <nav className="row bots-nav" aria-label={t('home:games')}>
        {GAME_IDS.map((each) => (
          <a
            key={each}
            className="button"
            href={addressOf('bots', each)}
            aria-current={each === game ? 'page' : undefined}
            data-testid={`bots-${each}`}
          >
            {gameName(t, each)}
          </a>
        ))}
      </nav>
      <nav className="row bots-nav" aria-label={t('home:rulesTitle')}>
        {Object.keys(presets).map((each) => (
          <a
            key={each}
            className="button"
            href={addressOf('bots', game, each)}
            aria-current={each === preset ? 'page' : undefined}
            data-testid={`bots-${each}`}
          >
            {presetName(t, game, each)}
          </a>
        ))}
      </nav>
      {ladder !== null && <RungList game={game} rungs={rungsOf(ladder, game, preset)} />}
      <p className="soft">{t('bots:how')}</p>
    </main>
  );
};
export default BotsScreen;
