import { seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { xuezhanFour } from '../games/xuezhan/table.ts';
import { NOTHING_SHOWN } from '../play/client.ts';
import { readScene } from './reading.ts';
import { sittingOf } from './sitting.ts';
import { played } from './testing/played.ts';

/** One of so many moments is looked at. */
const FEW = 8;

test('a hand that whoever watches does not see has as many places as one that is seen', () => {
  const moments = played('xuezhan', seedOf('05'.repeat(32)));
  for (const [seen] of moments.filter((_, moment) => moment % FEW === 0)) {
    const tilesOf = (view: object): number | undefined => {
      const now = { ...seen!, view, points: [0, 0, 0, 0] };
      return sittingOf(readScene(xuezhanFour, { ...NOTHING_SHOWN, ruleset: 'xuezhan', now }, [])!).tiles;
    };
    expect(tilesOf({ ...seen!.view, hand: null, drawn: null })).toBe(tilesOf(seen!.view));
  }
});
