/** The words of Haiyuki: who is played, with which skills, for which yaku. */
import type { Character, HaiyukiOptions, SkillName, YakuKey } from '@paiju/engine/haiyuki';
import * as z from 'zod/mini';
import { count, flag } from '../shared/basics.ts';
import { exactly } from '../shared/exactly.ts';

export const character = exactly<Character>()(
  z.enum(['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu']),
);

export const skill = exactly<SkillName>()(
  z.enum([
    'TIGER_STRIKE',
    'HELL_PILE',
    'WATER_MIRROR',
    'DORA_BOMB',
    'RECOVERY',
    'DISCARD_GUARD',
    'EXCHANGE_TILE',
    'EXCHANGE_RON',
    'CRITICAL',
    'LAST_CHANCE',
    'SUPER_IAI',
    'SPIRIT_RIICHI',
    'PAINT_TILE',
  ]),
);

export const yaku = exactly<YakuKey>()(
  z.enum([
    'SAM_YEON_GYEOK',
    'ALL_STARS',
    'SAM_DO_RIP',
    'JANG_GI',
    'SAEK_HANA_SSIK',
    'COMBINATION',
    'IL_SAEK',
    'DOUBLE_COMBINATION',
    'MAYU',
    'CHO_MAYU',
    'BYEON_TAE_GAE',
    'SPECIAL_COMBINATION',
    'SA_CHEON_YO_RI',
    'PIL_SAL_GI',
    'JAYU_BAKAE_PYEONGDEUNG',
    'NAM_TANG',
    'YEO_TANG',
    'CHWI_HO_JEON',
    'PO_MUL_JANG',
    'CHO_IL_SAEK',
    'JIN_MAYU',
    'CROSS_COMBINATION',
    'MAGU_DDAERIGI',
    'YUK_BEOP_JEON_SEO',
    'SUN_IL_SAEK',
    'JU_HO',
    'O_UI',
    'PAL_BO_CHAE',
    'BI_O_UI',
    'IP_E_DAM',
  ]),
);

export const haiyukiOptions = exactly<HaiyukiOptions>()(
  z.strictObject({
    rounds: z.nullable(count),
    extraRounds: count,
    start: z.enum(['alternate', 'fixed']),
    skills: flag,
    skillsOncePerRound: flag,
    noPonOnFirstAndLastTurn: flag,
    bonusesUnscaled: flag,
    haiteiOnLastChance: flag,
    askInRiichi: flag,
    counterInRiichi: flag,
    notenPenalty: count,
    hp: count,
    mp: count,
    seat0: character,
    seat1: character,
  }),
);
