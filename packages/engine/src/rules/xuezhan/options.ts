/** the options of Xuezhan and its three presets. */
import type { OptionConflict, OptionField, OptionsSpec } from '../../play/options.ts';
import { choice, flag, limit, MOST_POINTS, number } from '../../play/options.ts';
import type { XuezhanConflict } from './codes.ts';

export interface XuezhanOptions {
  readonly sets: 3 | 4;
  readonly opening: 'bury' | 'exchange' | 'declare';
  readonly exchangeDirection: 'seed' | 'next' | 'across' | 'previous';
  readonly afterWin: 'stay' | 'leave';
  readonly lockedKongs: 'never' | 'same-waits';
  readonly severalWinners: 'all' | 'nearest';
  readonly nextAfterDiscardWin: 'discarder' | 'winner';
  readonly value: 'sum' | 'double';
  readonly cap: number | null;
  readonly base: number;
  readonly startPoints: number;
  readonly selfDraw: 'fan' | 'base' | 'none';
  readonly shapes: 'ladder' | 'add';
  readonly sevenPairs: boolean;
  readonly heavenEarth: boolean;
  readonly heavenSelfDrawn: boolean;
  readonly earthAfterClaims: boolean;
  readonly lastTile: boolean;
  readonly menqing: boolean;
  readonly middleTiles: boolean;
  readonly terminalsAndJiang: boolean;
  readonly dragonPairsAndArhats: boolean;
  readonly claimedKong: number;
  readonly concealedKong: number;
  readonly addedKong: number;
  readonly lateAddedKong: 'paid' | 'free';
  readonly robbing: boolean;
  readonly kongAfterPung: boolean;
  readonly lastTileKong: boolean;
  readonly voidMelds: boolean;
  readonly kongMoney: 'final' | 'refund' | 'transfer';
  readonly claimedKongFlower: 'all' | 'feeder';
  readonly flowerPig: boolean;
  readonly readyCheck: boolean;
  readonly passedWin: 'free' | 'barred';
  readonly nextDealer: 'rotate' | 'winner';
  readonly deals: number;
  readonly showBuried: boolean;
  readonly showConcealedKong: boolean;
  readonly showWinningHand: boolean;
}

/** High enough for any table, low enough that points stay exact: 2^20 fan units times the base. */
const MOST_FAN = 20;

const FIELDS: { readonly [K in keyof XuezhanOptions]: OptionField } = {
  sets: number('X-10.3', 3, 4),
  opening: choice('X-4.1', 'bury', 'exchange', 'declare'),
  exchangeDirection: choice('X-5.8', 'seed', 'next', 'across', 'previous'),
  afterWin: choice('X-11.3', 'stay', 'leave'),
  lockedKongs: choice('X-11.4', 'never', 'same-waits'),
  severalWinners: choice('X-7.4', 'all', 'nearest'),
  nextAfterDiscardWin: choice('X-12.2', 'discarder', 'winner'),
  value: choice('X-13.21', 'sum', 'double'),
  cap: limit('X-13.21', 1, MOST_FAN),
  base: number('X-13.21', 1, MOST_POINTS),
  startPoints: number('X-3.3', -MOST_POINTS, MOST_POINTS),
  selfDraw: choice('X-13.13', 'fan', 'base', 'none'),
  shapes: choice('X-13.2', 'ladder', 'add'),
  sevenPairs: flag('X-10.5'),
  heavenEarth: flag('X-13.6'),
  heavenSelfDrawn: flag('X-13.6'),
  earthAfterClaims: flag('X-13.7'),
  lastTile: flag('X-13.10'),
  menqing: flag('X-13.11'),
  middleTiles: flag('X-13.19'),
  terminalsAndJiang: flag('X-13.18'),
  dragonPairsAndArhats: flag('X-13.14'),
  claimedKong: number('X-9.1', 0, MOST_POINTS),
  concealedKong: number('X-9.1', 0, MOST_POINTS),
  addedKong: number('X-9.1', 0, MOST_POINTS),
  lateAddedKong: choice('X-9.7', 'paid', 'free'),
  robbing: flag('X-9.5'),
  kongAfterPung: flag('X-6.4'),
  lastTileKong: flag('X-9.3'),
  voidMelds: flag('X-8.2'),
  kongMoney: choice('X-9.8', 'final', 'refund', 'transfer'),
  claimedKongFlower: choice('X-9.10', 'all', 'feeder'),
  flowerPig: flag('X-14.6'),
  readyCheck: flag('X-14.7'),
  passedWin: choice('X-7.5', 'free', 'barred'),
  nextDealer: choice('X-3.2', 'rotate', 'winner'),
  deals: number('X-3.3', 1, 1000),
  showBuried: flag('X-5.6'),
  showConcealedKong: flag('X-16.2'),
  showWinningHand: flag('X-16.1'),
};

