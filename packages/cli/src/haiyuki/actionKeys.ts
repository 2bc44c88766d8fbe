/** What may be done in Haiyuki, with the keys for it. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView, SkillName } from '@paiju/engine/haiyuki';
import { SKILLS, waitsOf, yakuOf } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import { codes, open } from '../text/catalogue.ts';
import { costText, SKILL_NAMES, YAKU_NAMES } from '../text/haiyuki/codes.ts';
import { tilesText, tileText } from '../text/haiyuki/tiles.ts';
import { ownOf, ownTiles } from './own.ts';
import { SKILL_KEYS } from './skillKeys.ts';

type Legal = readonly HaiyukiAction[];

/** So few discards are all named. */
const FEW = 3;

export const actionKeys = (view: HaiyukiView, legal: Legal): string[] => {
  switch (view.phase.name) {
    case 'setup':
      return exchangeKeys(view);
    case 'turn':
      return turnKeys(view, legal);
    case 'reaction':
      return reactionKeys(legal, view.phase.tile);
    case 'declared':
    case 'last-chance':
      return questionKeys(legal);
    case 'waiting':
    case 'over':
      return [];
  }
};

/** The tiles or skills on offer for one type of action. */
const offered = <T extends HaiyukiAction['type']>(
  legal: Legal,
  type: T,
): Extract<HaiyukiAction, { readonly type: T }>[] =>
  legal.filter((action): action is Extract<HaiyukiAction, { readonly type: T }> => action.type === type);

const skillText = (skill: SkillName): string => `${SKILL_NAMES[skill]} (${costText(skill)})`;

const exchangeKeys = (view: HaiyukiView): string[] => {
  const { character, mp } = ownOf(view);
  const skill = Object.values(SKILLS).find(({ owner, kind }) => owner === character && kind === 'setup');
  if (skill === undefined) return [];
  const most = Math.min(Math.floor(mp / skill.cost), view.hand?.length ?? 0);
  return [
    `${skillText(skill.name)}: type the tiles to exchange, ${most} at most, such as 1 4 7`,
    'enter keeps all',
  ];
};

const turnKeys = (view: HaiyukiView, legal: Legal): string[] => [
  ...offered(legal, 'tsumo').map(() => `t TSUMO${yakuText(view)}`),
  ...offered(legal, 'riichi').map(({ tile }) => `r ${tileText(tile)} riichi${waitsWithout(view, tile)}`),
  ...skillKeys(legal),
  ...discardKeys(view, legal),
];

const yakuText = (view: HaiyukiView): string => {
  const yaku = yakuOf(ownTiles(view));
  return yaku === null ? '' : `: ${YAKU_NAMES[yaku.key]}, ${figure(yaku.score)}`;
};

/** `, waiting for Yur 2400` */
const waitsWithout = (view: HaiyukiView, tile: Tile): string => {
  const waits = waitsOf(ownTiles(view, tile));
  return `, waiting for ${waits.map((wait) => `${tileText(wait.tile)} ${figure(wait.score)}`).join(' or ')}`;
};

/** A skill that is declared with a discard asks for the tile. */
const skillKeys = (legal: Legal): string[] => {
  const skills = offered(legal, 'skill');
  return [...new Set(skills.map(({ skill }) => skill))].map((name) => {
    const tiles = skills.flatMap(({ skill, tile }) => (skill === name && tile !== undefined ? [tile] : []));
    const keys = tiles.map((tile) => `${SKILL_KEYS[name]} ${tileText(tile)}`).join(' or ');
    return `${keys || SKILL_KEYS[name]}: ${skillText(name)}`;
  });
};

const discardKeys = ({ drawn, phase }: HaiyukiView, legal: Legal): string[] => {
  const tiles = offered(legal, 'discard').map(({ tile }) => tile);
  const barred = phase.name === 'turn' ? phase.barred : null;
  const but = barred === null ? '' : `, any kind but ${tileText(barred)}`;
  const named = tiles.length <= FEW ? ` ${tilesText(tiles)}` : but;
  const quick = drawn !== null && tiles.includes(drawn) ? [`d discards ${tileText(drawn)}`] : [];
  return [`a tile or its number to discard${named}`, ...quick];
};

const reactionKeys = (legal: Legal, tile: Tile): string[] => [
  ...offered(legal, 'ron').map(() => `r RON on ${tileText(tile)}`),
  ...offered(legal, 'pon').map(() => `p pon ${tileText(tile)}`),
  'enter pass',
];

const questionKeys = (legal: Legal): string[] => [
  ...offered(legal, 'skill').map(
    ({ skill }) => `y use ${skillText(skill)}: ${open(codes.haiyuki.skillEffects[skill])}`,
  ),
  'enter no',
];
