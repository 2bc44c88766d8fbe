/** EXCHANGE_TILE and PAINT_TILE: which of the dealt tiles go back. */
import type { Tile } from '@paiju/engine';
import { kindsIn, withoutTile } from '@paiju/engine';
import type { HaiyukiAction, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS } from '@paiju/engine/haiyuki';
import { figureOf, prospectsOf } from './prospects.ts';
import type { Sight } from './sight.ts';
import { NO_WORTHS } from './worths.ts';

/** A new tile is worth about as much as a draw: what is left without the old one must not be worth less than this share. */
const KEEPS = 0.88;
/** MP that are kept to answer one discard win. */
const KEPT_MP: Partial<Record<SkillName, number>> = { EXCHANGE_TILE: 10 };

/** The tiles the hand misses least, as many as this round's share of the MP pays for. */
export const tilesToExchange = (sight: Sight, legal: readonly HaiyukiAction[]): HaiyukiAction | null => {
  const skill = sight.character === 'smash' ? SKILLS.EXCHANGE_TILE : SKILLS.PAINT_TILE;
  const mp = Math.max(skill.cost, sight.own.mp - (KEPT_MP[skill.name] ?? 0));
  const most = Math.max(1, Math.floor(mp / skill.cost / (sight.roundsLeft + 1)));
  const given: Tile[] = [];
  let all = sight.all;
  while (given.length < most) {
    const { none, after } = prospectsOf(sight, { ...sight, all, isOpen: false }, NO_WORTHS);
    const value = (tile: Tile): number => figureOf(after(tile));
    const [least] = kindsIn(all).sort((a, b) => value(b) - value(a));
    if (least === undefined || value(least) < KEEPS * figureOf(none)) break;
    given.push(least);
    all = withoutTile(all, least);
  }
  const wanted = given.sort((a, b) => a - b).join();
  return (
    legal.find((action) => action.type === 'exchange' && action.tiles.join() === wanted) ??
    legal.find(({ type }) => type === 'pass') ??
    null
  );
};
