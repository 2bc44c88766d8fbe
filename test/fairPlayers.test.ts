/** Players who cheat with a wall, at a table of the real server: it changes nothing for anybody else, and what is left of it verifies. */
import { commitmentOf } from '@paiju/engine/fair';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../packages/engine/src/testing/fair.ts';
import { check } from '../packages/engine/src/testing/match.ts';
import { matchIn } from '../packages/server/src/sittings/fold.ts';
import { person } from '../packages/server/src/sittings/testing/sitters.ts';
import { opened, Page, settled, TestTable } from '../packages/server/src/sittings/testing/table.ts';
import { wallHeaderIn } from '../packages/web/src/screens/fair/checkWall.ts';
import { OTHER, pythonSays } from './fairHouse.ts';

describe('a player who', () => {
  interface Table {
    readonly ann: Page;
    readonly mal: Page;
    /** Mal's number and commitment, had she been honest. */
    readonly number: string;
    readonly commitment: string;
    commitmentOfAnn(): string;
  }
  const NOTHING = async (): Promise<void> => {};
  const commits = ({ mal, commitment }: Table) => mal.does({ type: 'commit', match: 1, commitment });
  const tells = ({ mal, number }: Table, what = number) =>
    mal.does({ type: 'number', match: 1, number: what });

  // [what she does, before the host begins, after the lock, whether she is in the list, whether her number counts]
  const PLAYERS: readonly [
    string,
    (table: Table) => Promise<void>,
    (table: Table) => Promise<void>,
    boolean,
    boolean,
  ][] = [
    ['plays fair', commits, tells, true, true],
    ['says nothing at all', NOTHING, NOTHING, false, false],
    ['withholds her number', commits, NOTHING, true, false],
    ['changes her number', commits, (table) => tells(table, OTHER), true, false],
    [
      'copies the commitment of another, and tells her own number',
      ({ mal, commitmentOfAnn }) => mal.does({ type: 'commit', match: 1, commitment: commitmentOfAnn() }),
      tells,
      true,
      false,
    ],
    [
      'copies the commitment of another, and that number too',
      ({ mal, commitmentOfAnn }) => mal.does({ type: 'commit', match: 1, commitment: commitmentOfAnn() }),
      (table) => tells(table, table.ann.wall.last?.witness.number),
      true,
      false,
    ],
    ['tells a number without having committed to one', NOTHING, tells, false, false],
    [
      'commits after the lock',
      NOTHING,
      async (table) => {
        await commits(table);
        await tells(table);
      },
      false,
      false,
    ],
    [
      'commits twice, and tells the first number',
      async (table) => {
        await table.mal.does({
          ...({ type: 'commit', match: 1 } as const),
          commitment: commitmentOf(table.ann.last('promise')?.promise ?? '', 1, OTHER),
        });
        await commits(table);
      },
      (table) => tells(table, OTHER),
      true,
      false,
    ],
    [
      'commits for another match',
      ({ mal, commitment }) => mal.does({ type: 'commit', match: 2, commitment }),
      tells,
      false,
      false,
    ],
    [
      'tells two numbers',
      commits,
      async (table) => {
        await tells(table, OTHER);
        await tells(table);
      },
      true,
      true,
    ],
  ];

  const played = async (before: (table: Table) => Promise<void>, after: (table: Table) => Promise<void>) => {
    const table = new TestTable([opened(person('Ann'), person('Mal'))]);
    const ann = await new Page(table, 'Ann').enter();
    const mal = await new Page(table, 'Mal', { isFair: false }).enter();
    const number = numberOf(6);
    const promise = ann.last('promise')?.promise ?? '';
    const { wall } = ann;
    const at: Table = {
      ...{ ann, mal, number, commitment: commitmentOf(promise, 1, number) },
      commitmentOfAnn: () => commitmentOf(promise, 0, wall.last?.witness.number ?? ''),
    };
    await before(at);
    await ann.does({ type: 'begin' });
    await table.pass(1_500);
    await after(at);
    await table.pass(5_000);
    await ann.until(() => ann.table?.phase === 'over');
    await settled();
    return { ann, lines: (matchIn(table.entries, 1)?.record ?? '').trimEnd().split('\n') };
  };

  const done: { readonly lines: readonly string[]; readonly isInList: boolean; readonly counts: boolean }[] =
    [];

  test.each(PLAYERS)('%s', async (_, before, after, isInList, counts) => {
    const { ann, lines } = await played(before, after);
    const fair = wallHeaderIn(lines.join('\n'))?.proof;
    expect(fair?.commitments[1] !== '-').toBe(isInList);
    expect(fair?.numbers[1] !== '-').toBe(counts);
    // Ann's number is in it, whatever Mal does, and nobody else is suspected.
    const kept = [...ann.wall.kept.values()][0];
    expect(kept?.finding).toBeNull();
    expect(fair?.numbers[0]).toBe(kept?.witness.number);
    expect(check(lines)).toMatchObject({ finished: true });
    done.push({ lines, isInList, counts });
  });

  test('and what is left of each is sound to docs/check too', () => {
    expect(done).toHaveLength(PLAYERS.length);
    expect(pythonSays(done.map(({ lines }) => lines))).toEqual(done.map(() => null));
  }, 120_000);
});
