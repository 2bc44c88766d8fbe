/** What only looks tell apart: the last discard, a tile that is gone, the one advised, whose turn it is. */
import type { Page } from 'playwright-core';

interface Mark {
  readonly marked: string;
  /** Something of the kind that is not marked. */
  readonly plain: string;
  /** How it is marked. */
  readonly by: string;
}

const MARKS: readonly Mark[] = [
  { marked: '.river-last .tile', plain: '.river > :not(.river-last) .tile', by: 'outline-style' },
  { marked: '.river-taken .tile', plain: '.river > :not(.river-taken) .tile', by: 'opacity' },
  {
    marked: '.hand-tile[data-advised] .tile',
    plain: '.hand-tile:not([data-advised]) .tile',
    by: 'box-shadow',
  },
  { marked: '.hand-tile[data-raised]', plain: '.hand-tile:not([data-raised])', by: 'translate' },
  { marked: '.hand-tile:focus-visible', plain: '.hand-tile:not(:focus-visible)', by: 'outline-style' },
  { marked: '.plate[data-turn]', plain: '.plate:not([data-turn])', by: 'border-top-color' },
  { marked: '.centre-now[data-yours]', plain: '.centre-count', by: 'color' },
  { marked: '.centre-arrow', plain: '.centre', by: 'background-color' },
  { marked: '.special-wild .tile', plain: '.special-skins .tile', by: 'outline-style' },
];

/** Takes every mark away. */
export const WITHOUT_MARKS = `* { outline: none !important; opacity: 1 !important; box-shadow: none !important; translate: none !important;
  border-color: red !important; color: red !important; background-color: red !important }`;

/** Runs in the page. */
const look = (marks: readonly Mark[]): string[] => {
  const seen = (selector: string): Element | undefined =>
    [...document.querySelectorAll(selector)].find(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0,
    );
  return marks.flatMap(({ marked, plain, by }) => {
    const [one, other] = [seen(marked), seen(plain)];
    if (one === undefined || other === undefined)
      return [`there is no ${one === undefined ? marked : plain}`];
    const [mine, its] = [one, other].map((each) => getComputedStyle(each).getPropertyValue(by));
    return mine === its ? [`${marked} looks like ${plain}`] : [];
  });
};

/** Marks that are not seen where all of them should be. */
export const unmarkedIn = (page: Page): Promise<string[]> => page.evaluate(look, MARKS);

export const HOW_MANY = MARKS.length;
