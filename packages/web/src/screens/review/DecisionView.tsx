/** One decision: the table as it was, what was done, what the expert would have done and why. */
import type { Seat } from '@paiju/engine';
import { at, sameAction } from '@paiju/engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tilesOfAction } from '../../advice/actionTiles.ts';
import '../../advice/advice.css';
import { OpinionBars } from '../../advice/OpinionBars.tsx';
import { costText, differences } from '../../advice/why.ts';
import { useGameAtTable } from '../../games/index.ts';
import type { GameAtTable } from '../../games/shared/game.ts';
import type { GameShown } from '../../play/client.ts';
import type { JudgedFrame } from '../../study/messages.ts';
import { TileFace } from '../../tiles/TileFace.tsx';
import { shownAt } from '../replay/shownAt.ts';
import { Rings } from './Rings.tsx';
import type { Ring } from './rings.ts';
import type { Opening } from './useReview.ts';

interface Props {
  readonly opening: Extract<Opening, { readonly name: 'open' }>;
  readonly decision: { readonly judged: JudgedFrame; readonly seat: Seat; readonly isOwn: boolean };
  /** The costly decisions, to step through. */
  readonly around: readonly JudgedFrame[];
  onLook(judged: JudgedFrame | null): void;
}

export const DecisionView = ({ opening, decision, around, onLook }: Props) => {
  const { t } = useTranslation('advice');
  const { facts } = opening;
  const { judged, seat, isOwn } = decision;
  const { ruleset, players } = facts;
  const shown = useShownBefore(opening, judged, seat);
  const place = around.findIndex(({ step }) => step === judged.step);
  const [previous, next] = place < 0 ? [] : [around[place - 1], around[place + 1]];
  const game = useGameAtTable(ruleset);
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { played, better, loss, best } = judged;
  const shownBest =
    best.includes(played) || loss === 0
      ? best
      : [...best.filter(({ action }) => !sameAction(action, played.action)), played];
  return (
    <section ref={top} className="review-decision" data-testid="review-decision">
      <div className="row">
        <button type="button" className="button" onClick={() => onLook(null)}>
          {t('review.back')}
        </button>
        <span className="soft">{t('review.step', { n: judged.frame })}</span>
        <Step judged={previous} word={t('review.previous')} onLook={onLook} />
        <Step judged={next} word={t('review.next')} onLook={onLook} />
      </div>
      <Rings ruleset={ruleset} played={played.action} better={better.action} />
      <div className="review-table" key={judged.step}>
        {shown !== null && <game.Table shown={shown} open={players.map(() => null)} player={null} />}
      </div>
      <div className="review-words card">
        <Deed
          word={isOwn ? t('review.did') : t('review.didOther', { name: at(players, seat) })}
          {...{ game, judged: played }}
          ring={loss === 0 ? 'better' : 'played'}
        />
        {sameAction(played.action, better.action) && <p>{t('review.alsoGood')}</p>}
        {!sameAction(played.action, better.action) && loss === 0 && (
          <p>{t('review.equal', { action: game.telling.action(t, better.action) })}</p>
        )}
        {loss > 0 && (
          <>
            <Deed word={t('review.better')} {...{ game, judged: better }} ring="better" />
            <p className="review-cost">{t('review.cost', { n: costText({ t, game }, loss) ?? '' })}</p>
            <h3>{t('review.why')}</h3>
            <ul className="hint-why">
              {differences({ t, game }, better, played).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
        <OpinionBars game={game} opinions={shownBest} played={played.action} />
      </div>
    </section>
  );
};

/** The last few steps tell which discard was the last. */
const BEFORE = 8;

/** How things stood just before the decision, as its seat saw them. */
const useShownBefore = (
  { studio, facts }: Props['opening'],
  { frame }: JudgedFrame,
  seat: Seat,
): GameShown | null => {
  const [shown, setShown] = useState<GameShown | null>(null);
  useEffect(() => {
    let isLeft = false;
    const [from, to] = [Math.max(0, frame - BEFORE), frame - 1];
    studio
      .ask('frames', { from, to, viewpoint: seat })
      .then((frames) => !isLeft && setShown(shownAt(facts, frames, { step: to, viewpoint: seat, own: seat })))
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [studio, facts, frame, seat]);
  return shown;
};

const Step = ({
  judged,
  word,
  onLook,
}: {
  judged: JudgedFrame | undefined;
  word: string;
  onLook: Props['onLook'];
}) => (
  <button
    type="button"
    className="button"
    disabled={judged === undefined}
    onClick={() => judged !== undefined && onLook(judged)}
  >
    {word}
  </button>
);

interface DeedProps {
  readonly word: string;
  readonly game: GameAtTable;
  readonly judged: JudgedFrame['played'];
  readonly ring: Ring;
}

const Deed = ({ word, game: { telling }, judged, ring }: DeedProps) => {
  const { t } = useTranslation('advice');
  return (
    <div className="hint-best">
      <span className="review-who">{word}</span>
      <span className="hint-tiles" data-ring={ring}>
        {tilesOfAction(judged.action).map((tile, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same tile may be there twice
          <TileFace key={place} ruleset={telling.id} tile={tile} />
        ))}
      </span>
      <strong>{telling.action(t, judged.action)}</strong>
    </div>
  );
};
