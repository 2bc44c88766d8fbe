/** What the middle of the table says, over whole matches of every game and in the moments that count. */
import type { AnyAction, Seat } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { atTable } from '../games/testing/atTable.ts';
import type { GameShown, Happening } from '../play/client.ts';
import { wordsIn } from '../words/testing/words.ts';
import type { CentreSays } from './centre.ts';
import { centreSays } from './centre.ts';
import type { MoveSeen } from './game.ts';
import { messageFor, playMatch, presetsOf } from './testing/matches.ts';

const t = wordsIn('en');

interface Moment extends CentreSays {
  readonly phase: string;
  readonly view: object;
}

/** Everything that seat 0 is shown in a match, and what it may do when it is asked. */
const moments = (preset: ReturnType<typeof presetsOf>[number], watcher: Seat | null): Moment[] => {
  const past: Happening[] = [];
  const seen: Moment[] = [];
  const players = Array.from({ length: preset.game.rules.seats }, (_, seat) => `p${seat}`);
  const { telling } = atTable(preset.game.rules.id);
  const look = (view: object, asked: GameShown['asked']): void => {
    const says = centreSays(telling, { past, asked, players }, { view, t });
    seen.push({ ...says, view, phase: (view as { phase: { name: string } }).phase.name });
  };
  playMatch(
    preset,
    3,
    (match, moment) => {
      past.push({ ...messageFor(match, moment, watcher), number: past.length });
      look(past.at(-1)?.view ?? {}, null);
    },
    (match, seat) => {
      if (seat !== watcher) return;
      const legal = match.rules.legal(match.state, seat) as readonly AnyAction[];
      look(match.rules.view(match.state, seat), { question: 0, legal });
    },
  );
  return seen;
};

const PRESETS = Object.values(GAMES).flatMap(presetsOf);

describe.each(PRESETS)('$name', (preset) => {
  const seen = moments(preset, 0);

  test('once play has begun somebody is named, or what happened to them', () => {
    const unnamed = seen.filter(
      ({ now, phase }) => !['choice', 'setup', 'over'].includes(phase) && !/p\d|you/i.test(now),
    );
    expect(unnamed.map(({ now }) => now).filter((now) => !/first$|by itself$/.test(now))).toEqual([]);
  });

  test('whoever is asked is told so, and by what kind of question', () => {
    const asked = seen.filter(({ isYours }) => isYours);
    expect(asked.length).toBeGreaterThan(5);
    const allowed: Readonly<Record<string, RegExp>> = {
      turn: /^Your turn$|^Discard a .* first$/,
      choice: /^Your choice$/,
      setup: /^Your choice$/,
    };
    for (const { phase, now } of asked) expect(now).toMatch(allowed[phase] ?? /^Your answer\?$/);
  });

  test('the arrow points to whoever plays, and to the owner of the tile that lies for the others', () => {
    for (const { phase, view, seat, isYours } of seen) {
      const { seat: player, from } = (view as { phase: { seat?: Seat; from?: Seat } }).phase;
      if (phase === 'turn') expect(seat).toBe(player);
      if (phase === 'claim') expect(seat).toBe(from);
      if (phase === 'waiting' && !isYours) expect(seat).not.toBeNull();
      if (phase === 'over' || phase === 'choice' || phase === 'setup') expect(seat).toBeNull();
    }
  });

  test('who watches is never called "you"', () => {
    expect(moments(preset, null).filter(({ now }) => /\byou/i.test(now))).toEqual([]);
  });
});

test('while the void suit has to go first, that is what is said', () => {
  const firsts = presetsOf(GAMES.xuezhan).flatMap((preset) =>
    moments(preset, 0).filter(({ now }) => /first$/.test(now)),
  );
  expect(firsts.length).toBeGreaterThan(0);
  for (const { view, now } of firsts) {
    const { seats } = view as { seats: readonly { voidSuit: 'm' | 'p' | 's' }[] };
    const suit = { m: 'character', p: 'dot', s: 'bamboo' }[seats[0]?.voidSuit ?? 'm'];
    expect(now).toBe(`Discard a ${suit} first`);
  }
});

