/** The action ids of Haiyuki. */
import type { HaiyukiAction, SkillName, UseSkill } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES, SKILLS } from '@paiju/engine/haiyuki';
import type { Codec, IdRange } from '../codec.ts';
import { END, startsOf } from '../codec.ts';

/** Skills that are asked for by name alone: setup skills are exchanges, and one is declared with a discard. */
const NAMED = (Object.keys(SKILLS) as SkillName[]).filter(
  (name) => SKILLS[name].kind !== 'setup' && SKILLS[name].discards === undefined,
);

const RANGES = [
  {
    name: 'tile',
    says: 'discard it; in the setup, give it back',
    rule: 'H-2.5, H-6.8, H-6.9',
    of: HAIYUKI_TILES.codes,
  },
  {
    name: 'riichi',
    says: 'declare riichi with this discard',
    rule: 'H-4.3, H-4.4',
    of: HAIYUKI_TILES.codes,
  },
  {
    name: 'spirit riichi',
    says: 'use SPIRIT_RIICHI with this discard',
    rule: 'H-6.12',
    of: HAIYUKI_TILES.codes,
  },
  { name: 'skill', says: 'use it', rule: 'H-6.1 to H-6.7, H-6.10, H-6.11, H-6.13', of: NAMED },
  { name: 'tsumo', says: 'win with the own twelve tiles', rule: 'H-4.8', of: [''] },
  { name: 'ron', says: 'win on the discard', rule: 'H-4.7', of: [''] },
  { name: 'pon', says: 'claim the discard', rule: 'H-2.7', of: [''] },
  {
    name: 'pass',
    says: 'no; in the setup, nothing more to give back',
    rule: 'H-2.6, H-6.27, H-6.33',
    of: [''],
  },
] as const satisfies readonly IdRange[];

const ID = startsOf(RANGES);

/** An exchange ends with `pass`, and one of no tiles is a pass. */
const idAt = (action: HaiyukiAction, place: number): number => {
  if (action.type !== 'exchange') return place === 0 ? onlyId(action) : END;
  if (place === action.tiles.length) return ID.pass;
  return action.tiles[place] ?? END;
};

const onlyId = (action: Exclude<HaiyukiAction, { readonly type: 'exchange' }>): number => {
  switch (action.type) {
    case 'discard':
      return ID.tile + action.tile;
    case 'riichi':
      return ID.riichi + action.tile;
    case 'skill':
      return skillId(action);
    case 'tsumo':
      return ID.tsumo;
    case 'ron':
      return ID.ron;
    case 'pon':
      return ID.pon;
    case 'pass':
      return ID.pass;
  }
};

const skillId = ({ skill, tile }: UseSkill): number =>
  tile === undefined ? ID.skill + NAMED.indexOf(skill) : ID['spirit riichi'] + tile;

export const HAIYUKI_CODEC: Codec<HaiyukiAction> = { ranges: RANGES, size: ID.size, idAt };
