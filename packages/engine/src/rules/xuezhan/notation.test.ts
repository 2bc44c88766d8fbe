import { expect, test } from 'vitest';
import { partsIn } from '../../position/parts.ts';
import { Misprint } from '../../position/problem.ts';
import { optionsIn } from '../../testing/hands.ts';
import { withoutVoid } from './imagine.ts';
import { xuezhan } from './index.ts';

const { notation } = xuezhan;

/** What is written of a position once it has been read, but for the order of the wall; or why it cannot be read, and what could be. */
const written = (options: string, text: string): string => {
  try {
    const { state, sight } = notation.read(optionsIn(xuezhan.options, options), partsIn(`xuezhan; ${text}`));
    const { parts } = sight === 'all' ? notation.ofState(state) : notation.ofView(xuezhan.view(state, sight));
    return parts.filter((part) => !part.startsWith('wall') || part.includes('?')).join('; ');
  } catch (thrown) {
    if (!(thrown instanceof Misprint)) throw thrown;
    const { code, text: part, allowed } = thrown.problem;
    return `${code}: ${part}${allowed === '' ? '' : `, ${allowed}`}`;
  }
};

const REST = '1 | void s; 2 | void s; 3 | void s';

const BY_HAND = '123456789m 1235p';

// [what it shows, options, text as it is written]
test.each([
  ['X-5.2 what was buried', 'bury3', `0* 12m + 5p | void s | buried 123s; ${REST}`],
  [
    'X-7.5 a win declined',
    'sichuan passedWin=barred',
    `0* 12m + 5p | void s; 1 | void s | barred 3; 2 | void s; 3 | void s`,
  ],
  [
    'X-3.2 who won first',
    'sichuan',
    `first-win 1, 2<0; won-tiles 5p; 0* 12m + 5p | void s; 1 | void s | won 5p; 2 | void s | won 5p; 3 | void s`,
  ],
  [
    'X-3.2 by itself',
    'sichuan',
    `first-win 1; 0* 12m + 5p | void s; 1 | void s | won 5p; 2 | void s; 3 | void s`,
  ],
  [
    'X-10.5 several wins of one seat',
    'xueliu',
    `0* 12m + 5p | void s; 1 | void s | won 5p | wins 2; 2 | void s; 3 | void s`,
  ],
  ['X-5.8 the direction', 'sichuan', 'choose exchange; direction across; 0 123m; 1 123m; 2 123m; 3 123p'],
  ['X-5.3 a choice made', 'bury3', 'choose bury; 0 123m | answered bury 123m; 1 123s; 2 123s; 3 123s'],
  [
    'X-5.3 the dealer, seen by itself',
    'bury3',
    `seen 0; choose bury; 0 123456789m 12345p; 1 ?13; 2 ?13; 3 ?13; wall ?55`,
  ],
  [
    'X-5.3 the dealer, seen by another',
    'bury3',
    `seen 1; choose bury; 0 ?14; 1 123456789m 1234p; 2 ?13; 3 ?13; wall ?55`,
  ],
  [
    'X-5.3 another dealer',
    'bury3',
    `seen 1; dealer 1; choose bury; 0 ?13; 1 123456789m 12345p; 2 ?13; 3 ?13; wall ?55`,
  ],
  [
    'X-7.5 an own win declined',
    'sichuan',
    `seen 0; 0* ${BY_HAND} + 1p | void s | barred 2; 1 ?13 | void s; 2 ?13 | void s; 3 ?13 | void s; wall ?55`,
  ],
  [
    'X-5.2 buried face down',
    'bury3 showBuried=no',
    `seen 0; 0* 123456m 1235p + 1p | void s | buried 123s; 1 ?10 | void s; 2 ?10 | void s; 3 ?10 | void s; wall ?55`,
  ],
])('%s', (_shows, options, text) => expect(written(options, text)).toBe(text));

const FIRST_WIN = '0 to 3, 1<0 on a tile of seat 0';

// [options, text, what is wrong with it]
test.each([
  ['sichuan', '0* 1m', 'not-said: 0* 1m, void m | p | s'],
  ['sichuan', 'first-win 4; void s; 0* 1m', `bad-value: first-win 4, ${FIRST_WIN}`],
  ['sichuan', 'first-win 1<4; void s; 0* 1m', `bad-value: first-win 1<4, ${FIRST_WIN}`],
  ['sichuan', 'first-win 1<0<2; void s; 0* 1m', `bad-value: first-win 1<0<2, ${FIRST_WIN}`],
  ['sichuan', 'first-win <0; void s; 0* 1m', `bad-value: first-win <0, ${FIRST_WIN}`],
  ['sichuan', `seen 0; void s; 0* ${BY_HAND}`, `too-few-tiles: 0* ${BY_HAND}, 14`],
  ['sichuan', `seen 0; void s; 0* ${BY_HAND} + 1p; 1 | barred 2`, 'hidden: barred 2'],
  ['bury3', 'void s; 0* 1m + 1m | buried 111s; 1 | buried 11s', 'too-many-copies: 1s, 4'],
  ['sichuan', 'void s; 0* 1m + 1m; 1 | won 1111p; 2 1p', 'too-many-copies: 1p, 4'],
])('%s %s', (options, text, problem) => expect(written(options, text)).toBe(problem));

// [text of an action, as it is read]
test.each([
  ['void s', { type: 'void', suit: 's' }],
  [' bury  123m ', { type: 'bury', tiles: [0, 1, 2] }],
  ['exchange 123m', { type: 'exchange', tiles: [0, 1, 2] }],
  ['discard 1m', { type: 'discard', tile: 0 }],
  ['void', null],
  ['void z', null],
  ['bury 1x', null],
  ['', null],
])('the action “%s”', (text, action) => {
  expect(notation.readAction(text)).toEqual(action);
});

const seen = (text: string) => {
  const { state } = notation.read(
    optionsIn(xuezhan.options, 'sichuan'),
    partsIn(`xuezhan; seen 0; void s; ${text}`),
  );
  return xuezhan.view(state, 0);
};
const OWN = `0 ${BY_HAND}`;

// [what it shows, view, whether seat 1 is known to hold nothing of its void suit]
test.each([
  ['X-6.2 it has discarded nothing', `${OWN}; 1*`, false],
  ['X-6.2 it has discarded another suit', `${OWN}; 1 | discards 9m; 2*`, true],
  ['X-6.2 it has discarded its void suit', `${OWN}; 1 | discards 9s; 2*`, false],
  ['X-10.1 it has won', `${OWN}; 1 | won 9m | discards 9s; 2*`, true],
  [
    'X-9.1 it goes on after a kong',
    `${OWN}; source replacement; 1* | kong 9p concealed | discards 9m`,
    false,
  ],
  [
    'X-9.1 another goes on after a kong',
    `${OWN}; source replacement; 1 | discards 9m; 2* | kong 9p concealed`,
    true,
  ],
  ['X-9.5 its kong may be robbed', `0 123456789m 1299p; rob 3p<1; 1 | pung 3p<2 | discards 9m`, false],
  ['X-7.1 its discard is asked about', `0 12345678m 12399p; claim 9p<1; 1 | discards 9p`, true],
])('%s', (_shows, text, isFree) => expect(withoutVoid(seen(text), 1) !== null).toBe(isFree));
