/** The words of the vectors for what the engine has codes for. Every name they use is understood; one of each is answered. */
import type { Meld, Tile } from '@paiju/engine';
import type { BigType, Judgement, LaidMeld, WinWay, WuhanOptions } from '@paiju/engine/wuhan';
import { z } from 'zod';
import { oneLine } from '../../edge/failure.ts';

/** A word out of a list of known ones, as what it stands for. */
const wordOf = <T>(words: Readonly<Record<string, T>>) =>
  z.string().transform((word, context): T => {
    const meant = Object.hasOwn(words, word) ? words[word] : undefined;
    if (meant !== undefined) return meant;
    context.addIssue({
      code: 'custom',
      message: `unknown word '${oneLine(word, 40)}'; allowed: ${Object.keys(words).join(', ')}`,
    });
    return z.NEVER;
  });

export const WAY = wordOf<WinWay>({
  self_draw: 'self-draw',
  discard: 'discard',
  kong_bloom: 'kong-bloom',
  rob_kong: 'robbed-kong',
  robbed_kong: 'robbed-kong',
});

/** In the order in which the vectors list the types of a win. */
const TYPE_NAMES = [
  ['pure-flush', 'pure_flush'],
  ['all-winds', 'all_wind'],
  ['all-jiang', 'all_jiang'],
  ['triplets', 'peng_peng'],
  ['fully-melded', 'fully_melded'],
  ['kong-bloom', 'kong_bloom'],
  ['last-tile', 'last_tile'],
  ['robbed-kong', 'rob_kong'],
] as const satisfies readonly (readonly [BigType, string])[];

export const TYPE = wordOf<BigType>({
  ...Object.fromEntries(TYPE_NAMES.map(([type, name]) => [name, type])),
  all_winds: 'all-winds',
  triplets: 'triplets',
  robbed_kong: 'robbed-kong',
});

export const typeNames = (types: readonly BigType[]): string[] =>
  TYPE_NAMES.flatMap(([type, name]) => (types.includes(type) ? [name] : []));

export const REASON_NAMES = {
  'robbed-kong': 'robbed kong',
  'fully-melded': 'fully melded, discarder not ready',
  'fully-melded-always': 'fully melded',
  'third-opening': 'supplied third opening of a pure flush',
  'third-jiang': 'supplied third opening of all jiang',
} satisfies Record<NonNullable<Judgement['contract']>['reason'], string>;

const MELD_TYPES = ['chi', 'peng', 'ming_gang', 'bu_gang', 'an_gang'] as const;
type MeldType = (typeof MELD_TYPES)[number];
export const MELD_TYPE = z.enum(MELD_TYPES);

const KONGS = { ming_gang: 'claimed', bu_gang: 'added', an_gang: 'concealed' } as const;

export const laidMeld = (type: MeldType, from: number): LaidMeld => {
  if (type === 'chi') return { kind: 'chow', from };
  if (type === 'peng') return { kind: 'pung', from };
  return { kind: 'kong', made: KONGS[type], from: type === 'an_gang' ? null : from };
};

/** `tile` is the lowest; who fed it does not matter to whether a hand wins. */
export const meldOf = (type: MeldType, tile: Tile): Meld => ({ ...laidMeld(type, 0), tile });

/** The rules a vector names; others are let be, and what it does not name is as the table has it. */
export const RULES = z
  .object({
    koukou: z.boolean().optional(),
    bugang_keeps_opening: z.boolean().optional(),
    bloom_is_self_draw: z.boolean().optional(),
    flow_counts_laizi: z.boolean().optional(),
  })
  .nullish();

export const optionsUnder = (options: WuhanOptions, rules: z.output<typeof RULES>): WuhanOptions => ({
  ...options,
  kouKouFan: rules?.koukou ?? options.kouKouFan,
  addedKongKeepsOpening: rules?.bugang_keeps_opening ?? options.addedKongKeepsOpening,
  bloomSelfDrawn: rules?.bloom_is_self_draw ?? options.bloomSelfDrawn,
  flowCountsLaizi: rules?.flow_counts_laizi ?? options.flowCountsLaizi,
});
