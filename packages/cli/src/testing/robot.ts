/** Plays in place of a person: reads what is on the screen and types an answer. */
import type { TestIo } from './io.ts';

/** What to type in answer to the hand and the keys on the screen. */
export type Answers = (screen: string) => string;

/** Answers every prompt until the game is over; `typed` hears what. */
export const robot = (
  io: TestIo,
  typed: (answer: string) => void = () => {},
  answerTo: Answers = withSuits,
): void => {
  io.onPrint = (printed) => {
    if (!printed.endsWith('\n> ')) return;
    const answer = answerTo(printed.slice(printed.lastIndexOf('\nYour hand')));
    typed(answer);
    io.input.write(`${answer}\n`);
  };
};

const withSuits: Answers = (screen) => {
  const [hand = '', ...rest] = screen.trim().split('\n');
  const keys = rest.join(' ');
  const held = hand.replace(/ waiting for.*/, '').match(/\d[mpsz]/g) ?? [];
  const sample = /such as (\d+[mps])/.exec(keys)?.[1];
  if (keys.includes('three tiles')) return sample ?? '';
  if (keys.includes('your void suit')) return rarest(held);
  if (keys.includes('h and a tile')) return `h ${held[0]}`;
  if (keys.includes('h WIN')) return 'h';
  for (const call of ['k kong', 'p pung', 'c chow']) if (keys.includes(call)) return call.charAt(0);
  const named = /\b[kc] \d[mpsz]/.exec(keys)?.[0];
  if (named !== undefined) return named;
  if (keys.includes('enter pass')) return '';
  if (keys.includes('d discards')) return 'd';
  return /to discard,? (?:such as )?(\d[mpsz])/.exec(keys)?.[1] ?? '';
};

const rarest = (held: readonly string[]): string =>
  ['m', 'p', 's']
    .map((suit) => ({ suit, count: held.filter((tile) => tile.endsWith(suit)).length }))
    .sort((a, b) => a.count - b.count)[0]?.suit ?? 'm';
