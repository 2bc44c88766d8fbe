/** Stated gaps and what they came to, a square for each preset: on the line they are what was said. */
import type { GameId } from '@paiju/engine';
import type { Row } from './page.ts';
import { TABLES } from './tables.ts';

const SIZE = 220;
const GAP = 56;
const LEFT = 60;
const TOP = 84;
const COLUMNS = 3;
const COLOUR = '#2166ac';
/** In halves: to which gap the squares go, below zero too, and where their lines are. */
const MOST = 32;
const LEAST = -4;
const LINES = [-4, 0, 1, 4, 16, 32] as const;

/** Small gaps need room as well as large ones: roots, of what is below zero too. */
const root = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value));

export const reliabilityPlot = (id: GameId, rows: readonly Row[]): string => {
  const columns = Math.min(COLUMNS, rows.length);
  const width = LEFT + columns * (SIZE + GAP);
  const height = TOP + Math.ceil(rows.length / COLUMNS) * (SIZE + GAP + 20);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    '<text x="20" y="28" font-size="17">Gap between two actions as stated (across) and played out (up)</text>',
    `<text x="20" y="50" font-size="12" fill="#555">Means with their 95 % intervals, scales by the root; on the dashed line a gap is what was said</text>`,
    ...rows.flatMap((row, place) => panelOf(row, TABLES[id].half, place)),
    '</svg>\n',
  ].join('\n');
};

const fixed = (value: number): string => value.toFixed(1);

const panelOf = ({ preset, figures }: Row, half: number, place: number): readonly string[] => {
  const left = LEFT + (place % COLUMNS) * (SIZE + GAP);
  const top = TOP + Math.floor(place / COLUMNS) * (SIZE + GAP + 20);
  const share = (value: number): number => {
    const within = Math.max(LEAST, Math.min(MOST, value / half));
    return (root(within) - root(LEAST)) / (root(MOST) - root(LEAST));
  };
  const x = (value: number): string => fixed(left + SIZE * share(value));
  const y = (value: number): string => fixed(top + SIZE * (1 - share(value)));
  return [
    `<text x="${left}" y="${top - 8}">${preset}</text>`,
    `<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#bbb"/>`,
    ...LINES.flatMap((line) => {
      const at = line * half;
      return [
        `<line x1="${x(at)}" y1="${top}" x2="${x(at)}" y2="${top + SIZE}" stroke="#eee"/>`,
        `<line x1="${left}" y1="${y(at)}" x2="${left + SIZE}" y2="${y(at)}" stroke="${line === 0 ? '#bbb' : '#eee'}"/>`,
        `<text x="${x(at)}" y="${top + SIZE + 16}" text-anchor="middle" font-size="11" fill="#555">${at}</text>`,
        `<text x="${left - 6}" y="${Number(y(at)) + 4}" text-anchor="end" font-size="11" fill="#555">${at}</text>`,
      ];
    }),
    `<line x1="${left}" y1="${top + SIZE}" x2="${left + SIZE}" y2="${top}" stroke="#999" stroke-dasharray="4 4"/>`,
    ...figures.classes.flatMap(({ stated, played: { mean, low, high } }) => [
      `<line x1="${x(stated)}" y1="${y(low)}" x2="${x(stated)}" y2="${y(high)}" stroke="${COLOUR}"/>`,
      `<circle cx="${x(stated)}" cy="${y(mean)}" r="3.5" fill="${COLOUR}"/>`,
    ]),
  ];
};
