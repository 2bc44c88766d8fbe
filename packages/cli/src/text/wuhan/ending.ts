/** The end of a round in words: what everybody held, and at a flow draw who was ready. */
import type { BySeat, WuhanEnded } from '@paiju/engine';
import { listed } from '../listing.ts';
import { nameOf } from '../names.ts';
import { endLines } from '../round/events.ts';
import { tilesText } from '../tiles.ts';
import { ENDINGS } from './codes.ts';

type Standing = NonNullable<WuhanEnded['standings']>[number];

export const endSentences = (end: WuhanEnded, names: BySeat<string>): string[] => {
  const { standings } = end;
  return [
    ...endLines(end, ENDINGS, names, {
      hand: tilesText,
      standing: (seat) => standingText(standings?.[seat]),
    }),
    ...(standings === null ? [] : [readySentence(standings, names)]),
  ];
};

const standingText = (standing: Standing | undefined): string => {
  if (standing === undefined) return '';
  const { ready, opened, product } = standing;
  const opening = opened ? '' : ', never opened';
  return `, ${ready ? 'ready' : 'not ready'}${opening}, multiplies by ${product}`;
};

/** Who collects, and by what reckoning. */
const readySentence = (standings: BySeat<Standing>, names: BySeat<string>): string => {
  const ready = standings.flatMap((own, seat) => (own.ready ? [nameOf(names, seat)] : []));
  if (ready.length === 0) return 'Nobody was ready: nothing is paid.';
  if (ready.length === standings.length) return 'Everybody was ready: nothing is paid.';
  return `Ready: ${listed(ready)}. Each of the others paid the product of both, double without an opening:`;
};
