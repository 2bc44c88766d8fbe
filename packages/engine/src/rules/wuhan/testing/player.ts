/** Players of Wuhan that go for wins: they lay out special tiles, open, and keep what their kind of hand is made of. */
import { countOf, withoutTile } from '../../../core/counts.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import type { RoundAction } from '../../../play/actions.ts';
import type { Style } from '../../../testing/player.ts';
import { fit } from '../../../testing/player.ts';
import type { Specials } from '../specials.ts';
import type { WuhanState } from '../state.ts';
import type { Held } from './holdings.ts';
import { belongs, heldBy, lackingFor } from './holdings.ts';

/** Above every discard, below every claim that brings the hand on. */
const PASS = 0;
/** Only where nothing else is legal. */
const NEVER = -10_000;

export const merit = (state: WuhanState, seat: Seat, style: Style): ((action: RoundAction) => number) => {
  const held = heldBy(state, seat);
  const now = lackingFor(style, held.hand, held);
  const claimed = state.phase.name === 'claim' ? state.phase.window.tile : null;
  return (action) => {
    switch (action.type) {
      case 'win':
        return 1000;
      case 'kong':
        return isKept(state.extra, style, held, action.tile) ? NEVER : 900;
      case 'pung':
        return claimMerit(style, held, now, [action.tile, action.tile]);
      case 'chow':
        return style === 'triplets' ? -1 : claimMerit(style, held, now, runWithout(action.tile, claimed));
      case 'pass':
        return PASS;
      default: {
        // W-4.19: a wild put aside is not among them.
        const isHeld = countOf(held.hand, action.tile) > 0;
        const rest = isHeld ? withoutTile(held.hand, action.tile) : held.hand;
        return -100 * lackingFor(style, rest, held) - fit(held.hand, action.tile);
      }
    }
  };
};

/** A wild is kept as long as a win can use it. A uniform hand counts tiles, and a kong of them counts for one less. */
const isKept = ({ laizi, pizi, fixed }: Specials, style: Style, { wilds }: Held, tile: Tile): boolean => {
  if (tile === laizi) return wilds <= (style === 'seek' ? 1 : 2);
  return style === 'uniform' && !fixed.includes(tile) && !pizi.includes(tile);
};

const runWithout = (lowest: Tile, claimed: Tile | null): Tile[] =>
  [0, 1, 2].map((step) => (lowest + step) as Tile).filter((tile) => tile !== claimed);

/** A claim must bring the hand on; the first one may also leave it where it is, for it opens the hand. */
const claimMerit = (style: Style, held: Held, now: number, used: readonly Tile[]): number => {
  const rest = used.reduce((hand, tile) => withoutTile(hand, tile), held.hand);
  if (!used.every((tile) => belongs(style, held, tile))) return -1;
  const after = lackingFor(style, rest, { ...held, sets: held.sets - 1 });
  return after < now || (held.sets === 4 && after === now) ? 500 - after : -1;
};
