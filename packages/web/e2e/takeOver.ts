/** Moments that come too seldom to be played up to: bots play up to them, and a person takes the game over. */
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { AnyAction, Game, GameId } from '@paiju/engine';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { id } from './look.ts';
import { playOn } from './play.ts';

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

/** Writes a game over the only one in the browser. Runs in the page. */
const putInPlace = async (batch: readonly string[]): Promise<void> => {
  const ask = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await ask(indexedDB.open('paiju'));
  const store = database.transaction('batches', 'readwrite').objectStore('batches');
  const [key] = await ask(store.getAllKeys());
  await ask(store.clear());
  await ask(store.put(batch, key));
  database.close();
};

/** On a page that shows home. */
export const takeOver = async (page: Page, game: GameId, lines: readonly string[]): Promise<void> => {
  await page.locator(id(`play-${game}`)).click();
  await page.locator(id('table')).waitFor();
  // Until the page asks for something: nothing more of its own game is written then.
  await playOn(page, { by: 'mouse', watch: () => true });
  await page.evaluate(putInPlace, lines);
  await page.reload();
  await page.locator(id('table')).waitFor();
};
