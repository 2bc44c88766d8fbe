import type { SeatDown } from '@paiju/protocol';
import { expect, test } from 'vitest';
import type { Packing } from './outbox.ts';
import { Outbox } from './outbox.ts';

const FIRST = 1_000;
const PACKING: Packing = { pack: (message) => JSON.stringify(message), unpack: (text) => JSON.parse(text) };
const said = (
  times: number,
  packing: Packing | null = null,
): { readonly outbox: Outbox; readonly sent: SeatDown[] } => {
  const sent: SeatDown[] = [];
  const outbox = new Outbox(FIRST, (message) => sent.push(message), packing);
  for (let i = 0; i < times; i++) outbox.say({ type: 'round-over', round: i, msLeft: null });
  return { outbox, sent };
};

test('what came after a number is told again', () => {
  const { outbox, sent } = said(10);
  expect(outbox.after(FIRST)).toEqual(sent);
  expect(outbox.after(FIRST + 7)).toEqual(sent.slice(7));
  expect(outbox.after(FIRST + 10)).toEqual([]);
});

test('however much is said, only the last of it is kept, and who has missed more begins anew', () => {
  const { outbox, sent } = said(5_000);
  expect(outbox.last).toBe(FIRST + 5_000);
  expect(outbox.after(FIRST + 4_990)).toEqual(sent.slice(4_990));
  expect(outbox.after(FIRST + 4_000)).toBeNull();
  expect(outbox.after(FIRST)).toBeNull();
});

test('what was kept as text is told again as it was', () => {
  const { outbox, sent } = said(60, PACKING);
  expect(outbox.after(FIRST + 57)).toEqual(sent.slice(57));
  expect(outbox.after(FIRST + 9)).toBeNull();
});

test('what was never told is not known', () => {
  expect(said(3).outbox.after(FIRST + 4)).toBeNull();
  expect(said(3).outbox.after(0)).toBeNull();
});
