/** What the open question offers, sorted by the buttons and tiles it is answered with. */
import type { AnyAction, Tile } from '@paiju/engine';
import type { HaiyukiAction, SkillName } from '@paiju/engine/haiyuki';

export interface Offers {
  readonly tsumo: HaiyukiAction | null;
  readonly ron: HaiyukiAction | null;
  readonly pon: HaiyukiAction | null;
  readonly pass: HaiyukiAction | null;
  readonly discards: readonly Tile[];
  /** The tiles riichi may be declared with. */
  readonly riichi: readonly Tile[];
  /** The skills that may be used, each with the tiles it may be declared with; none where it needs no tile. */
  readonly skills: ReadonlyMap<SkillName, readonly Tile[]>;
  /** How many tiles may be exchanged at most. */
  readonly exchange: number;
}

export const NOTHING_OFFERED: Offers = {
  tsumo: null,
  ron: null,
  pon: null,
  pass: null,
  discards: [],
  riichi: [],
  skills: new Map(),
  exchange: 0,
};

export const offersIn = (legal: readonly AnyAction[] | null): Offers => {
  if (legal === null) return NOTHING_OFFERED;
  const actions = legal as readonly HaiyukiAction[];
  const first = (type: HaiyukiAction['type']): HaiyukiAction | null =>
    actions.find((action) => action.type === type) ?? null;
  const skills = new Map<SkillName, readonly Tile[]>();
  const discards: Tile[] = [];
  const riichi: Tile[] = [];
  let exchange = 0;
  for (const action of actions) {
    if (action.type === 'discard') discards.push(action.tile);
    if (action.type === 'riichi') riichi.push(action.tile);
    if (action.type === 'exchange') exchange = Math.max(exchange, action.tiles.length);
    if (action.type === 'skill') {
      const tiles = skills.get(action.skill) ?? [];
      skills.set(action.skill, action.tile === undefined ? tiles : [...tiles, action.tile]);
    }
  }
  const [tsumo, ron, pon, pass] = [first('tsumo'), first('ron'), first('pon'), first('pass')];
  return { tsumo, ron, pon, pass, discards, riichi, skills, exchange };
};

/** The tiles of the hand are about to be used for something else than a plain discard. */
export type Declaring = { readonly type: 'riichi' } | { readonly type: 'skill'; readonly skill: SkillName };

/** The tiles that may be chosen now; null where none may. */
export const choosable = (offers: Offers, declaring: Declaring | null): readonly Tile[] | null => {
  if (declaring === null) return offers.discards.length === 0 ? null : offers.discards;
  return declaring.type === 'riichi' ? offers.riichi : (offers.skills.get(declaring.skill) ?? []);
};

/** What choosing a tile means. */
export const actionWith = (declaring: Declaring | null, tile: Tile): HaiyukiAction =>
  declaring === null ? { type: 'discard', tile } : { ...declaring, tile };
