/** Pointing at a tile lights up its copies; staying on it tells how many nobody has seen. */
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../../../tiles/names.ts';
import { PointedNote } from '../../../tiles/PointedNote.tsx';
import { SpotlightContext, useSpotlight } from '../../../tiles/spotlight.ts';
import { unseenOf } from './status.ts';

/** A note hides no tile, no seat and nothing that is asked. */
const KEEP_CLEAR =
  '.fighter, .foe-hand, .duel-meld, .river-tiles > *, .duel-plate, .duel-waits, .bar-about, .duel-deck button, .hand-tile';

interface SpotlitProps {
  readonly view: HaiyukiView;
  readonly children: ReactNode;
}

export const Spotlit = ({ view, children }: SpotlitProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const spotlight = useSpotlight();
  const { pointed } = spotlight;
  return (
    <SpotlightContext value={spotlight}>
      {children}
      {pointed?.isAsked && (
        <PointedNote at={pointed.at} keepClear={KEEP_CLEAR}>
          {t('waitLeft', { tile: tileName(t, 'haiyuki', pointed.tile), n: unseenOf(view, pointed.tile) })}
        </PointedNote>
      )}
    </SpotlightContext>
  );
};
