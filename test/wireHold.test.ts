/**
 * While a discard lies the match has gone on already. Nobody can get at that: not by asking why not, by coming back or by coming
 * late. What a seat may be told then follows from what it has been told before, in all games.
 */
import type { AnyAction, Game, Seat } from '@paiju/engine';
import { Stream } from '@paiju/engine';
import type { GameAction, SeatDown } from '@paiju/protocol';
import { PROTOCOL } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import { seedNo } from '../packages/engine/src/testing/contractGame.ts';
import type { WireMatch } from './wireMatches.ts';
import { anything, wireMatches } from './wireMatches.ts';
import type { Heard, Listened } from './wireTable.ts';
import { listen } from './wireTable.ts';

const MATCHES = [1, 2, 3];
const HOLD_MS = 5;
/** No multiple of the hold, so that one is not taken for the other. */
const DELAY_MS = 12;

const viewIn = (down: readonly SeatDown[]): object | undefined =>
  down.findLast((message) => message.type === 'told')?.view;

/** What was told in answer to something, taken out of what was heard. */
const during = ({ down, when }: Heard, say: () => void): SeatDown[] => {
  const before = down.length;
  say();
  when.splice(before);
  return down.splice(before);
};

/** Why something is not allowed, as it follows from what the seat was told: of any world that looks like that. */
const expectedCodes = (game: Game, view: object, seat: Seat, actions: readonly AnyAction[]) => {
  const imagined = game.rules.imagine(view, new Stream({ seed: seedNo(7), round: 0, name: 'bot' }));
  return actions.map((action) => game.rules.whyNot(imagined, seat, action));
};

const toldCodes = ({ room, seats }: Listened, seat: Seat, actions: readonly AnyAction[]) =>
  during(seats[seat] as Heard, () => {
    for (const action of actions) room.hear(seat, { type: 'why-not', action: action as GameAction });
  }).map((message) => (message.type === 'why-not' ? message.code : message.type));

/** How often the match was ahead, and how often asking it would have told something. */
interface Found {
  ahead: number;
  telling: number;
}

const lateAt = ({ room }: Listened): SeatDown[] => {
  const late: SeatDown[] = [];
  room.watch((message) => void late.push(message))();
  return late;
};

const lookAt = ({ game, vocabulary }: WireMatch, listened: Listened, found: Found): void => {
  const { room, seats, watcher } = listened;
  const { rules, state } = room.match;
  for (const [seat, heard] of seats.entries()) {
    const shown = viewIn(heard.down) ?? {};
    const isAhead = JSON.stringify(rules.view(state, seat)) !== JSON.stringify(shown);
    if (!isAhead) continue;
    found.ahead += 1;
    const expected = expectedCodes(game, shown, seat, vocabulary);
    if (String(vocabulary.map((action) => rules.whyNot(state, seat, action))) !== String(expected))
      found.telling += 1;
    expect(toldCodes(listened, seat, vocabulary)).toEqual(expected);
    for (const after of [0, Number.MAX_SAFE_INTEGER]) {
      const again = during(heard, () => room.hear(seat, { type: 'resync', protocol: PROTOCOL, after }));
      expect(viewIn(again)).toEqual(shown);
    }
  }
  expect(viewIn(lateAt(listened))).toEqual(viewIn(watcher.down));
};

/** What somebody who watches was told, and when; nobody who came late was ever shown anything else. */
const watched = async ({ game, terms }: WireMatch, watchDelayMs: number) => {
  const { watcher } = await listen(game, terms, anything(1), {
    ...{ holdMs: HOLD_MS, watchDelayMs },
    onHold: (listened) => expect(viewIn(lateAt(listened))).toEqual(viewIn(listened.watcher.down)),
  });
  return watcher.down.map((message, i) => ({ message, at: watcher.when[i] ?? 0 }));
};

describe.each(wireMatches(0).map(({ id }) => id))('%s', (id) => {
  test('a discard that lies hides what comes next', async () => {
    const found: Found = { ahead: 0, telling: 0 };
    for (const number of MATCHES)
      for (const match of wireMatches(number).filter((one) => one.id === id))
        await listen(match.game, match.terms, anything(number), {
          holdMs: HOLD_MS,
          onHold: (listened) => lookAt(match, listened, found),
        });
    expect(found.ahead).toBeGreaterThan(50);
    expect(found.telling).toBeGreaterThan(10);
  });

  test('with a delay those who watch are told the same, and nothing earlier', async () => {
    for (const match of wireMatches(1).filter((one) => one.id === id)) {
      const [seated, ...now] = await watched(match, 0);
      const [seatedLater, ...later] = await watched(match, DELAY_MS);
      expect(seatedLater).toEqual(seated);
      expect(later.length).toBeGreaterThan(now.length / 2);
      // Time goes by in steps of the hold: what is due in between comes with the next.
      const due = (at: number): number => Math.ceil((at + DELAY_MS) / HOLD_MS) * HOLD_MS;
      expect(later).toEqual(now.slice(0, later.length).map(({ message, at }) => ({ message, at: due(at) })));
    }
  });
});
