/** Last Chance: the kinds run past, and stop at the tile the wall has given. */
import type { BySeat, Tile } from '@paiju/engine';
import { at, kinds } from '@paiju/engine';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStill } from '../../../motion/pace.ts';
import { TileFace } from '../../../tiles/TileFace.tsx';
import { spinSteps } from './spin.ts';

interface RouletteProps {
  readonly seat: number;
  readonly tile: Tile;
  readonly players: BySeat<string>;
}

export const Roulette = ({ seat, tile, players }: RouletteProps) => {
  const { t } = useTranslation('duel');
  const [shown, setShown] = useState<Tile | null>(null);
  useEffect(() => {
    if (isStill()) return setShown(tile);
    const timers = spinSteps(kinds(HAIYUKI_TILES), tile).map(({ kind, at: ms }) =>
      setTimeout(() => setShown(kind), ms),
    );
    return () => timers.forEach(clearTimeout);
  }, [tile]);
  return (
    <div className="roulette" data-testid="roulette" data-stopped={shown === tile || undefined}>
      <p>{t('roulette', { name: at(players, seat) })}</p>
      <TileFace ruleset="haiyuki" tile={shown} />
    </div>
  );
};
