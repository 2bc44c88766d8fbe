import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Heart } from './heart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Counted {
  beats = 0;
  beat(): void {
    this.beats += 1;
  }
}

test('everybody is asked once in each period, never all at once', () => {
  const heart = new Heart(10_000);
  const all = Array.from({ length: 4_000 }, () => new Counted());
  for (const one of all) heart.add(one);
  const asked = (): number => all.reduce((sum, { beats }) => sum + beats, 0);
  let most = 0;
  for (let ms = 0; ms < 10_000; ms += 100) {
    const before = asked();
    vi.advanceTimersByTime(100);
    most = Math.max(most, asked() - before);
  }
  expect(all.every(({ beats }) => beats === 1)).toBe(true);
  expect(most).toBe(40);
  vi.advanceTimersByTime(20_000);
  expect(all.every(({ beats }) => beats === 3)).toBe(true);
  heart.stop();
});

test('whoever has left is not asked any more, and nobody is after the end', () => {
  const heart = new Heart(50);
  const [gone, here] = [new Counted(), new Counted()];
  const leave = heart.add(gone);
  heart.add(here);
  vi.advanceTimersByTime(50);
  leave();
  vi.advanceTimersByTime(50);
  heart.stop();
  vi.advanceTimersByTime(500);
  expect([gone.beats, here.beats]).toEqual([1, 2]);
});
