/** What `paiju hint --hand` is told about the table: `--melds`, and options that some games have, `--flip` or `--dora`. */
import type { Command } from 'commander';
import type { Desk, SaidOfTable } from '../desk.ts';
import { DESKS } from '../desks.ts';

const SKETCHES = Object.entries<Desk>(DESKS).map(([ruleset, { sketch }]) => ({ ruleset, ...sketch }));

/** Two games may have one of the same name. */
export const TABLE_FLAGS: readonly string[] = [
  ...new Set(SKETCHES.flatMap(({ flags }) => flags.map(({ name }) => name))),
];

export const withTableArgs = (command: Command): Command => {
  command.option(
    '--melds <sets>',
    `its melds (${byText(SKETCHES.map((each) => [each.ruleset, each.melds]))})`,
  );
  for (const flag of TABLE_FLAGS) {
    const uses = SKETCHES.flatMap(({ ruleset, flags }) =>
      flags.filter(({ name }) => name === flag).map((use) => ({ ruleset, ...use })),
    );
    const values = new Set(uses.map(({ value }) => value));
    command.option(
      `--${flag} <${[...values].join(' or ')}>`,
      byText(uses.map(({ ruleset, about }) => [ruleset, about])),
    );
  }
  return command;
};

/** `xuezhan, wuhan: this; haiyuki: that` */
const byText = (rows: readonly (readonly [ruleset: string, text: string])[]): string =>
  [...new Set(rows.map(([, text]) => text))]
    .map((text) => {
      const rulesets = rows.filter((row) => row[1] === text).map(([ruleset]) => ruleset);
      return `${rulesets.join(', ')}: ${text}`;
    })
    .join('; ');

export const saidIn = (args: object): SaidOfTable =>
  Object.fromEntries(Object.entries(args).filter(([name]) => TABLE_FLAGS.includes(name)));
