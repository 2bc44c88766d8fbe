/** What a simulation brought, as it stands in docs/finding.md: a table between two marks, and a picture beside it. */
import { writeFileSync } from 'node:fs';
import { tableOf, writeBetween } from '../docTables.ts';
import type { Figures } from './figures.ts';
import { figuresOf, shareWithin } from './figures.ts';
import type { Crowd, Seated } from './simulate.ts';

/** People who come to the same game in an hour. */
export const RATES = [20, 120, 720] as const;

const DOCS = new URL('../../docs/', import.meta.url);
const HEAD = [
  ...['table of', 'come in an hour', 'wait: middle', 'nine of ten', 'worst', 'longer than chosen'],
  ...['with other people', 'without bots', 'apart: middle', 'nine of ten', 'seated twice', 'never seated'],
];

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const seconds = (wait: number): string => `${wait.toFixed(0)} s`;
const whole = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(0));

type Simulated = readonly [crowd: Crowd, seated: readonly Seated[]];

const rowOf = ({ seats, anHour, arrivals }: Crowd, one: Figures): readonly string[] => [
  ...[String(seats), String(anHour), seconds(one.median), seconds(one.nineOfTen), seconds(one.worst)],
  `${one.late.toFixed(1)} s`,
  ...[percent(one.inCompany), percent(one.amongPeople), whole(one.apart), whole(one.apartNineOfTen)],
  ...[String(one.twice), String(arrivals - one.people + one.twice)],
];

export const tableFor = (simulated: readonly Simulated[]): string =>
  tableOf([HEAD, ...simulated.map(([crowd, seated]) => rowOf(crowd, figuresOf(seated, crowd.seats)))]);

export const writePage = (simulated: readonly Simulated[]): void => {
  const arrivals = simulated[0]?.[0].arrivals ?? 0;
  writeFileSync(new URL('finding-waits.svg', DOCS), waitsPlot(simulated));
  writeBetween(
    new URL('finding.md', DOCS),
    'measured',
    [
      `${arrivals} arrivals a row.`,
      '',
      tableFor(simulated),
      '',
      '![How many sit after how long](finding-waits.svg)',
    ].join('\n'),
  );
};

const [WIDTH, HEIGHT, LEFT, TOP, GAP] = [300, 220, 60, 90, 70];
const LONGEST_S = 120;
/** Told apart by people who confuse red and green. */
const COLOURS = ['#d95f02', '#7570b3', '#2166ac'] as const;

/** Across how long ago people came, upwards how many of them have sat down. */
const waitsPlot = (simulated: readonly Simulated[]): string => {
  const sizes = [...new Set(simulated.map(([{ seats }]) => seats))];
  const panels = sizes.flatMap((seats, place) => {
    const left = LEFT + place * (WIDTH + GAP);
    const x = (value: number): string => (left + (WIDTH * value) / LONGEST_S).toFixed(1);
    const y = (share: number): string => (TOP + HEIGHT * (1 - share)).toFixed(1);
    const lines = simulated
      .filter(([crowd]) => crowd.seats === seats)
      .map(([{ anHour }, seated]) => {
        const points = Array.from(
          { length: LONGEST_S + 1 },
          (_, wait) => `${x(wait)},${y(shareWithin(seated, wait))}`,
        );
        return `<polyline points="${points.join(' ')}" fill="none" stroke="${colourOf(anHour)}" stroke-width="2"/>`;
      });
    return [
      `<text x="${left}" y="${TOP - 8}">tables of ${seats}</text>`,
      `<rect x="${left}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="#bbb"/>`,
      ...[0, 30, 60, 90, 120].map(
        (at) =>
          `<text x="${x(at)}" y="${TOP + HEIGHT + 18}" text-anchor="middle" font-size="11" fill="#555">${at} s</text>`,
      ),
      ...[0, 0.5, 1].map(
        (at) =>
          `<text x="${left - 6}" y="${y(at)}" text-anchor="end" font-size="11" fill="#555">${100 * at} %</text>`,
      ),
      ...lines,
    ];
  });
  const width = LEFT + sizes.length * (WIDTH + GAP);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${TOP + HEIGHT + 40}" font-family="sans-serif" font-size="14" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    '<text x="20" y="28" font-size="17">How many have sat down (up) after how long (across)</text>',
    ...RATES.flatMap((rate, i) => [
      `<circle cx="${26 + i * 180}" cy="48" r="5" fill="${colourOf(rate)}"/>`,
      `<text x="${38 + i * 180}" y="53">${rate} come in an hour</text>`,
    ]),
    ...panels,
    '</svg>\n',
  ].join('\n');
};

const colourOf = (rate: number): string => COLOURS[(RATES as readonly number[]).indexOf(rate)] ?? '#000';