describe('what happened last', () => {
  const OVER = { seat: 0, phase: { name: 'over', reason: 'wall-empty' } };
  const discarded = (seat: Seat) => ({ type: 'discarded', seat, tile: 4 });
  const won = (seat: Seat) => ({
    type: 'won',
    seat,
    tile: 4,
    from: 3,
    robbed: false,
    winners: [seat],
    concealed: [],
    melds: [],
    selfDrawn: false,
    payer: 3,
    situations: [],
    fans: [['base', 1]],
    fan: 1,
    capped: 1,
  });
  const ended = { type: 'ended', reason: 'wall-empty', hands: [[], [], [], []], standings: null };
  const NAMES = ['p0', 'p1', 'p2', 'p3'];
  const says = (...told: readonly (readonly object[])[]): CentreSays => {
    const past = told.map((events, number) => ({ number, view: OVER, events, transfers: [], points: [] }));
    const soFar = { past, asked: { question: 0, legal: [] }, players: NAMES };
    return centreSays(atTable('xuezhan').telling, soFar, { view: OVER, t });
  };

  // [what it shows, what was told, what is said]
  test.each<[string, readonly (readonly object[])[], string | null]>([
    ['the newest', [[discarded(1)], [discarded(2)]], 'p2 discarded 5 of characters.'],
    ['of one moment the last', [[discarded(1), discarded(2)]], 'p2 discarded 5 of characters.'],
    [
      'a win, not the end it brings, and not what it was worth',
      [[won(1), ended]],
      'p1 won on 5 of characters from p3.',
    ],
    [
      'all who won',
      [[won(1), won(2)]],
      'p1 won on 5 of characters from p3. p2 won on 5 of characters from p3.',
    ],
    ['nothing of the round before', [[discarded(1)], [{ type: 'dealt' }]], null],
  ])('%s', (_, told, last) => {
    expect(says(...told).last).toBe(last);
  });

  const one = 'p1 discarded 5 of characters.';
  const gone = { ...ended, standings: [null, null, null, null] };
  // [what the rules are about, whose move it is, what was told, whether the question is yours, what is said, where the arrow points]
  test.each<[MoveSeen, readonly object[], boolean, string, Seat | null]>([
    [{ kind: 'answer', seat: null }, [discarded(1)], false, one, 1],
    [{ kind: 'answer', seat: 2 }, [discarded(1)], false, one, 2],
    [{ kind: 'answer', seat: null }, [discarded(1)], true, 'Your answer?', 1],
    [{ kind: 'answer', seat: null }, [], false, 'The others are choosing', null],
    [
      { kind: 'answer', seat: null },
      [won(1), won(2)],
      false,
      'p1 won on 5 of characters from p3. p2 won on 5 of characters from p3.',
      null,
    ],
    [{ kind: 'answer', seat: null }, [gone], false, 'The wall is empty: the round is over.', null],
    [{ kind: 'choice', seat: null }, [discarded(1)], false, 'The others are choosing', null],
    [{ kind: 'choice', seat: null }, [discarded(1)], true, 'Your choice', null],
    [{ kind: 'over', seat: null }, [discarded(1)], false, one, null],
    [{ kind: 'over', seat: null }, [], false, 'Round over', null],
  ])('move %#: %j', (move, told, isYours, now, seat) => {
    const past = [{ number: 0, view: OVER, events: told, transfers: [], points: [] }];
    const asked = isYours ? { question: 0, legal: [] } : null;
    const telling = { ...atTable('xuezhan').telling, move: () => move };
    const says = centreSays(telling, { past, asked, players: NAMES }, { view: OVER, t });
    expect([says.now, says.seat]).toEqual([now, seat]);
  });

  test('when the round is over nothing is wanted of anybody', () => {
    expect(says([discarded(1)]).isYours).toBe(false);
  });
});
