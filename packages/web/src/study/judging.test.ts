import { judge } from '@paiju/bots';
import type { Game } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { expect, test } from 'vitest';
import { Film } from './film.ts';
import { judgeFrom } from './judging.ts';
import type { JudgedFrame } from './messages.ts';
import { testRecord } from './testing/record.ts';

test.each(Object.values(GAMES) as Game[])('$rules.id: bit by bit, all of a seat', (game) => {
  const film = Film.open(testRecord(game, '3', 40));
  if (!film.ok) throw new Error(film.error.code);
  const { decisions } = film.value;
  const bits: (readonly JudgedFrame[])[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part = judgeFrom(film.value, { seat: 1, from });
    expect(part.all).toBe(40);
    bits.push(part.judged);
    from = part.next;
  }
  expect(bits.slice(0, -1).every(({ length }) => length === 4)).toBe(true);
  expect(bits.length).toBeGreaterThan(1);
  const expected = decisions.flatMap((decision) => {
    const judged = decision.seat === 1 ? judge(game.rules, 'expert', decision) : null;
    return judged === null ? [] : [{ ...judged, frame: decision.frame }];
  });
  expect(bits.flat()).toEqual(expected);
});
