/** Where things lie on a table, as it is drawn: the ends of flights. */
import type { Spot } from './flight.ts';
import type { Anchor } from './planned.ts';

/** One tile of the own hand. */
export interface Held {
  readonly code: string;
  /** It stands out: selected, chosen, drawn or just come. */
  readonly isOut: boolean;
  readonly element: Element;
  readonly spot: Spot;
}

/** What is remembered of a table until the next change. */
export interface Places {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly own: readonly Held[];
}

export const NOWHERE: Places = { spots: new Map(), own: [] };

const OUT = ':is([data-raised], [data-risen], [data-drawn])';

const heldIn = (table: Element): readonly Held[] =>
  [...table.querySelectorAll('.hand-tile')].map((element) => ({
    code: element.getAttribute('data-tile') ?? '',
    isOut: element.matches(OUT),
    element,
    spot: element.getBoundingClientRect(),
  }));

export const anchored = (table: Element, anchor: Anchor): Element | null =>
  table.querySelector(`[data-anchor="${anchor}"]`);

/** A river is left from its last tile. */
const spotOf = (anchor: string, element: Element): Spot =>
  ((anchor.startsWith('river-') ? element.lastElementChild : null) ?? element).getBoundingClientRect();

export const placesIn = (table: Element): Places => ({
  spots: new Map(
    [...table.querySelectorAll('[data-anchor]')].map((element) => {
      const anchor = element.getAttribute('data-anchor') ?? '';
      return [anchor, spotOf(anchor, element)];
    }),
  ),
  own: heldIn(table),
});

/** Of the own tiles those of these codes, one each; of copies the one that stands out. */
export const heldOf = <H extends Pick<Held, 'code' | 'isOut'>>(
  own: readonly H[],
  codes: readonly string[],
): readonly H[] => {
  const free = new Set(own.toSorted((a, b) => Number(b.isOut) - Number(a.isOut)));
  return codes.flatMap((code) => {
    const found = [...free].find((each) => each.code === code);
    if (found === undefined) return [];
    free.delete(found);
    return [found];
  });
};

/** What lies at a place since the last change: its last tiles, of the own hand those that are meant. */
export const arrivedAt = (
  table: Element,
  to: Anchor,
  { count, codes }: { readonly count: number; readonly codes: readonly string[] },
): readonly Element[] => {
  const place = anchored(table, to);
  if (place === null) return [];
  if (place.querySelector('.hand-tile') !== null)
    return heldOf(heldIn(place), codes).map(({ element }) => element);
  const arrived = [...place.querySelectorAll(':scope > :not(.meld-won)')].slice(-count);
  // Of single tiles that lie close together the last has come.
  return arrived.map((one) => (one.matches('.meld-loose') ? (one.lastElementChild ?? one) : one));
};

const TILE = { width: 28, height: 37 };

/** Something small, as a tile is, in the middle of a large place. */
export const small = (spot: Spot, size: Pick<Spot, 'width' | 'height'> = TILE): Spot => {
  const width = Math.min(size.width, spot.width);
  const height = Math.min(size.height, spot.height);
  return {
    left: spot.left + (spot.width - width) / 2,
    top: spot.top + (spot.height - height) / 2,
    width,
    height,
  };
};
