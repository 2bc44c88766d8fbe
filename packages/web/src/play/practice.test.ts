import type { AnyAction, Game } from '@paiju/engine';
import { GAMES, readRecord, seedOf, verifyRecord } from '@paiju/engine';
import { describe, expect, test, vi } from 'vitest';
import type { GameClient } from './client.ts';
import type { Lineup, NewGame } from './messages.ts';
import { localClient } from './testing/localClient.ts';

const QUICK = { thinkMs: 0, holdMs: 0 };

/** A client, and everything that was recorded. */
const room = () => {
  const lines: string[] = [];
  const client = localClient({
    fresh: () => {
      lines.length = 0;
    },
    line: (line) => void lines.push(line),
  });
  return { client, lines };
};

const lineupOf = (game: Game): Lineup =>
  Array.from({ length: game.rules.seats }, (_, seat) => (seat === 0 ? null : 'greedy'));

const newGame = (game: Game, changes: object = {}): NewGame => ({
  ruleset: game.rules.id,
  options: { ...game.rules.options.presets[game.rules.options.defaultPreset], ...changes },
  seed: seedOf('7'.repeat(64)),
  players: lineupOf(game).map((_, seat) => `p${seat}`),
  lineup: lineupOf(game),
});

/** Answers every question until the match is over or `stop` says so. */
const playOn = (
  client: GameClient,
  answer: (legal: readonly AnyAction[]) => AnyAction | null,
): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { asked, isRoundOver, ranking, trouble } = client.shown;
      const action = asked === null ? null : answer(asked.legal);
      if (ranking !== null || trouble !== null || (asked !== null && action === null)) done();
      else if (isRoundOver) queueMicrotask(() => client.shown.isRoundOver && client.nextRound());
      else if (action !== null) queueMicrotask(() => client.shown.asked === asked && client.act(action));
    };
    const leave = client.subscribe(look);
    const done = (): void => {
      leave();
      resolve();
    };
    look();
  });

const first = (legal: readonly AnyAction[]): AnyAction => legal[0] as AnyAction;

const readOf = (lines: readonly string[]) => {
  const record = readRecord(GAMES, lines.join('\n'));
  if (!record.ok) throw new Error(record.error.code);
  return record.value;
};

describe.each(Object.values(GAMES).map((game: Game) => [game.rules.id, game] as const))('%s', (_, game) => {
  test('a match is played to its end through the connection, and its record holds', async () => {
    const { client, lines } = room();
    client.begin(newGame(game), QUICK);
    await playOn(client, first);
    const { ranking, now, trouble } = client.shown;
    expect(trouble).toBeNull();
    expect(ranking?.map(({ points }) => points).toSorted()).toEqual([...(now?.points ?? [])].toSorted());
    expect(verifyRecord(readOf(lines))).toMatchObject({
      ok: true,
      value: { finished: true, points: now?.points },
    });
  });

  test('a page that comes back goes on where it was', async () => {
    const before = room();
    before.client.begin(newGame(game), QUICK);
    let asked = 0;
    await playOn(before.client, (legal) => (asked++ < 6 ? first(legal) : null));
    const after = room();
    after.client.goOn(before.lines.join('\n'), lineupOf(game), QUICK);
    await playOn(after.client, () => null);
    expect(after.client.shown.now?.view).toEqual(before.client.shown.now?.view);
    expect(after.client.shown.asked?.legal).toEqual(before.client.shown.asked?.legal);
    await playOn(after.client, first);
    expect(verifyRecord(readOf(after.lines))).toMatchObject({ ok: true, value: { finished: true } });
  });

  test('a decision taken back is asked again', async () => {
    const { client, lines } = room();
    client.begin(newGame(game), QUICK);
    let asked = 0;
    await playOn(client, (legal) => (asked++ < 4 ? first(legal) : null));
    const actions = (): number => lines.filter((line) => line.startsWith('{"seat":0,"action"')).length;
    const before = actions();
    client.undo();
    await playOn(client, () => null);
    expect(actions()).toBe(before - 1);
    expect(client.shown.asked).not.toBeNull();
    await playOn(client, first);
    expect(verifyRecord(readOf(lines)).ok).toBe(true);
  });

  test('the expert says what it thinks of the question, best first', async () => {
    const { client } = room();
    client.begin(newGame(game), QUICK);
    await playOn(client, () => null);
    client.askHint();
    await vi.waitFor(() => expect(client.shown.hint).not.toBeNull());
    const { hint, asked } = client.shown;
    expect(hint?.map(({ action }) => action)).toHaveLength(asked?.legal.length ?? 0);
  });

  test('an action that is not allowed is refused with a code', async () => {
    const { client } = room();
    client.begin(newGame(game), QUICK);
    await playOn(client, () => null);
    client.askWhyNot({ type: 'nonsense' });
    expect(client.shown.refused?.code).toEqual(expect.any(String));
  });
});

test('whoever comes back after the end of a round has looked at it: the next is dealt', async () => {
  const before = room();
  before.client.begin(newGame(GAMES.xuezhan, { deals: 2 }), QUICK);
  await new Promise<void>((resolve) => {
    before.client.subscribe(() => {
      const { asked, isRoundOver } = before.client.shown;
      if (isRoundOver) resolve();
      else if (asked !== null)
        queueMicrotask(() => before.client.shown.asked === asked && before.client.act(first(asked.legal)));
    });
  });
  const left = [...before.lines];
  const after = room();
  after.client.goOn(left.join('\n'), lineupOf(GAMES.xuezhan), QUICK);
  expect(after.lines).toEqual(left);
  await playOn(after.client, () => null);
  expect(after.client.shown).toMatchObject({ isRoundOver: false, now: { view: { round: 1 } } });
  await playOn(after.client, first);
  expect(verifyRecord(readOf(after.lines))).toMatchObject({ ok: true, value: { finished: true } });
});

test('what is no record is trouble, and the room goes on', async () => {
  const { client } = room();
  client.goOn('{"paiju":', [null, 'greedy', 'greedy', 'greedy'], QUICK);
  expect(client.shown.trouble).toEqual({ code: 'bad-record', detail: 'not-json' });
  client.begin(newGame(GAMES.xuezhan), QUICK);
  await playOn(client, first);
  expect(client.shown.ranking).not.toBeNull();
});

test('bots that cannot be fetched are trouble', async () => {
  const client = localClient(undefined, () => Promise.reject(new Error('no network')));
  client.begin(newGame(GAMES.xuezhan), QUICK);
  await playOn(client, first);
  expect(client.shown.trouble).toEqual({ code: 'broken', detail: 'no network' });
});

test('nothing to take back is said', () => {
  const { client } = room();
  client.undo();
  expect(client.shown.trouble?.code).toBe('nothing-to-undo');
});
