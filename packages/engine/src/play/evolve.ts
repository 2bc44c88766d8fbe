/** The only place where tiles move. Trusts the event: all checking happened before it was emitted. */
import { countTiles } from '../core/counts.ts';
import { madeBySeat } from '../core/made.ts';
import type { Meld } from '../core/meld.ts';
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
  draft.phase = {
    name: 'turn',
    seat: event.dealer,
    drawn: null,
    source: 'deal',
    kong: null,
    justDrawn: false,
  };
};

export const evolveChosen = <K extends Kit>(draft: Draft<K>, event: Chosen<K['choice']>): void => {
  if (draft.phase.name !== 'choice') throw new Error('nothing is being chosen');
  const { name, kind, answers } = draft.phase;
  draft.phase = { name, kind, answers: withSeat(answers, event.seat, event.choice) };
};

type Of<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;

export const evolveDrew = <K extends Kit>(draft: Draft<K>, event: Of<'drew'>): void => {
  const { seat, tile, end } = event;
  const tiles = at(draft.seats, seat);
  const before = draft.phase;
  putTile(tiles, tile);
  tiles.draws += 1;
  drawFrom(draft.wall, end);
  draft.phase =
    end === 'front' || before.name !== 'turn'
      ? turnAfterDraw(seat, tile)
      : { ...before, drawn: tile, source: 'replacement' };
};

export const evolveDiscarded = <K extends Kit>(draft: Draft<K>, { seat, tile }: Of<'discarded'>): void => {
  const tiles = at(draft.seats, seat);
  const { phase } = draft;
  takeTile(tiles, tile);
  tiles.discards.push(tile);
  const plain = unaskedOf(draft.seats.length, seat, tile);
  draft.phase =
    phase.name !== 'turn' || phase.kong === null
      ? plain
      : windowWith(plain.window, { kong: phase.kong, justDrawn: phase.justDrawn });
};

export const evolveKongDeclared = <K extends Kit>(draft: Draft<K>, event: Of<'kong-declared'>): void => {
  const { window } = unaskedOf(draft.seats.length, event.seat, event.tile);
  draft.phase = windowWith(window, { robbing: true, justDrawn: event.justDrawn });
};

export const evolveClaimsOpened = <K extends Kit>(draft: Draft<K>, event: Of<'claims-opened'>): void => {
  const window = windowOf(draft);
  draft.phase = windowWith(window, { offers: event.offers });
};

export const evolveAnswered = <K extends Kit>(draft: Draft<K>, event: Of<'answered'>): void => {
  const window = windowOf(draft);
  draft.phase = windowWith(window, { answers: withSeat(window.answers, event.seat, event.answer) });
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

/** The window of a plain discard, for so many seats: the tile waits for claims, and nobody has been asked yet. */
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
const windowWith = (window: ClaimWindow, change: Partial<ClaimWindow>): ClaimPhase => ({
  name: 'claim',
  window: {
    tile: window.tile,
    from: window.from,
    robbing: change.robbing ?? window.robbing,
    justDrawn: change.justDrawn ?? window.justDrawn,
    kong: change.kong ?? window.kong,
    offers: change.offers ?? window.offers,
    answers: change.answers ?? window.answers,
  },
});

const turnAfterDraw = madeBySeat(
  (seat, tile): TurnPhase => ({
    name: 'turn',
    seat,
    drawn: tile,
    source: 'wall',
    kong: null,
    justDrawn: false,
  }),
);

const takeLastDiscard = (tiles: SeatTiles): void => {
  tiles.taken = [...tiles.taken, tiles.discards.length - 1];
};

export const evolveMelded = <K extends Kit>(draft: Draft<K>, event: Of<'melded'>): void => {
  const { seat, meld, justDrawn } = event;
  const tiles = at(draft.seats, seat);
  const added = meld.kind === 'kong' && meld.made === 'added';
  tiles.melds = added
    ? tiles.melds.map((old) => (old.kind === 'pung' && old.tile === meld.tile ? meld : old))
    : [...tiles.melds, meld];
  takeForMeld(tiles, draft, meld);
  const kong = meld.kind === 'kong' ? meld.made : null;
  draft.phase = { name: 'turn', seat, drawn: null, source: 'claim', kong, justDrawn };
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
