/** Who tells what to whom: what every sentence needs besides the event. */
import type { BySeat, Seat, Tile } from '@paiju/engine';
import { at, kinds, rankOf, SUITS, suitOf } from '@paiju/engine';
import { outlineOf } from '../game/outlineOf.ts';
import { tilesIn } from '../tiles/drawn.ts';
import { namesOf, tileName } from '../tiles/names.ts';
import { hasSuits } from '../tiles/suits.ts';
import { tileCode } from '../tiles/tileCode.ts';
import { inRow } from '../words/lists.ts';
import type { AnyT } from '../words/say.ts';
import { saying } from '../words/say.ts';

export interface Telling {
  readonly t: AnyT;
  readonly players: BySeat<string>;
  /** Who listens, and is spoken to as `you`; null where nobody plays. */
  readonly seat: Seat | null;
  /** How things stand after the event, as the listener sees them. */
  readonly view: object;
}

type Role = 'who' | 'whom' | 'whose';

const person = ({ t, players, seat }: Telling, whom: Seat, role: Role): string =>
  whom === seat
    ? saying(t)(`telling:you.${role}`)
    : saying(t)(`telling:name.${role}`, { name: at(players, whom) });

/** At the beginning of a sentence: `You`, `Mei`. */
export const who = (setting: Telling, seat: Seat): string => person(setting, seat, 'who');
/** Within one: `you`, `Mei`. */
export const whom = (setting: Telling, seat: Seat): string => person(setting, seat, 'whom');
/** `your`, `Mei’s` */
export const whose = (setting: Telling, seat: Seat): string => person(setting, seat, 'whose');

/** `you, Mei and Lin` */
export const listed = (t: AnyT, items: readonly string[]): string => {
  const say = saying(t);
  if (items.length < 2) return items.join('');
  const most = inRow(t, items.slice(0, -1));
  return say('telling:list.and', { most, last: items.at(-1) ?? '' });
};

/** `characters 1 2 2; dots 5; east wind`, or `3 × Ataho; 2 × sword`. */
export const tilesText = (t: AnyT, ruleset: string, tiles: readonly Tile[]): string => {
  if (tiles.length === 0) return saying(t)('telling:tiles.none');
  const sorted = [...tiles].sort((a, b) => a - b);
  return tilesIn(t, codesOf(ruleset, sorted), (words) => {
    const inGroups = hasSuits(outlineOf(ruleset).tiles) ? suits : piles;
    return inGroups(words, ruleset, sorted).join(saying(words)('telling:list.parts'));
  });
};

const codesOf = (ruleset: string, tiles: readonly Tile[]): string[] =>
  tiles.map((tile) => tileCode(ruleset, tile));

/** One after another, as they came: `3 of bamboo, east wind`. */
export const tileNames = (t: AnyT, ruleset: string, tiles: readonly Tile[]): string =>
  tiles.length === 0
    ? saying(t)('telling:tiles.none')
    : tilesIn(t, codesOf(ruleset, tiles), (words) => namesOf(words, ruleset, tiles));

const suits = (t: AnyT, ruleset: string, sorted: readonly Tile[]): string[] => {
  const groups = SUITS.flatMap((suit) => {
    const ranks = sorted.filter((tile) => suitOf(tile) === suit).map(rankOf);
    if (ranks.length === 0) return [];
    return [
      saying(t)('telling:tiles.group', { suit: saying(t)(`tiles:suit.${suit}`), ranks: ranks.join(' ') }),
    ];
  });
  const honours = sorted.filter((tile) => suitOf(tile) === null).map((tile) => tileName(t, ruleset, tile));
  return [...groups, ...honours];
};

const piles = (t: AnyT, ruleset: string, tiles: readonly Tile[]): string[] =>
  kinds(outlineOf(ruleset).tiles).flatMap((kind) => {
    const n = tiles.filter((tile) => tile === kind).length;
    const tile = tileName(t, ruleset, kind);
    if (n === 0) return [];
    return [n === 1 ? tile : saying(t)('telling:tiles.pile', { n, tile })];
  });
