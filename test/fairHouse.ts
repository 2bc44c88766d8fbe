/** A server that cheats with a wall and speaks the real protocol, for tests; and what docs/check says of a record. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, lockOf, promiseOf } from '@paiju/engine/fair';
import type { OnlineDown, OnlineUp } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { expect } from 'vitest';
import { numberOf } from '../packages/engine/src/testing/fair.ts';
import { newMatch, seedNo } from '../packages/engine/src/testing/match.ts';
import { houseKeyFrom } from '../packages/server/src/sittings/houseKey.ts';
import { scripted, TABLE } from '../packages/web/src/online/testing/script.ts';
import { ROOT } from './recordPage.ts';

export const OTHER = seedNo(5);
export const key = houseKeyFrom('07'.repeat(32));
const AGREED = newMatch();
export const { rules } = AGREED;
export const OPTIONS = AGREED.terms.options as object;

export interface Said {
  readonly table: string;
  readonly match: number;
  readonly secret: string;
  readonly options: object;
  readonly key: typeof key;
}
export const HONEST: Said = { table: 'table-1', match: 1, secret: '5a'.repeat(32), options: OPTIONS, key };

export const promiseFor = ({ table, match, options, secret }: Said): string =>
  promiseOf({ table, match, ruleset: rules.id, version: rules.version, options }, secret);

/** A server that is the test, with Ann's own page on the other end of the line. She sits at 0; the others are in its pocket. */
export class House {
  readonly line = scripted();
  readonly promise = promiseFor(HONEST);

  constructor() {
    this.line.wire.onopen?.();
    this.tell(TABLE);
  }

  tell(...messages: readonly OnlineDown[]): void {
    this.line.wire.tell(...messages);
  }

  said<T extends OnlineUp['type']>(type: T): Extract<OnlineUp, { type: T }>[] {
    return this.line.wire.said.filter((one): one is Extract<OnlineUp, { type: T }> => one.type === type);
  }

  promised(change: Partial<Said> = {}, signature?: string): void {
    const said = { ...HONEST, ...change };
    const promise = promiseFor(said);
    const { table, match } = said;
    const signed = signature ?? said.key.sign('promise', promise);
    this.tell({ type: 'promise', table, match, promise, key: said.key.key, signature: signed, seat: 0 });
  }

  /** Of all: Ann's as she has said it. */
  get commitments(): readonly string[] {
    const own = this.said('commit').at(-1)?.commitment ?? '-';
    return [own, ...[1, 2, 3].map((seat) => commitmentOf(this.promise, seat, numberOf(seat)))];
  }

  locked(
    commitments = this.commitments,
    change: { promise?: string; lock?: string; signature?: string } = {},
  ): void {
    const lock = change.lock ?? lockOf(change.promise ?? this.promise, commitments);
    const signature = change.signature ?? key.sign('lock', lock);
    this.tell({ type: 'lock', match: 1, commitments: [...commitments], lock, signature });
  }

  get numbers(): readonly string[] {
    return [this.said('number').at(-1)?.number ?? '-', ...[1, 2, 3].map(numberOf)];
  }

  dealt(numbers = this.numbers): void {
    this.tell({ type: 'numbers', match: 1, numbers: [...numbers] });
  }

  began(): void {
    this.tell(
      { ...TABLE, phase: 'playing', match: 1 },
      {
        ...({ type: 'seated', n: 1, protocol: PROTOCOL, ruleset: 'xuezhan', seat: 0 } as const),
        players: ['Ann', 'Ben', 'Cai', 'Dan'],
      },
    );
  }

  honestly(): this {
    this.promised();
    this.locked();
    this.dealt();
    this.began();
    return this;
  }

  get finding(): string | null {
    return this.line.sitting.shown.wall?.finding ?? null;
  }
}

/** What docs/check/check.py says of each: a code, or nothing. */
export const pythonSays = (records: readonly (readonly string[])[]): readonly (string | null)[] => {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-attacks-'));
  const files = records.map((lines, i) => {
    const file = join(folder, `${i}.jsonl`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  });
  const run = spawnSync('python3', ['-B', 'docs/check/check.py', ...files], { cwd: ROOT, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const said = (run.stdout + run.stderr).trimEnd().split('\n');
  const codes = files.map((file) => {
    const line = said.find((one) => one.includes(file) && /line \d+: /.test(one));
    return line === undefined ? null : (/line 1: ([a-z-]+)/.exec(line)?.[1] ?? line);
  });
  // Whatever is not complained of was looked at to its end.
  const agree = codes.filter((code) => code === null).length;
  expect(said.at(-1)).toContain(`${agree} of ${files.length} records agree`);
  return codes;
};
