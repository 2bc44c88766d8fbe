/** The scorer of Wuhan watches the events of a round and says who pays whom. */
import type { Meld } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import { hasOpened } from '../../rules/wuhan/openings.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';
import type { WuhanEvent } from '../../rules/wuhan/state.ts';
import type { Transfer } from '../ledger.ts';
import type { Scorer } from '../scorer.ts';
import { flowDrawTransfers } from './flowDraw.ts';
import { winTransfers } from './wins.ts';

export const wuhanScorer: Scorer<WuhanEvent, WuhanOptions> = {
  rulesetId: 'wuhan',
  startPoints: (options) => options.startPoints,
  observe: (options) => {
    const melds: Meld[][] = [];
    return {
      see: (event, cause) => {
        if (event.type === 'dealt') melds.splice(0, melds.length, ...event.hands.map(() => []));
        if (event.type === 'melded') keep(melds, event.seat, event.meld);
        return transfersFor(options, event, cause, melds);
      },
    };
  },
};

/** W-4.5: an added kong is the pung it was. */
const keep = (melds: Meld[][], seat: Seat, meld: Meld): void => {
  const others = melds[seat]?.filter(({ kind, tile }) => kind !== 'pung' || tile !== meld.tile) ?? [];
  melds[seat] = [...others, meld];
};

const transfersFor = (
  options: WuhanOptions,
  event: WuhanEvent,
  cause: number,
  melds: readonly (readonly Meld[])[],
): readonly Transfer[] => {
  if (event.type === 'won') {
    const opened = melds.map((laid) => hasOpened(options, laid));
    return winTransfers(options, { ...event, opened }, cause);
  }
  return event.type === 'ended' && event.standings !== null
    ? flowDrawTransfers(options, event.standings, cause)
    : [];
};
