/** The scorer of Wuhan watches the events of a round and says who pays whom. */
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import type { WuhanEvent } from '../../rules/wuhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { Scorer } from '../scorer.ts';
import { flowDrawTransfers } from './flowDraw.ts';
import { winTransfers } from './wins.ts';

export const wuhanScorer: Scorer<WuhanEvent, WuhanOptions> = {
  rulesetId: 'wuhan',
  startPoints: (options) => options.startPoints,
  observe: (options) => ({ see: (event, cause) => transfersFor(options, event, cause) }),
};

const transfersFor = (options: WuhanOptions, event: WuhanEvent, cause: number): readonly Transfer[] => {
  if (event.type === 'won') return winTransfers(options, event, cause);
  return event.type === 'ended' && event.standings !== null ? flowDrawTransfers(event.standings, cause) : [];
};
