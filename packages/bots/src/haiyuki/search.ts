/** What the search needs to know of Haiyuki. */
import type { HaiyukiAction, HaiyukiView, SkillName, UseSkill } from '@paiju/engine/haiyuki';
import { haiyukiGame } from '@paiju/engine/haiyuki';
import type { Adviser, Opinion } from '../advice.ts';
import type { BotSeat } from '../bot.ts';
import type { Rival } from '../search/rivals.ts';
import type { SearchParts } from '../search/search.ts';
import { searchBot } from '../search/search.ts';
import { plainHaiyuki } from './expert.ts';
import { greedyHaiyuki } from './greedy.ts';
import { sightOf } from './sight.ts';

/**
 * Skills that change draws and damage for many turns: what they bring is hard to reckon and easy to try. With the hit
 * points that their MP would bring in rounds to come. Discards are not tried: the expert's are as good as worlds can tell.
 */
const TRIED: Readonly<Partial<Record<SkillName, number>>> = { HELL_PILE: 200, WATER_MIRROR: 60 };

/** The expert's choice, and a skill that it would leave. */
const rivals = (view: HaiyukiView, opinions: readonly Opinion[]): readonly Rival[] => {
  const [favourite] = opinions;
  const skill = opinions.find(({ action }) => priceOf(action as UseSkill) !== undefined);
  if (favourite === undefined || skill === undefined || skill === favourite) return [];
  const price = sightOf(view).isLastRound ? 0 : (priceOf(skill.action as UseSkill) ?? 0);
  return [
    { opinion: favourite, expected: 0, price: 0 },
    { opinion: skill, expected: 0, price },
  ];
};

const priceOf = ({ skill }: UseSkill): number | undefined => TRIED[skill];

export const HAIYUKI_SEARCH: SearchParts = {
  game: haiyukiGame,
  self: plainHaiyuki,
  others: greedyHaiyuki,
  wins: ['tsumo', 'ron'] satisfies readonly HaiyukiAction['type'][],
  most: Number.POSITIVE_INFINITY,
  worlds: 32,
  trust: 8,
  rivals: (view, opinions) => rivals(view as HaiyukiView, opinions),
  isOut: () => false,
};

export const searchHaiyuki = (seat: BotSeat): Adviser => searchBot(HAIYUKI_SEARCH, plainHaiyuki, seat);
