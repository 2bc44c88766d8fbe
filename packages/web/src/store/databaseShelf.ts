/** Games kept in the browser's database. Every method fails where storage is full, forbidden or broken. */
import type { GameMeta, Shelf } from './shelf.ts';

const METAS = 'metas';
/** Lines in the order they were written, each batch under its game and a number that counts up. */
const BATCHES = 'batches';

export class DatabaseShelf implements Shelf {
  #opening: Promise<IDBDatabase> | null = null;

  async write(meta: GameMeta, lines: readonly string[], isFresh: boolean): Promise<void> {
    const database = await this.#database();
    const work = database.transaction([METAS, BATCHES], 'readwrite');
    const batches = work.objectStore(BATCHES);
    work.objectStore(METAS).put(meta);
    if (isFresh) batches.delete(batchesOf(meta.id));
    const counting = batches.count(batchesOf(meta.id));
    counting.onsuccess = () => {
      if (lines.length > 0) batches.put(lines, [meta.id, counting.result]);
    };
    await finished(work);
  }

  async list(): Promise<readonly GameMeta[]> {
    return this.#read(METAS, (store) => store.getAll());
  }

  async meta(id: string): Promise<GameMeta | null> {
    return (await this.#read<GameMeta | undefined>(METAS, (store) => store.get(id))) ?? null;
  }

  async text(id: string): Promise<string | null> {
    const batches = await this.#read<string[][]>(BATCHES, (store) => store.getAll(batchesOf(id)));
    return batches.length === 0 ? null : batches.flat().join('\n');
  }

  async remove(id: string): Promise<void> {
    const database = await this.#database();
    const work = database.transaction([METAS, BATCHES], 'readwrite');
    work.objectStore(METAS).delete(id);
    work.objectStore(BATCHES).delete(batchesOf(id));
    await finished(work);
  }

  async #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#database();
    return answered(ask(database.transaction(name, 'readonly').objectStore(name)));
  }

  #database(): Promise<IDBDatabase> {
    this.#opening ??= open();
    return this.#opening;
  }
}

/** An empty array is greater than any number. */
const batchesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

const open = async (): Promise<IDBDatabase> => {
  const opening = indexedDB.open('paiju', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(METAS, { keyPath: 'id' });
    opening.result.createObjectStore(BATCHES);
  };
  const database = await answered(opening);
  // A newer page in another tab may change the database: it must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
};

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
    work.onerror = () => reject(work.error);
  });
