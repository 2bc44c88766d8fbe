/** `--bots greedy`, `--bots greedy,random,first` or `--bots expert,exec:"python3 my_agent.py"`. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import type { Contestant } from '@paiju/sim';
import { oneLine, UsageError, unknown } from '../edge/failure.ts';
import { listed } from '../text/listing.ts';

/** One for everyone, or one for each bot. */
export const readBots = (text: string, count: number): Contestant[] => {
  const bots = contestantsIn(text);
  const [only] = bots;
  if (bots.length === 1 && only !== undefined) return Array.from({ length: count }, () => only);
  if (bots.length === count) return bots;
  throw new UsageError(
    `--bots names ${bots.length} bots; allowed: 1 for all or ${count}, separated by commas`,
  );
};

/** As many as there are seats, in the order they sit; or others, each named once, who meet two by two. */
export const readContestants = (text: string, seats: number): Contestant[] => {
  const bots = contestantsIn(text);
  const known = new Set(bots);
  if (known.size < 2)
    throw new UsageError('--bots names one level only; allowed: two or more different ones');
  if (bots.length !== seats && known.size < bots.length)
    throw new UsageError(
      `--bots names a level twice; allowed: ${seats} bots in any mixture, or different ones, who meet two by two`,
    );
  return bots;
};

/** Names apart by commas; none of those in quotes is one. */
const NAMES = /(?:"[^"]*"|[^,"])+|(?<=,)(?=,|$)|^$/g;
/** A command may be as long as a line of a shell that people read. */
const LONGEST_COMMAND = 400;

const contestantsIn = (text: string): Contestant[] =>
  (text.match(NAMES) ?? ['']).map((name) => contestantOf(name.trim()));

const contestantOf = (name: string): Contestant =>
  name.startsWith('exec:') ? execPlayer(name.slice('exec:'.length)) : levelOf(name);

/** In quotes where there is a comma in it. */
const execPlayer = (typed: string): Contestant => {
  const command = (/^"([^"]*)"$/.exec(typed.trim())?.[1] ?? typed).trim();
  if (command !== '' && command.length <= LONGEST_COMMAND && oneLine(command) === command)
    return `exec:${command}`;
  throw new UsageError(
    `exec:${oneLine(command)} is not allowed; allowed: exec:"command", one line of at most ${LONGEST_COMMAND} characters`,
  );
};

const levelOf = (name: string): BotLevel => {
  const level = BOT_LEVELS.find((known) => known === name);
  if (level === undefined) throw unknown('bot', name, [...BOT_LEVELS, 'exec:"command"']);
  return level;
};

/** `first, random or greedy, or exec:"command"` */
export const levelsText = (): string =>
  `${listed(BOT_LEVELS, 'or')}, or exec:"command" for an agent (docs/agents.md)`;
