import { expect, test } from 'vitest';
import { GameClient } from './client.ts';
import type { Reply, Request } from './messages.ts';

/** A client whose other end is the test. */
const client = () => {
  const sent: Request[] = [];
  let hear: (reply: Reply) => void = () => {};
  const game = new GameClient(
    {
      send: (request) => void sent.push(request),
      listen: (listener) => {
        hear = listener;
      },
      close: () => {},
    },
    { fresh: () => {}, line: () => {} },
  );
  return { game, sent, hear: (reply: Reply): void => hear(reply) };
};

const PASS = { type: 'pass' } as const;
const WIN = { type: 'win' } as const;
const asked = (question: number): Reply => ({
  type: 'asked',
  n: question,
  question,
  ruleset: 'xuezhan',
  legal: [PASS],
  clock: null,
});
const act = { type: 'act', question: 4, action: PASS };
/** Of a view nobody reads here. */
const told = (events: readonly object[]): Reply =>
  ({
    type: 'told',
    n: 4,
    ruleset: 'xuezhan',
    view: {},
    events,
    transfers: [],
    points: [],
  }) as unknown as Reply;

test('a question that was answered is gone from the page, and is back when the answer was refused', () => {
  const { game, sent, hear } = client();
  hear(asked(4));
  game.act(PASS);
  expect(sent).toEqual([act]);
  expect(game.shown.asked).toBeNull();
  hear({ type: 'refused', question: 4, action: PASS, code: 'not-a-win' });
  expect(game.shown.asked).toEqual({ question: 4, legal: [PASS] });
  expect(game.shown.refused).toEqual({ action: PASS, code: 'not-a-win' });
});

test('an answer to a question that is over leaves nothing to answer', () => {
  const { game, hear } = client();
  hear(asked(4));
  game.act(PASS);
  hear({ type: 'refused', question: 4, action: PASS, code: 'question-over' });
  expect(game.shown).toMatchObject({ asked: null, refused: null });
});

test('after a lost connection the answer is said again until somebody has taken it', () => {
  const { game, sent, hear } = client();
  hear(asked(4));
  game.act(PASS);
  hear(asked(4)); // told again
  expect(game.shown.asked).toBeNull();
  hear({ type: 'resynced', n: 9 });
  expect(sent).toEqual([act, act]);
  hear({ type: 'done', n: 10, question: 4, action: PASS });
  hear({ type: 'resynced', n: 10 });
  expect(sent).toHaveLength(2);
});

test('somebody else decided: the question is gone', () => {
  const { game, hear } = client();
  hear(asked(4));
  hear({ type: 'done', n: 5, question: 4, action: PASS });
  expect(game.shown.asked).toBeNull();
});

test('why not is shown, unless it is allowed', () => {
  const { game, hear } = client();
  hear({ type: 'why-not', action: WIN, code: null });
  expect(game.shown.refused).toBeNull();
  hear({ type: 'why-not', action: WIN, code: 'not-a-win' });
  expect(game.shown.refused).toEqual({ action: WIN, code: 'not-a-win' });
});

test('the next round is asked for by the number of the one that is over', () => {
  const { game, sent, hear } = client();
  game.nextRound();
  expect(sent).toEqual([]);
  hear({ type: 'round-over', n: 3, round: 2, msLeft: null });
  expect(game.shown.isRoundOver).toBe(true);
  game.nextRound();
  expect(game.shown.isRoundOver).toBe(false);
  expect(sent).toEqual([{ type: 'ready', round: 2 }]);
});

test('ready is said again after a lost connection, until the next round is dealt', () => {
  const { game, sent, hear } = client();
  const over: Reply = { type: 'round-over', n: 3, round: 2, msLeft: 9000 };
  const ready = { type: 'ready', round: 2 };
  hear(over);
  game.nextRound();
  hear(over); // told again
  expect(game.shown.isRoundOver).toBe(false);
  hear({ type: 'resynced', n: 3 });
  expect(sent).toEqual([ready, ready]);
  hear(told([{ type: 'dealt' }]));
  hear({ type: 'resynced', n: 4 });
  expect(sent).toHaveLength(2);
});

test('a round that was dealt because the time was up is no longer waited for', () => {
  const { game, hear } = client();
  hear({ type: 'round-over', n: 3, round: 2, msLeft: 9000 });
  hear(told([]));
  expect(game.shown.isRoundOver).toBe(true);
  hear(told([{ type: 'dealt' }]));
  expect(game.shown.isRoundOver).toBe(false);
});
