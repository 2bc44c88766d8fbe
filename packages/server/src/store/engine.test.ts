/** The embedded database on its thread: what it cannot do comes back as from any other, and nobody waits while it works. */
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder } from '../testing/places.ts';
import { Engine } from './engine.ts';

// To open one takes longer than all of this.
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.open(emptyFolder());
});

test('what cannot be done is refused with the code of PostgreSQL, and the next question is answered', async () => {
  await expect(engine.query('SELECT 1 / $1::int', [0])).rejects.toMatchObject({
    ...{ message: 'division by zero', code: '22012' },
  });
  expect(await engine.query('SELECT $1::int AS one', [1])).toEqual([{ one: 1 }]);
});

test('a folder that cannot be one is refused', async () => {
  await expect(Engine.open('/dev/null')).rejects.toThrow(/./);
});

test('this thread goes on while that one works', async () => {
  let isOver = false;
  const work = engine
    .query('SELECT count(*) FROM generate_series(1, 2000000) a WHERE a % 7 = 3', [])
    .finally(() => {
      isOver = true;
    });
  let rounds = 0;
  while (!isOver) {
    await new Promise(setImmediate);
    rounds += 1;
  }
  await work;
  expect(rounds).toBeGreaterThan(100);
});

test('who asks when it is closed is told so', async () => {
  await engine.close();
  await expect(engine.query('SELECT 1', [])).rejects.toThrow('has ended');
});
