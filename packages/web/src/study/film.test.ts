import type { Transfer, WrittenGame } from '@paiju/engine';
import { GAMES, Match, readPosition, readRecord, replay, writePosition, writeView } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { bareRecord } from '../share/bare.ts';
import type { FilmStep } from './cut.ts';
import { Film } from './film.ts';
import type { Viewpoint } from './messages.ts';
import { testRecord } from './testing/record.ts';

const isDealt = ({ events }: FilmStep): boolean => events.some(({ type }) => type === 'dealt');

const filmOf = (text: string): Film => {
  const film = Film.open(text);
  if (!film.ok) throw new Error(film.error.code);
  return film.value;
};

describe.each(Object.values(GAMES).map((game: WrittenGame) => [game.rules.id, game] as const))(
  '%s',
  (_, game) => {
    const text = testRecord(game, '3');
    const film = filmOf(text);
    const record = readRecord(GAMES, text);
    if (!record.ok) throw new Error(record.error.code);

    test('the states are those of the match, and so are the points', () => {
      const match = new Match(record.value.game, record.value.terms);
      let step = -1;
      for (const { moment } of replay(record.value, match)) {
        let seen = 0;
        const transfers: Transfer[] = [];
        while (seen < moment.events.length) {
          const frame = film.steps[++step];
          expect(frame?.first).toBe(moment.first + seen);
          seen += frame?.events.length ?? Number.POSITIVE_INFINITY;
          transfers.push(...(frame?.transfers ?? []));
        }
        expect(transfers).toEqual(moment.transfers);
        expect(seen).toBe(moment.events.length);
        expect(film.steps[step]?.state).toEqual(match.state);
        expect(film.steps[step]?.points).toEqual(match.balances);
      }
      expect(step).toBe(film.steps.length - 1);
      expect(film.isFinished).toBe(true);
    });

    test('every position that is looked at can be copied and read again', () => {
      const { rules } = game;
      for (const viewpoint of ['all', 0, rules.seats - 1, null] as const)
        for (let step = 0; step < film.steps.length; step += 3) {
          const text = film.positionAt(step, viewpoint);
          const read = readPosition(GAMES, text);
          if (!read.ok) throw new Error(`${read.error.code}: ${text}`);
          const { state, sight } = read.value;
          expect(sight).toBe(viewpoint);
          const again =
            sight === 'all' ? writePosition(rules, state) : writeView(rules, rules.view(state, sight));
          expect(again).toBe(text);
        }
    });

    test('a discard is seen before the next draw, and a draw before the next discard', () => {
      for (const { events } of film.steps) {
        const types = events
          .map(({ type }) => type)
          .filter((type) => type === 'discarded' || type === 'drew');
        expect(types.length).toBeLessThan(2);
      }
    });

    test('an answer that only one seat knows of is no step of its own where something comes of it', () => {
      const { options } = record.value.terms;
      const isSecret = ({ events }: FilmStep): boolean =>
        events.every((event) => game.rules.seenBy(options, event, null) === null);
      film.steps.forEach((step, place) => {
        const next = film.steps[place + 1];
        if (next !== undefined && next.by === null && isSecret(step)) expect(isDealt(next)).toBe(true);
      });
    });

    test('every decision is taken in the state before its frame', () => {
      for (const { frame, seat, played, state } of film.decisions) {
        expect(film.steps[frame]?.by).toEqual({ seat, action: played });
        expect(film.steps[frame - 1]?.state).toEqual(state);
      }
      expect(film.decisions).toHaveLength(record.value.entries.actions);
    });

    test.each<Viewpoint>([0, 1, null, 'all'])('from %s only what may be seen is seen', (viewpoint) => {
      const middle = Math.floor(film.steps.length / 2);
      const { view, open } = film.frameAt(middle, viewpoint);
      const front = viewpoint === 'all' ? 0 : viewpoint;
      expect(view).toEqual(game.rules.view(film.steps[middle]?.state ?? {}, front));
      expect(open.every((hand) => (hand !== null) === (viewpoint === 'all'))).toBe(true);
      const drawn = film.steps
        .flatMap(
          (_, step) =>
            film.frameAt(step, viewpoint).events as { type: string; seat: number; tile: unknown }[],
        )
        .filter(({ type }) => type === 'drew');
      expect(drawn.length).toBeGreaterThan(0);
      for (const { seat, tile } of drawn)
        expect(tile !== null).toBe(viewpoint === 'all' || seat === viewpoint);
    });

    test('rounds, wins and claims are marked where they are', () => {
      const rounds = film.marks.filter(({ kind }) => kind === 'round');
      expect(rounds[0]).toEqual({ step: 0, kind: 'round', seat: null });
      const wins = film.steps.flatMap(({ events }, step) =>
        events.filter(({ type }) => type === 'won').map(() => step),
      );
      expect(film.marks.filter(({ kind }) => kind === 'win').map(({ step }) => step)).toEqual(wins);
    });

    test('the bare record makes the same film', () => {
      expect(filmOf(bareRecord(text)).steps.map(({ points }) => points)).toEqual(
        film.steps.map(({ points }) => points),
      );
    });

    test('a record that stops in the middle is shown as far as it goes', () => {
      const part = filmOf(testRecord(game, '3', 9));
      expect(part.isFinished).toBe(false);
      expect(part.steps.length).toBeGreaterThan(8);
    });
  },
);

test('a record that was left at a settlement opens, and can be reviewed', () => {
  const lines = testRecord(GAMES.haiyuki, '3').split('\n');
  const deal = lines.findIndex((line, i) => i > 1 && line.includes('"type":"dealt"'));
  expect(deal).toBeGreaterThan(0);
  const film = filmOf(lines.slice(0, deal).join('\n'));
  expect(film.isFinished).toBe(false);
  expect(film.decisions.length).toBeGreaterThan(5);
  expect(film.marks.filter(({ kind }) => kind === 'round')).toHaveLength(1);
});

test('what is wrong is told with its line', () => {
  const lines = testRecord(GAMES.xuezhan, '3').split('\n');
  expect(Film.open(lines.with(3, '{"event":{}}').join('\n'))).toMatchObject({
    ok: false,
    error: { code: 'differs', line: 4 },
  });
});

test('a step that is not there is a mistake of the caller', () => {
  expect(() => filmOf(testRecord(GAMES.xuezhan, '3', 2)).frameAt(9999, 0)).toThrow(RangeError);
});
