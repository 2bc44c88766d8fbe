/** Who sits there: name, points, dealer, missing suit, and how the seat stands. */
import { useTranslation } from 'react-i18next';
import { figure } from '../words/figures.ts';
import { PointsChange } from './PointsChange.tsx';
import type { SeatScene } from './reading.ts';

interface Props {
  readonly scene: SeatScene;
  readonly isOwn: boolean;
}

/** Where there is no room for words. */
const SIGNS = { locked: '★', left: '★', opened: '◑' } as const;

export const SeatPlate = ({ scene, isOwn }: Props) => {
  const { t } = useTranslation(['table', 'tiles']);
  const { seat, points, isDealer, isTurn, voidSuit, standing, change } = scene;
  const name = scene.name === '' && isOwn ? t('plate.you') : scene.name;
  return (
    <section
      className="plate"
      data-testid={`seat-${seat}`}
      data-seat={seat}
      data-turn={isTurn || undefined}
      data-standing={standing ?? undefined}
      aria-label={name}
    >
      <span className="plate-head">
        <span className="plate-name">{name}</span>
        {isDealer && (
          <abbr className="plate-mark plate-dealer" title={t('plate.dealer')}>
            {t('plate.dealerMark')}
          </abbr>
        )}
        {standing !== null && (
          <abbr className="plate-mark plate-standing" title={t(`plate.${standing}`)}>
            <span className="mark-long">{t(`standing.${standing}`)}</span>
            <span className="mark-short" aria-hidden="true">
              {SIGNS[standing]}
            </span>
          </abbr>
        )}
      </span>
      <span className="plate-facts">
        <span className="plate-points" data-testid={`points-${seat}`}>
          {figure(points)}
        </span>
        {change !== null && <PointsChange key={change.number} points={change.points} />}
        {voidSuit !== null && (
          <abbr
            className="plate-mark plate-void"
            title={t('plate.missing', { suit: t(`tiles:suit.${voidSuit}`) })}
            data-testid={`void-${seat}`}
          >
            {t('plate.missingMark', { suit: t(`suit.${voidSuit}`) })}
          </abbr>
        )}
      </span>
    </section>
  );
};
