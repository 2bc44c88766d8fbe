/** The ratings as a picture: a dot for each bot, a line for its 95 % interval. */
import type { BotStanding } from './standings.ts';

type Rated = Pick<BotStanding, 'bot' | 'rating'>;

const ROW = 44;
const LEFT = 120;
const WIDTH = 520;
const RIGHT = 110;
const TOP = 64;
const BOTTOM = 48;
const LEAST_SPAN = 50;
const STEPS = [10, 25, 50, 100, 200, 250, 500, 1000];
const MOST_TICKS = 8;

interface Scale {
  readonly ticks: readonly number[];
  x(rating: number): number;
}

const scaleFor = (bots: readonly Rated[]): Scale => {
  const low = Math.min(...bots.map(({ rating }) => rating.low));
  const high = Math.max(...bots.map(({ rating }) => rating.high), low + LEAST_SPAN);
  const step = STEPS.find((size) => (high - low) / size < MOST_TICKS) ?? STEPS.at(-1) ?? 1;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  const span = (last - first) * step;
  return { ticks, x: (rating) => LEFT + ((rating - first * step) / span) * WIDTH };
};

const rowOf = ({ bot, rating }: Rated, row: number, { x }: Scale): string => {
  const y = TOP + (row + 0.5) * ROW;
  const [from, to, middle] = [rating.low, rating.high, rating.mean].map((value) => x(value).toFixed(1));
  return [
    `<text x="${LEFT - 14}" y="${y + 5}" text-anchor="end">${bot}</text>`,
    `<line x1="${from}" y1="${y}" x2="${to}" y2="${y}" stroke="#2166ac" stroke-width="3"/>`,
    `<circle cx="${middle}" cy="${y}" r="6" fill="#2166ac"/>`,
    `<text x="${Number(to) + 12}" y="${y + 5}">${Math.round(rating.mean)}</text>`,
  ].join('');
};

const tickOf = (rating: number, bottom: number, { x }: Scale): string => {
  const at = x(rating).toFixed(1);
  return [
    `<line x1="${at}" y1="${TOP}" x2="${at}" y2="${bottom}" stroke="#ddd"/>`,
    `<text x="${at}" y="${bottom + 20}" text-anchor="middle" font-size="13" fill="#555">${rating}</text>`,
  ].join('');
};

/** `title` is one line of text, without markup of its own. */
export const ladderPlot = (title: string, bots: readonly Rated[]): string => {
  const scale = scaleFor(bots);
  const bottom = TOP + bots.length * ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + RIGHT} ${bottom + BOTTOM}" font-family="sans-serif" font-size="15" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="20" y="34" font-size="17">${escaped(title)}</text>`,
    ...scale.ticks.map((tick) => tickOf(tick, bottom, scale)),
    ...bots.map((bot, row) => rowOf(bot, row, scale)),
    '</svg>\n',
  ].join('\n');
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
