/** The wall of every match is made by those who are there: nobody is waited for longer than is said, and whoever takes over goes on. */
import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { FairProof } from '@paiju/engine/fair';
import { fairProblem, recordFinding } from '@paiju/engine/fair';
import { Superseded } from '@paiju/table';
import { describe, expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { fold, matchIn } from './fold.ts';
import { BOT, EMPTY, person } from './testing/sitters.ts';
import { HOUSE, opened, Page, settled, TestTable, until } from './testing/table.ts';

const DUEL = [opened(person('Ann'), person('Ben'))];
const NOTHING = ['-', '-'];

const typesOf = (table: TestTable) => table.entries.map(({ type }) => type).filter((type) => type !== 'step');

const headerOf = (entries: readonly Entry[], match = 1) =>
  JSON.parse((matchIn(entries, match)?.record ?? '').split('\n')[0] ?? '') as {
    readonly fair?: FairProof;
    readonly ruleset: string;
    readonly options: object;
  };
const proofOf = (entries: readonly Entry[], match = 1): FairProof => {
  const { fair } = headerOf(entries, match);
  if (fair === undefined) throw new Error('nothing is said of the wall');
  return fair;
};

const verifies = (entries: readonly Entry[], match = 1): boolean => {
  const read = readRecord(GAMES, matchIn(entries, match)?.record ?? '');
  const verified = read.ok ? verifyRecord(read.value) : read;
  return verified.ok && verified.value.finished;
};

/** What somebody has kept of a match fits its record, and their number is in it. */
const isIn = (page: Page, entries: readonly Entry[], match = 1): boolean => {
  const proof = proofOf(entries, match);
  const kept = page.wall.kept.get(`${proof.table} ${match}`);
  if (kept === undefined || kept.finding !== null) return false;
  const { witness } = kept;
  return (
    recordFinding(witness, proof, headerOf(entries, match)) === null &&
    proof.numbers[witness.seat] === witness.number
  );
};

const duel = async (entries: readonly Entry[] = DUEL, firstNumber = 0, isFair = true) => {
  const table = new TestTable(entries, firstNumber);
  const ann = await new Page(table, 'Ann').enter();
  const ben = await new Page(table, 'Ben', { isFair }).enter();
  return { table, ann, ben };
};

test('everybody who sits there has a number in it, match after match', async () => {
  const { table, ann, ben } = await duel();
  ann.say({ type: 'begin' });
  await ann.until(() => ann.table?.phase === 'over');
  await settled();
  expect(typesOf(table)).toEqual(['opened', 'promised', 'locked', 'began', 'over', 'promised']);
  ann.say({ type: 'again' });
  ben.say({ type: 'again' });
  await ann.until(() => ann.table?.match === 2 && ann.table.phase === 'over');
  for (const match of [1, 2]) {
    expect(verifies(table.entries, match)).toBe(true);
    expect([ann, ben].map((page) => isIn(page, table.entries, match))).toEqual([true, true]);
  }
  expect(proofOf(table.entries, 2).secret).not.toBe(proofOf(table.entries, 1).secret);
  expect(table.waits).toBeLessThan(10);
});

test('what was told comes in its order, and nothing of the secret before the match is over', async () => {
  const { table, ann } = await duel();
  ann.say({ type: 'begin' });
  await ann.until(() => ann.table?.phase === 'over');
  const types = ann.heard.map(({ type }) => type);
  const firstOf = (type: string): number => types.indexOf(type as never);
  expect(firstOf('promise')).toBeLessThan(firstOf('lock'));
  expect(firstOf('lock')).toBeLessThan(firstOf('numbers'));
  expect(firstOf('numbers')).toBeLessThan(firstOf('seated'));
  const { secret } = proofOf(table.entries);
  const seed = JSON.stringify(headerOf(table.entries)).match(/"seed":"(\w+)"/)?.[1] ?? '-';
  for (const said of ann.heard.map((message) => JSON.stringify(message))) {
    expect(said).not.toContain(secret);
    expect(said).not.toContain(seed);
  }
});

test('with bots, and chairs that were empty, the one who has a number makes it', async () => {
  const table = new TestTable([opened(person('Ann'), EMPTY)]);
  const ann = await new Page(table, 'Ann').enter();
  ann.say({ type: 'begin' });
  await ann.until(() => ann.table?.phase === 'over');
  expect(proofOf(table.entries).commitments[1]).toBe('-');
  expect(isIn(ann, table.entries)).toBe(true);
});

describe('nobody is waited for', () => {
  test('1.5 seconds for who says nothing', async () => {
    const { table, ann } = await duel(DUEL, 0, false);
    await ann.does({ type: 'begin' });
    await table.pass(1_499);
    expect(typesOf(table)).toEqual(['opened', 'promised']);
    await table.pass(1);
    await ann.until(() => ann.last('seated') !== null);
    expect(proofOf(table.entries).numbers[1]).toBe('-');
    expect(isIn(ann, table.entries)).toBe(true);
  });

  test('five seconds for who has committed and tells nothing, and they have no part in it', async () => {
    const { table, ann, ben } = await duel(DUEL, 0, false);
    await ben.does({ type: 'commit', match: 1, commitment: 'a'.repeat(64) });
    await ann.does({ type: 'begin' });
    expect(typesOf(table)).toEqual(['opened', 'promised', 'locked']);
    await table.pass(4_999);
    expect(typesOf(table)).toEqual(['opened', 'promised', 'locked']);
    await table.pass(1);
    await ann.until(() => ann.last('seated') !== null);
    expect(proofOf(table.entries)).toMatchObject({ commitments: [expect.any(String), 'a'.repeat(64)] });
    expect(proofOf(table.entries).numbers[1]).toBe('-');
  });

  test('at all who is gone, also where they have committed', async () => {
    const { table, ann, ben } = await duel();
    await ben.leave();
    await ann.does({ type: 'begin' });
    await ann.until(() => ann.last('seated') !== null);
    expect(proofOf(table.entries).commitments[1]).toBe('-');
  });

  test('twice: who presses again while it is made has begun once', async () => {
    const { table, ann } = await duel(DUEL, 0, false);
    await ann.does({ type: 'begin' });
    await ann.does({ type: 'begin' });
    await table.pass(1_500);
    await ann.until(() => ann.last('seated') !== null);
    expect(ann.last('denied')).toBeNull();
  });
});

describe('a number counts for one seat', () => {
  test('whoever changes chairs commits anew', async () => {
    const table = new TestTable([opened(person('Ann'), EMPTY)]);
    const ann = await new Page(table, 'Ann').enter();
    await ann.does({ type: 'sit', seat: 1 });
    ann.say({ type: 'begin' });
    await ann.until(() => ann.last('seated') !== null);
    expect(proofOf(table.entries).commitments[0]).toBe('-');
    expect(isIn(ann, table.entries)).toBe(true);
  });

  test('whoever is sent away takes theirs along, and who sits there next commits', async () => {
    const { table, ann, ben } = await duel();
    await ann.does({ type: 'empty-chair', seat: 1 });
    expect(ben.last('promise')?.seat).toBeNull();
    const cai = await new Page(table, 'Cai').enter();
    await cai.does({ type: 'sit', seat: 1 });
    ann.say({ type: 'begin' });
    await ann.until(() => ann.last('seated') !== null);
    expect([ann, cai].map((page) => isIn(page, table.entries))).toEqual([true, true]);
    // Whoever was sent away is not told that somebody has cheated.
    expect(ben.wall.last?.finding ?? null).toBeNull();
  });

  test('of two pages of one person one speaks for the seat, and the other suspects nobody', async () => {
    const { table, ann, ben } = await duel();
    const second = await new Page(table, 'Ann').enter();
    expect(second.last('promise')?.seat).toBeNull();
    // Nor may it, where it says something all the same.
    await second.does({ type: 'commit', match: 1, commitment: 'a'.repeat(64) });
    ann.say({ type: 'begin' });
    await ann.until(() => ann.last('seated') !== null);
    expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
    expect(second.wall.last).toBeNull();
  });

  test('where the first page is closed the second commits', async () => {
    const { table, ann, ben } = await duel();
    const second = await new Page(table, 'Ann').enter();
    await ann.leave();
    expect(second.last('promise')?.seat).toBe(0);
    second.say({ type: 'begin' });
    await second.until(() => second.last('seated') !== null);
    expect([second, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
  });
});

test('whoever comes later, or looks on, is told what was said, and is asked for nothing', async () => {
  const table = new TestTable([opened(person('Ann'), BOT)]);
  const ann = await new Page(table, 'Ann', { level: null }).enter();
  await ann.does({ type: 'begin' });
  const late = await new Page(table, 'Ben').enter();
  await late.does({ type: 'sit', seat: 1 });
  const watcher = await new Page(table, null, { as: 'watch' }).enter();
  for (const page of [late, watcher]) {
    expect(page.last('promise')).toMatchObject({ match: 1, seat: null });
    expect(page.last('lock')?.lock).toBe(proofOf(table.entries).lock);
    expect(page.last('numbers')?.numbers).toEqual(proofOf(table.entries).numbers);
    expect(page.wall.last).toBeNull();
  }
});

test('a page that could not keep up is told all of it once more', async () => {
  const { table, ann } = await duel();
  const before = ann.all('promise').length;
  table.sitting.catchUp(ann);
  await settled();
  expect(ann.all('promise')).toHaveLength(before + 1);
  expect(ann.last('promise')?.seat).toBe(0);
});

test('a table that begins by itself is no other: a quick match', async () => {
  const made = { for: 'quick', startsBy: 1_015_000, level: 'novice' } as const;
  const table = new TestTable([{ ...opened(person('Ann'), person('Ben')), made }]);
  const ann = await new Page(table, 'Ann').enter();
  const ben = await new Page(table, 'Ben').enter();
  await ann.until(() => ann.table?.phase === 'over');
  expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
});

test('the deal of a day is the same for all: nobody makes it, and it says so', async () => {
  const seed = '0'.repeat(64);
  const table = new TestTable([
    { ...opened(person('Ann'), BOT), made: { for: 'daily', day: '2026-01-01', seed } },
  ]);
  const ann = await new Page(table, 'Ann').enter();
  await ann.until(() => ann.last('seated') !== null);
  expect(headerOf(table.entries).fair).toBeUndefined();
  expect(ann.last('promise')).toBeNull();
});

describe('another process goes on', () => {
  /** What the first process has kept when it loses the table at such an entry, and what people had. */
  const takenAt = async (type: Entry['type']) => {
    const first = await duel();
    first.table.keeping = async (entry) => {
      if (entry.type === type) throw new Superseded();
    };
    first.ann.say({ type: 'begin' });
    await until(() => first.table.done.length > 0);
    return first;
  };
  /** The same people on the same devices. */
  const back = async (first: Awaited<ReturnType<typeof duel>>) => {
    const table = new TestTable(first.table.entries, 1_000_000);
    const pages = [];
    for (const [name, before] of [
      ['Ann', first.ann],
      ['Ben', first.ben],
    ] as const) {
      const page = new Page(table, name);
      for (const [key, kept] of before.wall.kept) page.wall.kept.set(key, kept);
      pages.push(await page.enter());
    }
    const [ann, ben] = pages as [Page, Page];
    return { table, ann, ben };
  };

  test('before the lock: with the same promise, and the same numbers', async () => {
    const first = await takenAt('locked');
    expect(first.ann.all('lock')).toEqual([]);
    const { table, ann, ben } = await back(first);
    expect(ann.last('promise')?.promise).toBe(first.ann.last('promise')?.promise);
    ann.say({ type: 'begin' });
    await ann.until(() => ann.table?.phase === 'over');
    expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
    await settled();
    expect(typesOf(table).filter((type) => type === 'promised')).toHaveLength(2);
  });

  test('after the lock: by itself, with the same lock, and numbers are told again', async () => {
    const first = await takenAt('began');
    const { table, ann, ben } = await back(first);
    await ann.until(() => ann.table?.phase === 'over');
    expect(ann.last('lock')).not.toBeNull();
    expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
    expect(typesOf(table).filter((type) => type === 'locked')).toHaveLength(1);
    expect(proofOf(table.entries).lock).toBe(first.ann.last('lock')?.lock);
  });

  test('in the middle of a match: with everything that was told', async () => {
    const first = await duel();
    first.table.keeping = async (entry) => {
      if (entry.type === 'step' && entry.number > 10) throw new Superseded();
    };
    first.ann.say({ type: 'begin' });
    await until(() => first.table.done.length > 0);
    const { table, ann, ben } = await back(first);
    await ann.until(() => ann.table?.phase === 'over');
    expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
    expect(verifies(table.entries)).toBe(true);
  });

  test('and whoever was superseded deals nothing, and says nothing of it', async () => {
    for (const type of ['promised', 'locked', 'began'] as const) {
      const table = new TestTable(DUEL);
      table.keeping = async (entry) => {
        if (entry.type === type) throw new Superseded();
      };
      const ann = await new Page(table, 'Ann').enter();
      const ben = await new Page(table, 'Ben').enter();
      await ann.does({ type: 'begin' });
      await until(() => table.done.length > 0);
      const told = { promised: 'promise', locked: 'lock', began: 'numbers' } as const;
      for (const page of [ann, ben]) {
        expect(page.all(told[type])).toEqual([]);
        expect(page.last('seated')).toBeNull();
      }
    }
  });

  test.each([
    ['commitments', false, ['opened', 'promised']],
    ['numbers', true, ['opened', 'promised', 'locked']],
  ])('halted while %s are waited for, it keeps nothing more', async (_, commits, kept) => {
    const { table, ann, ben } = await duel(DUEL, 0, false);
    if (commits) await ben.does({ type: 'commit', match: 1, commitment: 'a'.repeat(64) });
    await ann.does({ type: 'begin' });
    await table.sitting.halt();
    await table.pass(10_000);
    expect(typesOf(table)).toEqual(kept);
  });
});

test('a secret that was promised for other rules is not used: the next number has a promise of its own', async () => {
  const promised = { type: 'promised', match: 1, secret: '1'.repeat(64), promise: '2'.repeat(64) } as const;
  const { table, ann, ben } = await duel([...DUEL, promised]);
  ann.say({ type: 'begin' });
  await ann.until(() => ann.table?.phase === 'over');
  expect(ann.table?.match).toBe(2);
  expect([ann, ben].map((page) => isIn(page, table.entries, 2))).toEqual([true, true]);
});

test('a table of before, at which a match runs without one, makes the next by all', async () => {
  const first = await duel();
  first.ann.say({ type: 'begin' });
  await first.ann.until(() => first.ann.table?.phase === 'over');
  const { fair: _, ...header } = headerOf(first.table.entries);
  const old = first.table.entries
    .filter(({ type }) => type !== 'promised' && type !== 'locked')
    .map((entry) => (entry.type === 'began' ? { ...entry, header: JSON.stringify(header) } : entry));
  const { table, ann, ben } = await duel(old, 1_000_000);
  ann.say({ type: 'again' });
  ben.say({ type: 'again' });
  await ann.until(() => ann.table?.match === 2 && ann.table.phase === 'over');
  expect([ann, ben].map((page) => isIn(page, table.entries, 2))).toEqual([true, true]);
});

test('what is no number of that seat is not taken, and neither is what comes for another match', async () => {
  const { table, ann, ben } = await duel();
  await ben.does({ type: 'number', match: 1, number: 'a'.repeat(64) });
  await ben.does({ type: 'commit', match: 2, commitment: 'a'.repeat(64) });
  ann.say({ type: 'begin' });
  await ann.until(() => ann.last('seated') !== null);
  await ben.does({ type: 'number', match: 1, number: 'b'.repeat(64) });
  await ben.does({ type: 'commit', match: 1, commitment: 'b'.repeat(64) });
  expect([ann, ben].map((page) => isIn(page, table.entries))).toEqual([true, true]);
});

test('nothing is folded that does not follow', () => {
  const state = DUEL.reduce<ReturnType<typeof fold> | null>(fold, null);
  const locked = { type: 'locked', match: 1, commitments: NOTHING, lock: 'a'.repeat(64) } as const;
  expect(() => fold(state, locked)).toThrow('nothing was promised');
});

test('what the house signs can be shown to others', async () => {
  const { table, ann } = await duel();
  ann.say({ type: 'begin' });
  await ann.until(() => ann.table?.phase === 'over');
  const { key, signatures, promise, lock } = proofOf(table.entries);
  expect(key).toBe(HOUSE.key);
  expect(signatures).toEqual({ promise: HOUSE.sign('promise', promise), lock: HOUSE.sign('lock', lock) });
  expect(ann.all('promise')[0]?.signature).toBe(signatures.promise);
  expect(ann.last('lock')?.signature).toBe(signatures.lock);
  expect(fairProblem(headerOf(table.entries) as never)).toBeNull();
});
