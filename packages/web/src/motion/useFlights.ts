/** Lets tiles and points move on a table whenever something has happened there. */
import type { Seat, Tile } from '@paiju/engine';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { GameShown, Happening } from '../play/client.ts';
import { settings } from '../store/settings.ts';
import type { Spot } from './flight.ts';
import { Flights } from './flight.ts';
import { flightMs, wantsLessMotion } from './pace.ts';

/** What is remembered of a table until the next change: where things were. */
interface Places {
  readonly hands: ReadonlyMap<Seat, Spot>;
  readonly lastOf: ReadonlyMap<Seat, Spot>;
  readonly own: ReadonlyMap<string, Spot>;
  /** Tiles of the own hand that stood out: those that were given away. */
  readonly risen: readonly Spot[];
  readonly wall: Spot | null;
}

interface TileEvent {
  readonly type: string;
  readonly seat?: Seat;
  /** How many seats further everybody's gifts go. */
  readonly direction?: number;
  readonly tile?: Tile | null;
  readonly meld?: { readonly from: Seat | null };
}

const NOWHERE: Places = { hands: new Map(), lastOf: new Map(), own: new Map(), risen: [], wall: null };
/** Points take their time: they are to be read. */
const FLOAT_FACTOR = 4.4;

const spotsBySeat = (table: Element, selector: string, attribute: string): Map<Seat, Spot> =>
  new Map(
    [...table.querySelectorAll(selector)].map((element) => [
      Number(element.getAttribute(attribute)?.replace(/\D/g, '')),
      element.getBoundingClientRect(),
    ]),
  );

const placesIn = (table: Element): Places => ({
  hands: spotsBySeat(table, '[data-anchor^="hand-"]', 'data-anchor'),
  lastOf: new Map(
    [...table.querySelectorAll('.river')].flatMap((river): [Seat, Spot][] => {
      const last = river.lastElementChild;
      return last === null ? [] : [[Number(river.getAttribute('data-seat')), last.getBoundingClientRect()]];
    }),
  ),
  own: new Map(
    [...table.querySelectorAll('.hand-tile')].map((tile) => [
      tile.getAttribute('data-raised') === null ? (tile.getAttribute('data-tile') ?? '') : RAISED,
      tile.getBoundingClientRect(),
    ]),
  ),
  risen: [...table.querySelectorAll('.hand-tile[data-risen]')].map((tile) => tile.getBoundingClientRect()),
  wall: table.querySelector('[data-anchor="wall"]')?.getBoundingClientRect() ?? null,
});

/** The tile that was selected is the one that goes. */
const RAISED = 'raised';

export const useFlights = (ref: RefObject<HTMLElement | null>, shown: GameShown): void => {
  const flights = useRef(new Flights());
  const places = useRef<Places>(NOWHERE);
  const seen = useRef<number | null>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null) return;
    const fresh = freshSince(shown.past, seen.current);
    seen.current = shown.past.at(-1)?.number ?? seen.current;
    if (fresh.length > 0) {
      flights.current.endAll();
      const duration = flightMs(settings.now.speed, wantsLessMotion());
      if (duration > 0)
        for (const happening of fresh)
          animate(table, happening, { flights: flights.current, places: places.current, duration });
    }
    places.current = placesIn(table);
  });
};

/** Nothing moves for what was there before the table was drawn. */
const freshSince = (past: readonly Happening[], seen: number | null): readonly Happening[] =>
  seen === null ? [] : past.filter(({ number }) => number > seen);

interface Stage {
  readonly flights: Flights;
  readonly places: Places;
  readonly duration: number;
}

const animate = (table: HTMLElement, { events, transfers }: Happening, stage: Stage): void => {
  for (const event of events as readonly TileEvent[])
    if (event.type === 'exchanged' || event.type === 'buried') moveChosen(table, event, stage);
    else moveTile(table, event, stage);
  if (transfers.length > 0) movePoints(table, transfers, stage);
};

