/** What the expert would do, in one sentence; its numbers are folded below it. */
import type { Opinion } from '@paiju/bots';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TileFace } from '../tiles/TileFace.tsx';
import { tilesOfAction } from './actionTiles.ts';
import './advice.css';
import type { AdvisedGame } from './game.ts';
import { OpinionBars } from './OpinionBars.tsx';
import { rivalsOf } from './rivals.ts';
import { costText, differences, factsOf, hintSentence } from './why.ts';

interface Props {
  readonly game: AdvisedGame;
  /** Best first. */
  readonly opinions: readonly Opinion[];
}

export const HintCard = ({ game, opinions }: Props) => {
  const { t } = useTranslation('advice');
  const [best] = opinions;
  if (best === undefined) return null;
  const { twin } = rivalsOf(game.telling.id, opinions);
  return (
    <div className="hint-card">
      <div role="status">
        <p className="hint-best" data-testid="hint-best" data-action={JSON.stringify(best.action)}>
          <span className="hint-tiles">
            {tilesOfAction(best.action).map((tile, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
              <TileFace key={place} ruleset={game.telling.id} tile={tile} />
            ))}
          </span>
          <strong>{hintSentence({ t, game }, opinions)}</strong>
        </p>
        {twin !== null && (
          <p className="hint-soft">{t('hint.close', { action: game.telling.action(t, twin.action) })}</p>
        )}
      </div>
      <details className="hint-fold" data-testid="hint-numbers">
        <summary>{t('hint.numbers')}</summary>
        <Numbers game={game} opinions={opinions} best={best} />
      </details>
    </div>
  );
};

const Numbers = ({ game, opinions, best }: Props & { readonly best: Opinion }) => {
  const { t } = useTranslation('advice');
  const [isWhole, setWhole] = useState(false);
  const listener = { t, game };
  const { telling } = game;
  const { worse } = rivalsOf(telling.id, opinions);
  const cost = worse === null ? null : costText(listener, best.estimate - worse.estimate);
  const why = worse === null ? [] : differences(listener, best, worse);
  return (
    <>
      <p className="hint-soft">{factsOf(listener, best).join(' · ')}</p>
      {opinions.length === 1 && <p>{t('hint.only')}</p>}
      {worse !== null && (
        <>
          <p>{t('hint.against', { action: telling.action(t, worse.action), n: cost ?? '' })}</p>
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
