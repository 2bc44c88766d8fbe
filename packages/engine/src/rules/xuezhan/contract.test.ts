/** Xuezhan under the contract suite: every preset, and the options that change how a round runs. */
import { GAMES } from '../../games.ts';
import { resolveOptions } from '../../play/options.ts';
import { rulesetContract } from '../../testing/contract.ts';
import type { XuezhanOptions } from './options.ts';
import { XUEZHAN_OPTIONS } from './options.ts';
import { XUEZHAN_LEAKS } from './testing/oracle.ts';
import { XUEZHAN_SETTINGS } from './testing/settings.ts';

const PLAY = ['pung', 'claimed kong', 'added kong', 'concealed kong', 'self-drawn', 'discard', 'wall-empty'];
const WINS = ['shared win', 'kong-flower', 'kong-discard', 'last-tile', 'root', 'pure-suit', 'all-triplets'];
const LOCKED = ['locked win'];
const LOCKED_KONGS = ['locked claimed kong', 'locked added kong', 'locked concealed kong'];
const ROBBED = ['kong-declared', 'robbed-kong', 'robbed-kong-win'];
const SETTLED = ['kong-refund', 'flower-pig', 'ready-check', 'declined win', 'seven-pairs'];

/** What must have happened in the matches of each preset. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  bury3: [...PLAY, ...WINS, ...LOCKED, 'golden-hook', 'pure-golden-hook', 'menqing'],
  sichuan: [...PLAY, ...WINS, ...ROBBED, ...SETTLED, 'all-but-one-won'],
  xueliu: [...PLAY, ...WINS, ...LOCKED, ...LOCKED_KONGS, ...ROBBED, ...SETTLED, 'dragon-seven-pairs'],
};

// [preset, what is changed, what must then have happened]
const VARIATIONS: readonly [string, Partial<XuezhanOptions>, ...string[]][] = [
  ['bury3', { sets: 4 }, 'locked win'],
  ['bury3', { robbing: true, severalWinners: 'nearest' }, 'kong-declared'],
  ['bury3', { lockedKongs: 'same-waits', kongAfterPung: true, lastTileKong: false }, 'locked claimed kong'],
  ['bury3', { showBuried: false, showConcealedKong: false, showWinningHand: false }, 'concealed kong'],
  [
    'bury3',
    { afterWin: 'leave', value: 'double', cap: 3, selfDraw: 'none', passedWin: 'barred' },
    'declined win',
  ],
  ['bury3', { deals: 3, nextDealer: 'winner', nextAfterDiscardWin: 'winner' }, 'discard'],
  ['sichuan', { opening: 'declare', kongAfterPung: true }, 'all-but-one-won'],
  ['sichuan', { deals: 3, nextDealer: 'rotate', nextAfterDiscardWin: 'discarder' }, 'discard'],
  ['sichuan', { exchangeDirection: 'across', passedWin: 'free', showWinningHand: false }, 'all-but-one-won'],
  ['xueliu', { kongMoney: 'transfer' }, 'kong-transfer', 'kong-refund'],
  ['xueliu', { severalWinners: 'nearest', nextAfterDiscardWin: 'discarder' }, 'locked win'],
  ['xueliu', { showConcealedKong: false }, 'locked concealed kong'],
  ['xueliu', { showConcealedKong: false, showWinningHand: false, opening: 'bury' }, 'concealed kong'],
  ['xueliu', { voidMelds: true, earthAfterClaims: false }, 'void pung'],
  ['xueliu', { claimedKongFlower: 'feeder', heavenSelfDrawn: false }, 'feeder pays'],
];

for (const [name, options] of Object.entries(XUEZHAN_OPTIONS.presets))
  rulesetContract(GAMES.xuezhan, options, {
    ...XUEZHAN_SETTINGS,
    leaks: XUEZHAN_LEAKS,
    name,
    matches: 520,
    leakMatches: 20,
    expected: EXPECTED[name] ?? ['what this preset expects is not written down'],
  });

for (const [preset, changes, ...expected] of VARIATIONS) {
  const options = resolveOptions(XUEZHAN_OPTIONS, preset, changes);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  rulesetContract(GAMES.xuezhan, options.value, {
    ...XUEZHAN_SETTINGS,
    leaks: XUEZHAN_LEAKS,
    name: `${preset} with ${JSON.stringify(changes)}`,
    matches: Math.round(75 / options.value.deals),
    leakMatches: options.value.deals > 1 ? 3 : 5,
    expected,
  });
}
