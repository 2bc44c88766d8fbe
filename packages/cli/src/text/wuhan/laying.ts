/** What a seat has laid out, as payments and words see it. */
import type { MeldView } from '@paiju/engine';
import type { Laid, LaidMeld, SpecialKind, WuhanOptions, WuhanView } from '@paiju/engine/wuhan';
import { NO_SPECIALS, productOf, specialKind } from '@paiju/engine/wuhan';
import { counted } from '../listing.ts';

export interface Laying {
  readonly laid: Laid;
  /** Each thing laid out, in words, in the order of `laid`. */
  readonly things: readonly LaidThing[];
}

interface LaidThing {
  readonly noun: string;
  readonly meld: LaidMeld | null;
  readonly special: SpecialKind | null;
}

export const layingOf = (view: WuhanView, melds: readonly MeldView[]): Laying => {
  const things = melds.map((meld): LaidThing => {
    const special = meld.made === 'special' && meld.tile !== null ? specialKind(view, meld.tile) : null;
    return special === null
      ? { noun: nounOf(meld), meld: meld as LaidMeld, special }
      : { noun: NOUNS[special], meld: null, special };
  });
  return { laid: laidIn(things), things };
};

const NOUNS = { laizi: 'wild', pizi: 'skin', zhong: 'zhong', fa: 'fa' } satisfies Record<SpecialKind, string>;

const nounOf = ({ kind, made }: MeldView): string =>
  made === 'concealed' || made === 'added' ? `${made} kong` : kind;

const laidIn = (things: readonly LaidThing[]): Laid => {
  const special = { ...NO_SPECIALS };
  for (const thing of things) if (thing.special !== null) special[thing.special] += 1;
  return { melds: things.flatMap(({ meld }) => (meld === null ? [] : [meld])), special };
};

/** What the things laid out multiply by, those of one kind together: `pung` 2, `2 skins` 4. */
export const laidFactors = (
  options: WuhanOptions,
  { things }: Laying,
): (readonly [noun: string, factor: number])[] => {
  const groups = new Map<string, { count: number; factor: number }>();
  for (const [i, { noun }] of things.entries()) {
    const before = productOf(options, laidIn(things.slice(0, i)));
    const after = productOf(options, laidIn(things.slice(0, i + 1)));
    const { count, factor } = groups.get(noun) ?? { count: 0, factor: 1 };
    groups.set(noun, { count: count + 1, factor: (factor * after) / before });
  }
  return [...groups].map(([noun, { count, factor }]) => [count === 1 ? noun : counted(count, noun), factor]);
};
