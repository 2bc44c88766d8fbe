/** The books behind what the page shows: the game as it was kept, played again by the engine. */
import type { GameRecord } from '@paiju/engine';
import { balances, GAMES, Match, readRecord, replay } from '@paiju/engine';
import type { Page } from 'playwright-core';

export const recordIn = (text: string): GameRecord => {
  const record = readRecord(GAMES, text);
  if (!record.ok) throw new Error(`${record.error.code}: ${record.error.detail}`);
  return record.value;
};

/** The record of the only game in the browser. */
export const keptRecord = async (page: Page): Promise<GameRecord> => {
  const lines = await page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('paiju'));
    const batches = await ask(database.transaction('batches').objectStore('batches').getAll());
    database.close();
    return (batches as string[][]).flat();
  });
  return recordIn(lines.join('\n'));
};

export interface Books {
  readonly isOver: boolean;
  readonly points: readonly number[];
  /** What every seat gained at each moment that brought a win or the end of a round, in order. */
  readonly settled: readonly (readonly number[])[];
}

export const booksOf = (record: GameRecord): Books => {
  const match = new Match(record.game, record.terms);
  const settled: number[][] = [];
  for (const { moment } of replay(record, match)) {
    if (moment.events.some(({ type }) => type === 'won' || type === 'ended'))
      settled.push(balances(match.rules.seats, 0, moment.transfers));
  }
  return { isOver: match.isOver, points: match.balances, settled };
};
