import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

/** Secret events are written in brackets. */
const CASES: readonly [name: string, events: string, parts: string][] = [
  ['nothing happened', '', ''],
  ['a deal is one part', 'dealt', 'dealt'],
  ['a discard nobody can claim is cut from the draw', 'discarded drew', 'discarded | drew'],
  ['a discard with a question keeps it', 'discarded (claims-opened)', 'discarded (claims-opened)'],
  ['an answer that settles nothing', '(answered)', '(answered)'],
  ['the last answer is cut from what it settles', '(answered) won won drew', '(answered) | won won drew'],
  ['the last choice is cut from the reveal', '(chosen) buried', '(chosen) | buried'],
  ['a kong that may be robbed', 'kong-declared melded drew', 'kong-declared | melded drew'],
  ['a kong that may not', 'melded drew', 'melded drew'],
  ['the last discard', 'discarded ended', 'discarded | ended'],
  [
    'a hand that plays by itself',
    'discarded turn-began drew discarded turn-began drew',
    'discarded | turn-began drew | discarded | turn-began drew',
  ],
  [
    'a hand that wins by itself',
    'turn-began drew declared won ended',
    'turn-began drew | declared won ended',
  ],
  ['a wheel that is spun', 'skill-used spun declared won', 'skill-used spun | declared won'],
];

const isSecret = ({ type }: { readonly type: string }): boolean => type.startsWith('(');
const eventsOf = (text: string): { type: string }[] =>
  text.split(' ').flatMap((type) => (type === '' ? [] : [{ type }]));

test.each(CASES)('%s', (_, text, expected) => {
  const parts = partsOf({ first: 0, events: eventsOf(text), transfers: [] }, isSecret);
  expect(parts.map(({ events }) => events.map(({ type }) => type).join(' ')).join(' | ')).toBe(expected);
  for (const part of parts) {
    expect(part.isHeld).toBe(
      part.events.some(({ type }) => type === 'discarded' || type === 'kong-declared'),
    );
    expect(part.isPublic).toBe(!part.events.every(isSecret));
  }
});

test('transfers go with the event that caused them, those of no such event come last', () => {
  const transfer = (cause: number) => ({ from: 0, to: 1, points: 1, reason: 'x', cause });
  const transfers = [5, 6, 7, 8, 3, 99].map(transfer);
  const parts = partsOf({ first: 5, events: eventsOf('(answered) won won drew'), transfers }, isSecret);
  expect(parts.map(({ first }) => first)).toEqual([5, 6]);
  expect(parts.map((part) => part.transfers.map(({ cause }) => cause))).toEqual([[5], [6, 7, 8, 3, 99]]);
});
