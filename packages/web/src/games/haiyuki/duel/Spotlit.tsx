/** Pointing at a tile lights up its copies; staying on it tells how many nobody has seen. */
import type { HaiyukiView } from '@paiju/engine/haiyuki';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tileName } from '../../../tiles/names.ts';
import type { Pointed } from '../../../tiles/spotlight.ts';
import { SpotlightContext } from '../../../tiles/spotlight.ts';
import { unseenOf } from './status.ts';

interface SpotlitProps {
  readonly view: HaiyukiView;
  readonly children: ReactNode;
}

export const Spotlit = ({ view, children }: SpotlitProps) => {
  const { t } = useTranslation(['duel', 'tiles']);
  const [pointed, point] = useState<Pointed | null>(null);
  const spotlight = useMemo(() => ({ pointed, point }), [pointed]);
  return (
    <SpotlightContext value={spotlight}>
      {children}
      {pointed?.isAsked && (
        <p
          className="duel-note"
          style={{ left: pointed.at.left + pointed.at.width / 2, top: pointed.at.top }}
        >
          {t('waitLeft', { tile: tileName(t, 'haiyuki', pointed.tile), n: unseenOf(view, pointed.tile) })}
        </p>
      )}
    </SpotlightContext>
  );
};
