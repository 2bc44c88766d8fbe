/** What a win that is offered brings, as the engine foresees it. W-8.2: a contractor changes who pays, not what is paid. */
import { gainOf } from '@paiju/engine';
import type { WuhanAction, WuhanView } from '@paiju/engine/wuhan';
import { wuhanGame } from '@paiju/engine/wuhan';

export const winPoints = (view: WuhanView, action: WuhanAction): number => {
  const [win] = wuhanGame.foresee(view, action);
  return gainOf(win?.transfers ?? [], view.seat ?? 0);
};
