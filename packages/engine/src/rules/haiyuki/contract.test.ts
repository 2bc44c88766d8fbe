/** Haiyuki under the contract suite: all 49 pairings of characters, every preset, and the options that change a round. */
import { GAMES } from '../../games.ts';
import { resolveOptions } from '../../play/options.ts';
import { rulesetContract } from '../../testing/contract.ts';
import type { HaiyukiOptions } from './options.ts';
import { HAIYUKI_OPTIONS } from './options.ts';
import { SKILL_NAMES } from './skillNames.ts';
import { SKILLS } from './skills.ts';
import { HAIYUKI_LEAKS } from './testing/oracle.ts';
import { HAIYUKI_SETTINGS } from './testing/settings.ts';
import { CHARACTERS } from './tiles.ts';

const plan = (
  preset: string,
  changes: Partial<HaiyukiOptions>,
  matches: number,
  expected: readonly string[],
) => {
  const options = resolveOptions(HAIYUKI_OPTIONS, preset, changes);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  rulesetContract(GAMES.haiyuki, options.value, {
    ...HAIYUKI_SETTINGS,
    leaks: HAIYUKI_LEAKS,
    name: `H-10.1, H-10.2: ${preset} with ${JSON.stringify(changes)}`,
    matches,
    leakMatches: 0, // `leaks.test.ts`
    expected,
  });
};

const PLAY = ['riichi', 'pon', 'tsumo', 'won', 'nagari', 'open win', 'dora', 'damage', 'noten'];
/** Come too seldom to be waited for in the few matches of one pairing. */
const RARE = ['TIGER_STRIKE', 'DORA_BOMB', 'EXCHANGE_RON', 'LAST_CHANCE', 'SUPER_IAI', 'SPIRIT_RIICHI'];

for (const seat0 of CHARACTERS)
  for (const seat1 of CHARACTERS) {
    const skills = SKILL_NAMES.filter((name) => [seat0, seat1].includes(SKILLS[name].owner));
    plan('rulebook', { seat0, seat1 }, 11, [...PLAY, ...skills.filter((name) => !RARE.includes(name))]);
  }

plan('duel', { seat0: 'fari', seat1: 'petum' }, 6, [...PLAY, 'recovery', 'LAST_CHANCE']);
plan('original', { seat0: 'rinxiang', seat1: 'yuri' }, 20, [...PLAY, 'DORA_BOMB', 'SPIRIT_RIICHI']);
plan('rulebook', { askInRiichi: true, seat0: 'smash', seat1: 'yuri' }, 20, [
  ...PLAY,
  'EXCHANGE_RON',
  'SUPER_IAI',
]);
plan('rulebook', { askInRiichi: true, seat0: 'rinxiang', seat1: 'mayu' }, 20, [...PLAY, 'DORA_BOMB', 'ron']);
plan('rulebook', { skills: false, start: 'fixed' }, 20, [...PLAY, 'ron', 'haitei']);
plan('rulebook', { hp: 1000, mp: 1000, notenPenalty: 0, rounds: 1 }, 20, [
  'TIGER_STRIKE',
  'HELL_PILE',
  'won',
]);
