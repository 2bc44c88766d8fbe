/** the scorer of Xuezhan watches the events of a round and says which seat pays which; nobody pays from outside. */
import type { XuezhanOptions } from '../../rules/xuezhan/options.ts';
import type { XuezhanEvent } from '../../rules/xuezhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { Observer, Scorer } from '../scorer.ts';
import { kongDiscardTransfers, kongTransfers } from './kongs.ts';
import type { Memory } from './memory.ts';
import { wallEmptyTransfers } from './wallEmpty.ts';
import { winTransfers } from './wins.ts';

export const xuezhanScorer: Scorer<XuezhanEvent, XuezhanOptions> = {
  rulesetId: 'xuezhan',
  startPoints: (options) => options.startPoints,
  observe: (options) => observerWith({ options, winners: [], kongs: [] }),
};

/** An observer that begins with what there is to remember. */
export const observerWith = (memory: Memory): Observer<XuezhanEvent> => ({
  see: (event, cause) => transfersFor(memory, event, cause),
});

const transfersFor = (memory: Memory, event: XuezhanEvent, cause: number): readonly Transfer[] => {
  switch (event.type) {
    case 'melded':
      return kongTransfers(memory, event, cause);
    case 'won': {
      const forWin = winTransfers(memory, event, cause);
      const forKong = kongDiscardTransfers(memory, event, cause);
      memory.winners.push(event.seat);
      return forKong.length === 0 ? forWin : [...forWin, ...forKong];
    }
    case 'ended':
      return wallEmptyTransfers(memory, event.standings, cause);
    default:
      return [];
  }
};
