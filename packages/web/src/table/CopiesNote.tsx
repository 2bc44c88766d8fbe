/** Where the copies of the tile somebody points at can be seen. */
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { tileName } from '../tiles/names.ts';
import { SpotlightContext } from '../tiles/spotlight.ts';
import type { Sighting } from './copies.ts';
import type { FourScene } from './reading.ts';

interface Props {
  readonly shown: GameShown;
  readonly scene: FourScene;
}

const NOTE_WIDTH = 240;
const MARGIN = 8;

export const CopiesNote = ({ shown, scene }: Props) => {
  const { t } = useTranslation('table');
  const { pointed } = useContext(SpotlightContext);
  if (pointed === null || !pointed.isAsked) return null;
  const { tile, at } = pointed;
  const { seen, unseen } = scene.copiesOf(tile);
  const words = ({ spot, seat, count }: Sighting): string =>
    t(`copies.${spot}`, { n: count, name: seat === null ? '' : (shown.players[seat] ?? '') });
  const left = Math.max(
    MARGIN,
    Math.min(at.left + at.width / 2 - NOTE_WIDTH / 2, innerWidth - NOTE_WIDTH - MARGIN),
  );
  const isBelow = at.top < innerHeight / 3;
  const style = isBelow ? { left, top: at.bottom + MARGIN } : { left, bottom: innerHeight - at.top + MARGIN };
  return (
    <div
      className="copies-note"
      role="status"
      data-testid="copies-note"
      style={{ ...style, width: NOTE_WIDTH }}
    >
      <strong>{tileName(t, shown.ruleset, tile)}</strong>
      <span>{seen.length === 0 ? t('copies.nowhere') : seen.map(words).join(' · ')}</span>
      <span>{t('copies.unseen', { n: unseen })}</span>
    </div>
  );
};
