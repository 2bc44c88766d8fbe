/** The own hand in Haiyuki, each tile with its number. */
import type { Tile } from '@paiju/engine';
import { meldTiles, withTile } from '@paiju/engine';
import type { HaiyukiAction, HaiyukiView } from '@paiju/engine/haiyuki';
import { yakuOf } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import type { TypedQuestion } from '../desk.ts';
import { GAP, handText, keysText, restOf } from '../round/hand.ts';
import type { BoardLine } from '../screen/boardLine.ts';
import { YAKU_NAMES } from '../text/haiyuki/codes.ts';
import { inOrder, pilesText, tileGroups, tilesText, tileText } from '../text/haiyuki/tiles.ts';
import { actionKeys } from './actionKeys.ts';
import { ownOf, ownTiles } from './own.ts';
import { restingSkills } from './restingSkills.ts';

export const handLines = (question: TypedQuestion): BoardLine[] => {
  const view = question.view as HaiyukiView;
  const groups = tileGroups(restOf(view)).map((tiles) => tiles.map(tileText));
  const drawn = view.drawn === null ? '' : tileText(view.drawn);
  const tiles = groups.map((labels) => labels.join(' '));
  return [
    { text: handText(tiles, drawn) },
    { text: numbersText(groups, drawn) },
    ...view.waits.map((tile) => ({ text: `waiting for ${waitText(view, tile)}` })),
    { text: keysText(actionKeys(view, question.legal as readonly HaiyukiAction[])) },
    ...restingSkills(question).map((text) => ({ text, isFaint: true })),
  ];
};

/** Hand, drawn tile and open sets in short: `Ata Ata Rin + Fis | Yur×3`. */
export const holdingText = (view: HaiyukiView): string => {
  const { drawn } = view;
  const melds = ownOf(view)
    .melds.map((meld) => pilesText(meldTiles(meld)))
    .join(' ');
  return `${tilesText(inOrder(restOf(view)))}${drawn === null ? '' : ` + ${tileText(drawn)}`}${melds === '' ? '' : ` | ${melds}`}`;
};

/** The tiles in the order of their numbers: the drawn one last. */
export const numberedTiles = (view: HaiyukiView): Tile[] => [
  ...inOrder(restOf(view)),
  ...(view.drawn === null ? [] : [view.drawn]),
];

/** A number under each tile. */
const numbersText = (groups: readonly (readonly string[])[], drawn: string): string => {
  let number = 0;
  const under = (label: string): string => {
    number += 1;
    return String(number).padStart(label.length);
  };
  const numbers = groups.map((labels) => labels.map(under).join(' '));
  return handText(numbers, drawn === '' ? '' : under(drawn))
    .replace('Your hand', ' '.repeat('Your hand'.length))
    .replace(`${GAP}+`, `${GAP} `);
};

/** `Yur: Wanderer’s Hat 삼도립, 2,400` */
const waitText = (view: HaiyukiView, tile: Tile): string => {
  const yaku = yakuOf(withTile(ownTiles(view), tile));
  return `${tileText(tile)}${yaku === null ? '' : `: ${YAKU_NAMES[yaku.key]}, ${figure(yaku.score)}`}`;
};
