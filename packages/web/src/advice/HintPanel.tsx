/** What the expert would do now, and why. */
import type { Opinion } from '@paiju/bots';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { TileFace } from '../tiles/TileFace.tsx';
import { tilesOfAction } from './actionTiles.ts';
import './advice.css';
import type { AdvisedGame } from './game.ts';
import { OpinionBars } from './OpinionBars.tsx';
import { rivalsOf } from './rivals.ts';
import { differences, factsOf } from './why.ts';

export interface HintPanelProps {
  readonly game: AdvisedGame;
  readonly shown: GameShown;
  onAsk(): void;
}

export const HintPanel = ({ game, shown, onAsk }: HintPanelProps) => {
  const { t } = useTranslation('advice');
  const { hint, asked } = shown;
  return (
    <section className="hint-panel" data-testid="hint-panel" aria-label={t('hint.title')}>
      {hint === null ? (
        <button type="button" className="button hint-ask" disabled={asked === null} onClick={onAsk}>
          {t('hint.ask')}
        </button>
      ) : (
        <div role="status">
          <Best key={asked?.question} game={game} opinions={hint} />
        </div>
      )}
      {hint === null && asked === null && <p className="hint-soft">{t('hint.nothingToAsk')}</p>}
    </section>
  );
};

interface BestProps {
  readonly game: AdvisedGame;
  readonly opinions: readonly Opinion[];
}

const Best = ({ game, opinions }: BestProps) => {
  const { t } = useTranslation('advice');
  const [best] = opinions;
  const [isWhole, setWhole] = useState(false);
  if (best === undefined) return null;
  const listener = { t, game };
  const { telling } = game;
  const { twin, worse } = rivalsOf(opinions);
  const why = worse === null ? [] : differences(listener, best, worse);
  return (
    <>
      <div className="hint-best" data-testid="hint-best" data-action={JSON.stringify(best.action)}>
        <span className="hint-tiles">
          {tilesOfAction(best.action).map((tile, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
            <TileFace key={place} ruleset={telling.id} tile={tile} />
          ))}
        </span>
        <strong>{telling.action(t, best.action)}</strong>
      </div>
      <p className="hint-soft">{factsOf(listener, best).join(' · ')}</p>
      {opinions.length === 1 && <p>{t('hint.only')}</p>}
      {twin !== null && <p>{t('hint.close', { action: telling.action(t, twin.action) })}</p>}
      {worse !== null && why.length > 0 && (
        <>
          <p>{t('hint.against', { action: telling.action(t, worse.action) })}</p>
          <ul className="hint-why">
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
      {opinions.length > 1 && (
        <OpinionBars game={game} opinions={isWhole ? opinions : opinions.slice(0, FEW)} />
      )}
      {opinions.length > FEW && !isWhole && (
        <button type="button" className="button hint-more" onClick={() => setWhole(true)}>
          {t('hint.more', { n: opinions.length })}
        </button>
      )}
    </>
  );
};

/** So many actions are shown at first. */
const FEW = 5;
