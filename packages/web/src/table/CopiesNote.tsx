/** Where the copies of the tile somebody points at can be seen. */
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameShown } from '../play/client.ts';
import { tileName } from '../tiles/names.ts';
import { PointedNote } from '../tiles/PointedNote.tsx';
import { SpotlightContext } from '../tiles/spotlight.ts';
import type { Sighting } from './copies.ts';
import type { FourScene } from './reading.ts';
import type { TableLayout } from './tableLayout.ts';

interface Props {
  readonly shown: GameShown;
  readonly scene: FourScene;
  readonly layout: TableLayout;
}

/** A note hides no face, no seat and nothing that is asked. */
const KEEP_CLEAR =
  '.plate, .river > *, .melds > *, .concealed-face, .centre, .opening-text, .answer, .bar-about, .waits, .hand-tile, .play-corner';
const placeIn = ({ isSmall, isFlat }: TableLayout) => (isFlat ? 'column' : isSmall ? 'foot' : undefined);

export const CopiesNote = ({ shown, scene, layout }: Props) => {
  const { t } = useTranslation('table');
  const { pointed } = useContext(SpotlightContext);
  if (pointed === null || !pointed.isAsked) return null;
  const { tile, at } = pointed;
  const { seen, unseen } = scene.copiesOf(tile);
  const words = ({ spot, seat, count }: Sighting): string =>
    t(`copies.${spot}`, { n: count, name: seat === null ? '' : (shown.players[seat] ?? '') });
  return (
    <PointedNote at={at} keepClear={KEEP_CLEAR} place={placeIn(layout)}>
      <strong>{tileName(t, shown.ruleset, tile)}</strong>{' '}
      <span>{seen.length === 0 ? t('copies.nowhere') : seen.map(words).join(' · ')}</span>{' '}
      <span>{t('copies.unseen', { n: unseen })}</span>
    </PointedNote>
  );
};
