/** The game that is being played, if any: begun at home, gone on with after a reload. */
import { useEffect, useSyncExternalStore } from 'react';
import { newId } from '../game/newId.ts';
import { notices } from '../notices/notices.ts';
import { GameClient } from '../play/client.ts';
import type { NewGame } from '../play/messages.ts';
import { connectToWorker } from '../play/workerConnection.ts';
import { goTo } from '../routes.ts';
import { games } from '../store/games.ts';
import { leaveBehind } from '../store/leftovers.ts';
import { paceFor, settings } from '../store/settings.ts';
import type { GameMeta } from '../store/shelf.ts';
import { holdGame } from './hold.ts';
import { GameKeeper } from './keeper.ts';

/** What a new game is besides its terms. */
export interface Occasion {
  /** The preset it is played by; null for a mixture of one's own. */
  readonly preset: string | null;
  /** The date of a daily deal. */
  readonly daily?: string;
  /** What it is part of: a tournament, say. */
  readonly part?: string;
}

class Session {
  #client: GameClient | null = null;
  #keeper: GameKeeper | null = null;
  #letGo: () => void = () => {};
  /** The page may be closed: everything is written. */
  #forget: () => void = () => {};
  #resuming: Promise<boolean> | null = null;
  readonly #listeners = new Set<() => void>();

  get client(): GameClient | null {
    return this.#client;
  }

  /** What is known of the game being played. */
  get meta(): GameMeta | null {
    return this.#keeper?.meta ?? null;
  }

  /** Nothing hangs on it: moves may be taken back and the deal begun anew. */
  get isPractice(): boolean {
    const { meta } = this;
    return meta === null || (meta.daily === null && meta.part === null);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  begin(game: NewGame, occasion: Occasion): void {
    const client = this.#open(metaOf(game, occasion), false);
    client.begin(game, paceFor(settings.now));
    void this.#hold();
  }

  /** Goes on with a game, or with the last unfinished one; false where there is nothing to go on with. */
  resume(id?: string): Promise<boolean> {
    this.#resuming ??= this.#resume(id).finally(() => {
      this.#resuming = null;
    });
    return this.#resuming;
  }

  /** Resolves once everything is written. */
  end(): Promise<void> {
    this.#client?.close();
    const written = this.#keeper?.close().then(this.#forget) ?? Promise.resolve();
    this.#letGo();
    this.#client = null;
    this.#keeper = null;
    this.#letGo = () => {};
    this.#tell();
    return written;
  }

  async #resume(id: string | undefined): Promise<boolean> {
    if (this.#keeper !== null && (id === undefined || this.#keeper.meta.id === id)) return true;
    const meta = id === undefined ? await lastUnfinished() : await games.meta(id);
    const text = meta === null ? null : await games.text(meta.id);
    if (meta === null || meta.company === null || text === null) return false;
    const letGo = await holdGame(meta.id);
    // Another tab plays it: this one goes on with a copy.
    const client = this.#open(letGo === null ? { ...meta, id: newId() } : meta, letGo !== null);
    if (letGo !== null) this.#letGo = letGo;
    client.goOn(text, meta.company, paceFor(settings.now));
    return true;
  }

  #open(meta: GameMeta, isKept: boolean): GameClient {
    void this.end();
    const keeper = new GameKeeper(games, meta, isKept);
    const leave = (): void => {
      const { unwritten } = keeper;
      if (unwritten !== null) leaveBehind(unwritten);
    };
    addEventListener('pagehide', leave);
    this.#forget = () => removeEventListener('pagehide', leave);
    const client = new GameClient(connectToWorker(meta.ruleset), keeper);
    client.subscribe(() => this.#watch(client, keeper));
    this.#keeper = keeper;
    this.#client = client;
    this.#tell();
    return client;
  }

  async #hold(): Promise<void> {
    const id = this.#keeper?.meta.id;
    if (id === undefined) return;
    const letGo = (await holdGame(id)) ?? (() => {});
    if (this.#keeper?.meta.id === id) this.#letGo = letGo;
    else letGo();
  }

  #watch(client: GameClient, keeper: GameKeeper): void {
    const { now, ranking, trouble } = client.shown;
    if (trouble?.code === 'bad-record') this.#giveUp(keeper);
    const points = now?.points ?? keeper.meta.points;
    const isFinished = ranking !== null;
    const isSame = points.every((each, seat) => each === keeper.meta.points[seat]);
    if (!isSame || isFinished !== keeper.meta.isFinished) keeper.about({ points, isFinished });
  }

  /** The record does not play any more: it stays on the shelf, but nobody goes on with it. */
  #giveUp(keeper: GameKeeper): void {
    notices.say('lostGame');
    keeper.abandon();
    void games.write({ ...keeper.meta, company: null }, [], false);
    void this.end();
    goTo();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const session = new Session();

/** The last game that somebody could go on with. */
const lastUnfinished = async (): Promise<GameMeta | null> =>
  (await games.list()).find(({ isFinished, company }) => !isFinished && company !== null) ?? null;

const metaOf = (game: NewGame, { preset, daily, part }: Occasion): GameMeta => ({
  id: newId(),
  ruleset: game.ruleset,
  preset,
  begun: Date.now(),
  changed: Date.now(),
  players: game.players,
  company: game.lineup,
  points: game.players.map(() => 0),
  isFinished: false,
  daily: daily ?? null,
  part: part ?? null,
});

/** A screen that needs a game goes on with the last one; where there is none, home is where games begin. */
export const useSession = (): GameClient | null => {
  useEffect(() => {
    // Only when the screen is opened: a game that is ended on purpose stays ended.
    void session.resume().then((isThere) => {
      if (isThere) return;
      notices.say('noGame');
      goTo();
    });
  }, []);
  return useSyncExternalStore(session.subscribe, () => session.client);
};
