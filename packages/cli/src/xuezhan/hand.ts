/** The own hand, and what may be done with which keys. */
import type { Tile, XuezhanAction, XuezhanView } from '@paiju/engine';
import { codeOf, formatTiles, SUITED, SUITS, suitOf } from '@paiju/engine';
import type { BoardLine } from '../desk.ts';
import { SUIT_WORDS } from '../text/xuezhan/events.ts';

const code = (tile: Tile): string => codeOf(SUITED, tile);

export const handLines = (view: XuezhanView): BoardLine[] => [handLine(view), { text: keysText(view) }];

/** `Your hand  1m 2m 3m   5p 5p   + 7s        waiting for 4p 7p` */
const handLine = ({ hand, drawn, seats, seat, waits, barred }: XuezhanView): BoardLine => {
  const rest = [...(hand ?? [])];
  if (drawn !== null) rest.splice(rest.indexOf(drawn), 1);
  const groups = SUITS.map((suit) =>
    rest
      .filter((tile) => suitOf(tile) === suit)
      .map(code)
      .join(' '),
  );
  const shown = groups.filter((group) => group !== '').join('   ');
  const dim = seat === null ? null : (seats[seat]?.voidSuit ?? null);
  const text = [
    `Your hand  ${shown}`,
    drawn === null ? '' : `   + ${code(drawn)}`,
    waits.length === 0 ? '' : `   waiting for ${waits.map(code).join(' ')}`,
    barred === null ? '' : `   (passed a win of ${barred} fan)`,
  ].join('');
  return dim === null ? { text } : { text, dim };
};

const keysText = (view: XuezhanView): string => {
  const { phase, legal, drawn } = view;
  const keys =
    phase.name === 'choice' ? openingKeys(legal) : [...actionKeys(view), ...discardKeys(legal, drawn)];
  return [...keys, '? help', 'q quit'].join(' · ');
};

const openingKeys = ([first]: readonly XuezhanAction[]): string[] => {
  if (first?.type !== 'bury' && first?.type !== 'exchange')
    return [`the suit to give up: ${SUITS.map((suit) => SUIT_WORDS[suit]).join(', ')}`];
  const verb = first.type === 'bury' ? 'bury' : 'give away';
  return [`${verb} three tiles of one suit, such as ${formatTiles(SUITED, first.tiles)}`];
};

/** Win, kong, pung and pass, as far as they are on offer. */
const actionKeys = ({ phase, legal }: XuezhanView): string[] => {
  const keys: string[] = [];
  const wins = legal.filter((action) => action.type === 'win');
  const asides = wins.flatMap((action) =>
    'tile' in action && action.tile !== undefined ? [code(action.tile)] : [],
  );
  const kongs = legal.flatMap((action) => (action.type === 'kong' ? [code(action.tile)] : []));
  const prize =
    phase.name === 'claim' ? ` on ${code(phase.tile)}${phase.robbing ? ', robbing the kong' : ''}` : '';
  if (wins.length === 1) keys.push(`h WIN${prize}`);
  if (wins.length > 1) keys.push(`h and a tile to set aside, such as h ${asides[0]}: WIN`);
  if (kongs.length === 1) keys.push(`k kong ${kongs[0]}`);
  if (kongs.length > 1) keys.push(kongs.map((kong) => `k ${kong}`).join(' or '));
  for (const action of legal) if (action.type === 'pung') keys.push(`p pung ${code(action.tile)}`);
  if (legal.some(({ type }) => type === 'pass')) keys.push('enter pass');
  return keys;
};

const discardKeys = (legal: readonly XuezhanAction[], drawn: Tile | null): string[] => {
  const discards = legal.flatMap((action) => (action.type === 'discard' ? [action.tile] : []));
  if (discards.length === 0) return [];
  const all =
    discards.length <= 4 ? ` ${discards.map(code).join(' ')}` : `, such as ${discards.slice(0, 1).map(code)}`;
  const quick = drawn !== null && discards.includes(drawn) ? [`d discards ${code(drawn)}`] : [];
  return [`type a tile to discard${all}`, ...quick];
};
