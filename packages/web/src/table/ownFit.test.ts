import { describe, expect, test } from 'vitest';
import { OWN_GAP } from './handRow.ts';
import { layoutFor } from './layout.ts';
import { rowsNeeded } from './melds.ts';
import { besidePlate, ownFit } from './ownFit.ts';

const PUNG = 3.59;
const KONG = 4.59;
const SINGLE = 1.25;

const fitIn = (width: number, height: number, laid: readonly number[]) => {
  const room = { width, height };
  const layout = layoutFor(room, { laid, tiles: 14 - 3 * laid.filter((units) => units > SINGLE).length });
  const { row } = layout;
  return { fit: ownFit(laid, layout, room), layout, hand: row.width * (row.columns * 1.045 + 0.5) };
};

const LAID: readonly (readonly number[])[] = [
  [],
  [SINGLE],
  [PUNG],
  [SINGLE, PUNG, PUNG],
  [PUNG, KONG, PUNG, KONG],
  [SINGLE, SINGLE, KONG, PUNG, KONG, PUNG],
];

// A phone lying down, a tablet, and desks.
describe.each([
  [780, 390],
  [768, 974],
  [960, 740],
  [1520, 1020],
])('%i × %i: beside the hand', (width, height) => {
  test.each(LAID.map((laid) => [laid] as const))('%j', (laid) => {
    const { fit, hand } = fitIn(width, height, laid);
    const melds = laid.length === 0 ? 0 : OWN_GAP + fit.width;
    const right = width - fit.left - hand - melds;
    if (laid.length === 0) expect(fit.width).toBe(0);
    // They stay on the table, and hand and melds stand in its middle as one row.
    expect(right).toBeGreaterThanOrEqual(0);
    if (fit.left > OWN_GAP) expect(Math.abs(right - fit.left)).toBeLessThan(2);
    // What lies in two rows is as high as the buttons beside it, which end before it.
    const isStacked = rowsNeeded(laid, fit.width / fit.meld) > 1;
    expect(fit.above).toBe(isStacked ? fit.left + OWN_GAP + fit.width : 0);
  });
});

test('two rows are needed beside a hand on a small desk, one on a large one', () => {
  const laid = [SINGLE, PUNG, PUNG];
  expect(fitIn(960, 740, laid).fit.above).toBeGreaterThan(0);
  expect(fitIn(1520, 1020, laid).fit.above).toBe(0);
});

test.each(LAID.map((laid) => [laid] as const))('upright on a phone they lie beside the plate: %j', (laid) => {
  for (const [width, height] of [
    [360, 590],
    [390, 794],
  ] as const) {
    const { fit, layout } = fitIn(width, height, laid);
    expect(fit.width).toBeLessThanOrEqual(besidePlate({ width, height }, layout.plate));
    expect(fit).toMatchObject({ above: 0, left: 0 });
  }
});
