import type { SeatMessage } from '@paiju/table';
import { expect, test } from 'vitest';
import { OpenHands } from './bots.ts';

const drew = (seat: number, tile: number | null) => ({ type: 'drew', seat, tile });
const message = (hand: readonly number[], events: readonly object[]): SeatMessage =>
  ({ view: { hand }, events }) as unknown as SeatMessage;

test('a watcher sees every draw as its own seat did, also where there are several in one message', () => {
  const open = new OpenHands();
  open.heard(0)(message([1], [drew(0, 5), { type: 'answered', seat: 0 }, drew(1, null), drew(0, 6)]));
  open.heard(1)(message([2], [drew(0, null), drew(1, 7), drew(0, null)]));
  const seen = [drew(0, null), drew(1, null), { type: 'turns-over' }, drew(0, null)];
  expect(open.whole(seen)).toEqual([drew(0, 5), drew(1, 7), { type: 'turns-over' }, drew(0, 6)]);
  expect(open.hands).toEqual([[1], [2]]);
});
