/** What is read out: events as they come, and on command the own hand and the table. */
import type {
  BySeat,
  HaiyukiView,
  MeldView,
  RoundView,
  Seat,
  Tile,
  WuhanView,
  XuezhanView,
} from '@paiju/engine';
import { at } from '@paiju/engine';
import { tileName } from '../tiles/names.ts';
import { characterText, suitText } from './codes.ts';
import type { Line, Listener, Told } from './index.ts';
import { lines } from './index.ts';
import { chowText } from './round.ts';
import type { Values } from './say.ts';
import { saying } from './say.ts';
import type { Telling } from './setting.ts';
import { tileNames, tilesText, who } from './setting.ts';

/** What can be read out at any time. */
export interface Scene extends Telling {
  readonly ruleset: string;
  readonly points: BySeat<number>;
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/** What nobody who listens with half an ear wants to miss. */
const BRIEF: ReadonlySet<string> = new Set([
  'discarded',
  'kong-declared',
  'melded',
  'riichi-declared',
  'skill-used',
  'declared',
  'won',
  'ended',
]);

/** What is said of a happening: everything, or only what a glance at the table would tell. */
export const spokenEvents = (
  ruleset: string,
  told: Told,
  listener: Listener,
  isDetailed: boolean,
): string[] => {
  const all = lines(ruleset, told, listener);
  if (!isDetailed) return briefly(all);
  // The own draw is said with the question it brings, once.
  const isAsked = (told.view as RoundView & { legal: readonly object[] }).legal.length > 0;
  return all.filter(({ about }) => about !== 'drew' || !isAsked).map(({ text }) => text);
};

/** The first sentence of each event. */
const briefly = (all: readonly Line[]): string[] =>
  all.flatMap(({ about, text }, i) => (BRIEF.has(about) && all[i - 1]?.about !== about ? [text] : []));

export const spokenHand = (scene: Scene): string => {
  const { t, ruleset } = scene;
  const say = saying(t);
  const view = scene.view as XuezhanView | WuhanView | HaiyukiView;
  const { seat, hand, drawn, waits } = view;
  if (seat === null || hand === null) return '';
  return joined([
    say('telling:spoken.hand', {
      tiles: tilesText(t, ruleset, drawn === null ? hand : without(hand, drawn)),
    }),
    drawn === null ? null : say('telling:spoken.drawn', { tile: tileName(t, ruleset, drawn) }),
    meldsText(scene, seat),
    voidText(scene, seat),
    waits.length === 0 ? null : say('telling:spoken.waits', { tiles: tileNames(t, ruleset, waits) }),
  ]);
};

const without = (tiles: readonly Tile[], tile: Tile): Tile[] => {
  const place = tiles.lastIndexOf(tile);
  return tiles.filter((_, i) => i !== place);
};

export const spokenTable = (scene: Scene): string => {
  const { t, ruleset, players } = scene;
  const say = saying(t);
  const { wallSize } = scene.view as RoundView;
  return joined([
    say('telling:spoken.wall', { n: wallSize }),
    ruleset === 'wuhan' ? flipText(scene) : null,
    ruleset === 'haiyuki' ? doraText(scene) : null,
    ...players.map((_, seat) => seatText(scene, seat)),
  ]);
};

const flipText = ({ t, view }: Scene): string => {
  const { laizi, pizi } = view as WuhanView;
  return saying(t)('telling:spoken.flip', {
    laizi: tileName(t, 'wuhan', laizi),
    pizi: tileNames(t, 'wuhan', pizi),
  });
};

const doraText = ({ t, view }: Scene): string => {
  const { turn, dora } = view as HaiyukiView;
  return saying(t)('telling:spoken.dora', { n: turn, dora: tileName(t, 'haiyuki', dora) });
};

const seatText = (scene: Scene, seat: Seat): string => {
  const { t, ruleset } = scene;
  const say = saying(t);
  const { concealedSize, discards, taken } = at((scene.view as RoundView).table, seat);
  return joined([
    standingText(scene, seat),
    ...stateTexts(scene, seat),
    seat === scene.seat ? null : say('telling:spoken.hidden', { n: concealedSize }),
    meldsText(scene, seat),
    say('telling:spoken.discards', {
      tiles: tileNames(
        t,
        ruleset,
        discards.filter((_, place) => !taken.includes(place)),
      ),
    }),
  ]);
};

const standingText = (scene: Scene, seat: Seat): string => {
  const { t, ruleset, points } = scene;
  const say = saying(t);
  if (ruleset !== 'haiyuki')
    return say('telling:spoken.points', { who: who(scene, seat), points: at(points, seat) });
  const { character, hp, mp } = at((scene.view as HaiyukiView).table, seat);
  const values: Values = { who: who(scene, seat), character: characterText(t, character), hp, mp };
  return say('telling:spoken.health', values);
};

/** What everybody can see of a seat besides its tiles. */
const stateTexts = (scene: Scene, seat: Seat): (string | null)[] => {
  const { t, ruleset, view } = scene;
  const say = saying(t);
  if (ruleset === 'haiyuki') {
    const { riichi, guard } = at((view as HaiyukiView).table, seat);
    return [
      riichi === null ? null : say('telling:spoken.inRiichi'),
      guard === 0 ? null : say('telling:spoken.guarded', { n: guard }),
    ];
  }
  const dealer = (view as RoundView).dealer === seat ? say('telling:spoken.isDealer') : null;
  if (ruleset === 'wuhan')
    return [dealer, at((view as WuhanView).opened, seat) ? say('telling:spoken.hasOpened') : null];
  const { locked, left } = at((view as XuezhanView).seats, seat);
  return [
    dealer,
    voidText(scene, seat),
    locked ? say('telling:spoken.isLocked') : null,
    left ? say('telling:spoken.hasLeft') : null,
  ];
};

const voidText = ({ t, ruleset, view }: Scene, seat: Seat): string | null => {
  if (ruleset !== 'xuezhan') return null;
  const { voidSuit } = at((view as XuezhanView).seats, seat);
  return voidSuit === null ? null : saying(t)('telling:spoken.voidSuit', { suit: suitText(t, voidSuit) });
};

const meldsText = (scene: Scene, seat: Seat): string | null => {
  const { t, view } = scene;
  const { melds } = at((view as RoundView).table, seat);
  if (melds.length === 0) return null;
  const named = melds.map((meld) => meldText(meld, scene));
  return saying(t)('telling:spoken.melds', { melds: named.join(saying(t)('telling:list.parts')) });
};

const meldText = ({ kind, tile, made }: MeldView, scene: Scene): string => {
  const { t, ruleset } = scene;
  const say = saying(t);
  if (tile === null) return say('telling:meldNames.hidden');
  if (kind === 'chow') return say('telling:meldNames.chow', { tiles: chowText(ruleset, tile, scene) });
  const named = made === 'special' || made === 'concealed' ? made : kind;
  return say(`telling:meldNames.${named}`, { tile: tileName(t, ruleset, tile) });
};
