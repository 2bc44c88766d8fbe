/** What a win that is offered brings. */
import type { Meld, Tile } from '@paiju/engine';
import { countTiles, SUITED_AND_HONOURS } from '@paiju/engine';
import type { WinWay, WuhanView } from '@paiju/engine/wuhan';
import { applyCap, bestWin, specialsOf, winReadings } from '@paiju/engine/wuhan';
import type { ExpertSight } from './expertSight.ts';

/** W-6.9: the last four tiles of the wall. */
const LAST_TILES = 3;

/** W-8.2: a contractor changes who pays, not what is paid. */
export const ownWinPoints = (view: WuhanView, sight: ExpertSight): number => {
  const { seat, dealer, options } = sight;
  const claimed = view.phase.name === 'claim' ? view.phase : null;
  const way = wayOf(view);
  const tiles: Tile[] = [...(view.hand ?? []), ...(claimed === null ? [] : [claimed.tile])];
  const hand = {
    concealed: countTiles(SUITED_AND_HONOURS, tiles),
    melds: sight.melds as readonly Meld[], // nothing of an own meld is hidden
    specials: specialsOf(view.flip),
  };
  const source = { way, lastTile: claimed === null && view.wallSize <= LAST_TILES };
  const from = claimed?.from ?? null;
  const best = bestWin(options, winReadings(options, hand, source), {
    dealer,
    winner: seat,
    way,
    from,
    laid: sight.allLaid,
  });
  return applyCap(options, best?.raw.toSpliced(seat, 1) ?? []).capped.reduce((sum, paid) => sum + paid, 0);
};

const wayOf = ({ phase }: WuhanView): WinWay => {
  if (phase.name === 'claim') return phase.robbing ? 'robbed-kong' : 'discard';
  return phase.name === 'turn' && phase.source === 'replacement' ? 'kong-bloom' : 'self-draw';
};
