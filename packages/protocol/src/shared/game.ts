/** What a game says about its messages. */
import type { GameId, Tile } from '@paiju/engine';
import type * as z from 'zod/mini';
import type { TilesType } from './choices.ts';
import type { ActionOf, ReasonOf, RefusalOf, SeenOf, ViewOf } from './games.ts';

export interface GameSchemas<G extends GameId> {
  readonly tile: z.ZodMiniType<Tile>;
  readonly view: z.ZodMiniType<ViewOf<G>>;
  readonly seen: z.ZodMiniType<SeenOf<G>>;
  readonly action: z.ZodMiniType<ActionOf<G>>;
  /** The actions that name tiles and nothing else, of which there may be so many that they are described. */
  readonly tilesTypes: readonly TilesType<ActionOf<G>>[];
  readonly refusal: z.ZodMiniType<RefusalOf<G>>;
  readonly reason: z.ZodMiniType<ReasonOf<G>>;
}
