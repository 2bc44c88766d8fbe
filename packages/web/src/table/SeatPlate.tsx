/** Who sits there: face, name, points, dealer, missing suit, and how the seat stands. */

import { figure } from '@paiju/words';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAt } from '../looks/avatars.ts';
import { CompanyContext } from '../looks/company.ts';
import { Face } from '../looks/Face.tsx';
import { useSettings } from '../store/settings.ts';
import { SuitMark } from '../tiles/SuitMark.tsx';
import { Buried } from './Buried.tsx';
import { PointsChange } from './PointsChange.tsx';
import { PersonContext } from './person.ts';
import type { SeatScene } from './reading.ts';

interface Props {
  readonly scene: SeatScene;
  readonly isOwn: boolean;
  /** One tile is wanting; known only of the own hand. */
  readonly isReady?: boolean;
}

/** Badges where there is no room for words. */
const SIGNS = { locked: '★', left: '★', opened: '◑', ready: '◎' } as const;

export const SeatPlate = ({ scene, isOwn, isReady = false }: Props) => {
  const { t } = useTranslation(['table', 'tiles']);
  const { seat, points, isDealer, isTurn, voidSuit, standing, change } = scene;
  const { avatar } = useSettings();
  const person = useContext(PersonContext);
  const company = useContext(CompanyContext)?.[seat];
  const name = scene.name === '' && isOwn ? t('plate.you') : scene.name;
  return (
    <section
      className="plate"
      data-clear
      data-testid={`seat-${seat}`}
      data-seat={seat}
      data-turn={isTurn || undefined}
      data-standing={standing ?? undefined}
      aria-label={name}
    >
      <Face avatar={company?.face ?? avatarAt(seat, person, avatar)} />
      {company?.hung}
      <span className="plate-head">
        <span className="plate-name">{name}</span>
        {change !== null && <PointsChange key={change.number} points={change.points} />}
        {isDealer && (
          <abbr className="plate-mark plate-dealer" title={t('plate.dealer')}>
            {t('plate.dealerMark')}
          </abbr>
        )}
        {standing !== null && (
          <Badge
            kind="standing"
            sign={SIGNS[standing]}
            word={t(`standing.${standing}`)}
            title={t(`plate.${standing}`)}
          />
        )}
        {isReady && (
          <Badge kind="ready" sign={SIGNS.ready} word={t('waits.label')} title={t('waits.label')} />
        )}
      </span>
      <span className="plate-facts">
        <span className="plate-points" data-testid={`points-${seat}`}>
          {figure(points)}
        </span>
        {voidSuit !== null && (
          <span className="plate-void" data-testid={`void-${seat}`}>
            <SuitMark suit={voidSuit} label={t('plate.missing', { suit: t(`tiles:suit.${voidSuit}`) })} />
          </span>
        )}
        <Buried scene={scene} />
      </span>
    </section>
  );
};

interface BadgeProps {
  readonly kind: 'standing' | 'ready';
  /** Where there is no room for a word. */
  readonly sign: string;
  readonly word: string;
  readonly title: string;
}

const Badge = ({ kind, sign, word, title }: BadgeProps) => (
  <abbr className={`plate-mark plate-${kind}`} title={title}>
    <span className="mark-long">{word}</span>
    <span className="mark-short" aria-hidden="true">
      {sign}
    </span>
  </abbr>
);
