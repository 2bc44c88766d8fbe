import { expect, test } from 'vitest';
import { partsIn } from '../../position/parts.ts';
import { Misprint } from '../../position/problem.ts';
import { wuhan } from './index.ts';
import { notation } from './notation.ts';
import { KOUKOU } from './options.ts';

/** What is written of a position once it has been read, or why it cannot be read. */
const written = (text: string): string => {
  try {
    return notation.ofState(notation.read(KOUKOU, partsIn(`wuhan; ${text}`)).state).parts.join('; ');
  } catch (thrown) {
    return thrown instanceof Misprint ? thrown.problem.code : String(thrown);
  }
};

// [what it shows, text, as it is written]
test.each([
  ['W-2.4 the flip', 'flip 7z; 0* 1m; wall ?0', 'flip 7z; 0* 1m; 1; 2; 3; wall ?0'],
  ['has to be said', '0* 1m; wall ?0', 'not-said'],
  [
    'W-3.1 special tiles laid out, and the kong this turn goes on after',
    'flip 1z; after-kong special; 0* 1m + 2m | kong 5z special; wall ?0',
    'after-kong special; flip 1z; 0* 1m + 2m | kong 5z special; 1; 2; 3; wall ?0',
  ],
  [
    'W-4.11 who declined a win',
    'flip 1z; barred 3, 1; 0* 1m; wall ?0',
    'flip 1z; barred 3, 1; 0* 1m; 1; 2; 3; wall ?0',
  ],
  [
    'W-10.1 who won',
    'flip 1z; over won; won 2 on 5p; wall ?0',
    'over won; flip 1z; won 2 on 5p; 0; 1; 2; 3; wall ?0',
  ],
  [
    'a winner without the tile',
    'flip 1z; over won; won 2; wall ?0',
    'over won; flip 1z; won 2; 0; 1; 2; 3; wall ?0',
  ],
  ['no tile without a winner', 'flip 1z; over won; won on 5p; wall ?0', 'bad-value'],
  ['the winning tile counts', 'flip 1z; over won; won 2 on 5p; 0 5555p; wall ?0', 'too-many-copies'],
  ['nothing is chosen in secret', 'flip 1z; choose bury; 0 1m', 'bad-value'],
])('%s', (_shows, text, parts) => expect(written(text)).toBe(parts));

/** The same of what one seat sees, with what could be said instead where it cannot be read. */
const seen = (text: string): string => {
  try {
    const { state, sight } = notation.read(KOUKOU, partsIn(`wuhan; ${text}`));
    if (sight === 'all') throw new Error('not a view');
    return notation.ofView(wuhan.view(state, sight)).parts.join('; ');
  } catch (thrown) {
    if (!(thrown instanceof Misprint)) throw thrown;
    const { code, text: part, allowed } = thrown.problem;
    return `${code}: ${part}, ${allowed}`;
  }
};

const OWN = '123456789m 1234p';

// [what it shows, text as it is written]
test.each([
  ['W-2.4 another seat’s draw', `seen 0; flip 1z; 0 ${OWN}; 1* ?13 + ?; 2 ?13; 3 ?13; wall ?82`],
  ['W-4.11 an own win declined', `seen 0; flip 1z; barred 0; 0 ${OWN}; 1* ?13 + ?; 2 ?13; 3 ?13; wall ?82`],
  ['W-10.1 the end', 'seen none; over won; flip 1z; won 2 on 5p; 0 123m; 1 123m; 2 123m; 3 123p; wall ?9'],
])('%s', (_shows, text) => expect(seen(text)).toBe(text));

// [text, what is wrong with it]
test.each([
  [`seen 0; 0 ${OWN}; 1*`, 'not-said: wuhan, flip, and a tile'],
  ['seen none; over won; flip 1z; 0 123m; 1 ?13; 2 123m; 3 123p', 'not-said: 1 ?13, 1, and its tiles'],
  ['seen none; over won; flip 1z; 0 123m; 2 123m; 3 123p', 'not-said: wuhan, 1, and its tiles'],
  ['seen none; over won; flip 1z; won 4', 'bad-value: won 4, 2 on 5p'],
  ['seen none; over won; flip 1z; won 2 on 9x', 'bad-value: won 2 on 9x, 2 on 5p'],
  ['seen none; over won; flip 1z; won 2 on', 'bad-value: won 2 on, 2 on 5p'],
  ['seen none; over won; flip 1z; won x2 on 5p', 'bad-value: won x2 on 5p, 2 on 5p'],
  ['seen none; over won; flip 1z; won 2 on 5p 6p', 'bad-value: won 2 on 5p 6p, 2 on 5p'],
])('%s', (text, problem) => expect(seen(text)).toBe(problem));
