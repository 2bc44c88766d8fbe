import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';
import type { DamageFacts } from './damage.ts';
import { averageLoss, damageOf } from './damage.ts';
import { ORIGINAL, RULEBOOK } from './options.ts';
import { bookTable } from './testing/book.ts';
import { YAKU_SCORES } from './yaku.ts';

const SCORES: Readonly<Record<string, number>> = YAKU_SCORES;

const NOTHING: DamageFacts = {
  score: 0,
  open: false,
  critical: false,
  mirror: false,
  dora: 0,
  ura: 0,
  tenho: false,
  haitei: false,
  houtei: false,
};

/** `'JANG_GI'`, `'dora 3, haitei'` and `'open, critical'` as facts. */
const factsOf = (key: string, ...words: string[]): DamageFacts => {
  const entries = words
    .flatMap((text) => text.split(', '))
    .filter((word) => word !== '' && word !== '–')
    .map((word) => {
      const [code = '', count] = word.split(' ');
      if (!Object.hasOwn(NOTHING, code)) throw new RangeError(`no fact ${code}`);
      return [code, count === undefined ? true : Number(count)];
    });
  return { ...NOTHING, score: SCORES[key] ?? Number.NaN, ...Object.fromEntries(entries) };
};

/** `'3000'`, and with `bonusesUnscaled`. */
const bothOf = (facts: DamageFacts): readonly string[] =>
  [RULEBOOK, ORIGINAL].map((options) => String(damageOf(options, facts).damage));

const EXAMPLES = bookTable('yaku | bonuses');

test('H-4.17: the book has its worked examples', () => expect(EXAMPLES).toHaveLength(9));

test.each(EXAMPLES)('H-4.17: %s, %s, %s: %s, %s', (yaku = '', bonuses = '', flags = '', ...damages) =>
  expect(bothOf(factsOf(yaku, bonuses, flags))).toEqual(damages),
);

// [rule, yaku, bonuses, flags, damage, damage with bonusesUnscaled]
const DAMAGES = tableOf(`
  H-4.14  SAM_DO_RIP  -  -  2400  2400
  H-4.9   SAM_DO_RIP  dora 1  -  2800  2800
  H-4.9   SAM_DO_RIP  dora 12  -  7200  7200
  H-4.10  SAM_DO_RIP  ura 1  -  2800  2800
  H-4.10  SAM_DO_RIP  dora 3, ura 3  -  4800  4800
  H-4.11  SAM_DO_RIP  tenho  -  3200  3200
  H-4.12  SAM_DO_RIP  haitei  -  3200  3200
  H-4.13  SAM_DO_RIP  houtei  -  3200  3200
  H-4.15  SAM_DO_RIP  -  open  1800  1800
  H-4.15  SAM_DO_RIP  -  critical  3000  3000
  H-4.15  SAM_DO_RIP  -  mirror  1800  1800
  H-4.15  SAM_DO_RIP  -  open, critical  2250  2250
  H-4.15  SAM_DO_RIP  -  open, mirror  1350  1350
  H-4.15  SAM_DO_RIP  -  critical, mirror  2250  2250
  H-4.15  SAM_DO_RIP  -  open, critical, mirror  1690  1690
  H-4.15  SAM_DO_RIP  dora 1  open  2100  2200
  H-4.15  SAM_DO_RIP  dora 1  critical  3500  3400
  H-4.15  SAM_DO_RIP  dora 1  mirror  2100  2200
  H-4.15  SAM_DO_RIP  dora 1  open, critical  2630  2650
  H-4.15  SAM_DO_RIP  dora 1  open, mirror  1580  1750
  H-4.15  SAM_DO_RIP  dora 1  critical, mirror  2630  2650
  H-4.15  SAM_DO_RIP  dora 1  open, critical, mirror  1970  2090
  H-4.15  SAM_DO_RIP  dora 2  open, critical, mirror  2250  2490
  H-4.15  SAM_DO_RIP  dora 3  open, critical, mirror  2530  2890
  H-4.15  SAM_DO_RIP  dora 5  open, critical, mirror  3090  3690
  H-4.15  SAM_DO_RIP  dora 6  open, critical, mirror  3380  4090
  H-4.16  ALL_STARS   dora 1, ura 1, tenho  mirror  3000  3400
  H-4.16  JANG_GI     -  open, critical, mirror  1970  1970
  H-4.16  JANG_GI     -  open, mirror  1580  1580
  H-4.16  JANG_GI     -  open, critical  2630  2630
  H-4.16  SAEK_HANA_SSIK  houtei  critical  5000  4800
  H-4.16  SA_CHEON_YO_RI  -  open, critical, mirror  2250  2250
  H-4.16  IP_E_DAM  dora 9, ura 9, haitei  critical  26000  24000
  H-4.16  IP_E_DAM  dora 9, ura 9, haitei  mirror  15600  17600
`);

