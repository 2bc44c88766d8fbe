/** Who made the wall of a match that is over, in one line, and what is wrong with it where something is. */
import type { FairKept } from '@paiju/engine/fair';
import { useTranslation } from 'react-i18next';
import { inRow } from '../../words/lists.ts';
import { CheckWallButton } from './CheckWallButton.tsx';
import type { WallHeader } from './checkWall.ts';
import { makersOf, ownFinding, saysOfWall, wallHeaderIn } from './checkWall.ts';
import './fair.css';

interface Props {
  /** The whole match, as it is kept. */
  readonly text: string;
  /** What this device was told while it was played. */
  readonly kept: FairKept | null;
  readonly isDaily: boolean;
}

export const WallMade = ({ text, kept, isDaily }: Props) => {
  const { t } = useTranslation('fair');
  const wall = wallHeaderIn(text);
  if (wall === null) return null;
  const finding = ownFinding(wall, kept);
  return (
    <div className="wall-made" data-testid="wall-made">
      <p>
        {saysOfWall(wall) ? <Makers wall={wall} /> : t(isDaily ? 'daily' : 'unsaid')}{' '}
        {saysOfWall(wall) && <CheckWallButton text={text} label="check" />}
      </p>
      {finding !== null && (
        <p role="alert" data-testid="wall-finding">
          {t(`found.${finding}`)}
        </p>
      )}
    </div>
  );
};

const Makers = ({ wall }: { readonly wall: WallHeader }) => {
  const { t } = useTranslation(['fair', 'telling']);
  const makers = makersOf(wall);
  if (makers.length === 0) return t('fair:nobody');
  const isAll = makers.length === wall.players.length;
  return isAll ? t('fair:all', { n: makers.length }) : t('fair:some', { names: inRow(t, makers) });
};
