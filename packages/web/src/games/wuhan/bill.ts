/** How a win of Wuhan came to its payments: base, factors, what everybody owed, cap and contractor. */
import type { BySeat, MeldView, Seat } from '@paiju/engine';
import { at } from '@paiju/engine';
import type {
  Judgement,
  Laid,
  LaidMeld,
  SpecialKind,
  WuhanOptions,
  WuhanView,
  WuhanWon,
} from '@paiju/engine/wuhan';
import { judgeSettlement, NO_SPECIALS, productOf, specialKind } from '@paiju/engine/wuhan';

export type FactorCode =
  | 'chow'
  | 'pung'
  | 'claimed'
  | 'added'
  | 'concealed'
  | SpecialKind
  | 'hard'
  | 'self-drawn'
  | 'discarder'
  | 'dealer'
  | 'dealer-won';

/** `count` things that together multiply by `times`. */
export interface Factor {
  readonly code: FactorCode;
  readonly count: number;
  readonly times: number;
}

/** What a seat owed and why; `paid` is what is left after cap and contractor. */
export interface Debt {
  readonly seat: Seat;
  readonly factors: readonly Factor[];
  readonly owed: number;
  readonly capped: number;
  readonly paid: number;
}

export interface WuhanBill {
  readonly base: number;
  readonly factors: readonly Factor[];
  /** The base times the winner's factors. */
  readonly start: number;
  readonly debts: readonly Debt[];
  readonly cap: number | null;
  readonly golden: boolean;
  readonly unopenedCap: number | null;
  readonly contract: Judgement['contract'];
}

export const wuhanBill = (win: WuhanWon, view: WuhanView): WuhanBill => {
  const { options, dealer } = view;
  const layings = view.table.map(({ melds }) => layingOf(view, melds));
  const { seat: winner, from, discarderReady } = win;
  const judged = judgeSettlement(options, {
    ...win,
    winner,
    dealer,
    seats: layings.map(({ laid }, seat) => ({ ...laid, ready: seat === from && discarderReady === true })),
  });
  const losers = win.raw.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  return {
    base: win.base,
    factors: winnerFactors(win, at(layings, winner), options),
    start: win.base * win.product,
    debts: losers.map((seat) => ({
      seat,
      factors: loserFactors(win, { seat, dealer, laying: at(layings, seat) }, options),
      owed: at(judged.raw, seat),
      capped: at(judged.capped, seat),
      paid: at(judged.paid, seat),
    })),
    cap: judged.cap,
    golden: judged.golden,
    unopenedCap: judged.unopenedCap,
    contract: judged.contract,
  };
};

const one = (code: FactorCode, times: number): Factor[] => (times === 1 ? [] : [{ code, count: 1, times }]);

const winnerFactors = (win: WuhanWon, laying: Laying, options: WuhanOptions): Factor[] => {
  const hard = win.hard ? 2 : 1;
  return [
    ...laidFactors(options, laying),
    ...one('hard', hard),
    ...one('self-drawn', win.product / productOf(options, laying.laid) / hard),
  ];
};

interface Loser {
  readonly seat: Seat;
  readonly dealer: Seat;
  readonly laying: Laying;
}

const loserFactors = (win: WuhanWon, { seat, dealer, laying }: Loser, options: WuhanOptions): Factor[] => {
  const isSmall = win.types.length === 0;
  const dealt = isSmall && (dealer === win.seat || dealer === seat) ? 2 : 1;
  const start = win.base * win.product;
  return [
    ...laidFactors(options, laying),
    ...one('discarder', at(win.raw, seat) / start / productOf(options, laying.laid) / dealt),
    ...one(dealer === win.seat ? 'dealer-won' : 'dealer', dealt),
  ];
};

interface LaidPart {
  readonly code: FactorCode;
  readonly meld: LaidMeld | null;
  readonly special: SpecialKind | null;
}

/** What a seat has laid out, as payments see it. */
interface Laying {
  readonly laid: Laid;
  readonly parts: readonly LaidPart[];
}

const layingOf = (view: WuhanView, melds: BySeat<MeldView>): Laying => {
  const parts = melds.map((meld): LaidPart => {
    const { tile, kind, made } = meld;
    const special = made === 'special' && tile !== null ? specialKind(view, tile) : null;
    if (special !== null) return { code: special, meld: null, special };
    const code = kind !== 'kong' || made === null || made === 'special' ? kind : made;
    return { code: code === 'kong' ? 'claimed' : code, meld: meld as LaidMeld, special };
  });
  return { laid: laidIn(parts), parts };
};

const laidIn = (parts: readonly LaidPart[]): Laid => {
  const special = { ...NO_SPECIALS };
  for (const part of parts) if (part.special !== null) special[part.special] += 1;
  return { melds: parts.flatMap(({ meld }) => (meld === null ? [] : [meld])), special };
};

/** Those of one kind together; what multiplies by nothing is left out. */
const laidFactors = (options: WuhanOptions, { parts }: Laying): Factor[] => {
  const groups = new Map<FactorCode, Factor>();
  for (const [i, { code }] of parts.entries()) {
    const times =
      productOf(options, laidIn(parts.slice(0, i + 1))) / productOf(options, laidIn(parts.slice(0, i)));
    const before = groups.get(code) ?? { code, count: 0, times: 1 };
    groups.set(code, { code, count: before.count + 1, times: before.times * times });
  }
  return [...groups.values()].filter(({ times }) => times !== 1);
};
