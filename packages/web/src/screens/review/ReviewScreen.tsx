/** After the game: the decisions that cost most, in the eyes of the expert. */
import { costliestOf } from '@paiju/bots';
import type { Seat } from '@paiju/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGameAtTable } from '../../games/index.ts';
import type { ScreenProps } from '../../routes.ts';
import { addressOf } from '../../routes.ts';
import type { JudgedFrame } from '../../study/messages.ts';
import { Costliest } from './Costliest.tsx';
import { DecisionView } from './DecisionView.tsx';
import './review.css';
import { Summary } from './Summary.tsx';
import { Timeline } from './Timeline.tsx';
import type { Opening } from './useReview.ts';
import { useKeptGame, useReview } from './useReview.ts';
import { Working } from './Working.tsx';

const ReviewScreen = ({ rest: [id = ''] }: ScreenProps) => <ReviewOf key={id} id={id} />;
export default ReviewScreen;

const ReviewOf = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('advice');
  const opening = useKeptGame(id);
  const [chosen, setChosen] = useState<Seat | null>(null);
  return (
    <main className="review" data-testid="review" aria-busy={opening.name === 'loading'}>
      <header className="row review-head">
        <a className="button button-quiet" href={addressOf('records')}>
          ← {t('review.records')}
        </a>
        <h1>{t('review.title')}</h1>
        {opening.name === 'open' && (
          <a className="button button-quiet" href={addressOf('replay', id)}>
            {t('review.replay')}
          </a>
        )}
      </header>
      {opening.name === 'open' ? (
        <Reviewed
          key={chosen ?? opening.own ?? FIRST}
          opening={opening}
          seat={chosen ?? opening.own ?? FIRST}
          onSeat={setChosen}
        />
      ) : (
        <p role="status">{t(`review.${opening.name}`)}</p>
      )}
    </main>
  );
};

/** Whose game is looked at where nobody's is the reader's own. */
const FIRST: Seat = 0;
/** So many of the costly decisions are listed. */
const MOST = 10;

interface Props {
  readonly opening: Extract<Opening, { readonly name: 'open' }>;
  readonly seat: Seat;
  onSeat(seat: Seat): void;
}

const Reviewed = ({ opening, seat, onSeat }: Props) => {
  const { t } = useTranslation('advice');
  const { studio, facts, own } = opening;
  const review = useReview(studio, seat);
  const [looked, setLooked] = useState<JudgedFrame | null>(null);
  const costliest = costliestOf(review.judged, MOST);
  const game = useGameAtTable(facts.ruleset);
  return (
    <div className="review-body" data-looking={looked !== null || undefined}>
      <div className="review-list">
        <p className="soft">{t('review.intro')}</p>
        <label className="row">
          {t('review.of')}
          <select className="field" value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
            {facts.players.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the seat
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {review.progress !== null && <Working progress={review.progress} onStop={review.stop} />}
        {review.isStopped && <p role="status">{t('review.stopped')}</p>}
        {review.isBroken && <p role="alert">{t('review.broken')}</p>}
        <Summary game={game} judged={review.judged} />
        <Timeline judged={review.judged} costliest={costliest} looked={looked} onLook={setLooked} />
        <Costliest
          game={game}
          costliest={costliest}
          looked={looked}
          isDone={review.progress === null}
          onLook={setLooked}
        />
      </div>
      {looked !== null && (
        <DecisionView
          key={looked.step}
          opening={opening}
          decision={{ judged: looked, seat, isOwn: seat === own }}
          around={costliest}
          onLook={setLooked}
        />
      )}
    </div>
  );
};
