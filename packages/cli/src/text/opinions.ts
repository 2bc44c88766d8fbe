/** Words for the codes in which the advisers of all games give their reasons. */
import { figure } from '@paiju/words';
import { advice, say } from './catalogue.ts';
import { counted } from './listing.ts';
import { amountText, percentText } from './numbers.ts';

type TermCode = keyof typeof advice.terms;
type FactCode = keyof typeof advice.facts;

/** What a term of an estimate is called in front of its points. */
const TERM_NAMES = {
  win: 'win',
  'more-wins': 'further wins',
  kong: 'kong',
  'later-kong': 'later kongs',
  'ready-bonus': 'ready at the end',
  risk: 'risk',
  'later-risk': 'later risk',
  shape: 'shape',
  heal: 'healing',
  spared: 'damage averted',
  extra: 'extra damage',
  mp: 'MP spent',
  leaning: 'leaning',
  besides: 'played out',
} satisfies Record<TermCode, string>;

/** How the number of a fact is written. */
interface Amount {
  of(size: number): string;
  /** What is nothing goes without saying. */
  readonly isQuiet?: true;
  /** Said behind the term that it explains, where that is told. */
  readonly brief?: { readonly term: TermCode; of(value: number): string };
}

const count = (size: number): string => figure(Math.round(size));
const hundredths = (share: number): string => count(100 * share);
const AIM: Amount = { of: count, isQuiet: true };

const AMOUNTS: Readonly<Record<FactCode, Amount>> = {
  distance: { of: count },
  useful: { of: count },
  'win-chance': { of: hundredths, brief: { term: 'win', of: percentText } },
  'win-value': { of: amountText, brief: { term: 'win', of: (points) => `for ${amountText(points)}` } },
  'deal-in': { of: hundredths, isQuiet: true, brief: { term: 'risk', of: percentText } },
  draws: { of: count },
  'pure-suit': AIM,
  'all-triplets': AIM,
  'seven-pairs': AIM,
  'mp-cost': { of: count },
  exchanged: { of: count },
};

const isTerm = (code: string): code is TermCode => Object.hasOwn(TERM_NAMES, code);
const isFact = (code: string): code is FactCode => Object.hasOwn(AMOUNTS, code);

/** What `net` and `search` add to an estimate; only the terminal shows what they say. */
const ADDED: Readonly<Record<string, string>> = { learned: 'learnt from games', 'tried-out': 'tried out' };
const TRIED_OUT = 'tried-out';
const WORLDS = 'worlds';

/** `later risk` */
export const termName = (code: string): string => {
  return isTerm(code) ? TERM_NAMES[code] : (ADDED[code] ?? code);
};

const LARGE = 10;

/** Against another action: `risks 0.4 more now`. */
export const termDifference = (code: string, by: number): string => {
  // Nobody knows large ones to the tenth.
  const n = amountText(Math.abs(by) < LARGE ? by : Math.round(by));
  if (isTerm(code)) return say(advice.terms[code][by > 0 ? 'more' : 'less'], { n });
  const added = ADDED[code];
  return `${n} ${by > 0 ? 'more' : 'less'} ${added === undefined ? code : `when ${added}`}`;
};

/** `2 away from ready`; empty where it goes without saying. */
export const factText = (code: string, value: number): string => {
  if (code === WORLDS) return `tried in ${counted(value, 'world')}`;
  if (!isFact(code)) return `${code} ${amountText(value)}`;
  if (code === 'distance' && value <= 0) return value === 0 ? advice.ready : advice.complete;
  const n = AMOUNTS[code].of(Math.abs(value));
  return n === '0' && AMOUNTS[code].isQuiet ? '' : say(advice.facts[code].is, { n });
};

/** What is said of a fact behind the term it explains: `38%`. Null where it has to be said by itself. */
export const briefText = (code: string, value: number, term: string): string | null => {
  if (code === WORLDS) return term === TRIED_OUT ? counted(value, 'world') : null;
  const brief = isFact(code) ? AMOUNTS[code].brief : undefined;
  return brief?.term === term ? brief.of(value) : null;
};

/** Against another action: `useful tiles: 6 fewer`. Empty where nobody needs to hear it. */
export const factDifference = (code: string, by: number): string => {
  if (!isFact(code)) return '';
  const n = AMOUNTS[code].of(Math.abs(by));
  return n === '0' ? '' : say(advice.facts[code][by > 0 ? 'more' : 'less'], { n });
};
