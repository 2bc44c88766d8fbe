/** What happened and who is asked what, as text, for tests: `'discarded 0 9m; drew 1 5p'`, `'1 win, pass; 3 pung 9m, pass'`. */
import type { Meld } from '../core/meld.ts';
import { formatTiles } from '../core/notation.ts';
import type { Tile } from '../core/tile.ts';
import { SUITED_AND_HONOURS } from '../core/tile.ts';
import type { Claim } from '../play/actions.ts';
import type { WuhanEvent } from '../rules/wuhan/state.ts';
import type { XuezhanEvent } from '../rules/xuezhan/state.ts';
import { codeText } from './playing.ts';

export { askedText } from './position.ts';

type GameEvent = XuezhanEvent | WuhanEvent;

export const eventsText = (events: readonly GameEvent[]): string => events.map(eventText).join('; ');

const code = (tile: Tile | null): string => (tile === null ? '-' : codeText(tile));
const tilesText = (tiles: readonly Tile[]): string => formatTiles(SUITED_AND_HONOURS, tiles);
const listText = (lists: readonly (readonly Tile[])[]): string => lists.map(tilesText).join(' | ');
const drawnText = (justDrawn: boolean): string => (justDrawn ? ' just drawn' : '');

const eventText = (event: GameEvent): string => {
  switch (event.type) {
    case 'dealt':
      return `dealt by ${event.dealer}: ${listText(event.hands)}`;
    case 'chosen':
      return `chosen ${event.seat}`;
    case 'buried':
      return `buried ${listText(event.tiles)}, void ${event.suits.join('')}`;
    case 'exchanged':
      return `exchanged +${event.direction}: ${listText(event.tiles)}`;
    case 'voided':
      return `voided ${event.suits.join('')}`;
    case 'drew':
      return `drew ${event.seat} ${code(event.tile)}${event.end === 'back' ? ' from the back' : ''}`;
    case 'discarded':
      return `discarded ${event.seat} ${code(event.tile)}`;
    case 'kong-declared':
      return `kong-declared ${event.seat} ${code(event.tile)}${drawnText(event.justDrawn)}`;
    case 'claims-opened':
      return `claims-opened ${event.offers.map(offersText).filter(Boolean).join(', ')}`;
    case 'answered':
      return `answered ${event.seat} ${event.answer.type}${event.declined === null ? '' : ` declining ${event.declined}`}`;
    case 'melded':
      return `melded ${event.seat} ${meldText(event.meld)}${drawnText(event.justDrawn)}`;
    case 'won':
      return `won ${event.seat} ${code(event.tile)} ${event.robbed ? 'robbed' : 'from'} ${event.from ?? 'wall'} of ${event.winners.join(' ')}`;
    case 'ended':
      return `ended ${event.reason}`;
  }
};

const offersText = (offers: readonly Claim[], seat: number): string =>
  offers.length === 0 ? '' : `${seat} ${offers.map(({ type }) => type).join('/')}`;

/** As `position` reads it: `chow 4p<3`, `pung 4p<1`, `kong 2p claimed<3`, `kong 9m concealed`. */
export const meldText = (meld: Meld): string => {
  const fed = meld.from === null ? '' : `<${meld.from}`;
  return meld.kind === 'kong'
    ? `kong ${code(meld.tile)} ${meld.made}${fed}`
    : `${meld.kind} ${code(meld.tile)}${fed}`;
};
