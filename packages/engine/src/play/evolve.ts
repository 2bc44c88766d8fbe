/** The only place where tiles move. Trusts the event: all checking happened before it was emitted. */
import { countTiles } from '../core/counts.ts';
import { madeBySeat } from '../core/made.ts';
import type { KongMade, Meld } from '../core/meld.ts';
import { unreachable } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { at, bySeat, withSeat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { keysOf, putTile, takeTile } from '../hand/keys.ts';
import type { Chosen, Dealt, TableEvent } from './events.ts';
import type { Kit, WonBase } from './kit.ts';
import type { ClaimPhase, ClaimWindow, Draft, SeatTiles, TurnPhase } from './state.ts';
import { windowOf } from './state.ts';
import { drawFrom, wallOf } from './wall.ts';

/** Hands out the tiles; the dealer is to act. A ruleset with an opening choice puts that phase in front. */
export const evolveDealt = <K extends Kit>(
  draft: Draft<K>,
  event: Dealt<K['chance']>,
  set: TileSet,
): void => {
  draft.round = event.round;
  draft.dealer = event.dealer;
  draft.wall = wallOf(event.wall);
  draft.seats = event.hands.map((hand) => {
    const concealed = countTiles(set, hand);
    return { concealed, keys: keysOf(concealed), melds: [], discards: [], taken: [], draws: 0 };
  });
  draft.phase = { name: 'turn', seat: event.dealer, drawn: null, source: 'deal', kong: null };
};

export const evolveChosen = <K extends Kit>(draft: Draft<K>, event: Chosen<K['choice']>): void => {
  if (draft.phase.name !== 'choice') throw new Error('nothing is being chosen');
  draft.phase = { ...draft.phase, answers: withSeat(draft.phase.answers, event.seat, event.choice) };
};

export const evolveTable = <K extends Kit>(draft: Draft<K>, event: TableEvent): void => {
  switch (event.type) {
    case 'drew': {
      const tiles = at(draft.seats, event.seat);
      const kong = event.end === 'back' && draft.phase.name === 'turn' ? draft.phase.kong : null;
      putTile(tiles, event.tile);
      tiles.draws += 1;
      drawFrom(draft.wall, event.end);
      draft.phase =
        event.end === 'front'
          ? turnAfterDraw(event.seat, event.tile)
          : { name: 'turn', seat: event.seat, drawn: event.tile, source: 'replacement', kong };
      return;
    }
    case 'discarded': {
      const tiles = at(draft.seats, event.seat);
      const kong = draft.phase.name === 'turn' ? draft.phase.kong : null;
      takeTile(tiles, event.tile);
      tiles.discards.push(event.tile);
      openWindow(draft, event, kong);
      return;
    }
    case 'kong-declared':
      openWindow(draft, event, null);
      return;
    case 'claims-opened': {
      const window = windowOf(draft);
      draft.phase = windowWith(window, event.offers, window.answers);
      return;
    }
    case 'answered': {
      const window = windowOf(draft);
      draft.phase = windowWith(window, window.offers, withSeat(window.answers, event.seat, event.answer));
      return;
    }
    case 'melded':
      evolveMelded(draft, event.seat, event.meld);
      return;
    default:
      unreachable(event);
  }
};

/** Moves the winning tile: off the table, out of a robbed hand, or out of the winner's own. */
export const evolveWon = <K extends Kit>(draft: Draft<K>, event: WonBase): void => {
  if (event.tile === null) return;
  if (event.from === null) {
    takeTile(at(draft.seats, event.seat), event.tile);
  } else if (event.seat === event.winners[0]) {
    // One physical tile, however many seats win on it.
    if (event.robbed) takeTile(at(draft.seats, event.from), event.tile);
    else takeLastDiscard(at(draft.seats, event.from));
  }
};

type TileShown = Extract<TableEvent, { readonly type: 'discarded' | 'kong-declared' }>;

/** The tile waits for claims; nobody has been asked yet. */
const openWindow = <K extends Kit>(draft: Draft<K>, event: TileShown, kong: KongMade | null): void => {
  const { seat: from, tile } = event;
  const plain = unaskedOf(draft.seats.length, from, tile);
  if (event.type === 'discarded' && kong === null) {
    draft.phase = plain;
    return;
  }
  const { offers, answers } = plain.window;
  const robbing = event.type === 'kong-declared';
  const justDrawn = robbing && event.justDrawn;
  draft.phase = { name: 'claim', window: { tile, from, robbing, justDrawn, kong, offers, answers } };
};

/** The window of a plain discard, for so many seats. */
const unaskedOf = (seats: number, from: Seat, tile: Tile): ClaimPhase => {
  unasked[seats] ??= unaskedFor(seats);
  return unasked[seats](from, tile);
};

const unaskedFor = (seats: number): ((from: Seat, tile: Tile) => ClaimPhase) => {
  const offers = bySeat(seats, () => []);
  const answers = bySeat(seats, () => null);
  return madeBySeat((from, tile) => ({
    name: 'claim',
    window: { tile, from, robbing: false, justDrawn: false, kong: null, offers, answers },
  }));
};

const unasked: ((from: Seat, tile: Tile) => ClaimPhase)[] = [];

// Field by field: a spread is several times slower.
const windowWith = (
  { tile, from, robbing, justDrawn, kong }: ClaimWindow,
  offers: ClaimWindow['offers'],
  answers: ClaimWindow['answers'],
): ClaimPhase => ({
  name: 'claim',
  window: { tile, from, robbing, justDrawn, kong, offers, answers },
});

const turnAfterDraw = madeBySeat(
  (seat, tile): TurnPhase => ({ name: 'turn', seat, drawn: tile, source: 'wall', kong: null }),
);

const takeLastDiscard = (tiles: SeatTiles): void => {
  tiles.taken = [...tiles.taken, tiles.discards.length - 1];
};

const evolveMelded = <K extends Kit>(draft: Draft<K>, seat: Seat, meld: Meld): void => {
  const tiles = at(draft.seats, seat);
  const added = meld.kind === 'kong' && meld.made === 'added';
  tiles.melds = added
    ? tiles.melds.map((old) => (old.kind === 'pung' && old.tile === meld.tile ? meld : old))
    : [...tiles.melds, meld];
  takeForMeld(tiles, draft, meld);
  const kong = meld.kind === 'kong' ? meld.made : null;
  draft.phase = { name: 'turn', seat, drawn: null, source: 'claim', kong };
};

/** The tiles a meld takes out of the hand; a claimed tile comes from the discarder's row. */
const takeForMeld = <K extends Kit>(tiles: SeatTiles, draft: Draft<K>, meld: Meld): void => {
  if (meld.kind === 'kong' && meld.made !== 'claimed') {
    takeTile(tiles, meld.tile, meld.made === 'concealed' ? 4 : 1);
    return;
  }
  const window = windowOf(draft);
  takeLastDiscard(at(draft.seats, window.from));
  if (meld.kind !== 'chow') {
    takeTile(tiles, meld.tile, meld.kind === 'kong' ? 3 : 2);
    return;
  }
  for (let i = 0; i < 3; i++)
    if (meld.tile + i !== window.tile) takeTile(tiles, (meld.tile + i) as typeof meld.tile);
};
