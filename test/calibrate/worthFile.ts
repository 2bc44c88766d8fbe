/** What was fitted, as it stands in the sources of the bots. */
import { writeFileSync } from 'node:fs';
import type { GameId } from '@paiju/engine';
import type { Worth, Worths } from '../../packages/bots/src/worth.ts';

const DIGITS = 3;

/** The presets keep their order: options that are no preset fall back on the first. */
export const writeWorths = (id: GameId, worths: Worths): void =>
  writeFileSync(
    new URL(`../../packages/bots/src/${id}/worth.ts`, import.meta.url),
    `/** Written by \`npm run calibrate -- ${id} --fit\`: how much of what the expert states comes true at each preset. */
import type { Worths } from '../worth.ts';

export const ${id.toUpperCase()}_WORTH: Worths = {
${Object.entries(worths)
  .map(([preset, worth]) => `  ${preset}: ${worthText(worth)},\n`)
  .join('')}};
`,
  );

const worthText = ({ fitted, usual, kinds }: Worth): string =>
  `{
    fitted: '${fitted}',
    usual: ${Number(usual.toPrecision(DIGITS))},
    kinds: ${numbersText(kinds)},
  }`;

const numbersText = (numbers: Readonly<Record<string, number>>): string => {
  const lines = Object.entries(numbers).map(([code, value]) => {
    const key = /^[a-z]+$/.test(code) ? code : `'${code}'`;
    return `      ${key}: ${Number(value.toPrecision(DIGITS))},\n`;
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}    }`;
};
