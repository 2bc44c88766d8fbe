/** W-14.1: the options of Wuhan and its presets. */
import type { OptionField, OptionsSpec } from '../../play/options.ts';
import { choice, flag, limit, MOST_POINTS, newIn, number } from '../../play/options.ts';

export interface WuhanOptions {
  readonly specials: 'zhong-skins' | 'zhong' | 'zhong-fa' | 'skins';
  readonly kouKouFan: boolean;
  readonly openings: 'each' | 'once';
  readonly minimum: number;
  readonly cap: number | null;
  readonly goldenCap: number;
  readonly goldenCapKouKou: number;
  readonly capOneUnopened: number | null;
  readonly capTwoUnopened: number | null;
  readonly capThreeUnopened: number | null;
  readonly contractorOrder: 'kong-first' | 'flush-first';
  readonly jiangContract: boolean;
  readonly meldedContract: 'unready' | 'always';
  readonly smallWilds: number;
  readonly bigWilds: number;
  readonly stacking: 'add' | 'double';
  readonly bigSelfDraw: 'half-more' | 'double';
  readonly bigDiscard: 'half-more' | 'double';
  readonly bloomSelfDrawn: boolean;
  readonly lastTileSelfDrawn: boolean;
  readonly lastTileFrom: 'remainder' | 'wall';
  readonly addedKongKeepsOpening: boolean;
  readonly flowCountsLaizi: boolean;
  readonly flowDraw: 'paid' | 'capped' | 'none';
  readonly twoWinners: 'dealer' | 'nearest';
  readonly passedWin: 'free' | 'barred';
  readonly wallRemainder: number;
  readonly closingDraws: boolean;
  readonly nextDealer: 'winner' | 'rotate';
  readonly flowDealer: 'stays' | 'passes';
  readonly piao: number;
  readonly deals: number;
  readonly startPoints: number;
  readonly showConcealedKong: boolean;
}

const FIELDS: { readonly [K in keyof WuhanOptions]: OptionField } = {
  specials: newIn(2, 'zhong-skins', choice('W-3.1', 'zhong-skins', 'zhong', 'zhong-fa', 'skins')),
  kouKouFan: flag('W-8.14'),
  openings: choice('W-8.12', 'each', 'once'),
  minimum: number('W-7.1', 1, MOST_POINTS),
  cap: limit('W-8.14', 1, MOST_POINTS),
  goldenCap: number('W-8.1', 1, MOST_POINTS),
  goldenCapKouKou: number('W-8.1', 1, MOST_POINTS),
  capOneUnopened: newIn(2, null, limit('W-8.21', 1, MOST_POINTS)),
  capTwoUnopened: newIn(2, null, limit('W-8.21', 1, MOST_POINTS)),
  capThreeUnopened: newIn(2, null, limit('W-8.21', 1, MOST_POINTS)),
  contractorOrder: choice('W-8.17', 'kong-first', 'flush-first'),
  jiangContract: newIn(2, false, flag('W-8.18')),
  meldedContract: newIn(2, 'unready', choice('W-8.16', 'unready', 'always')),
  smallWilds: newIn(2, 1, number('W-5.3', 0, 4)),
  bigWilds: newIn(2, 2, number('W-5.3', 0, 4)),
  stacking: choice('W-8.8', 'add', 'double'),
  bigSelfDraw: choice('W-8.6', 'half-more', 'double'),
  bigDiscard: choice('W-8.10', 'half-more', 'double'),
  bloomSelfDrawn: flag('W-8.6'),
  lastTileSelfDrawn: flag('W-8.6'),
  lastTileFrom: newIn(2, 'wall', choice('W-6.9', 'remainder', 'wall')),
  addedKongKeepsOpening: flag('W-8.13'),
  flowCountsLaizi: flag('W-8.4'),
  flowDraw: newIn(2, 'paid', choice('W-8.22', 'paid', 'capped', 'none')),
  twoWinners: choice('W-4.8', 'dealer', 'nearest'),
  passedWin: choice('W-4.11', 'free', 'barred'),
  wallRemainder: number('W-4.10', 0, 60),
  closingDraws: newIn(2, false, flag('W-4.19')),
  nextDealer: choice('W-11.1', 'winner', 'rotate'),
  flowDealer: newIn(2, 'stays', choice('W-11.1', 'stays', 'passes')),
  piao: newIn(2, 0, number('W-8.23', 0, 1000)),
  deals: number('W-11.2', 1, 1000),
  startPoints: number('W-11.2', -MOST_POINTS, MOST_POINTS),
  showConcealedKong: flag('W-4.2'),
};

/** 红中七皮四赖, every opening doubling. */
export const KOUKOU: WuhanOptions = {
  specials: 'zhong-skins',
  kouKouFan: true,
  openings: 'each',
  minimum: 16,
  cap: 300,
  goldenCap: 400,
  goldenCapKouKou: 500,
  capOneUnopened: null,
  capTwoUnopened: null,
  capThreeUnopened: null,
  contractorOrder: 'kong-first',
  jiangContract: false,
  meldedContract: 'unready',
  smallWilds: 1,
  bigWilds: 2,
  stacking: 'add',
  bigSelfDraw: 'half-more',
  bigDiscard: 'half-more',
  bloomSelfDrawn: false,
  lastTileSelfDrawn: false,
  lastTileFrom: 'remainder',
  addedKongKeepsOpening: true,
  flowCountsLaizi: true,
  flowDraw: 'paid',
  twoWinners: 'dealer',
  passedWin: 'free',
  wallRemainder: 0,
  closingDraws: false,
  nextDealer: 'winner',
  flowDealer: 'stays',
  piao: 0,
  deals: 1,
  startPoints: 0,
  showConcealedKong: false,
};

/** Openings double once, and the golden cap is the lower one. */
export const KAIKOU: WuhanOptions = { ...KOUKOU, kouKouFan: false, openings: 'once' };

/** 红中赖子杠 as rooms offer it: no skins, ten tiles stay, the last four are only drawn, and whoever never opened may pay more. */
const HONGZHONG: WuhanOptions = {
  ...KAIKOU,
  specials: 'zhong',
  capOneUnopened: 500,
  capTwoUnopened: 500,
  capThreeUnopened: 600,
  wallRemainder: 10,
  closingDraws: true,
};

/** 红中发财赖子杠: both dragons, and higher caps throughout. */
const FACAI: WuhanOptions = {
  ...HONGZHONG,
  specials: 'zhong-fa',
  cap: 400,
  goldenCap: 600,
  capOneUnopened: 800,
  capTwoUnopened: 800,
  capThreeUnopened: 1000,
};

/** 七皮四赖杠: skins, and the red dragon is an honour like the others. */
const QIPI: WuhanOptions = { ...HONGZHONG, specials: 'skins' };

export const WUHAN_OPTIONS: OptionsSpec<WuhanOptions> = {
  fields: FIELDS,
  presets: { koukou: KOUKOU, kaikou: KAIKOU, hongzhong: HONGZHONG, facai: FACAI, qipi: QIPI },
  defaultPreset: 'koukou',
  conflicts: () => [],
};
