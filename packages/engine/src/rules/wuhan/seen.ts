/** A round of Wuhan as far as one seat sees it. */
import { SUITED_AND_HONOURS } from '../../core/tile.ts';
import { seenRound } from '../../play/seen.ts';
import { extraFor } from './round.ts';
import type { WuhanExtra, WuhanKit, WuhanState } from './state.ts';
import type { WuhanView } from './view.ts';

/** W-4.11: nobody tells the others what it has declined. */
export const seenExtra = ({ options, flip, seat, barred, winner, winningTile }: WuhanView): WuhanExtra => ({
  ...extraFor(options, flip),
  barred: barred && seat !== null ? [seat] : [],
  winner,
  winningTile,
});

export const seenState = (view: WuhanView): WuhanState =>
  seenRound<WuhanKit>(SUITED_AND_HONOURS, view, { options: view.options, extra: seenExtra(view) });
