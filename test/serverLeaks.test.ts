/**
 * The leak gate over what a server says on its sockets: two worlds that differ only in what a seat, or somebody who watches,
 * cannot know are played at two sittings, and every page of theirs is told the same in the same order: those that were there
 * from the beginning, those that come late, come back or cannot keep up, and those that ask for what they may not have.
 */
import type { Game, GameId, Seat } from '@paiju/engine';
import { at, GAMES, headerLine } from '@paiju/engine';
import type { GameAction, OnlineDown, OnlineUp } from '@paiju/protocol';
import { writeOnlineDown } from '@paiju/protocol';
import { expect, test } from 'vitest';
import type { PlayedMatch } from '../packages/engine/src/testing/leakGate.ts';
import type { Entry } from '../packages/server/src/sittings/entries.ts';
import { person } from '../packages/server/src/sittings/testing/sitters.ts';
import { Page, settled, TestTable, until } from '../packages/server/src/sittings/testing/table.ts';
import { following, isOther, LEAK_TABLES, placeOf, worldsOf } from './leakWorlds.ts';

/** Of those that the engine's gate finds, for each place: every one takes two sittings. */
const WORLDS = 4;
const PROBES = 6;
/** Shorter than anything else that waits. */
const DELAY_S = 10;

interface Who {
  /** Null for a page without a token. */
  readonly name: string | null;
  readonly as: 'join' | 'watch';
  readonly label: string;
  /** Where everything is written that it is told. */
  readonly told: string[];
  onAsked?(page: Page, question: number): void;
}

class Listener extends Page {
  readonly #who: Who;

  constructor(table: TestTable, who: Who) {
    super(table, who.name, { level: null, as: who.as });
    this.#who = who;
  }

  override hear(message: OnlineDown): void {
    this.#who.told.push(`${this.#who.label} ${writeOnlineDown(message)}`);
    super.hear(message);
    if (message.type === 'asked') this.#who.onAsked?.(this, message.question);
  }
}

const entriesOf = (game: Game, { terms }: PlayedMatch): readonly Entry[] => {
  const agreed = { ruleset: game.rules.id as GameId, preset: game.rules.options.defaultPreset, changes: {} };
  return [
    {
      type: 'opened',
      terms: { ...agreed, clock: 'relaxed', watchDelayS: DELAY_S, isListed: true },
      chairs: terms.players.map(person),
    },
    { type: 'began', match: 1, header: headerLine(game.rules, terms) },
  ];
};

/** What every seat, and last those without one, are told up to where the match stands, and when they ask for more. */
const toldIn = async (
  game: Game,
  match: PlayedMatch,
  vocabulary: readonly object[],
): Promise<readonly (readonly string[])[]> => {
  const table = new TestTable(entriesOf(game, match));
  const { players } = match.terms;
  const told = [...players, null].map((): string[] => []);
  const answer = following(match.actions);
  let acted = 0;
  // Nothing happens before everybody is there: who is waited for could be told from it.
  let begin = (): void => {};
  const everybody = new Promise<void>((resolve) => {
    begin = resolve;
  });
  table.keeping = () => everybody;
  const listener = (seat: Seat | null, label: string, more: Partial<Who> = {}): Listener => {
    const name = seat === null ? null : (players[seat] ?? null);
    return new Listener(table, { name, as: 'join', label, told: told[placeOf(game, seat)] ?? [], ...more });
  };
  const onAsked = (seat: Seat) => async (page: Page, question: number) => {
    const action = await answer({ seat });
    if (action === null) return;
    acted += 1;
    page.say({ type: 'act', question, action: action as GameAction });
  };
  const pages: Listener[] = [];
  for (const seat of players.keys())
    pages.push(await listener(seat, 'first', { onAsked: onAsked(seat) }).enter());
  const watcher = await listener(null, 'watcher', { as: 'watch' }).enter();
  begin();
  await until(() => acted === match.actions.length);
  await settled();
  expect(acted).toBe(match.actions.length);

  for (const page of pages) for (const said of questions(page, vocabulary)) await page.does(said);
  for (const [seat, page] of pages.entries()) {
    for (const after of [page.n, 0, Number.MAX_SAFE_INTEGER]) {
      await page.leave();
      await page.enter(after);
    }
    const second = await listener(seat, 'second').enter();
    table.sitting.catchUp(second);
    await second.leave();
  }
  const late = await listener(null, 'late', { as: 'watch' }).enter();
  const stranger = await listener(null, 'stranger', { name: 'Eve' }).enter();
  for (const said of questions(stranger, vocabulary)) await stranger.does(said);
  await table.pass(DELAY_S * 1000);
  for (const page of [watcher, late, stranger]) table.sitting.catchUp(page);
  await table.pass(DELAY_S * 1000 - 1);
  await table.sitting.halt();
  return told;
};

/** Whatever can be asked for: what is not allowed, what others are asked, what belongs to others. */
const questions = (page: Page, vocabulary: readonly object[]): readonly OnlineUp[] => {
  const every = Math.ceil(vocabulary.length / PROBES);
  const probes = vocabulary.filter((_, i) => i % every === 0) as readonly GameAction[];
  const legal = new Set(page.last('asked')?.legal.map((action) => JSON.stringify(action)));
  const wrong = vocabulary.find((action) => !legal.has(JSON.stringify(action))) as GameAction;
  // Around where the match must be by what was heard.
  const heard = page.all('told').length;
  const numbers = Array.from({ length: 12 }, (_, i) => Math.max(0, heard - 4 + i));
  return [
    ...probes.map((action): OnlineUp => ({ type: 'why-not', action })),
    ...numbers.map((question): OnlineUp => ({ type: 'act', question, action: wrong })),
    { type: 'sit', seat: 0 },
    { type: 'begin' },
    { type: 'again' },
    { type: 'emote', emote: 'hello' },
  ];
};

/** Some of the worlds for every place. */
const someOf = ({ id, preset, changes, settings, leak, matches }: (typeof LEAK_TABLES)[number]) => {
  const game: Game = GAMES[id];
  const options = { ...game.rules.options.presets[preset], ...changes };
  const all = worldsOf({ game, options, settings }, leak, matches).filter(isOther);
  const places = [...Array.from({ length: game.rules.seats }, (_, seat) => seat), null];
  const worlds = places.flatMap((seat) => {
    const own = all.filter((one) => one.seat === seat);
    return own.filter((_, i) => i % Math.ceil(own.length / WORLDS) === 0);
  });
  return { game, worlds, tell: (match: PlayedMatch) => toldIn(game, match, settings.vocabulary) };
};

test.each(LEAK_TABLES)(
  '$id $preset: pages are told the same in worlds that they cannot tell apart',
  async (table) => {
    const { game, worlds, tell } = someOf(table);
    expect(worlds.length).toBeGreaterThan(WORLDS);
    const known = new Map<PlayedMatch, readonly (readonly string[])[]>();
    for (const { main, other, seat } of worlds) {
      const expected = known.get(main) ?? (await tell(main));
      known.set(main, expected);
      const place = placeOf(game, seat);
      expect((await tell(other))[place]).toEqual(expected[place]);
    }
  },
);

test('others are told of what differs, so there is something to compare', async () => {
  const { game, worlds, tell } = someOf(at(LEAK_TABLES, 0));
  const apart = await Promise.all(
    worlds.slice(0, WORLDS).map(async ({ main, other, seat }) => {
      const [one, two] = [await tell(main), await tell(other)];
      return one.filter((told, i) => i !== placeOf(game, seat) && String(told) !== String(two[i])).length;
    }),
  );
  expect(Math.max(...apart)).toBeGreaterThan(0);
});
