import { expect, test } from 'vitest';
import { warmUp } from './warmUp.ts';

test('some of every game is played, and read again', async () => {
  const steps = await warmUp();
  expect(Object.keys(steps).sort()).toEqual(['haiyuki', 'wuhan', 'xuezhan']);
  for (const count of Object.values(steps)) expect(count).toBeGreaterThanOrEqual(60);
});
