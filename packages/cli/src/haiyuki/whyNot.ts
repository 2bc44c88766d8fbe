/** The code the engine would refuse an action with, told from what the seat itself can see. */
import type { HaiyukiAction, HaiyukiRefusal, HaiyukiView, SkillName, Tile } from '@paiju/engine';
import { at, haiyukiWaits, kindsIn, SKILLS } from '@paiju/engine';
import { closedTiles, ownOf, ownTiles } from './own.ts';

const LAST_TURN = 20;
/** H-6.12 */
const LAST_SPIRIT_TURN = 15;

/** The discards that leave the hand ready. */
const readyDiscards = (view: HaiyukiView): Tile[] =>
  kindsIn(closedTiles(view)).filter((tile) => haiyukiWaits(ownTiles(view, tile)).length > 0);

export const whyNot = (view: HaiyukiView, action: HaiyukiAction): HaiyukiRefusal => {
  const { phase } = view;
  if (phase.name === 'setup')
    return action.type === 'exchange' ? whyNotExchange(view, action.tiles) : 'wrong-phase';
  if (phase.name === 'reaction')
    return action.type === 'ron' || action.type === 'pon' ? 'not-offered' : 'wrong-phase';
  if (phase.name !== 'turn') return 'wrong-phase';
  switch (action.type) {
    case 'tsumo':
      return phase.source === 'wall' ? 'not-a-win' : 'discard-only';
    case 'riichi':
      return whyNotRiichi(view) ?? whyNotWith(view, action.tile);
    case 'skill':
      return whyNotSkill(view, action.skill) ?? whyNotWith(view, action.tile);
    case 'discard':
      if (!view.hand?.includes(action.tile)) return 'tile-not-held';
      return action.tile === phase.barred ? 'same-kind' : 'in-riichi';
    default:
      return 'wrong-phase';
  }
};

const whyNotExchange = ({ hand }: HaiyukiView, tiles: readonly Tile[]): HaiyukiRefusal => {
  const copies = (list: readonly Tile[], kind: Tile): number => list.filter((tile) => tile === kind).length;
  return tiles.every((tile) => copies(tiles, tile) <= copies(hand ?? [], tile))
    ? 'not-enough-mp'
    : 'tile-not-held';
};

/** H-4.3 */
const whyNotRiichi = (view: HaiyukiView): HaiyukiRefusal | null => {
  const { riichi, melds } = ownOf(view);
  if (view.phase.name === 'turn' && view.phase.source !== 'wall') return 'discard-only';
  if (riichi !== null) return 'in-riichi';
  if (melds.length > 0) return 'open-hand';
  if (view.turn >= LAST_TURN) return 'too-late';
  return readyDiscards(view).length === 0 ? 'not-tenpai' : null;
};

/** H-4.4 */
const whyNotWith = ({ hand }: HaiyukiView, tile: Tile | undefined): HaiyukiRefusal => {
  if (tile === undefined) return 'malformed-action';
  return hand?.includes(tile) ? 'breaks-tenpai' : 'tile-not-held';
};

/** H-6.20 to H-6.25 */
const whyNotSkill = (view: HaiyukiView, name: SkillName): HaiyukiRefusal | null => {
  const { owner, cost, kind, isFree, isUnlimited } = SKILLS[name];
  const { options, phase } = view;
  const { character, mp, used, riichi, activeUsed } = ownOf(view);
  if (!options.skills) return 'skills-off';
  if (character !== owner) return 'not-your-skill';
  if (mp < cost) return 'not-enough-mp';
  if (options.skillsOncePerRound && isUnlimited !== true && used.includes(name)) return 'once-a-round';
  if (kind !== 'active' || phase.name !== 'turn') return 'wrong-phase';
  if (phase.source !== 'wall') return 'discard-only';
  if (riichi !== null) return 'in-riichi';
  if (activeUsed && isFree !== true) return 'once-a-turn';
  return whyNotThis(view, name);
};

/** What the skill itself asks for. */
const whyNotThis = (view: HaiyukiView, name: SkillName): HaiyukiRefusal | null => {
  const own = ownOf(view);
  const isOn: Readonly<Partial<Record<SkillName, boolean>>> = {
    TIGER_STRIKE: own.guaranteed,
    HELL_PILE: at(view.table, 1 - (view.seat ?? 0)).curse > 0,
    WATER_MIRROR: own.mirror,
    CRITICAL: own.critical,
    DISCARD_GUARD: own.guard > 0,
  };
  if (isOn[name]) return 'already-on';
  if (name === 'RECOVERY') return own.hp >= view.options.hp ? 'full-hp' : null;
  if (name === 'SPIRIT_RIICHI') return view.turn > LAST_SPIRIT_TURN ? 'too-late' : whyNotRiichi(view);
  if (name !== 'TIGER_STRIKE') return null;
  if (view.turn >= LAST_TURN) return 'too-late';
  return readyDiscards(view).length === 0 ? 'not-tenpai' : null;
};
