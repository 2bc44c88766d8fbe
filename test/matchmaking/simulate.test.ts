/** People at a queue; `npm run matchmaking` does the same with ten thousand for each of six crowds. */
import { describe, expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { RATES } from './page.ts';
import { SPREAD, simulate } from './simulate.ts';

const ARRIVALS = 600;

describe.each([2, 4])('at tables of %i', (seats) => {
  const crowds = RATES.map((anHour) => simulate({ arrivals: ARRIVALS, anHour, seats, seed: 1 }));
  const figures = crowds.map((seated) => figuresOf(seated, seats));

  test('everybody sits down once, and nobody waits for longer than they wanted to', () => {
    for (const { people, twice, late } of figures) {
      expect({ people, twice }).toEqual({ people: ARRIVALS, twice: 0 });
      // Until the next look.
      expect(late).toBeLessThanOrEqual(1);
    }
  });

  test('not even the strongest and the weakest wait for longer than they chose', () => {
    for (const seated of crowds) {
      const far = seated.filter(({ mean }) => Math.abs(mean - 1_600) > 2 * SPREAD);
      expect(far.length).toBeGreaterThan(10);
      for (const { waitedS, patienceS } of far) expect(waitedS).toBeLessThanOrEqual(patienceS + 1);
    }
  });

  test('the more come, the sooner people sit down, with more people, who are nearer to them', () => {
    const [few, some, many] = figures as [(typeof figures)[0], (typeof figures)[0], (typeof figures)[0]];
    expect(many.median).toBeLessThan(few.median);
    expect(some.inCompany).toBeGreaterThan(few.inCompany);
    expect(many.amongPeople).toBeGreaterThan(some.amongPeople);
    // Two by chance are 1.13 times the spread apart.
    for (const { apart } of figures) expect(apart).toBeLessThan(SPREAD);
    expect(many.apart).toBeLessThan(few.apart);
  });
});

test('the same crowd is seated the same way every time', () => {
  const crowd = { arrivals: 100, anHour: 300, seats: 4, seed: 2 };
  expect(simulate(crowd)).toEqual(simulate(crowd));
  expect(simulate({ ...crowd, seed: 3 })).not.toEqual(simulate(crowd));
});
