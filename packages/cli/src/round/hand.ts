/** The own hand, and what may be done with which keys. */
import type { AnyAction, RoundAction, RoundView, Tile } from '@paiju/engine';
import { at, suitIndex } from '@paiju/engine';
import { chowText } from '../text/round/events.ts';
import { codesText, codeText, tilesText } from '../text/tiles.ts';
import { meldsText } from './board.ts';

export const GAP = '   ';
/** So few discards are all named. */
const FEW = 4;

/** `Your hand  1m 2m 3m   5p 5p   + 7s   waiting for 4p 7p`; what is empty is left out. */
export const handText = (groups: readonly string[], drawn: string, ...notes: readonly string[]): string =>
  [`Your hand  ${filled(groups).join(GAP)}`, ...filled([drawn === '' ? '' : `+ ${drawn}`, ...notes])].join(
    GAP,
  );

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

export const waitsText = (waits: readonly Tile[]): string =>
  waits.length === 0 ? '' : `waiting for ${codesText(waits)}`;

/** The hand without the tile just drawn. */
export const restOf = ({ hand, drawn }: Pick<RoundView, 'hand' | 'drawn'>): Tile[] => {
  const rest = [...(hand ?? [])];
  if (drawn !== null) rest.splice(rest.indexOf(drawn), 1);
  return rest;
};

/** Hand, drawn tile and melds in short: `123m 5p + 7s | 555s #9999m`. */
export const holdingText = (view: RoundView): string => {
  const { drawn, table, seat } = view;
  const melds = seat === null ? '' : meldsText(at(table, seat).melds);
  return `${tilesText(restOf(view))}${drawn === null ? '' : ` + ${codeText(drawn)}`}${melds === '' ? '' : ` | ${melds}`}`;
};

/** One group a suit, honours last. */
export const suitGroups = (tiles: readonly Tile[]): string[] =>
  [0, 1, 2, 3].map((suit) => codesText(tiles.filter((tile) => suitIndex(tile) === suit)));

export const keysText = (keys: readonly string[]): string =>
  [...keys, '? help', 'l log', 'q quit'].join(' · ');

/** Win, kong, pung, chow, pass and discards, as far as they are on offer. */
export const actionKeys = ({ phase, drawn }: RoundView, offered: readonly AnyAction[]): string[] => {
  const legal = offered as readonly RoundAction[];
  const prize =
    phase.name === 'claim' ? ` on ${codeText(phase.tile)}${phase.robbing ? ', robbing the kong' : ''}` : '';
  return [
    ...winKeys(legal, prize),
    ...namedKeys('k', 'kong', tilesFor(legal, 'kong'), codeText),
    ...namedKeys('p', 'pung', tilesFor(legal, 'pung'), codeText),
    ...namedKeys('c', 'chow', tilesFor(legal, 'chow'), chowText),
    ...(legal.some(({ type }) => type === 'pass') ? ['enter pass'] : []),
    ...discardKeys(tilesFor(legal, 'discard'), drawn),
  ];
};

const tilesFor = (legal: readonly RoundAction[], type: RoundAction['type']): Tile[] =>
  legal.flatMap((action) =>
    action.type === type && 'tile' in action && action.tile !== undefined ? [action.tile] : [],
  );

/** Some wins ask which tile is set aside. */
const winKeys = (legal: readonly RoundAction[], prize: string): string[] => {
  const wins = legal.filter(({ type }) => type === 'win').length;
  const [aside] = tilesFor(legal, 'win');
  if (wins > 1 && aside !== undefined)
    return [`h and a tile to set aside, such as h ${codeText(aside)}: WIN`];
  return wins === 0 ? [] : [`h WIN${prize}`];
};

/** `k kong 5p`, or `k 5p or k 7z` where there is a choice; a chow is named by its lowest tile. */
const namedKeys = (
  key: string,
  noun: string,
  tiles: readonly Tile[],
  text: (tile: Tile) => string,
): string[] => {
  const [only] = tiles;
  if (only === undefined) return [];
  if (tiles.length === 1) return [`${key} ${noun} ${text(only)}`];
  const choices = tiles.map((tile) => {
    const named = `${key} ${codeText(tile)}`;
    return text(tile) === codeText(tile) ? named : `${named} for ${text(tile)}`;
  });
  return [choices.join(' or ')];
};

const discardKeys = (discards: readonly Tile[], drawn: Tile | null): string[] => {
  if (discards.length === 0) return [];
  const all =
    discards.length <= FEW ? ` ${codesText(discards)}` : `, such as ${tilesText(discards.slice(0, 1))}`;
  const quick = drawn !== null && discards.includes(drawn) ? [`d discards ${codeText(drawn)}`] : [];
  return [`type a tile to discard${all}`, ...quick];
};
