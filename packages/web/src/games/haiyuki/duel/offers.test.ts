import type { AnyAction, Tile } from '@paiju/engine';
import { describe, expect, it } from 'vitest';
import { actionWith, choosable, NOTHING_OFFERED, offersIn } from './offers.ts';

const tile = (number: number): Tile => number as Tile;
const legal = [
  { type: 'tsumo' },
  { type: 'riichi', tile: tile(3) },
  { type: 'riichi', tile: tile(5) },
  { type: 'skill', skill: 'HELL_PILE' },
  { type: 'skill', skill: 'SPIRIT_RIICHI', tile: tile(3) },
  { type: 'discard', tile: tile(3) },
  { type: 'discard', tile: tile(7) },
] as unknown as readonly AnyAction[];

describe('what is offered', () => {
  it('is nothing while nothing is asked', () => {
    expect(offersIn(null)).toBe(NOTHING_OFFERED);
    expect(choosable(NOTHING_OFFERED, null)).toBeNull();
  });

  it('is sorted by how it is answered', () => {
    const offers = offersIn(legal);
    expect(offers.tsumo).toEqual({ type: 'tsumo' });
    expect(offers.pon).toBeNull();
    expect([...offers.skills]).toEqual([
      ['HELL_PILE', []],
      ['SPIRIT_RIICHI', [3]],
    ]);
  });

  it('says which tiles may be chosen for what', () => {
    const offers = offersIn(legal);
    expect(choosable(offers, null)).toEqual([3, 7]);
    expect(choosable(offers, { type: 'riichi' })).toEqual([3, 5]);
    expect(choosable(offers, { type: 'skill', skill: 'SPIRIT_RIICHI' })).toEqual([3]);
  });

  it('allows as many tiles as the longest exchange', () => {
    const exchanges = [
      { type: 'pass' },
      { type: 'exchange', tiles: [1] },
      { type: 'exchange', tiles: [1, 2] },
    ];
    expect(offersIn(exchanges as unknown as readonly AnyAction[]).exchange).toBe(2);
  });
});

describe('choosing a tile', () => {
  it('discards it, or declares with it', () => {
    expect(actionWith(null, tile(3))).toEqual({ type: 'discard', tile: 3 });
    expect(actionWith({ type: 'riichi' }, tile(3))).toEqual({ type: 'riichi', tile: 3 });
    expect(actionWith({ type: 'skill', skill: 'SPIRIT_RIICHI' }, tile(3))).toEqual({
      type: 'skill',
      skill: 'SPIRIT_RIICHI',
      tile: 3,
    });
  });
});
