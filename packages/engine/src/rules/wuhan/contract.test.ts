/** Wuhan under the contract suite: its presets, and the options that change how a round runs. */
import { GAMES } from '../../games.ts';
import { resolveOptions } from '../../play/options.ts';
import { rulesetContract } from '../../testing/contract.ts';
import { BIG_TYPES } from './basics.ts';
import type { WuhanOptions } from './options.ts';
import { KAIKOU, KOUKOU, WUHAN_OPTIONS } from './options.ts';
import { WUHAN_LEAKS } from './testing/oracle.ts';
import { WUHAN_SETTINGS } from './testing/settings.ts';

const PLAY = ['chow', 'pung', 'claimed kong', 'added kong', 'concealed kong', 'special kong', 'wild laid'];
const ENDS = ['kong-declared', 'kong at the end', 'wall-empty', 'flow-draw'];
const WAYS = ['way self-draw', 'way discard', 'way kong-bloom', 'way robbed-kong', 'contested win'];
const WINS = ['hard small', 'soft small', 'hard big', 'soft big', 'several types', 'dealer wins'];
const PAID = ['small-win', 'big-win'];
const CONTRACTS = ['contract-third-opening', 'contract-fully-melded', 'contract-robbed-kong'];
/** What must have happened in the matches of each preset. */
const EXPECTED = [...PLAY, ...ENDS, ...WAYS, ...WINS, ...BIG_TYPES, ...PAID, ...CONTRACTS];

// [rounds, preset, what is changed, what must then have happened]
const VARIATIONS: readonly [number, string, Partial<WuhanOptions>, ...string[]][] = [
  [60, 'hongzhong', {}, 'special kong', 'flow-draw'],
  [60, 'facai', {}, 'special kong', 'flow-draw'],
  [60, 'qipi', {}, 'special kong', 'flow-draw'],
  [
    60,
    'qipi',
    { smallWilds: 4, bigWilds: 0, jiangContract: true, meldedContract: 'always', piao: 10 },
    'soft small',
  ],
  [60, 'koukou', { wallRemainder: 14 }, 'wall-empty'],
  [120, 'koukou', { passedWin: 'barred' }, 'declined win'],
  [180, 'koukou', { twoWinners: 'nearest' }, 'contested win'],
  [60, 'koukou', { openings: 'once', goldenCapKouKou: 350 }, 'soft small'],
  [60, 'koukou', { minimum: 1 }, 'soft small'],
  [60, 'koukou', { minimum: 64, cap: null, flowDraw: 'none' }, 'wall-empty'],
  [60, 'koukou', { addedKongKeepsOpening: false, bloomSelfDrawn: true }, 'added kong'],
  [60, 'kaikou', { showConcealedKong: true, flowCountsLaizi: false }, 'concealed kong'],
  [60, 'kaikou', { deals: 3, nextDealer: 'winner', startPoints: 100 }, 'way discard'],
  [60, 'kaikou', { deals: 3, nextDealer: 'rotate', flowDealer: 'passes', flowDraw: 'capped' }, 'way discard'],
  [60, 'kaikou', { stacking: 'double', bigSelfDraw: 'double', bigDiscard: 'double' }, 'big-win'],
  [60, 'kaikou', { contractorOrder: 'flush-first', lastTileSelfDrawn: true }, 'big-win'],
];

/** Played at length; the others differ from them by options, of which fewer rounds tell enough. */
const AT_LENGTH = { koukou: KOUKOU, kaikou: KAIKOU };

for (const [name, options] of Object.entries(AT_LENGTH))
  rulesetContract(GAMES.wuhan, options, {
    ...WUHAN_SETTINGS,
    leaks: WUHAN_LEAKS,
    name,
    matches: 520,
    leakMatches: 20,
    expected: EXPECTED,
  });

for (const [rounds, preset, changes, ...expected] of VARIATIONS) {
  const options = resolveOptions(WUHAN_OPTIONS, preset, changes);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  rulesetContract(GAMES.wuhan, options.value, {
    ...WUHAN_SETTINGS,
    leaks: WUHAN_LEAKS,
    name: `${preset} with ${JSON.stringify(changes)}`,
    matches: rounds / options.value.deals,
    leakMatches: options.value.deals > 1 ? 3 : 5,
    expected,
  });
}
