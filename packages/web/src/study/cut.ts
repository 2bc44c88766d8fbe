/** Cuts a match into steps worth a look each, where the table cuts what it shows. */
import type { AnyAction, BySeat, Match, Moment, Seat } from '@paiju/engine';
import type { Part } from '@paiju/table';
import { Stage } from '@paiju/table';

export interface FilmStep extends Moment {
  readonly state: object;
  readonly points: BySeat<number>;
  /** Whose action it was; null for a deal, and for what followed an action by itself. */
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
}

export class Cutter {
  readonly steps: FilmStep[] = [];
  readonly #stage: Stage;

  constructor(match: Match) {
    this.#stage = new Stage(match);
  }

  add(by: FilmStep['by'], moment: Moment): void {
    if (by === null) this.#stage.beginRound();
    for (const [i, scene] of scenesOf(this.#stage.parts(moment)).entries()) {
      for (const part of scene) this.#stage.show(part);
      const { state, points } = this.#stage;
      this.steps.push({ ...joined(scene), state, points, by: i === 0 ? by : null });
    }
  }
}

/** An answer that only one seat knows of is no step of its own where something comes of it. */
const scenesOf = (parts: readonly Part[]): readonly Part[][] => {
  const scenes: Part[][] = [];
  for (const part of parts) {
    const open = scenes.at(-1);
    if (open?.every(({ isPublic }) => !isPublic)) open.push(part);
    else scenes.push([part]);
  }
  return scenes;
};

const joined = (parts: readonly Part[]): Moment => ({
  first: parts[0]?.first ?? 0,
  events: parts.flatMap(({ events }) => events),
  transfers: parts.flatMap(({ transfers }) => transfers),
});