export const BURY3: XuezhanOptions = {
  sets: 3,
  opening: 'bury',
  exchangeDirection: 'seed',
  afterWin: 'stay',
  lockedKongs: 'never',
  severalWinners: 'all',
  nextAfterDiscardWin: 'discarder',
  value: 'sum',
  cap: null,
  base: 1,
  startPoints: 100,
  selfDraw: 'fan',
  shapes: 'ladder',
  sevenPairs: false,
  heavenEarth: true,
  heavenSelfDrawn: true,
  earthAfterClaims: true,
  lastTile: true,
  menqing: true,
  middleTiles: false,
  terminalsAndJiang: false,
  dragonPairsAndArhats: false,
  claimedKong: 2,
  concealedKong: 1,
  addedKong: 1,
  lateAddedKong: 'paid',
  robbing: false,
  kongAfterPung: false,
  lastTileKong: true,
  voidMelds: false,
  kongMoney: 'final',
  claimedKongFlower: 'all',
  flowerPig: false,
  readyCheck: false,
  passedWin: 'free',
  nextDealer: 'rotate',
  deals: 1,
  showBuried: true,
  showConcealedKong: true,
  showWinningHand: true,
};

/** 血战: what the tournament text sets differently from the house game. */
export const SICHUAN: XuezhanOptions = {
  ...BURY3,
  sets: 4,
  opening: 'exchange',
  afterWin: 'leave',
  nextAfterDiscardWin: 'winner',
  value: 'double',
  cap: 3,
  startPoints: 0,
  selfDraw: 'base',
  shapes: 'add',
  sevenPairs: true,
  menqing: false,
  concealedKong: 2,
  lateAddedKong: 'free',
  robbing: true,
  kongMoney: 'refund',
  flowerPig: true,
  readyCheck: true,
  passedWin: 'barred',
  nextDealer: 'winner',
};

/** 血流成河: as `sichuan`, but winners stay and every pattern counts. */
export const XUELIU: XuezhanOptions = {
  ...SICHUAN,
  afterWin: 'stay',
  lockedKongs: 'same-waits',
  cap: 5,
  menqing: true,
  middleTiles: true,
  terminalsAndJiang: true,
  dragonPairsAndArhats: true,
};

/** what makes no sense together. */
const conflicts = (options: XuezhanOptions): readonly OptionConflict[] => {
  const found: OptionConflict[] = [];
  const refuse = (reason: XuezhanConflict, ...names: (keyof XuezhanOptions)[]): void => {
    found.push({ reason, options: names });
  };
  if (options.sevenPairs && options.sets === 3) refuse('seven-pairs-need-four-sets', 'sevenPairs', 'sets');
  if (options.dragonPairsAndArhats && options.sets === 3)
    refuse('dragon-pairs-and-arhats-need-four-sets', 'dragonPairsAndArhats', 'sets');
  if (options.exchangeDirection !== 'seed' && options.opening !== 'exchange')
    refuse('direction-needs-exchange', 'exchangeDirection', 'opening');
  if (!options.showBuried && options.opening !== 'bury') refuse('nothing-is-buried', 'showBuried', 'opening');
  return found;
};

export const XUEZHAN_OPTIONS: OptionsSpec<XuezhanOptions> = {
  fields: FIELDS,
  presets: { bury3: BURY3, sichuan: SICHUAN, xueliu: XUELIU },
  defaultPreset: 'bury3',
  conflicts,
};
