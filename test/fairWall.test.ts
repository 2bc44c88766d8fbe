/** docs/fair-wall.md: its example is a real record, and whoever cheats is found out by the engine, the terminal and docs/check alike. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fairHeader } from '../packages/engine/src/testing/fair.ts';
import { CHEATS, honest, honestWith } from '../packages/engine/src/testing/fairCheats.ts';
import { check, newMatch, recordOf, winSeeker } from '../packages/engine/src/testing/match.ts';
import { ROOT, read, rows, section } from './recordPage.ts';

const EXAMPLE = 'docs/examples/fair-xuezhan.jsonl';
const PAGE = 'docs/fair-wall.md';
const [BEGIN, END] = ['<!-- example -->\n```text\n', '```\n<!-- end of example -->'];

const recordFor = (header: typeof honest): string[] => {
  const [, ...lines] = recordOf(newMatch({}, { seed: header.seed as never }), winSeeker());
  return [JSON.stringify(header), ...lines];
};
/** Seat 1 commits, and tells nothing. */
const example = fairHeader(newMatch(), { silent: [1] });

/** Every text that is hashed, by the page alone, and what comes of it. */
const textsOf = ({ ruleset, version, options, fair }: typeof honest): string[] => {
  const texts: string[] = [];
  const hash = (what: string, ...lines: unknown[]): string => {
    const text = [`paiju fair ${what} 1`, ...lines].map((line) => `${line}\n`).join('');
    const hashed = createHash('sha256').update(text).digest('hex');
    texts.push(`${text}= ${hashed}\n`);
    return hashed;
  };
  const chosen = Object.entries(options as object).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  const terms = hash('terms', version, ruleset, ...chosen.sort());
  const promise = hash('promise', fair.table, fair.match, terms, fair.secret);
  for (const [seat, number] of fair.numbers.entries())
    if (number !== '-') hash('player', promise, seat, number);
  hash('seed', hash('lock', promise, ...fair.commitments), fair.secret, ...fair.numbers);
  return texts;
};

if (process.env.UPDATE_GOLDEN === '1') {
  writeFileSync(join(ROOT, EXAMPLE), `${recordFor(example).join('\n')}\n`);
  const page = read(PAGE);
  const block = textsOf(example).join('\n');
  const [before = '', rest = ''] = page.split(BEGIN);
  writeFileSync(join(ROOT, PAGE), `${before}${BEGIN}${block}${END}${rest.split(END)[1] ?? ''}`);
}

describe('the example', () => {
  const lines = read(EXAMPLE).trimEnd().split('\n');

  test('is a finished match with a wall that people made, and it verifies', () => {
    expect(lines).toEqual(recordFor(example));
    expect(check(lines)).toMatchObject({ finished: true });
    expect(example.fair.numbers.indexOf('-')).toBe(1);
  });

  test('has the fields that the page about records describes', () => {
    const { signatures, ...fields } = example.fair;
    expect(Object.keys(signatures)).toEqual(['promise', 'lock']);
    expect(rows(section('## How the wall was made')).toSorted()).toEqual(
      [...Object.keys(fields), 'signatures'].toSorted(),
    );
  });

  test('is hashed as the page shows, and its seed comes of it', () => {
    const texts = textsOf(example);
    expect(read(PAGE).split(BEGIN)[1]?.split(END)[0]).toBe(texts.join('\n'));
    expect(texts.at(-1)).toContain(`= ${example.seed}\n`);
  });
});

describe('whoever cheats', () => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-fair-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [, ...rest] = recordFor(honest);
  const { signatures } = honest.fair;
  /** What only they can see who have Ed25519. */
  const SIGNED = [
    {
      who: 'the lock is signed by nobody',
      header: honestWith({ signatures: { ...signatures, lock: '0'.repeat(128) } }),
    },
    { who: 'the promise is signed with another key', header: honestWith({ key: 'a'.repeat(64) }) },
    {
      who: 'the signatures change places',
      header: honestWith({ signatures: { promise: signatures.lock, lock: signatures.promise } }),
    },
  ].map((one) => ({ ...one, code: 'fair-signature' }));
  const FORMS = [
    { who: 'nothing is there', header: { ...honest, fair: null }, code: 'bad-fair' },
    { who: 'a hash is too short', header: honestWith({ lock: 'ab' }), code: 'bad-fair' },
    { who: 'another version', header: honestWith({ version: 2 }), code: 'fair-version' },
  ];
  /** The game of the header itself is looked at first. */
  const all = [
    ...CHEATS.filter(({ header }) => header.ruleset === honest.ruleset && header.version === honest.version),
    ...SIGNED,
    ...FORMS,
  ];
  let said: readonly string[] = [];

  beforeAll(() => {
    const files = all.map(({ header }, i) => {
      const file = join(folder, `${i}.jsonl`);
      writeFileSync(file, `${[JSON.stringify(header), ...rest].join('\n')}\n`);
      return file;
    });
    const run = spawnSync('python3', ['-B', 'docs/check/check.py', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    said = (run.stdout + run.stderr).trimEnd().split('\n');
  });

  test('is told so by docs/check/check.py, which was written from the page', () => {
    expect(all.length).toBeGreaterThan(20);
    expect(said.slice(0, -1).map((line) => line.replace(/^.*, (line 1: [a-z-]+): .*$/, '$1'))).toEqual(
      all.map(({ code }) => `line 1: ${code}`),
    );
    expect(said.at(-1)).toContain(`0 of ${all.length} records agree`);
  });

  test('is told so by the engine, before anything is played', () => {
    const codes = all.map(({ header }) => check([JSON.stringify(header), ...rest]));
    // The engine has no Ed25519: the terminal and the page look at signatures.
    expect(codes.map((one) => ('code' in one ? one.code : 'fair-signature'))).toEqual(
      all.map(({ code }) => code),
    );
  });

  test('has a code that stands on the page about records', () => {
    const codes = new Set([...all.map(({ code }) => code), 'fair-no-seed']);
    expect(
      rows(section('## Checking a record'))
        .filter((code) => code.includes('fair'))
        .sort(),
    ).toEqual([...codes].sort());
  });
});
