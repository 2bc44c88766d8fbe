/** A win in words, with the whole reckoning: base, each factor, what everybody owed, the cap, the contractor. */
import type { BySeat, Seat } from '@paiju/engine';
import { at, meldTiles } from '@paiju/engine';
import type { Judgement, WuhanView, WuhanWon } from '@paiju/engine/wuhan';
import { judgeSettlement, productOf } from '@paiju/engine/wuhan';
import { figure } from '@paiju/words';
import { say, settlement } from '../catalogue.ts';
import { listed } from '../listing.ts';
import { inside, nameOf } from '../names.ts';
import { winLine } from '../round/events.ts';
import { tilesText } from '../tiles.ts';
import { BIG_TYPES, WAYS } from './codes.ts';
import type { Laying } from './laying.ts';
import { laidFactors, layingOf } from './laying.ts';

type Names = BySeat<string>;

export const winSentences = (win: WuhanWon, names: Names, view: WuhanView): string[] => {
  const layings = view.table.map(({ melds }) => layingOf(view, melds));
  const { seat: winner, from, discarderReady } = win;
  const judged = judgeSettlement(view.options, {
    ...win,
    winner,
    dealer: view.dealer,
    seats: layings.map(({ laid }, seat) => ({ ...laid, ready: seat === from && discarderReady === true })),
  });
  const losers = win.raw.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  return [
    `${winLine(win, names)}${setsText(win)}`,
    `  ${kindText(win)}`,
    `  ${winnerText(win, at(layings, winner), view)}`,
    ...losers.map((seat) => `  ${owedText(win, at(layings, seat), { seat, names, view })}`),
    `  ${capText(judged, losers, { names, view })}`,
    ...(judged.unopenedCap === null ? [] : [`  ${say(settlement.unopenedCap, { cap: judged.unopenedCap })}`]),
    ...(view.options.piao === 0 ? [] : [`  ${say(settlement.stake, { n: view.options.piao })}`]),
    ...contractLines(judged, names),
  ];
};

/** The melds that are part of the hand: a single tile laid out is none. */
const setsText = ({ melds }: WuhanWon): string => {
  const sets = melds.filter((meld) => meld.kind !== 'kong' || meld.made !== 'special');
  return ` with ${sets.map((meld) => tilesText(meldTiles(meld))).join(' ')}`;
};

/** `Big win 大胡, soft 软胡, self-drawn: pure flush 清一色` */
const kindText = ({ types, hard, way }: WuhanWon): string => {
  const manner = `${hard ? 'hard 硬胡' : 'soft 软胡'}, ${WAYS[way]}`;
  if (types.length === 0) return `Small win 屁胡, ${manner}`;
  return `Big win 大胡, ${manner}: ${types.map((type) => BIG_TYPES[type]).join(' + ')}`;
};

/** A product written out, factors of 1 left out. */
const product = (first: string, factors: readonly (readonly [noun: string, factor: number])[]): string =>
  [first, ...factors.flatMap(([noun, factor]) => (factor === 1 ? [] : [`${noun} ${factor}`]))].join(' × ');

const winnerText = (win: WuhanWon, laying: Laying, { options }: WuhanView): string => {
  const hard = win.hard ? 2 : 1;
  const drawn = win.product / productOf(options, laying.laid) / hard;
  const factors = product(`base ${win.base}`, [
    ...laidFactors(options, laying),
    ['hard', hard],
    ['self-drawn', drawn],
  ]);
  return `Winner: ${factors} = ${figure(win.base * win.product)}`;
};

interface WinSetting {
  readonly names: Names;
  readonly view: WuhanView;
}

/** `Mei owed 16 × pung 2 × dealer 2 = 64` */
const owedText = (
  win: WuhanWon,
  laying: Laying,
  { seat, names, view }: WinSetting & { readonly seat: Seat },
): string => {
  const { options, dealer } = view;
  const start = win.base * win.product;
  const owed = at(win.raw, seat);
  const isSmall = win.types.length === 0;
  const dealt = isSmall && (dealer === win.seat || dealer === seat) ? 2 : 1;
  const discard = owed / start / productOf(options, laying.laid) / dealt;
  const factors = product(figure(start), [
    ...laidFactors(options, laying),
    ['discard', discard],
    [dealer === win.seat ? 'dealer won' : 'dealer', dealt],
  ]);
  return `${nameOf(names, seat)} owed ${factors === figure(start) ? factors : `${factors} = ${figure(owed)}`}`;
};

const capText = (
  { cap, golden, raw, capped }: Judgement,
  losers: readonly Seat[],
  { names, view }: WinSetting,
): string => {
  if (cap === null) return settlement.noCap;
  const limit = view.options.cap ?? '';
  const cuts = listed(
    losers
      .filter((seat) => at(raw, seat) !== at(capped, seat))
      .map((seat) =>
        say(settlement.cut, { who: inside(names, seat), owed: at(raw, seat), capped: at(capped, seat) }),
      ),
  );
  if (cuts === '') return say(golden ? settlement.goldenCapFree : settlement.capFree, { limit, cap });
  return say(golden ? settlement.goldenCapCut : settlement.capCut, { limit, cap, cuts });
};

const contractLines = ({ contract }: Judgement, names: Names): string[] =>
  contract === null
    ? []
    : [`  ${say(settlement.contracts[contract.reason], { who: nameOf(names, contract.seat) })}`];
