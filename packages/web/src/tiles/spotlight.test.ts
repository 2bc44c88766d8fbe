import type { Tile } from '@paiju/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pointed } from './spotlight.ts';
import { pointingAt } from './spotlight.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table with two tiles on it, and what is pointed at. The mouse has come to where it is, or it rests there. */
const table = (hasMoved = () => true) => {
  let now: Pointed | null = null;
  const point = (next: Pointed | null | ((old: Pointed | null) => Pointed | null)): void => {
    now = typeof next === 'function' ? next(now) : next;
  };
  const seen = (): readonly [number, boolean] | null => now && [now.tile, now.isAsked];
  const light = { point, hasMoved };
  return { one: pointingAt(1 as Tile, light), two: pointingAt(2 as Tile, light), seen };
};

const element = { isConnected: true, getBoundingClientRect: () => ({}) } as Element;
const by = (pointerType: string) =>
  ({ pointerType, currentTarget: element }) as unknown as React.PointerEvent;
const FINGER = by('touch');
const MOUSE = by('mouse');

type Pointing = ReturnType<typeof pointingAt>;
const press = ({ handlers }: Pointing, ms: number): void => {
  handlers.onPointerDown(FINGER);
  vi.advanceTimersByTime(ms);
  handlers.onPointerUp(FINGER);
  handlers.onPointerLeave(FINGER);
};

test('a finger lights up the copies at once, and asks where they are by staying', () => {
  const { one, seen } = table();
  one.handlers.onPointerDown(FINGER);
  expect(seen()).toEqual([1, false]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual([1, true]);
  expect(one.wasHeld()).toBe(true);
});

test('a short press is no long one', () => {
  const { one } = table();
  press(one, 500);
  press(one, 100);
  expect(one.wasHeld()).toBe(false);
});

test('a click asks', () => {
  const { one, seen } = table();
  press(one, 50);
  one.handlers.onClick(MOUSE);
  expect(seen()).toEqual([1, true]);
});

test('the note stays a while after the finger has gone', () => {
  const { one, seen } = table();
  press(one, 500);
  vi.advanceTimersByTime(3000);
  expect(seen()).toEqual([1, true]);
  vi.advanceTimersByTime(3000);
  expect(seen()).toBeNull();
});

test('what was pointed at before does not take the next one away', () => {
  const { one, two, seen } = table();
  press(one, 500);
  vi.advanceTimersByTime(3000);
  press(two, 500);
  vi.advanceTimersByTime(2000);
  expect(seen()).toEqual([2, true]);
});

test('the mouse asks by staying, and takes the note along', () => {
  const { one, seen } = table();
  one.handlers.onPointerEnter(MOUSE);
  expect(seen()).toEqual([1, false]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual([1, false]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual([1, true]);
  one.handlers.onPointerLeave(MOUSE);
  expect(seen()).toBeNull();
});

test('a tile that comes under a mouse at rest is not pointed at until the mouse moves', () => {
  let isMoving = false;
  const { one, seen } = table(() => isMoving);
  one.handlers.onPointerEnter(MOUSE);
  one.handlers.onPointerMove(MOUSE);
  vi.advanceTimersByTime(5000);
  expect(seen()).toBeNull();
  isMoving = true;
  one.handlers.onPointerMove(MOUSE);
  expect(seen()).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([1, true]);
});

test('a mouse that has pressed only rests, until it comes again', () => {
  const { one, seen } = table();
  one.handlers.onPointerEnter(MOUSE);
  one.handlers.onPointerDown(MOUSE);
  one.handlers.onPointerUp(MOUSE);
  one.handlers.onPointerMove(MOUSE);
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual([1, false]);
  one.handlers.onPointerLeave(MOUSE);
  one.handlers.onPointerEnter(MOUSE);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([1, true]);
});

test('a finger that goes up in time has not asked', () => {
  const { one, seen } = table();
  one.handlers.onPointerDown(FINGER);
  vi.advanceTimersByTime(100);
  one.handlers.onPointerUp(FINGER);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([1, false]);
  expect(one.wasHeld()).toBe(false);
});

test('a mouse that presses a tile that came to it does not ask by moving on it', () => {
  let isMoving = false;
  const { one, seen } = table(() => isMoving);
  one.handlers.onPointerEnter(MOUSE);
  one.handlers.onPointerDown(MOUSE);
  isMoving = true;
  one.handlers.onPointerMove(MOUSE);
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual([1, false]);
});

test('of a back, and of a tile that is gone, there is nothing to tell', () => {
  const pointed: unknown[] = [];
  const light = { point: (next: unknown) => void pointed.push(next), hasMoved: () => true };
  const gone = { isConnected: false, getBoundingClientRect: () => ({}) } as Element;
  pointingAt(null, light).handlers.onPointerEnter(MOUSE);
  pointingAt(1 as Tile, light).handlers.onPointerEnter({ ...MOUSE, currentTarget: gone });
  expect(pointed).toEqual([]);
});

test('a secondary click asks, and opens no menu of the browser', () => {
  const { one, seen } = table();
  const preventDefault = vi.fn();
  one.handlers.onContextMenu({ ...MOUSE, preventDefault } as unknown as React.MouseEvent);
  expect(seen()).toEqual([1, true]);
  expect(preventDefault).toHaveBeenCalledOnce();
});
