/** The ladder as it stands in docs/bots.md: what was measured between two marks, and a picture for every preset. */
import { writeFileSync } from 'node:fs';
import type { GameId } from '@paiju/engine';
import { GAME_IDS } from '@paiju/engine';
import type { Interval } from '@paiju/sim';
import { ladderPlot } from '@paiju/sim';
import { figure } from '@paiju/words';
import { DESKS } from '../../packages/cli/src/desks.ts';
import { meanText } from '../../packages/cli/src/text/numbers.ts';
import { tableOf, writeBetween } from '../docTables.ts';
import type { Step } from './plan.ts';
import { ALL_STEPS, RUNGS, TABLES } from './plan.ts';
import type { Ladder, StepResult } from './results.ts';
import { holds, resultFor } from './results.ts';

const DOCS = new URL('../../docs/', import.meta.url);

const titleOf = (game: GameId): string => DESKS[game].words.title;

/** `2.21 ± 0.44`, `322 ± 137`: as many digits as the interval is worth. */
const spreadText = ({ mean, low, high }: Interval): string => {
  const half = (high - low) / 2;
  const digits = half < 1 ? 2 : half < 10 ? 1 : 0;
  return `${meanText(mean, digits)} ± ${meanText(half, digits)}`;
};

const nameOf = ({ level, below, isAlone }: Step): string =>
  `${level} over ${below}${isAlone ? ', alone among them' : ''}`;

const cellFor = (step: Step | undefined, results: readonly StepResult[]): string => {
  const result = step && resultFor(results, step);
  if (result === undefined) return 'not played';
  return holds(result) ? spreadText(result.ahead) : `**${spreadText(result.ahead)}**`;
};

/** A row a step, a column a preset. */
export const tableFor = (game: GameId, results: readonly StepResult[]): string => {
  const presets = TABLES.filter(([id]) => id === game).map(([, preset]) => preset);
  const steps = ALL_STEPS.filter((step) => step.game === game && step.preset === presets[0]);
  return tableOf([
    [titleOf(game), ...presets, 'games'],
    ...steps.map((row) => [
      nameOf(row),
      ...presets.map((preset) =>
        cellFor(
          ALL_STEPS.find((step) => step.game === game && step.preset === preset && step.level === row.level),
          results,
        ),
      ),
      figure(row.games),
    ]),
  ]);
};

/** What follows from the figures, and nothing else. */
export const verdictOn = (results: readonly StepResult[]): string => {
  const failed = results.filter((result) => !holds(result));
  const open = ALL_STEPS.length - results.length;
  const ahead = results.length - failed.length;
  const sentences = [
    failed.length === 0 && open === 0
      ? 'Every level is ahead of the one below at every preset of every game, with the whole interval above zero.'
      : `In ${ahead} of ${ALL_STEPS.length} steps a level is ahead of the one below with the whole interval above zero.`,
    ...(failed.length === 0
      ? []
      : [
          `Not so in ${failed.map((step) => `${step.preset}: ${step.level} over ${step.below} (${spreadText(step.ahead)})`).join('; ')}.`,
        ]),
    ...(open === 0 ? [] : [`Not played yet: ${open}.`]),
  ];
  return sentences.join(' ');
};

/** Which code played: more than one commit where steps were played at different times. */
const provenanceOf = (results: readonly StepResult[]): string => {
  const games = results.reduce((sum, step) => sum + step.games, 0);
  const faults = results.reduce((sum, step) => sum + step.faults, 0);
  const played = [...new Set(results.map(({ commit, seed }) => `\`${commit}\` (seed \`${seed}\`)`))];
  return `${figure(games)} games, played by the bots of ${played.join(', ')}; ${faults === 0 ? 'no bot was refused an action in any of them' : `${figure(faults)} times a bot gave no legal action`}.`;
};

export const textFor = ({ steps, ratings }: Ladder): string =>
  [
    ...GAME_IDS.flatMap((game) => [tableFor(game, steps), '']),
    `${verdictOn(steps)} ${provenanceOf(steps)}`,
    '',
    ...ratings
      .filter(isRated)
      .map(({ game, preset }) => `![Ratings in ${titleOf(game)}, ${preset}](${plotName(game, preset)})`),
  ].join('\n');

const isRated = ({ rated }: Ladder['ratings'][number]): boolean => rated.length > 0;

const plotName = (game: string, preset: string): string => `bots-${game}-${preset}.svg`;

/** One picture a preset, of the levels that are rated there. */
export const plotsFor = ({ ratings }: Ladder): readonly (readonly [name: string, svg: string])[] =>
  ratings.filter(isRated).map(({ game, preset, rated }) => {
    const known = rated.length === RUNGS.length ? '' : ', as far as played';
    const bots = rated.map(({ level, ...rating }) => ({ bot: level, rating })).toReversed();
    return [plotName(game, preset), ladderPlot(`${titleOf(game)}, ${preset}${known}`, bots)];
  });

export const writePage = (ladder: Ladder): void => {
  for (const [name, svg] of plotsFor(ladder)) writeFileSync(new URL(name, DOCS), svg);
  writeBetween(new URL('bots.md', DOCS), 'ladder', textFor(ladder));
};

/** One line for whoever waits. */
export const lineFor = (result: StepResult): string =>
  `${result.game} ${result.preset}: ${nameOf(result)}: ${spreadText(result.ahead)} ${DESKS[result.game].words.unit} a game, rated ${spreadText(result.rated)} higher, ${figure(result.games)} games${holds(result) ? '' : ': FAILED'}${result.faults === 0 ? '' : `, ${figure(result.faults)} faults`}`;
