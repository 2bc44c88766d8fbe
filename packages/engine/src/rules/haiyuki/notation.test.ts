import { expect, test } from 'vitest';
import { partsIn } from '../../position/parts.ts';
import { Misprint } from '../../position/problem.ts';
import { haiyuki } from './index.ts';
import { notation } from './notation.ts';
import type { HaiyukiOptions } from './options.ts';
import { RULEBOOK } from './options.ts';

/** What is written of a position once it has been read, but for the order of the wall; or why it cannot be read, and what could be. */
const written = (text: string, options: Partial<HaiyukiOptions> = {}): string => {
  try {
    const { state, sight } = notation.read({ ...RULEBOOK, ...options }, partsIn(`haiyuki; ${text}`));
    const { parts } = sight === 'all' ? notation.ofState(state) : notation.ofView(haiyuki.view(state, sight));
    return parts.filter((part) => !part.startsWith('wall') || part.includes('?')).join('; ');
  } catch (thrown) {
    if (!(thrown instanceof Misprint)) throw thrown;
    const { code, text: part, allowed } = thrown.problem;
    return `${code}: ${part}${allowed === '' ? '' : `, ${allowed}`}`;
  }
};

// [what it shows, text as it is written]
const READ: readonly [string, string][] = [
  [
    'H-6.2 a round in the middle, with all that skills leave behind',
    'round 3; dealer 1; turn 5; dora A; ura p; 0* ARSYPFpswrb + A | hp 900 | mp 7 | destroyed A | guard 2 | curse 1 | spirit 3 | guaranteed | critical | mirror | active-used | used CRITICAL, RECOVERY; 1',
  ],
  [
    'H-3.4 a turn after a pon',
    'turn 5; dora A; ura p; source pon; 0* ARS | pung p<1 | pung w<1 | pung s<1; 1',
  ],
  [
    'H-6.10 a turn in which one kind must not go',
    'turn 5; dora A; ura p; source exchange; barred R; 0* AAARRRSSSYYP; 1',
  ],
  ['H-4.7 riichi whose discard was claimed', 'turn 9; dora A; ura p; 0* A; 1 | discards ARSY | riichi 5@3'],
  ['H-10.5 the setup with its chance', 'dora A; ura p; setup; 0; 1; returned 1, 2; roulette 3, 4'],
  ['H-9.3 a discard, and what was kept', 'dora A; ura p; claim w<1; drew v; 0 AAARRRSSSww; 1 v | discards w'],
  ['H-5.4 the end with the ura-dora turned', 'dora A; ura p; ura-shown; over won; 0 ww | pung A<1; 1 w'],
  [
    'H-6.27 whoever only waits',
    'seen 1; turn 3; dora A; waiting; 0 ?11; 1 AAARRRSSSww | discards ppY; wall ?92',
  ],
  ['a spectator at the end', 'seen none; turn 20; dora A; ura p; over won; 0 ww | pung A<1; 1 w; wall ?111'],
  ['another’s draw', 'seen 1; turn 20; dora A; 0* ?11 + ?; 1 AAARRRSSSww; wall ?40'],
  [
    'a turn of another that began with a pon',
    'seen 1; turn 20; dora A; source pon; 0* ?9 | pung A<1; 1 AAARRRSSSww; wall ?40',
  ],
];
test.each(READ)('%s', (_shows, text) => expect(written(text)).toBe(text));

/** Both may turn a tile of the wall when the turns run out. */
const ROULETTE = { seat0: 'petum', seat1: 'petum' } as const;
const BOMB = { seat0: 'rinxiang' } as const;
const OVER = 'turn 20; dora v; ura p; last-chance; 0 AARRRSSSYYY';
const SEEN = 'seen 1; turn 20; dora v; last-chance; 0 ?11; 1 AAARRRSSSYY';

// [what it shows, options, text as it is written]
const READ_WITH: readonly [string, Partial<HaiyukiOptions>, string][] = [
  ['H-6.13 who has answered', ROULETTE, `${OVER} | answered skill LAST_CHANCE; 1 AAARRRSSSYY`],
  ['H-6.13 who has declined', ROULETTE, `${OVER} | answered pass; 1 AAARRRSSSYY`],
  ['H-6.13 seen by whoever is asked', ROULETTE, `${SEEN}; wall ?95`],
  ['H-6.13 seen by whoever has answered', ROULETTE, `${SEEN} | answered pass; wall ?95`],
  [
    'H-6.5 an own ron',
    BOMB,
    'dora A; ura p; declared 0 ron w; stands; drew v; 0 AAARRRSSSww | riichi 1; 1 v | discards w',
  ],
  [
    'H-6.5 an own ron as it is seen',
    BOMB,
    'seen 0; dora A; declared 0 ron w; 0 AAARRRSSSww | riichi 1; 1 ?11 | discards w; wall ?94',
  ],
  ['H-6.5 an own tsumo', BOMB, 'turn 5; dora A; ura p; declared 0 tsumo Y; 0 AAARRRSSSYYY | riichi 3; 1'],
  [
    'H-6.28 a ron that may be countered',
    { seat1: 'yuri' },
    'seen 1; dora A; declared 0 ron w; 0 ?11 | riichi 1; 1 AAARRRSSSww | discards w; wall ?94',
  ],
];
test.each(READ_WITH)('%s', (_shows, options, text) => expect(written(text, options)).toBe(text));