test.each(DAMAGES)('%s: %s, %s, %s', (_, yaku = '', bonuses = '', flags = '', ...damages) =>
  expect(bothOf(factsOf(yaku, bonuses, flags))).toEqual(damages),
);

// [what is earned, the lines of it]
const BONUSES = tableOf(`
  -  -
  open, critical, mirror  -
  dora 1  dora 400
  dora 2, ura 3  dora 800, ura 1200
  ura 1, tenho  ura 400, tenho 800
  haitei, dora 9, open  dora 3600, haitei 800
  houtei, ura 9, mirror  ura 3600, houtei 800
  tenho, haitei  tenho 800, haitei 800
`);

test.each(BONUSES)('H-4.9 to H-4.13, before any factor: %s', (words = '', lines) => {
  for (const options of [RULEBOOK, ORIGINAL]) {
    const { yaku, bonuses } = damageOf(options, factsOf('JANG_GI', words));
    expect(bonuses.map(([code, points]) => `${code} ${points}`).join(', ')).toBe(lines);
    expect(yaku).toBe(2800);
  }
});

/** H-4.15 by whole sixty-fourths: how far a damage may be from the exact value, halves only upwards. */
const isNearest = (facts: DamageFacts, points: number): boolean => {
  const factor = (facts.open ? 3 : 4) * (facts.critical ? 5 : 4) * (facts.mirror ? 3 : 4);
  const above = damageOf(RULEBOOK, facts).damage * 64 - points * factor;
  return above > -5 * 64 && above <= 5 * 64;
};

test('H-4.15: every damage there can be is the nearest multiple of 10', () => {
  const flags = [false, true];
  for (const score of Object.values(SCORES))
    for (let dora = 0; dora <= 20; dora++)
      for (const open of flags)
        for (const critical of flags)
          for (const mirror of flags) {
            const facts = { ...NOTHING, score, dora, open, critical, mirror };
            expect(damageOf(RULEBOOK, facts).damage % 10).toBe(0);
            expect(isNearest(facts, score + 400 * dora)).toBe(true);
          }
});

// [what it shows, the twelve tiles by kind, hit points]
const HIDDEN_URA: readonly [string, readonly number[], number][] = [
  ['H-1.4 every kind is as likely', [3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100_000],
  ['H-4.10 a kind held oftener brings more', [8, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 100_000],
  ['H-5.4 no more is lost than there is', [9, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 3000],
  ['H-5.4 not even where no kind is hit', [9, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1000],
];

test.each(HIDDEN_URA)('%s', (_, piles, hp) => {
  for (const options of [RULEBOOK, ORIGINAL])
    for (const words of ['dora 3', 'open', 'critical, dora 4', 'mirror']) {
      const facts = factsOf('JANG_GI', words);
      const losses = piles.map((ura) => Math.min(hp, damageOf(options, { ...facts, ura }).damage));
      const average = losses.reduce((sum, loss) => sum + loss) / losses.length;
      expect(averageLoss(options, facts, piles, hp)).toBe(average);
    }
});
