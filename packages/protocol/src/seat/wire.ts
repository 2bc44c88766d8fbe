/** Messages as text, one a frame: JSON, in which a question describes its choices instead of listing them. */
import type { Result } from '@paiju/engine';
import { describeChoices, listChoices } from '../shared/choices.ts';
import type { GameAction } from '../shared/games.ts';
import type { Problem } from '../shared/read.ts';
import { readText } from '../shared/read.ts';
import type { Asked, SeatDown } from './down.ts';
import type { Sent, SentAsked } from './downSchema.ts';
import { SENT } from './downSchema.ts';
import type { SeatUp } from './up.ts';
import { SEAT_UP } from './upSchema.ts';

/** What a seat says is short; what it is told may hold a whole table. */
export const LONGEST_UP = 2_000;
export const LONGEST_DOWN = 200_000;
/** Twice as many as a hand of Haiyuki has exchanges. */
const MOST_CHOICES = 4_096;

export const writeDown = (message: SeatDown): string => JSON.stringify(asSent(message));

export const readDown = (text: string): Result<SeatDown, Problem> => {
  const read = readText<Sent>(SENT, text, LONGEST_DOWN);
  return read.ok ? asHeard(read.value) : read;
};

/** As it travels. */
export const asSent = (message: SeatDown): Sent => (message.type === 'asked' ? described(message) : message);

/** As it was said. */
export const asHeard = (sent: Sent): Result<SeatDown, Problem> =>
  sent.type === 'asked' ? listed(sent) : { ok: true, value: sent };

export const writeUp = (message: SeatUp): string => JSON.stringify(message);

export const readUp = (text: string): Result<SeatUp, Problem> => readText<SeatUp>(SEAT_UP, text, LONGEST_UP);

const described = ({ legal, ...rest }: Asked): SentAsked =>
  // Of the same game as the question; the compiler loses sight of that.
  ({ ...rest, choices: describeChoices<GameAction>(legal) }) as SentAsked;

const listed = ({ choices, ...rest }: SentAsked): Result<SeatDown, Problem> => {
  const legal = listChoices<GameAction>(choices, MOST_CHOICES);
  if (legal === null) return { ok: false, error: { code: 'bad-field', at: 'choices' } };
  return { ok: true, value: { ...rest, legal } as Asked };
};
