import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { GAME_IDS } from '../outlines.ts';
import { fairHeader, numberOf } from '../testing/fair.ts';
import { CHEATS, honest, honestWith } from '../testing/fairCheats.ts';
import { check, newMatch, recordOf, seedNo, winSeeker } from '../testing/match.ts';
import { FAIR_CODES, fairProblem } from './proof.ts';
import { promiseOf } from './texts.ts';

const { fair } = honest;
const code = (header: Readonly<Record<string, unknown>>): string | null => fairProblem(header)?.code ?? null;
const other = seedNo(5);

test('a wall that people have made verifies with its record, and only with its own seed', () => {
  const { seed } = honest;
  const lines = recordOf(newMatch({}, { seed: seed as never }), winSeeker());
  const whole = [JSON.stringify(honest), ...lines.slice(1)];
  expect(check(whole)).toMatchObject({ finished: true });
  const swapped = [JSON.stringify(honestWith({ secret: other })), ...lines.slice(1)];
  expect(check(swapped)).toMatchObject({ line: 1, code: 'fair-promise' });
});

test('what is hashed is lines of text, as docs/fair-wall.md has them', () => {
  const sha = (...lines: string[]): string =>
    createHash('sha256')
      .update(`${lines.join('\n')}\n`)
      .digest('hex');
  const options = Object.entries(honest.options as object).map(
    ([name, value]) => `${name} ${JSON.stringify(value)}`,
  );
  const agreed = sha('paiju fair terms 1', String(honest.version), 'xuezhan', ...options.sort());
  const { table, match, secret, promise, lock, numbers } = fair;
  expect(promise).toBe(sha('paiju fair promise 1', table, String(match), agreed, secret));
  const commitments = numbers.map((number, seat) =>
    sha('paiju fair player 1', promise, String(seat), number),
  );
  expect(fair.commitments).toEqual(commitments);
  expect(lock).toBe(sha('paiju fair lock 1', promise, ...commitments));
  expect(honest.seed).toBe(sha('paiju fair seed 1', lock, secret, ...numbers));
});

test.each(GAME_IDS)('every preset of %s can be promised', (id) => {
  const { rules } = GAMES[id];
  const promises = Object.values(rules.options.presets).map((options) =>
    promiseOf(
      { table: 't', match: 1, ruleset: id, version: rules.version, options: options as object },
      other,
    ),
  );
  expect(new Set(promises).size).toBe(promises.length);
});

describe('what is no proof is refused', () => {
  // [what, the header, the code]
  const BAD: readonly [string, Readonly<Record<string, unknown>>, string][] = [
    ['a text', { ...honest, fair: 'yes' }, 'bad-fair'],
    ['null', { ...honest, fair: null }, 'bad-fair'],
    ['nothing in it', { ...honest, fair: { version: 1 } }, 'bad-fair'],
    ...(
      ['table', 'match', 'promise', 'secret', 'lock', 'key', 'commitments', 'numbers', 'signatures'] as const
    ).map((field): [string, Readonly<Record<string, unknown>>, string] => [
      `no ${field}`,
      honestWith({ [field]: undefined }),
      'bad-fair',
    ]),
    ['a match before the first', honestWith({ match: 0 }), 'bad-fair'],
    ['a secret in capitals', honestWith({ secret: fair.secret.toUpperCase() }), 'bad-fair'],
    ['a table on two lines', honestWith({ table: 'a\nb' }), 'bad-fair'],
    ['a number that is none', honestWith({ numbers: ['', '', '', ''] }), 'bad-fair'],
    ['a short signature', honestWith({ signatures: { promise: '1', lock: '1' } }), 'bad-fair'],
    ['another version', honestWith({ version: 2 }), 'fair-version'],
    ['no game', { ...honest, ruleset: undefined }, 'fair-promise'],
    ['no version of the game', { ...honest, version: undefined }, 'fair-promise'],
    ['no options', { ...honest, options: undefined }, 'fair-promise'],
    ['deals in the place of the seed', { ...honest, seed: undefined, deals: [] }, 'fair-no-seed'],
  ];
  test.each(BAD)('%s', (_, header, expected) => {
    expect(code(header)).toBe(expected);
  });
});

describe('an operator or a player who cheats leaves a record that is refused', () => {
  test.each(CHEATS)('$who', ({ header, code: expected }) => {
    expect(code(header)).toBe(expected);
  });

  test('every code is met', () => {
    const all = [...CHEATS.map((cheat) => cheat.code), 'bad-fair', 'fair-version', 'fair-no-seed'];
    expect(FAIR_CODES.filter((each) => !all.includes(each))).toEqual([]);
  });
});

describe('what the rules allow changes nothing for the others', () => {
  test('who withholds a number, or never commits, counts as nobody, and the record verifies', () => {
    for (const plan of [
      { silent: [1] },
      { silent: [0, 1, 2, 3] },
      { numbers: [null, numberOf(1), null, null] },
    ]) {
      const header = fairHeader(newMatch(), plan);
      expect(fairProblem(header)).toBeNull();
      expect(header.seed).not.toBe(honest.seed);
    }
  });

  test('whoever withholds has chosen blindly: the seed without them differs with every number of the others', () => {
    const seeds = Array.from(
      { length: 50 },
      (_, n) => fairHeader(newMatch(), { numbers: [numberOf(n), numberOf(1), null, null], silent: [1] }).seed,
    );
    expect(new Set(seeds).size).toBe(50);
  });

  test('a record that says nothing of its wall is none the worse', () => {
    expect(fairProblem({ ...honest, fair: undefined, seed: other })).toBeNull();
  });
});
