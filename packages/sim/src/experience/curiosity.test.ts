import { expect, test } from 'vitest';
import { chancesOf, chosenBy } from './curiosity.ts';

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

test.each([[[3]], [[0, 0]], [[1, 0.9, -4]], [[-2, 5, 4.9, 0, 1, 2, 3, 4]]])(
  '%j: the chances add up, none is nothing where anything may be tried, and the best has the most',
  (worths) => {
    const chances = chancesOf(worths);
    expect(sum(chances)).toBeCloseTo(1, 12);
    for (const chance of chances.slice(0, 4)) expect(chance).toBeGreaterThan(0);
    const best = worths.indexOf(Math.max(...worths));
    expect(chances[best]).toBe(Math.max(...chances));
    expect(chances[best]).toBeGreaterThan(0.5);
  },
);

test('what is nearly as good is tried oftener than what is not', () => {
  const [, near = 0, far = 0, hopeless = 0] = chancesOf([2, 1.9, 1, -20]);
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(hopeless);
  expect(hopeless).toBeCloseTo(0.01, 6);
});

test.each([
  [0, 0],
  [0.19, 0],
  [0.2, 1],
  [0.69, 1],
  [0.71, 2],
  [0.999, 2],
])('the dice at %d choose place %d', (dice, place) => {
  expect(chosenBy([0.2, 0.5, 0.3], dice)).toBe(place);
});
