/** Moments that come too seldom to be played up to: bots play up to them, and a person takes the game over. */
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { AnyAction, Game, GameId } from '@paiju/engine';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import type { Page } from 'playwright-core';
import type { GameMeta } from '../src/store/shelf.ts';
import { id } from './look.ts';

export interface Moment {
  readonly game: GameId;
  readonly preset: string;
  /** Instead of what the preset has. */
  readonly changes?: object;
  /** What every byte of the seed is, in two digits. Found by trying. */
  readonly seed: string;
  /** Whether this is it, by what the first seat may do. */
  isIt(legal: readonly AnyAction[], match: Match): boolean;
}

/** The game up to there, as lines. */
export const linesTo = ({
  game: ruleset,
  preset,
  changes = {},
  seed: byte,
  isIt,
}: Moment): readonly string[] => {
  const game: Game = GAMES[ruleset];
  const { rules } = game;
  const seed = seedOf(byte.repeat(32));
  const options = { ...(rules.options.presets[preset] as object), ...changes };
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const terms = {
    options,
    chance: { seed },
    players: seats.map((seat) => (seat === 0 ? 'You' : `Bot ${seat}`)),
  };
  const match = new Match(game, terms);
  const bots = seats.map((seat) => createBot('greedy', { seed, seat, ruleset }));
  const lines = [headerLine(rules, terms)];
  for (const step of playOut(match, bots)) {
    lines.push(...stepLines(match, step));
    if (isIt(match.rules.legal(match.state, 0) as readonly AnyAction[], match)) return lines;
  }
  throw new Error(`it never comes to that in ${ruleset} ${preset} ${byte}`);
};

/** Puts a game on the shelf of a page that plays none. Runs in the page. */
const putOnShelf = async ({ meta, lines }: { meta: GameMeta; lines: readonly string[] }): Promise<void> => {
  const ask = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await ask(indexedDB.open('paiju'));
  const work = database.transaction(['metas', 'batches'], 'readwrite');
  work.objectStore('metas').put(meta);
  work.objectStore('batches').put(lines, [meta.id, 0]);
  await new Promise((resolve, reject) => {
    work.oncomplete = resolve;
    work.onabort = () => reject(work.error);
  });
  database.close();
};

/** Runs in the page: its shelf is there. Whoever comes before it leaves nothing behind: an empty shelf would stay empty. */
const hasShelf = (): Promise<boolean> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('paiju');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const { result: database } = opening;
      resolve(database.objectStoreNames.contains('metas'));
      database.close();
    };
  });

/** On a page that shows home: the last game that nobody has finished is this one, and the page goes on with it. */
export const takeOver = async (page: Page, game: GameId, lines: readonly string[]): Promise<void> => {
  const { seats } = GAMES[game].rules;
  const bySeat = Array.from({ length: seats }, (_, seat) => seat);
  const meta: GameMeta = {
    ...{ id: 'taken-over', ruleset: game, preset: null, begun: 0, changed: 0 },
    players: bySeat.map((seat) => (seat === 0 ? 'You' : `Bot ${seat}`)),
    company: bySeat.map((seat) => (seat === 0 ? null : 'expert')),
    points: bySeat.map(() => 0),
    ...{ isFinished: false, daily: null, part: null },
  };
  await page.waitForFunction(hasShelf);
  await page.evaluate(putOnShelf, { meta, lines });
  await page.evaluate(() => {
    location.hash = '#/play';
  });
  await page.locator(id('table')).waitFor();
};
