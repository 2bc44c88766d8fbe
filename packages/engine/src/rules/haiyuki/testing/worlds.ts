/**
 * Deals of Haiyuki that a seat may not be able to tell from the one it plays in: tiles swapped where the seat does not
 * look, another ura-dora, other places for what is still to be decided. Those that can be told apart the gate throws away.
 */
import type { Seat } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import type { AnyAction } from '../../../play/ruleset.ts';
import type { OtherDeal, Sight } from '../../../testing/leakGate.ts';
import type { HaiyukiEvent } from '../events.ts';
import type { HaiyukiDeal } from '../index.ts';

type Holder = Seat | 'wall';

export const otherDeal = (deal: HaiyukiDeal, { seat, events, below }: Sight): OtherDeal => {
  const same = (action: AnyAction): AnyAction => action;
  const words = (list: readonly number[]): number[] => list.map(() => below(2 ** 32));
  const way = below(10);
  switch (way) {
    case 0:
      return { deal: { ...deal, ura: below(13) as Tile }, rename: same };
    case 1:
      return { deal: { ...deal, roulette: words(deal.roulette) }, rename: same };
    case 2:
      return { deal: { ...deal, returned: words(deal.returned) }, rename: same };
    default: {
      const { holders, last } = holdersOf(deal.wall.length, events as readonly HaiyukiEvent[]);
      const hidden = holders.flatMap((holder, place) => (holder === seat ? [] : [place]));
      const undrawn = holders.flatMap((holder, place) => (holder === 'wall' ? [place] : []));
      // Two tiles still in the wall, or one of them in the other seat's hand, or the one it drew last.
      const isLast = way < 5 && last !== null && holders[last] !== seat;
      const pool = isLast ? [last] : below(3) === 0 ? undrawn : hidden;
      const [a = 0, b = 0] = [pool[below(pool.length || 1)], undrawn[below(undrawn.length || 1)]];
      const wall = [...deal.wall];
      [wall[a], wall[b]] = [wall[b] as Tile, wall[a] as Tile];
      return {
        deal: { ...deal, wall },
        rename: (action) => renamed(action, wall[b] as Tile, wall[a] as Tile),
      };
    }
  }
};

interface Held {
  /** By place of the wall. */
  readonly holders: readonly Holder[];
  /** The place of the tile drawn last. */
  readonly last: number | null;
}

/** Who got the tile at each place of the wall (H-2.2). After an exchange only the first hands are known here. */
const holdersOf = (size: number, events: readonly HaiyukiEvent[]): Held => {
  const holders: Holder[] = Array.from({ length: size }, () => 'wall');
  let last: number | null = null;
  const left = Array.from({ length: size }, (_, place) => place);
  let isKnown = true;
  for (const event of events) {
    if (event.type === 'exchanged') isKnown = false;
    if (event.type === 'drew' && isKnown)
      for (const place of left.splice(event.place, 1)) {
        holders[place] = event.seat;
        last = place;
      }
    if (event.type !== 'dealt') continue;
    for (const packet of [4, 4, 2, 1])
      for (const seat of [event.starter, 1 - event.starter])
        for (const place of left.splice(0, packet)) holders[place] = seat;
  }
  return { holders, last };
};

/** A secret action that names the one tile names the other in that world. */
const renamed = (
  action: AnyAction & { readonly tile?: Tile; readonly tiles?: readonly Tile[] },
  from: Tile,
  to: Tile,
): AnyAction => {
  if (action.tile === from) return { ...action, ...{ tile: to } };
  if (action.tiles === undefined) return action;
  const place = action.tiles.indexOf(from);
  const tiles = action.tiles.map((tile, i) => (i === place ? to : tile));
  return { ...action, ...{ tiles: tiles.sort((a, b) => a - b) } };
};
