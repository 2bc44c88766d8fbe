/** A win in words, with the whole reckoning: yaku, each bonus, factors, damage, and what it took. */
import type { Tile } from '@paiju/engine';
import { at, meldTiles, tileOf } from '@paiju/engine';
import type { Bonus, HaiyukiView, HaiyukiWon } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { figure } from '@paiju/words';
import { WIN_MARK } from '../../screen/marks.ts';
import { codes, open, say, telling } from '../catalogue.ts';
import type { Setting } from '../gameTexts.ts';
import { nameOf, ownerOf } from '../names.ts';
import { YAKU_NAMES } from './codes.ts';
import { pilesText, tileName, tileText } from './tiles.ts';

type Names = Setting['names'];

export const winSentences = (win: HaiyukiWon, names: Names, view: HaiyukiView): string[] => {
  const loser = 1 - win.seat;
  return [
    `${WIN_MARK} ${open(winSentence(win, names))}: ${handText(win)}`,
    `  ${say(telling.yaku, { yaku: yakuText(win), score: win.score })}`,
    ...win.bonuses.map((bonus) => `  ${bonusText(bonus, win, view)}`),
    `  ${say(telling.damage, { damage: damageText(win, view) })}`,
    `  ${lostText(nameOf(names, loser), win.lost, at(view.table, loser).hp)}`,
  ];
};

/** `Mayu lost 2,400 HP and had 7,600 left.` */
export const lostText = (name: string, lost: number, left: number): string =>
  `${name} lost ${figure(lost)} HP and had ${figure(left)} left.`;

const winSentence = ({ seat, tile: kind, from, way }: HaiyukiWon, names: Names): string => {
  const { ron, tsumo, lastChance } = telling.won;
  const [who, tile] = [nameOf(names, seat), tileText(kind)];
  if (from !== null) return say(ron, { who, whose: ownerOf(names, from), tile });
  return say(way === 'last-chance' ? lastChance : tsumo, { who, tile });
};

const openTiles = ({ melds }: HaiyukiWon): Tile[] => melds.flatMap(meldTiles);

const handText = (win: HaiyukiWon): string => {
  const closed = pilesText(win.concealed);
  return win.open ? `${closed}, open ${pilesText(openTiles(win))}` : closed;
};

/** A yaku, with the colour or the character that it is called after. */
const yakuText = ({ yaku, variant }: HaiyukiWon): string => {
  if (variant === null) return YAKU_NAMES[yaku];
  const tile = tileOf(HAIYUKI_TILES, variant);
  return say(telling.yakuVariant, {
    yaku: YAKU_NAMES[yaku],
    variant: tile === null ? variant : tileName(tile),
  });
};

/** `Dora Ata×2: 800.` */
const bonusText = ([code, points]: Bonus, win: HaiyukiWon, { dora }: HaiyukiView): string => {
  const kind = code === 'dora' ? dora : code === 'ura' ? win.ura : null;
  const counting = [...win.concealed, ...openTiles(win)].filter((tile) => tile === kind);
  const bonus = `${codes.haiyuki.bonuses[code]} ${pilesText(counting)}`.trimEnd();
  return say(telling.bonus, { bonus, points });
};

/** `(2,800 + 1,200) × open 3/4 × critical 5/4 = 3,750`, or with the bonuses added after the factors. */
const damageText = (win: HaiyukiWon, { options }: HaiyukiView): string => {
  const { bonuses, open, critical, mirror } = win;
  const [score, damage] = [figure(win.score), figure(win.damage)];
  const added = bonuses.map(([, points]) => figure(points));
  const factors = [
    open ? ' × open 3/4' : '',
    critical ? ' × critical 5/4' : '',
    mirror ? ' × mirror 3/4' : '',
  ].join('');
  if (added.length === 0 && factors === '') return damage;
  if (options.bonusesUnscaled) return `${[`${score}${factors}`, ...added].join(' + ')} = ${damage}`;
  const sum = [score, ...added].join(' + ');
  return `${added.length > 0 && factors !== '' ? `(${sum})` : sum}${factors} = ${damage}`;
};
