/** A program that speaks the protocol itself, without `paiju agent` in between, and does what it should not. */
import type { GameAction } from '@paiju/protocol';
import { expect, test } from 'vitest';
import { person, TERMS } from './testing/sitters.ts';
import { opened, Page, settled, TestTable } from './testing/table.ts';

const NEVER_LEGAL = { type: 'discard', tile: 99 } as unknown as GameAction;

/** Ann plays; the program beside her is asked something, and answers nothing by itself. */
const asked = async () => {
  const program = { ...person('Robby'), agent: true } as const;
  const table = new TestTable([
    { ...opened(person('Ann'), program), terms: { ...TERMS, preset: 'duel', clock: 'quick', agents: true } },
  ]);
  const ann = await new Page(table, 'Ann').enter();
  const robby = await new Page(table, 'Robby', { level: null }).enter();
  ann.say({ type: 'begin' });
  await robby.until(() => robby.last('asked') !== null);
  await settled();
  return { table, ann, robby };
};

const open = (page: Page) => {
  const question = page.last('asked');
  if (question === null) throw new Error('nothing is asked');
  const { msLeft, reserveMs } = question.clock ?? { msLeft: 0, reserveMs: 0 };
  const legal = question.legal as readonly GameAction[];
  return { question: question.question, legal, msLeft: msLeft + reserveMs };
};
/** What became of a question. */
const doneTo = (page: Page, question: number) =>
  page.all('done').filter((done) => done.question === question);

test('never: every question is answered for it when its time is up, and the match goes on', async () => {
  const { table, ann, robby } = await asked();
  expect(ann.table?.chairs[1]).toMatchObject({ is: 'person', agent: true });
  for (let questions = 0; questions < 10; questions++) {
    const { question, msLeft } = open(robby);
    await table.pass(msLeft - 1);
    expect(doneTo(robby, question)).toEqual([]);
    await table.pass(1);
    expect(doneTo(robby, question)).toHaveLength(1);
  }
  expect(table.stopped).toEqual([]);
});

test('late: what it says then is refused, and changes nothing', async () => {
  const { table, robby } = await asked();
  const { question, legal, msLeft } = open(robby);
  await table.pass(msLeft);
  const [done] = doneTo(robby, question);
  const steps = table.entries.length;
  const action = legal.find((each) => JSON.stringify(each) !== JSON.stringify(done?.action)) ?? NEVER_LEGAL;
  await robby.does({ type: 'act', question, action });
  expect(robby.last('refused')).toMatchObject({ question, code: 'question-over' });
  expect(doneTo(robby, question)).toEqual([done]);
  expect(table.entries).toHaveLength(steps);
});

test('wrong: it is refused each time, and its question stays open', async () => {
  const { table, robby } = await asked();
  const { question, legal } = open(robby);
  const steps = table.entries.length;
  for (let times = 1; times <= 20; times++) {
    await robby.does({ type: 'act', question, action: NEVER_LEGAL });
    expect(robby.all('refused')).toHaveLength(times);
  }
  expect(table.entries).toHaveLength(steps);
  await robby.does({ type: 'act', question, action: legal[0] ?? NEVER_LEGAL });
  expect(doneTo(robby, question)).toMatchObject([{ action: legal[0] }]);
});

test('twice: the first answer stands', async () => {
  const { robby } = await asked();
  const { question, legal } = open(robby);
  const [first = NEVER_LEGAL, second = NEVER_LEGAL] = legal;
  robby.say({ type: 'act', question, action: first });
  robby.say({ type: 'act', question, action: second });
  await settled();
  expect(doneTo(robby, question)).toMatchObject([{ action: first }]);
  expect(robby.last('refused')).toMatchObject({ question, code: 'question-over' });
});
