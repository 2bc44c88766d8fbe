/** Lets tiles and points move on a table whenever something has happened there. */
import type { Tile } from '@paiju/engine';
import { codeOf } from '@paiju/engine';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { outlineOf } from '../game/outlineOf.ts';
import type { GameShown, Happening } from '../play/client.ts';
import { freshSince } from '../play/fresh.ts';
import { settings } from '../store/settings.ts';
import type { Spot } from './flight.ts';
import { Flights } from './flight.ts';
import { flightMs, wantsLessMotion } from './pace.ts';
import type { Places } from './places.ts';
import { anchored, arrivedAt, heldOf, NOWHERE, placesIn, small } from './places.ts';
import type { Planned } from './planned.ts';
import { plannedFor } from './planned.ts';

/** Points take their time: they are to be read. */
const FLOAT_FACTOR = 4.4;
const CHOSEN_FACTOR = 2;

interface Stage {
  readonly table: HTMLElement;
  readonly flights: Flights;
  /** Where everything was before. */
  readonly places: Places;
  readonly duration: number;
  codesOf(tiles: readonly Tile[]): readonly string[];
}

interface Flown extends Pick<GameShown, 'ruleset' | 'past'> {
  readonly isFilm: boolean;
}

export const useFlights = (ref: RefObject<HTMLElement | null>, { ruleset, past, isFilm }: Flown): void => {
  const flights = useRef(new Flights());
  const places = useRef<Places>(NOWHERE);
  const seen = useRef<number | null>(null);
  useLayoutEffect(() => {
    const table = ref.current;
    if (table === null) return;
    // A film that goes back shows no tile on its way there.
    const fresh = freshSince(past, seen.current, isFilm).filter(({ number }) => number > (seen.current ?? 0));
    seen.current = past.at(-1)?.number ?? seen.current;
    if (fresh.length > 0) {
      flights.current.endAll();
      const duration = flightMs(settings.now.speed, wantsLessMotion());
      const codesOf = (tiles: readonly Tile[]): readonly string[] =>
        tiles.map((tile) => codeOf(outlineOf(ruleset).tiles, tile));
      const stage = { table, flights: flights.current, places: places.current, duration, codesOf };
      if (duration > 0) for (const happening of fresh) animate(happening, stage);
    }
    places.current = placesIn(table);
  });
};

const animate = ({ events, transfers }: Happening, stage: Stage): void => {
  const { table } = stage;
  const hands = [...table.querySelectorAll('[data-anchor^="hand-"]')];
  const own = hands.find((hand) => hand.querySelector('.own-hand') !== null);
  const seated = { seats: hands.length, own: Number(own?.getAttribute('data-anchor')?.replace('hand-', '')) };
  for (const event of events) for (const planned of plannedFor(event, seated)) moveTiles(planned, stage);
  if (transfers.length > 0) movePoints(transfers, stage);
};

const moveTiles = (planned: Planned, stage: Stage): void => {
  const { table, places } = stage;
  const { from, to, count, tiles, isChosen } = planned;
  const codes = stage.codesOf(tiles);
  const duration = stage.duration * (isChosen ? CHOSEN_FACTOR : 1);
  const source = anchored(table, from);
  const held = source?.querySelector('.own-hand') ? heldOf(places.own, codes) : [];
  if (to === 'wall') {
    const backs = [...(source?.children ?? [])].slice(-count);
    const leaving = held.length > 0 ? held.map(({ element }) => element) : backs;
    goAway(leaving, { stage, duration, spots: held.map(({ spot }) => spot) });
    return;
  }
  const place = places.spots.get(from);
  for (const [n, element] of arrivedAt(table, to, { count, codes }).entries()) {
    const spot = held[n]?.spot ?? (place === undefined ? null : small(place));
    if (spot !== null) stage.flights.fly(element, spot, duration);
  }
};

interface Leaving {
  readonly stage: Stage;
  readonly duration: number;
  /** Where they were, of those that are gone. */
  readonly spots: readonly Spot[];
}

/** What lies on the wall is not seen: images of the tiles go there side by side, and are gone when they arrive. */
const goAway = (tiles: readonly Element[], { stage, duration, spots }: Leaving): void => {
  const { table, flights, places } = stage;
  const wall = places.spots.get('wall');
  if (wall === undefined) return;
  const { left, top, width } = small(wall);
  const room = table.getBoundingClientRect();
  for (const [n, tile] of tiles.entries()) {
    const face = tile.matches('.tile') ? tile : tile.querySelector('.tile');
    if (face === null) continue;
    const image = document.createElement('span');
    image.setAttribute('aria-hidden', 'true');
    image.style.cssText = 'position:absolute;line-height:0;pointer-events:none';
    image.style.setProperty('--tile-w', `${width}px`);
    image.style.left = `${left - room.left + (n - (tiles.length - 1) / 2) * width}px`;
    image.style.top = `${top - room.top}px`;
    image.append(face.cloneNode(true));
    table.append(image);
    flights.fly(image, spots[n] ?? tile.getBoundingClientRect(), duration, () => image.remove());
  }
};

/** What a seat has won comes from whoever pays it, or from the middle where several do. */
const movePoints = (transfers: Happening['transfers'], { table, flights, places, duration }: Stage): void => {
  const plates = new Map(
    [...table.querySelectorAll('.plate')].map((plate) => [
      Number(plate.getAttribute('data-seat')),
      plate.getBoundingClientRect(),
    ]),
  );
  for (const change of table.querySelectorAll('.plate-change[data-up]')) {
    const seat = Number(change.closest('.plate')?.getAttribute('data-seat'));
    const payers = new Set(transfers.flatMap(({ from, to }) => (to === seat ? [from] : [])));
    const [payer] = payers;
    if (payer === undefined) continue;
    const source = payers.size > 1 || payer === 'bank' ? places.spots.get('wall') : plates.get(payer);
    if (source !== undefined)
      flights.fly(change, small(source, change.getBoundingClientRect()), duration * FLOAT_FACTOR);
  }
};
