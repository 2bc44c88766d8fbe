/** The only place where tiles move. Trusts the event: all checking happened before it was emitted. */
import { countTiles, take } from '../core/counts.ts';
import type { Meld } from '../core/meld.ts';
import { unreachable } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { at, bySeat, withSeat } from '../core/seat.ts';
import type { TileSet } from '../core/tile.ts';
import type { Chosen, Dealt, TableEvent } from './events.ts';
import type { Kit, WonBase } from './kit.ts';
import type { ClaimWindow, Draft, SeatTiles } from './state.ts';
import { windowOf } from './state.ts';
import { afterDraw, wallOf } from './wall.ts';

/** Hands out the tiles; the dealer is to act. A ruleset with an opening choice puts that phase in front. */
export const evolveDealt = <K extends Kit>(
  draft: Draft<K>,
  event: Dealt<K['chance']>,
  set: TileSet,
): void => {
  draft.round = event.round;
  draft.dealer = event.dealer;
  draft.wall = wallOf(event.wall);
  draft.seats = event.hands.map((hand) => ({
    concealed: countTiles(set, hand),
    melds: [],
    discards: [],
    taken: [],
    draws: 0,
  }));
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
      tiles.concealed[event.tile] = (tiles.concealed[event.tile] ?? 0) + 1;
      tiles.draws += 1;
      draft.wall = afterDraw(draft.wall, event.end);
      const source = event.end === 'back' ? 'replacement' : 'wall';
      draft.phase = { name: 'turn', seat: event.seat, drawn: event.tile, source, kong };
      return;
    }
    case 'discarded': {
      const tiles = at(draft.seats, event.seat);
      const kong = draft.phase.name === 'turn' ? draft.phase.kong : null;
      take(tiles.concealed, event.tile);
      tiles.discards.push(event.tile);
      openWindow(draft, { tile: event.tile, from: event.seat, robbing: false, justDrawn: false, kong });
      return;
    }
    case 'kong-declared':
      openWindow(draft, {
        tile: event.tile,
        from: event.seat,
        robbing: true,
        justDrawn: event.justDrawn,
        kong: null,
      });
      return;
    case 'claims-opened':
      draft.phase = { name: 'claim', window: { ...windowOf(draft), offers: event.offers } };
      return;
    case 'answered': {
      const window = windowOf(draft);
      const answers = withSeat(window.answers, event.seat, event.answer);
      draft.phase = { name: 'claim', window: { ...window, answers } };
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
    take(at(draft.seats, event.seat).concealed, event.tile);
  } else if (event.seat === event.winners[0]) {
    // One physical tile, however many seats win on it.
    if (event.robbed) take(at(draft.seats, event.from).concealed, event.tile);
    else takeLastDiscard(at(draft.seats, event.from));
  }
};

const openWindow = <K extends Kit>(
  draft: Draft<K>,
  window: Pick<ReturnType<typeof windowOf>, 'tile' | 'from' | 'robbing' | 'justDrawn' | 'kong'>,
): void => {
  const { tile, from, robbing, justDrawn, kong } = window;
  const { offers, answers } = unasked(draft.seats.length);
  draft.phase = { name: 'claim', window: { tile, from, robbing, justDrawn, kong, offers, answers } };
};

type Unasked = Pick<ClaimWindow, 'offers' | 'answers'>;

/** Nobody has been asked yet: the same for every window, so it is made once for a number of seats. */
const unasked = (seats: number): Unasked => {
  known[seats] ??= { offers: bySeat(seats, () => []), answers: bySeat(seats, () => null) };
  return known[seats];
};

const known: Unasked[] = [];

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
    take(tiles.concealed, meld.tile, meld.made === 'concealed' ? 4 : 1);
    return;
  }
  const window = windowOf(draft);
  takeLastDiscard(at(draft.seats, window.from));
  if (meld.kind !== 'chow') {
    take(tiles.concealed, meld.tile, meld.kind === 'kong' ? 3 : 2);
    return;
  }
  for (let i = 0; i < 3; i++)
    if (meld.tile + i !== window.tile) take(tiles.concealed, (meld.tile + i) as typeof meld.tile);
};