const NOT_READY = 'turn 20; dora v; last-chance; 0 ARSYPFpswrb';
const RIICHI_VALUES = '1 to 20, 5@3 for another discard than the fifth';
const DECLARED_VALUES = '0 ron A, 0 tsumo A, 0 last-chance A';

// [text, what is wrong with it]
test.each([
  ['0* A', 'not-said: haiyuki, dora, and a tile'],
  ['dora A; waiting; 0 A', 'hidden: waiting, with seen'],
  [`${NOT_READY} | answered skill LAST_CHANCE; 1 AAARRRSSSYY`, 'bad-value: answered skill LAST_CHANCE'],
  ['dora A; turn 20; 0* AAARRRSSSww + A | answered pass', 'bad-value: answered pass'],
  ['dora A; turn 20; claim w<1; 0 AAARRRSSSww | answered pass; 1 A | discards w', 'bad-value: answered pass'],
  ['dora v; seen 1; last-chance; turn 20; 0 | answered pass; 1 AAARRRSSSYY', 'hidden: answered pass'],
  ['dora A; seen 1; claim w<0; drew A; 1 AAARRRSSSww', 'hidden: drew A'],
  ['dora A; seen 1; turn 20; 1* AAARRRSSSww + A; wall ?95', 'too-few-tiles: wall ?95, ?94'],
  ['dora A; seen 1; turn 20; 1* AAARRRSSSww + A; wall ?1', 'too-few-tiles: wall ?1, ?2'],
  ['dora A; seen 1; turn 20; 1* AAARRRSSSww + A; wall A', 'hidden: wall A, ?94'],
  ['dora A; seen 1; turn 20; 1* AAARRRSSSww + A; wall ?3 A', 'hidden: wall ?3 A, ?94'],
  ['dora A; turn 10; 0* A + R; wall ?21', 'too-few-tiles: wall ?21, ?22'],
  ['dora A; turn 20; 0* AAAAA + A; wall AAAA', 'too-many-copies: ataho, 9'],
  ['dora A; turn 20; 0* AAAAA + R; 1 | discards AAAA | destroyed A', 'too-many-copies: ataho, 9'],
  ['dora A; turn 20; 0* AAAAA + R; 1 | discards AA | pung A', 'too-many-copies: ataho, 9'],
  ['dora A; seen 1; waiting; 0* ?11; 1 ARSYPFpswrb', 'said-twice: waiting'],
  ['dora A; turn 20; last-chance; 0 ARSYPFpswrb; 1 ARSYPFpswrb', 'nothing-to-do: haiyuki'],
  ['dora A; turn 20; barred w; 0* ww | pung A', 'nothing-to-do: 0* ww | pung A'],
  ['dora A; turn 20; 0* A | riichi 4@x', `bad-value: riichi 4@x, ${RIICHI_VALUES}`],
  ['dora A; turn 20; 0* A | riichi 4@3@2', `bad-value: riichi 4@3@2, ${RIICHI_VALUES}`],
  ['dora A; turn 20; 0* A | riichi 21', `bad-value: riichi 21, ${RIICHI_VALUES}`],
  ['dora A; declared 0 ron w x; 0 A', `bad-value: declared 0 ron w x, ${DECLARED_VALUES}`],
  ['dora A; declared 0 run w; 0 A', `bad-value: declared 0 run w, ${DECLARED_VALUES}`],
  ['dora A; declared 2 ron w; 0 A', `bad-value: declared 2 ron w, ${DECLARED_VALUES}`],
  ['dora A; declared 0 ron; 0 A', `bad-value: declared 0 ron, ${DECLARED_VALUES}`],
])('%s', (text, problem) => expect(written(text, ROULETTE)).toBe(problem));

test('H-1.5 a wall that is written out is that wall', () => {
  const text = 'turn 20; dora A; ura p; 0* A + R; 1 | discards (A) ARA; wall vyb';
  const { state } = notation.read(RULEBOOK, partsIn(`haiyuki; ${text}`));
  expect(notation.ofState(state).parts.join('; ')).toBe(text);
});

// [text of an action, as it is read]
test.each([
  ['discard A', { type: 'discard', tile: 0 }],
  [' riichi  R ', { type: 'riichi', tile: 1 }],
  ['skill CRITICAL', { type: 'skill', skill: 'CRITICAL' }],
  ['skill SPIRIT_RIICHI R', { type: 'skill', skill: 'SPIRIT_RIICHI', tile: 1 }],
  ['exchange AR', { type: 'exchange', tiles: [0, 1] }],
  ['tsumo', { type: 'tsumo' }],
  ['ron', { type: 'ron' }],
  ['pon', { type: 'pon' }],
  ['pass', { type: 'pass' }],
  ['', null],
  ['discard', null],
  ['discard AR', null],
  ['discard A R', null],
  ['discard ?', null],
  ['exchange', null],
  ['exchange A R', null],
  ['pass A', null],
  ['skill', null],
  ['skill LUCK', null],
  ['skill CRITICAL ?', null],
  ['skill SPIRIT_RIICHI R A', null],
])('the action “%s”', (text, action) => {
  expect(notation.readAction(text)).toEqual(action);
  if (action !== null)
    expect(notation.writeAction(action as never)).toBe(text.trim().replaceAll(/\s+/g, ' '));
});
