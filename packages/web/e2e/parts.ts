/** Everything that lies on a table, and where: measured in the page, judged elsewhere. */

/** What is looked for, at the table of four and at a duel. */
const KINDS = {
  plate: '.plate[data-seat], .fighter',
  inPlate:
    '.plate > .face, .plate-name, .plate-points, .plate-mark, .plate-change, .plate-void, .buried, .fighter-portrait, .fighter-name, .meter, .status-badge, .skill-seen',
  own: '.hand-tile',
  hand: '.concealed > *, .foe-hand > *',
  discard: '.river .tile, .discard .tile',
  stick: '.riichi-stick',
  meld: '.melds .tile, .duel-meld .tile',
  centre: '.centre, .duel-plate',
  inCentre: '.centre-now, .centre-last, .centre-count, .special, .duel-plate > *',
  arrow: '.centre-arrow',
  asked: '.bar-about, .opening-text',
  button: '.bar-answers > *, .skill, .play-corner',
  waits: '.waits, .duel-waits:not(:empty)',
  foot: '.foot, .lesson-panel',
  sheet: '.end-sheet',
} as const;

/** What belongs together may lie close: the tiles of a river, the words of a plate. */
const HEAPS =
  '.concealed, .foe-hand, .river, .river-tiles, .melds, .duel-melds, .hand-tiles, .centre, .duel-plate, .plate, .fighter';

export type Kind = keyof typeof KINDS;

export interface Part {
  readonly kind: Kind;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whose it is; null where it is nobody's, or everybody's. */
  readonly seat: number | null;
  /** Parts with the same number belong together; −1 is alone. */
  readonly heap: number;
  /** Not all of its text is seen. */
  readonly isCut: boolean;
}

export interface Measured {
  readonly parts: readonly Part[];
  readonly width: number;
  readonly height: number;
  /** The centre stands in a corner, and the rivers lie at each other. */
  readonly isCornered: boolean;
  /** What does not stay where it is when a plate says that its hand is ready. */
  readonly moved: readonly string[];
}

/** Runs in the page. */
export const measure = ({
  kinds,
  heaps,
}: {
  readonly kinds: typeof KINDS;
  readonly heaps: string;
}): Measured => {
  const all = [...document.querySelectorAll(heaps)];
  const seatOf = (one: Element): number | null => {
    const named =
      one.parentElement?.querySelector(':scope > .river-tiles') ??
      one.closest(
        '[data-seat], [data-testid^="fighter-"], [data-anchor^="hand-"], [data-anchor^="melds-"], .river-tiles',
      );
    const text = ['data-seat', 'data-anchor', 'data-testid'].map((name) => named?.getAttribute(name));
    const found = text.map((each) => each?.match(/\d+$/)?.[0]).find((each) => each !== undefined);
    return found === undefined ? null : Number(found);
  };
  const parts = Object.entries(kinds).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
      .map((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const heap = one.closest(heaps);
        return {
          kind: kind as keyof typeof kinds,
          name: [kind, one.getAttribute('data-testid') ?? one.getAttribute('class')].join(' '),
          ...{ left, top, right, bottom },
          seat: seatOf(one),
          heap: heap === null ? -1 : all.indexOf(heap),
          isCut: one instanceof HTMLElement && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
        };
      }),
  );
  /** As it was before the mark came, and back. */
  const movedByMarks = (): readonly string[] => {
    const marks = [...document.querySelectorAll('.plate-ready')];
    if (marks.length === 0) return [];
    const places = () =>
      Object.entries(kinds)
        // An answer stands beside the plate while it is asked for, and no mark comes meanwhile.
        .filter(([kind]) => kind !== 'button')
        .flatMap(([, selector]) => [...document.querySelectorAll(selector)])
        .filter((one) => !marks.some((mark) => mark.contains(one)))
        .map((one) => ({ one, box: one.getBoundingClientRect() }));
    const now = places();
    // Away altogether: styles may ask whether there is one.
    const holders = marks.map((mark) => {
      const holder = document.createComment('');
      mark.replaceWith(holder);
      return { mark, holder };
    });
    const before = new Map(places().map(({ one, box }) => [one, box]));
    for (const { mark, holder } of holders) holder.replaceWith(mark);
    const far = (one: Element, { left, top }: DOMRect): number =>
      Math.max(
        Math.abs(left - (before.get(one)?.left ?? left)),
        Math.abs(top - (before.get(one)?.top ?? top)),
      );
    return now
      .filter(({ one, box }) => far(one, box) > 1)
      .map(({ one }) => one.getAttribute('data-testid') ?? one.getAttribute('class') ?? one.tagName);
  };
  return {
    parts,
    moved: movedByMarks(),
    width: innerWidth,
    height: innerHeight,
    isCornered: document.querySelector('.duel[data-room~="wide"]:not([data-room~="h34"])') !== null,
  };
};

/** What `measure` has to be told. */
export const SOUGHT = { kinds: KINDS, heaps: HEAPS } as const;
