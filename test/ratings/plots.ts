/** The figures as pictures, a square for each ladder. */
import type { Band, Standing } from './figures.ts';

const SIZE = 220;
const GAP = 50;
const LEFT = 60;
const TOP = 84;
const COLUMNS = 3;
/** Colours that people who confuse red and green can tell apart: what is early, and what is late. */
const COLOURS = ['#d95f02', '#2166ac'] as const;

interface Panel {
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly unit: string;
  /** Drawn over the square; a value is somewhere by `x` and `y`. */
  readonly marks: (x: (value: number) => number, y: (value: number) => number) => readonly string[];
}

const fixed = (value: number): string => value.toFixed(1);

const panelOf = ({ title, from, to, step, unit, marks }: Panel, place: number): readonly string[] => {
  const left = LEFT + (place % COLUMNS) * (SIZE + GAP);
  const top = TOP + Math.floor(place / COLUMNS) * (SIZE + GAP + 24);
  const share = (value: number): number => (value - from) / (to - from);
  const x = (value: number): number => left + SIZE * share(value);
  const y = (value: number): number => top + SIZE * (1 - share(value));
  const ticks: string[] = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step)
    ticks.push(
      `<line x1="${fixed(x(value))}" y1="${top}" x2="${fixed(x(value))}" y2="${top + SIZE}" stroke="#eee"/>`,
      `<line x1="${left}" y1="${fixed(y(value))}" x2="${left + SIZE}" y2="${fixed(y(value))}" stroke="#eee"/>`,
      `<text x="${fixed(x(value))}" y="${top + SIZE + 18}" text-anchor="middle" font-size="11" fill="#555">${value}${unit}</text>`,
      `<text x="${left - 6}" y="${fixed(y(value) + 4)}" text-anchor="end" font-size="11" fill="#555">${value}${unit}</text>`,
    );
  return [
    `<text x="${left}" y="${top - 8}">${title}</text>`,
    `<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#bbb"/>`,
    ...ticks,
    `<line x1="${left}" y1="${top + SIZE}" x2="${left + SIZE}" y2="${top}" stroke="#999" stroke-dasharray="4 4"/>`,
    ...marks(x, y),
  ];
};

const picture = (title: string, keys: readonly string[], panels: readonly Panel[]): string => {
  const width = LEFT + COLUMNS * (SIZE + GAP);
  const height = TOP + Math.ceil(panels.length / COLUMNS) * (SIZE + GAP + 24);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14" fill="#222">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    `<text x="20" y="28" font-size="17">${title}</text>`,
    ...keys.flatMap((key, i) => [
      `<circle cx="${26 + i * 230}" cy="48" r="5" fill="${COLOURS[i]}"/>`,
      `<text x="${38 + i * 230}" y="53">${key}</text>`,
    ]),
    ...panels.flatMap(panelOf),
    '</svg>\n',
  ].join('\n');
};

const ROUND = 100;

/** Across how strong somebody is, upwards how strong their rating says they are. */
export const orderPlot = (ladders: readonly { name: string; standings: readonly Standing[] }[]): string =>
  picture(
    'True strength (across) and rating (up): the middle, and where eight of ten lie',
    (ladders[0]?.standings ?? []).map(({ matches }) => `after ${matches} matches`),
    ladders.map(({ name, standings }): Panel => {
      const all = standings.flatMap(({ byKind }) =>
        byKind.flatMap(({ truth, low, high }) => [truth, low, high]),
      );
      const from = Math.floor(Math.min(...all) / ROUND) * ROUND;
      const to = Math.ceil(Math.max(...all) / ROUND) * ROUND;
      return {
        ...{ title: name, from, to, step: 2 * ROUND, unit: '' },
        marks: (x, y) =>
          standings.flatMap(({ byKind }, i) =>
            byKind.flatMap(({ truth, mean, low, high }) => {
              // One beside the other, or the later one would hide the earlier.
              const across = fixed(x(truth) + 3 * i);
              return [
                `<line x1="${across}" y1="${fixed(y(low))}" x2="${across}" y2="${fixed(y(high))}" stroke="${COLOURS[i]}"/>`,
                `<circle cx="${across}" cy="${fixed(y(mean))}" r="3.5" fill="${COLOURS[i]}"/>`,
              ];
            }),
          ),
      };
    }),
  );

/** Across the chance that was foretold, upwards how often it came true. */
export const foretoldPlot = (
  keys: readonly string[],
  ladders: readonly { name: string; bands: readonly (readonly Band[])[] }[],
): string =>
  picture(
    'Chance to end ahead as foretold (across), and how often it came true (up)',
    keys,
    ladders.map(
      ({ name, bands }): Panel => ({
        ...{ title: name, from: 40, to: 100, step: 20, unit: ' %' },
        marks: (x, y) =>
          bands.flatMap((stage, i) => {
            const points = stage.map(
              ({ foretold, cameTrue }) => `${fixed(x(100 * foretold))},${fixed(y(100 * cameTrue))}`,
            );
            return [
              `<polyline points="${points.join(' ')}" fill="none" stroke="${COLOURS[i]}"/>`,
              ...points.map((point) => {
                const [across, up] = point.split(',');
                return `<circle cx="${across}" cy="${up}" r="3.5" fill="${COLOURS[i]}"/>`;
              }),
            ];
          }),
      }),
    ),
  );
