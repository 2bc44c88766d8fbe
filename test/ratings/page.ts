/** What a simulation brought, as it stands in docs/ratings.md: tables between two marks, and two pictures beside it. */
import { writeFileSync } from 'node:fs';
import type { Ladder } from '@paiju/protocol';
import { ANCHORS } from '../../packages/server/src/ratings/anchors.ts';
import { tableOf, writeBetween } from '../docTables.ts';
import type { Band, Standing } from './figures.ts';
import { bandsOf, FAR, standingAfter } from './figures.ts';
import { foretoldPlot, orderPlot } from './plots.ts';
import type { Simulated } from './simulate.ts';

export const MARKS = [20, 100] as const;

const DOCS = new URL('../../docs/', import.meta.url);
const PAGE = new URL('ratings.md', DOCS);

const ORDER_HEAD = [
  ...['ladder', 'matches', 'in order', `in order, ${FAR} apart`, 'off on average', 'off beside that'],
  ...['truth within ± 2 deviations', 'provisional'],
];
const FORETOLD_HEAD = ['ladder', 'matches', '50 to 60 %', '60 to 70 %', '70 to 80 %', '80 to 90 %'];

const percent = (share: number): string => (Number.isNaN(share) ? '–' : `${(100 * share).toFixed(0)} %`);
const exactly = (share: number): string => (100 * share).toFixed(1);

const orderRow = (ladder: string, one: Standing): readonly string[] => [
  ...[ladder, `${one.matches}`, percent(one.inOrder), percent(one.farInOrder)],
  `${one.bias < 0 ? '−' : '+'}${Math.abs(one.bias).toFixed(0)}`,
  `± ${Math.sqrt(one.error ** 2 - one.bias ** 2).toFixed(0)}`,
  ...[percent(one.within), percent(one.provisional)],
];

const foretoldRow = (ladder: string, matches: string, bands: readonly Band[]): readonly string[] => [
  ...[ladder, matches],
  ...[0.5, 0.6, 0.7, 0.8].map((low) => {
    const band = bands.find(({ from }) => from === low);
    return band === undefined ? '–' : `${exactly(band.foretold)} → ${exactly(band.cameTrue)}`;
  }),
];

export const writePage = (simulated: readonly (readonly [Ladder, readonly Simulated[]])[]): void => {
  const [first, last] = MARKS;
  const stages = [`1 to ${first}`, `${first + 1} to ${last}`] as const;
  const ladders = simulated.map(([name, runs]) => ({
    ...{ name, standings: MARKS.map((matches) => standingAfter(runs, matches)) },
    bands: [bandsOf(runs, 0, first), bandsOf(runs, first, last)],
  }));
  const people = simulated[0]?.[1].reduce((sum, run) => sum + run.people.length, 0) ?? 0;
  const runs = simulated[0]?.[1].length ?? 0;
  const measured = [
    `${people} people a ladder in ${runs} runs, ${last} matches each.`,
    '',
    tableOf([
      ORDER_HEAD,
      ...ladders.flatMap(({ name, standings }) => standings.map((one) => orderRow(name, one))),
    ]),
    '',
    '![The same as a picture](ratings-order.svg)',
    '',
    'Who of two ends ahead: what was foretold → how often it came true, in per cent, by how sure it was; a dash where fewer than 100 pairs met.',
    '',
    tableOf([
      FORETOLD_HEAD,
      ...ladders.flatMap(({ name, bands }) =>
        bands.map((stage, i) => foretoldRow(name, stages[i] ?? '', stage)),
      ),
    ]),
    '',
    '![The same as a picture](ratings-foretold.svg)',
  ];
  writeFileSync(new URL('ratings-order.svg', DOCS), orderPlot(ladders));
  writeFileSync(
    new URL('ratings-foretold.svg', DOCS),
    foretoldPlot(
      stages.map((stage) => `matches ${stage}`),
      ladders,
    ),
  );
  writeBetween(PAGE, 'measured', measured.join('\n'));
};

/** The strengths of bots, which are in the sources. */
export const writeAnchors = (): void => {
  const levels = Object.keys(Object.values(ANCHORS)[0] ?? {});
  const rows = Object.entries(ANCHORS).map(([ladder, row]) => [ladder, ...Object.values(row).map(String)]);
  writeBetween(PAGE, 'anchors', tableOf([['ladder', ...levels], ...rows]));
};
