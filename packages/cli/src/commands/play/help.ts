/** What `?` shows in a game: the keys, and everything there is to know of the game, its yaku or fan among it. */
import type { Desk } from '../../desk.ts';

export const helpLines = ({ play, words }: Desk): string[] => [
  ...play.help,
  ...words.glossary.flatMap(({ title, entries }) => [
    '',
    title,
    ...entries.map(([term, meaning]) => `  ${term}: ${meaning}`),
  ]),
];
