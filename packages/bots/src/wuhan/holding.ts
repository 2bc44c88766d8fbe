/** The hand a bot might have after an action. */
import type { Counts, MeldView, Seat, Tile } from '@paiju/engine';
import type { Laid, LaidMeld } from '@paiju/engine/wuhan';
import { SET_COUNT } from '@paiju/engine/wuhan';
import type { Aim } from './aims.ts';
import { belongs } from './aims.ts';
import type { Sight } from './sight.ts';

/** `hand` is without wilds, `laid` is what payments see of this seat: the same melds in the same order. */
export interface Holding {
  readonly hand: Counts;
  readonly wilds: number;
  /** Special tiles but wilds, which are in no count. */
  readonly dead: number;
  readonly melds: readonly MeldView[];
  readonly laid: Laid;
}

export const holdingOf = ({ hand, wilds, dead, melds, laid }: Sight): Holding => ({
  hand,
  wilds,
  dead,
  melds,
  laid,
});

export const setsLeft = ({ melds }: Holding): number => SET_COUNT - melds.length;

/** Whether the melds still allow such a hand. The tile of an own meld is always known. */
export const isOpenTo = ({ melds }: Holding, aim: Aim): boolean =>
  melds.every(({ kind, tile }) => {
    if (tile === null) return true;
    if (kind !== 'chow') return belongs(aim, tile);
    return aim.type === 'plain' || (aim.type === 'flush' && belongs(aim, tile));
  });

/** On the own turn: a special tile laid out, a fourth tile onto an own pung, or four concealed ones. */
export const afterKong = ({ wild, hand }: Sight, holding: Holding, tile: Tile): Holding => {
  const { melds, laid } = holding;
  if (tile === wild) {
    const special = { ...laid.special, laizi: laid.special.laizi + 1 };
    return { ...holding, wilds: holding.wilds - 1, laid: { ...laid, special } };
  }
  if (hand[tile] === 0) {
    // A skin or a dragon: all count the same.
    const special = { ...laid.special, pizi: laid.special.pizi + 1 };
    return { ...holding, dead: holding.dead - 1, laid: { ...laid, special } };
  }
  const pung = melds.findIndex((meld) => meld.kind === 'pung' && meld.tile === tile);
  const from = melds[pung]?.from ?? null;
  const made = pung < 0 ? 'concealed' : 'added';
  const at = pung < 0 ? melds.length : pung;
  return {
    ...holding,
    hand: without(holding.hand, tile, pung < 0 ? 4 : 1),
    melds: melds.toSpliced(at, 1, { kind: 'kong', tile, from, made }),
    laid: { ...laid, melds: laid.melds.toSpliced(at, 1, { kind: 'kong', from, made }) },
  };
};

/** One tile gone; W-4.19: a special tile may be put aside at the end. */
export const afterTile = ({ wild }: Sight, holding: Holding, tile: Tile): Holding => {
  if (tile === wild) return { ...holding, wilds: holding.wilds - 1 };
  if (holding.hand[tile] === 0) return { ...holding, dead: holding.dead - 1 };
  return { ...holding, hand: without(holding.hand, tile, 1) };
};

export interface ClaimedTile {
  readonly tile: Tile;
  readonly from: Seat;
}

/** `lowest` is the first tile of a run. */
export const afterClaim = (
  holding: Holding,
  kind: 'chow' | 'pung' | 'kong',
  lowest: Tile,
  claimed: ClaimedTile,
): Holding => {
  const { from } = claimed;
  const made = kind === 'kong' ? 'claimed' : null;
  const set: LaidMeld = kind === 'kong' ? { kind, from, made: 'claimed' } : { kind, from };
  return {
    ...holding,
    hand:
      kind === 'chow'
        ? withoutRun(holding.hand, lowest, claimed.tile)
        : without(holding.hand, lowest, kind === 'pung' ? 2 : 3),
    melds: [...holding.melds, { kind, tile: lowest, from, made }],
    laid: { ...holding.laid, melds: [...holding.laid.melds, set] },
  };
};

const withoutRun = (hand: Counts, lowest: Tile, claimed: Tile): Counts => {
  const rest = hand.slice();
  for (let kind = lowest; kind < lowest + 3; kind++) if (kind !== claimed) rest[kind] = (rest[kind] ?? 0) - 1;
  return rest;
};

export const without = (hand: Counts, tile: Tile, copies: number): Counts => {
  const rest = hand.slice();
  rest[tile] = (rest[tile] ?? 0) - copies;
  return rest;
};
