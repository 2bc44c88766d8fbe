/** What is counted over many matches. Everything here depends on the games alone, never on how fast they were played. */
import type { AnyEvent } from '@paiju/engine';
import { bySeat } from '@paiju/engine';
import type { Desk } from '../../desk.ts';
import type { Played } from './match.ts';
import { Spread } from './spread.ts';

const MOST_TROUBLES = 10;

export interface Summary {
  readonly games: number;
  readonly rounds: number;
  readonly decisions: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly wins: readonly Readonly<Record<string, number>>[];
  readonly places: readonly (readonly number[])[];
  /** What the game's own charts count, by their key. */
  readonly charts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly transfers: Readonly<Record<string, { readonly count: number; readonly points: number }>>;
  readonly scores: readonly ReturnType<Spread['summary']>[];
  /** How often each number of points was somebody's at the end, fewest points first. */
  readonly histogram: readonly (readonly [points: number, count: number])[];
}

export class Tally {
  readonly troubles: string[] = [];
  decisions = 0;
  readonly #desk: Desk;
  readonly #wins: Record<string, number>[];
  readonly #places: number[][];
  readonly #scores: Spread[];
  readonly #endings: Record<string, number> = {};
  readonly #charts: Record<string, Record<string, number>>;
  readonly #transfers: Record<string, { count: number; points: number }> = {};
  readonly #histogram = new Map<number, number>();
  #games = 0;
  #rounds = 0;

  constructor(desk: Desk) {
    this.#desk = desk;
    const { seats } = desk.game.rules;
    this.#wins = bySeat(seats, () => Object.fromEntries(desk.winKinds.map((kind) => [kind, 0])));
    this.#places = bySeat(seats, () => bySeat(seats, () => 0));
    this.#scores = bySeat(seats, () => new Spread());
    this.#charts = Object.fromEntries(desk.charts.map(({ key }) => [key, {}]));
  }

  add({ history, points, decisions, troubles }: Played): void {
    this.#games += 1;
    this.decisions += decisions;
    for (const moment of history) {
      for (const event of moment.events) this.#addEvent(event);
      for (const { key, counted } of this.#desk.charts)
        for (const one of counted(moment, history)) count(this.#charts[key] ?? {}, String(one));
      for (const { reason, points: moved } of moment.transfers) {
        const sum = this.#transfers[reason] ?? { count: 0, points: 0 };
        this.#transfers[reason] = { count: sum.count + 1, points: sum.points + moved };
      }
    }
    for (const [seat, own] of points.entries()) {
      this.#scores[seat]?.add(own);
      this.#histogram.set(own, (this.#histogram.get(own) ?? 0) + 1);
      const place = points.filter((other) => other > own).length;
      const places = this.#places[seat];
      if (places !== undefined) places[place] = (places[place] ?? 0) + 1;
    }
    this.troubles.push(...troubles.slice(0, MOST_TROUBLES - this.troubles.length));
  }

  #addEvent(event: AnyEvent & { readonly reason?: unknown }): void {
    if (event.type === 'ended') {
      this.#rounds += 1;
      count(this.#endings, String(event.reason));
    }
    const win = this.#desk.winOf(event);
    if (win === null) return;
    const wins = this.#wins[win.seat];
    if (wins !== undefined) count(wins, win.kind);
  }

  summary(): Summary {
    return {
      games: this.#games,
      rounds: this.#rounds,
      decisions: this.decisions,
      endings: sorted(this.#endings),
      wins: this.#wins,
      places: this.#places,
      charts: Object.fromEntries(Object.entries(this.#charts).map(([key, counts]) => [key, sorted(counts)])),
      transfers: sorted(this.#transfers),
      scores: this.#scores.map((spread) => spread.summary()),
      histogram: [...this.#histogram].sort(([a], [b]) => a - b),
    };
  }
}

const count = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** Keys in an order that does not depend on what was seen first: numbers by size, words by letter. */
const sorted = <T>(counts: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => Number(a) - Number(b) || (a < b ? -1 : 1)));
