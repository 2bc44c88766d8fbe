/** The end of a round in words: what everybody held, and at a flow draw who was ready. */
import type { BySeat } from '@paiju/engine';
import type { WuhanEnded, WuhanOptions, WuhanView } from '@paiju/engine/wuhan';
import { codes, say, settlement, telling } from '../catalogue.ts';
import { listed } from '../listing.ts';
import { nameOf } from '../names.ts';
import { endLines } from '../round/events.ts';
import { tilesText } from '../tiles.ts';

type Readiness = NonNullable<WuhanEnded['standings']>[number];

export const endSentences = (
  end: WuhanEnded,
  names: BySeat<string>,
  { options }: Pick<WuhanView, 'options'>,
): string[] => {
  const { standings } = end;
  return [
    ...endLines(end, codes.wuhan.endings, names, {
      hand: tilesText,
      stood: (seat) => stoodText(standings?.[seat]),
    }),
    ...(standings === null ? [] : [readySentence(standings, names, options)]),
  ];
};

const stoodText = (standing: Readiness | undefined): string => {
  if (standing === undefined) return '';
  const { ready, opened, product } = standing;
  return [
    ready ? settlement.ready : settlement.notReady,
    ...(opened ? [] : [settlement.notOpened]),
    say(settlement.product, { n: product }),
  ].join(telling.list.gap);
};

/** Who collects, and by what reckoning. */
const readySentence = (
  standings: BySeat<Readiness>,
  names: BySeat<string>,
  { flowDraw, cap }: WuhanOptions,
): string => {
  const ready = standings.flatMap((standing, seat) => (standing.ready ? [nameOf(names, seat)] : []));
  if (ready.length === 0) return settlement.nobodyReady;
  if (ready.length === standings.length) return settlement.allReady;
  const reckoning =
    flowDraw === 'capped' && cap !== null ? say(settlement.flowDrawCapped, { cap }) : settlement.flowDraw;
  return `${say(telling.ready, { names: listed(ready) })} ${reckoning}`;
};
