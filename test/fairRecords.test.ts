/** Records that an operator writes after a match in which the page has kept everything it was told: by the engine, docs/check and the page. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { FairProof } from '@paiju/engine/fair';
import { commitmentOf, FAIR_VERSION, fairSeed, isFoul, lockOf, signedText } from '@paiju/engine/fair';
import { beforeAll, describe, expect, test } from 'vitest';
import { numberOf } from '../packages/engine/src/testing/fair.ts';
import { check, newMatch, recordOf, winSeeker } from '../packages/engine/src/testing/match.ts';
import { houseKeyFrom } from '../packages/server/src/sittings/houseKey.ts';
import { isSignedByHouse } from '../packages/web/src/online/signed.ts';
import { checkWall, ownFinding, wallHeaderIn } from '../packages/web/src/screens/fair/checkWall.ts';
import type { Said } from './fairHouse.ts';
import { HONEST, House, key, OPTIONS, OTHER, promiseFor, pythonSays, rules } from './fairHouse.ts';

describe('the record that an operator writes after an honest match', () => {
  const house = new House().honestly();
  const { commitments, numbers } = house;
  const kept = house.line.sitting.shown.wall;

  /** As consistent as whoever has heard all numbers can make it. */
  const headerFor = (change: Partial<Said> = {}, more: Partial<FairProof> = {}) => {
    const said = { ...HONEST, ...change };
    const promise = promiseFor(said);
    const told = more.numbers ?? numbers;
    const own =
      more.commitments ??
      (promise === house.promise
        ? commitments
        : told.map((number, seat) => commitmentOf(promise, seat, number)));
    const lock = more.lock ?? lockOf(promise, own);
    const signatures = { promise: said.key.sign('promise', promise), lock: said.key.sign('lock', lock) };
    const { table, match, secret, options } = said;
    const made = {
      version: FAIR_VERSION,
      table,
      match,
      promise,
      secret,
      commitments: own,
      lock,
      numbers: told,
    };
    const fair = { ...made, key: said.key.key, signatures, ...more };
    return {
      ...{ paiju: 'record', format: 1, ruleset: rules.id, version: rules.version, options },
      ...{
        seed: fairSeed(fair.lock, fair.secret, fair.numbers),
        players: ['Ann', 'Ben', 'Cai', 'Dan'],
        fair,
      },
    };
  };
  const linesFor = (header: {
    readonly seed: string;
    readonly options: object;
    readonly players: readonly string[];
  }) => {
    const match = newMatch(header.options as never, { seed: header.seed as never });
    const [, ...rest] = recordOf(match, winSeeker());
    return [JSON.stringify(header), ...rest];
  };
  const honest = headerFor();
  const { fair: _, ...unsaid } = honest;
  const otherKey = houseKeyFrom('08'.repeat(32));
  const swapped = [numbers[0] ?? '', numbers[2] ?? '', numbers[1] ?? '', numbers[3] ?? ''];

  // [what the operator does, the header, what the record shows alone, what Ann's page shows]
  const WRITTEN: readonly [string, typeof honest | typeof unsaid, string | null, string | null][] = [
    ['is honest', honest, null, null],
    ['swaps the secret', headerFor({}, { secret: OTHER }), 'fair-promise', null],
    [
      'swaps secret, promise, commitments and lock, and signs it all anew',
      headerFor({ secret: OTHER }),
      null,
      'record-differs',
    ],
    ['drops a number', headerFor({}, { numbers: numbers.with(2, '-') }), null, 'record-differs'],
    ['drops her number', headerFor({}, { numbers: numbers.with(0, '-') }), null, 'record-differs'],
    [
      'drops a commitment with its number',
      headerFor({}, { numbers: numbers.with(3, '-'), commitments: commitments.with(3, '-') }),
      null,
      'record-differs',
    ],
    [
      'replays a number of another match',
      headerFor({}, { numbers: numbers.with(1, numberOf(9)) }),
      'fair-number',
      'record-differs',
    ],
    ['reorders the numbers', headerFor({}, { numbers: swapped }), 'fair-number', 'record-differs'],
    [
      'changes the terms after the lock',
      { ...honest, options: { ...OPTIONS, cap: 3 } },
      'fair-promise',
      'terms-changed',
    ],
    [
      'changes the terms after the lock, and makes all of it anew',
      headerFor({ options: { ...OPTIONS, cap: 3 } }),
      null,
      'record-differs',
    ],
    [
      'adds a seat',
      headerFor({}, { commitments: [...commitments, OTHER], numbers: [...numbers, '-'] }),
      'fair-seats',
      'record-differs',
    ],
    ['shows it as another match', headerFor({ match: 2 }), null, 'record-differs'],
    ['shows it as of another table', headerFor({ table: 'table-2' }), null, 'record-differs'],
    ['signs with another key', headerFor({ key: otherKey }), null, 'record-differs'],
    ['takes a seed of its own', { ...honest, seed: OTHER }, 'fair-seed', null],
    ['says nothing of the wall', { ...unsaid, seed: OTHER } as typeof unsaid, null, 'record-differs'],
  ];
  const records = WRITTEN.map(([, header]) => linesFor(header));
  let python: readonly (string | null)[] = [];
  beforeAll(() => {
    python = pythonSays(records);
  }, 120_000);

  test.each(WRITTEN.map((row, i) => [...row, i] as const))(
    '%s',
    async (who, _header, byRecord, byPage, i) => {
      const lines = records[i] ?? [];
      const found = check(lines);
      expect('code' in found ? found.code : null).toBe(byRecord);
      expect(python[i]).toBe(byRecord);
      const wall = wallHeaderIn(lines.join('\n'));
      const finding = wall === null ? null : ownFinding(wall, kept);
      expect(finding).toBe(byPage);
      const checked = await checkWall(lines.join('\n'), {
        recall: () => kept,
        isSigned: isSignedByHouse,
        isPlayed: async () => !('code' in found),
      });
      expect(checked.isFine).toBe(who === 'is honest');
      expect(checked.outcomes.signatures).toBe(wall?.proof == null ? 'unknown' : 'fits');
      if (who !== 'is honest') expect(byRecord !== null || (finding !== null && isFoul(finding))).toBe(true);
    },
  );

  test('two promises, or two locks, for one match are signed, and so can be shown to others', () => {
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
    const own = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    const shown = createPublicKey(own).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
    expect(key.key).toBe(shown);
    const text = Buffer.from(signedText('promise', house.promise));
    expect(key.sign('promise', house.promise)).toBe(sign(null, text, own).toString('hex'));
  });
});
