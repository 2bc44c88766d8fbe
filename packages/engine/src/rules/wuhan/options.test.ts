/** The options against the rule book. */
import { expect, test } from 'vitest';
import { optionBook, playedOut, problemWith } from '../../testing/optionBook.ts';
import { wuhan } from './index.ts';
import type { WuhanOptions } from './options.ts';
import { KAIKOU, KOUKOU, WUHAN_OPTIONS } from './options.ts';

// [option, allowed values, values that are not]
const VALUES: readonly [keyof WuhanOptions, readonly unknown[], readonly unknown[]][] = [
  ['specials', ['zhong-skins', 'zhong', 'zhong-fa', 'skins'], ['fa', '', null]],
  ['kouKouFan', [true, false], ['yes', 1, null]],
  ['openings', ['each', 'once'], ['Each', '', 0, null]],
  ['minimum', [1, 16, 32, 64, 1_000_000], [0, -1, 1_000_001, 1.5, '16', null]],
  ['cap', [1, 300, 1_000_000, null], [0, 1_000_001, '300', undefined]],
  ['goldenCap', [1, 1_000_000], [0, 1_000_001, null]],
  ['goldenCapKouKou', [1, 1_000_000], [0, 1_000_001, null]],
  ['wallRemainder', [0, 14, 60], [-1, 61, null]],
  ['deals', [1, 1000], [0, 1001]],
  ['startPoints', [-1_000_000, 0, 1_000_000], [-1_000_001, 1_000_001, null, 0.5]],
];

optionBook({
  folder: new URL('.', import.meta.url),
  rule: 'W-14.1',
  spec: WUHAN_OPTIONS,
  presets: ['koukou', 'kaikou', 'hongzhong', 'facai', 'qipi'],
  values: VALUES,
});

test('W-14.1: the presets have their names', () =>
  expect(WUHAN_OPTIONS.presets).toMatchObject({
    koukou: KOUKOU,
    kaikou: KAIKOU,
    hongzhong: { specials: 'zhong' },
    facai: { specials: 'zhong-fa' },
    qipi: { specials: 'skins' },
  }));

test('W-14.1: a value that there is not is refused and named', () =>
  expect(problemWith(WUHAN_OPTIONS, 'koukou', { stacking: 'triple' })).toEqual({
    code: 'bad-value',
    option: 'stacking',
    value: 'triple',
    allowed: 'add | double',
  }));

/** Values on the far side of every option, all at once and one by one. */
const OTHER: Partial<WuhanOptions> = {
  specials: 'zhong-fa',
  kouKouFan: false,
  openings: 'once',
  minimum: 64,
  cap: null,
  capOneUnopened: 500,
  capTwoUnopened: 600,
  capThreeUnopened: 700,
  contractorOrder: 'flush-first',
  jiangContract: true,
  meldedContract: 'always',
  smallWilds: 0,
  bigWilds: 4,
  stacking: 'double',
  bigSelfDraw: 'double',
  bigDiscard: 'double',
  bloomSelfDrawn: true,
  lastTileSelfDrawn: true,
  lastTileFrom: 'wall',
  addedKongKeepsOpening: false,
  flowCountsLaizi: false,
  flowDraw: 'none',
  twoWinners: 'nearest',
  passedWin: 'barred',
  wallRemainder: 60,
  closingDraws: true,
  nextDealer: 'rotate',
  flowDealer: 'passes',
  piao: 20,
  showConcealedKong: true,
};
const COMBINATIONS: readonly (readonly [string, Partial<WuhanOptions>])[] = [
  ['all at once', OTHER],
  ...Object.entries(OTHER).map(([code, value]) => [code, { [code]: value }] as const),
];

test.each(COMBINATIONS)('W-14.1: all combinations are playable: %s', (_, changes) =>
  expect(playedOut(wuhan, changes)).toEqual({ reason: 'wall-empty', next: null }),
);
