/** Everything that makes numbers of one game. */
import type { AnyAction, Game, Seat } from '@paiju/engine';
import type { Codec } from './codec.ts';
import type { FastLook, Layout, Look } from './part.ts';

/** What a critic is shown besides: the state itself, from one seat. */
export interface Insight<S> {
  readonly state: S;
  readonly seat: Seat;
}

export interface EnvSpec<V, S, A> {
  /** Changes whenever an observation, an id or a reward means something else than before. */
  readonly name: string;
  readonly game: Game;
  readonly codec: Codec<A>;
  /** Made from the seat's view and nothing else. */
  readonly observation: Layout<Look<V>>;
  /** The same bytes straight from the state, for episodes. Tests compare the two at every step, and hold both to the leak gate. */
  fast?(look: FastLook<S>, out: Uint8Array, at: number): void;
  /** Everything that views hide. Never part of an observation: it is asked for by name. */
  readonly privileged: Layout<Insight<S>>;
}

export type AnyEnvSpec = EnvSpec<object, object, AnyAction>;
