/** Who made the wall of a match that is over, in one line, and what is wrong with it where something is. */
import type { FairKept } from '@paiju/engine/fair';
import { useTranslation } from 'react-i18next';
import { inRow } from '../../words/lists.ts';
import { makersOf, ownFinding, saysOfWall, wallHeaderIn } from './checkWall.ts';
import './fair.css';

interface Props {
  /** The whole match, as it is kept. */
  readonly text: string;
}

export const WallMakers = ({ text, isDaily = false }: Props & { readonly isDaily?: boolean }) => {
  const { t } = useTranslation(['fair', 'telling']);
  const wall = wallHeaderIn(text);
  if (wall === null || !saysOfWall(wall)) return t(isDaily ? 'fair:daily' : 'fair:unsaid');
  const makers = makersOf(wall);
  if (makers.length === 0) return t('fair:nobody');
  const isAll = makers.length === wall.players.length;
  return isAll ? t('fair:all', { n: makers.length }) : t('fair:some', { names: inRow(t, makers) });
};

/** `kept`: what this device was told while it was played. */
export const WallFinding = ({ text, kept }: Props & { readonly kept: FairKept | null }) => {
  const { t } = useTranslation('fair');
  const wall = wallHeaderIn(text);
  const finding = wall === null ? null : ownFinding(wall, kept);
  if (finding === null) return null;
  return (
    <p role="alert" data-testid="wall-finding">
      {t(`found.${finding}`)}
    </p>
  );
};