/** What a seat has won comes from whoever pays it, or from the middle where several do. */
const movePoints = (
  table: HTMLElement,
  transfers: Happening['transfers'],
  { flights, places, duration }: Stage,
): void => {
  const plates = spotsBySeat(table, '.plate', 'data-seat');
  for (const change of table.querySelectorAll('.plate-change[data-up]')) {
    const seat = Number(change.closest('.plate')?.getAttribute('data-seat'));
    const payers = new Set(transfers.flatMap(({ from, to }) => (to === seat ? [from] : [])));
    const [payer] = payers;
    if (payer === undefined) continue;
    const source = payers.size > 1 || payer === 'bank' ? places.wall : plates.get(payer);
    const from = small(source, change.getBoundingClientRect());
    if (from !== null) flights.fly(change, from, duration * FLOAT_FACTOR);
  }
};

const moveTile = (table: HTMLElement, event: TileEvent, { flights, places, duration }: Stage): void => {
  const { seat } = event;
  if (seat === undefined) return;
  const fly = (element: Element | null | undefined, source: Spot | null | undefined): void => {
    if (element && source) flights.fly(element, source, duration);
  };
  switch (event.type) {
    case 'discarded': {
      const tile = table.querySelector(`.river[data-seat="${seat}"]`)?.lastElementChild;
      fly(tile, handTile(table, event, places) ?? small(places.hands.get(seat)));
      return;
    }
    case 'drew': {
      const own = table.querySelector('.hand-tile[data-drawn]');
      const back = table.querySelector(`.concealed[data-anchor="hand-${seat}"]`)?.lastElementChild;
      fly(back ?? own, small(places.wall));
      return;
    }
    case 'melded': {
      const melds = table.querySelectorAll(`.melds[data-seat="${seat}"] .meld:not(.meld-won)`);
      const from = event.meld?.from ?? null;
      fly(
        melds[melds.length - 1],
        small((from === null ? null : places.lastOf.get(from)) ?? places.hands.get(seat)),
      );
      return;
    }
    default:
      return;
  }
};

/** Everybody's chosen tiles go at once: to the seat they are given to, or to the plate of their owner. */
const CHOSEN_FACTOR = 2;

const moveChosen = (table: HTMLElement, event: TileEvent, { flights, places, duration }: Stage): void => {
  const own = table.querySelector('.table-hand')?.getAttribute('data-anchor');
  const seats = places.hands.size;
  for (const [seat] of places.hands) {
    const giver = (seat + seats - (event.direction ?? 0)) % seats;
    const tiles = arrivedAt(table, event, seat, own === `hand-${seat}`);
    tiles.forEach((tile, place) => {
      const chosen = own === `hand-${giver}` ? places.risen[place] : undefined;
      const from = chosen ?? small(places.hands.get(giver));
      if (from) flights.fly(tile, from, duration * CHOSEN_FACTOR);
    });
  }
};

/** The tiles that a seat has put away or been given: its own stand out, of the others' hands the last three are as good as any. */
const arrivedAt = (
  table: HTMLElement,
  { type }: TileEvent,
  seat: Seat,
  isOwn: boolean,
): readonly Element[] => {
  if (type === 'buried') return [...table.querySelectorAll(`.buried[data-seat="${seat}"] > *`)];
  if (isOwn) return [...table.querySelectorAll('.hand-tile[data-risen]')];
  return [...(table.querySelector(`.concealed[data-anchor="hand-${seat}"]`)?.children ?? [])].slice(-GIFT);
};

const GIFT = 3;

/** Where in the own hand the tile was. */
const handTile = (table: HTMLElement, { seat, tile }: TileEvent, { own }: Places): Spot | undefined => {
  if (table.querySelector(`.table-hand[data-anchor="hand-${seat}"]`) === null || typeof tile !== 'number')
    return undefined;
  const last = table.querySelector(`.river[data-seat="${seat}"]`)?.lastElementChild;
  return own.get(RAISED) ?? own.get(last?.getAttribute('data-tile') ?? '');
};

const TILE = { width: 28, height: 37 };

/** Something small, as a tile is, in the middle of a large place. */
const small = (spot: Spot | null | undefined, size: Pick<Spot, 'width' | 'height'> = TILE): Spot | null => {
  if (!spot) return null;
  const width = Math.min(size.width, spot.width);
  const height = Math.min(size.height, spot.height);
  return {
    left: spot.left + (spot.width - width) / 2,
    top: spot.top + (spot.height - height) / 2,
    width,
    height,
  };
};
