/** Plays in place of a person: reads what is on the screen and types an answer. */
import type { TestIo } from './io.ts';

/** Answers every prompt until the game is over; `typed` hears what. */
export const robot = (io: TestIo, typed: (answer: string, screen: string) => void = () => {}): void => {
  io.onPrint = (printed) => {
    if (!printed.endsWith('\n> ')) return;
    const screen = printed.slice(printed.lastIndexOf('\nXuezhan'));
    const answer = answerTo(screen);
    typed(answer, screen);
    io.input.write(`${answer}\n`);
  };
};

const answerTo = (screen: string): string => {
  const lines = screen.trimEnd().split('\n');
  const hand = lines.findLast((line) => line.startsWith('Your hand')) ?? '';
  const keys = lines.slice(lines.indexOf(hand) + 1).join(' ');
  const held = hand.replace(/ waiting for.*/, '').match(/\d[mps]/g) ?? [];
  const sample = /such as (\d+[mps])/.exec(keys)?.[1];
  if (keys.includes('three tiles')) return sample ?? '';
  if (keys.includes('suit to give up')) return rarest(held);
  if (keys.includes('h and a tile')) return `h ${held[0]}`;
  if (keys.includes('h WIN')) return 'h';
  if (keys.includes('k kong')) return 'k';
  if (/k \d/.test(keys)) return /k \d[mps]/.exec(keys)?.[0] ?? '';
  if (keys.includes('p pung')) return 'p';
  if (keys.includes('enter pass')) return '';
  if (keys.includes('d discards')) return 'd';
  return /to discard,? (?:such as )?(\d[mps])/.exec(keys)?.[1] ?? '';
};

const rarest = (held: readonly string[]): string =>
  ['m', 'p', 's']
    .map((suit) => ({ suit, count: held.filter((tile) => tile.endsWith(suit)).length }))
    .sort((a, b) => a.count - b.count)[0]?.suit ?? 'm';
