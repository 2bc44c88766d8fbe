/** What the page needs to know of a game. A game that is added does not compile until it has answered all of it. */
import type { GameId, Seat } from '@paiju/engine';
import type { ComponentType } from 'react';
import type { AdvisedGame } from '../advice/game.ts';
import type { TableProps } from '../play/scene.ts';
import type { SettledGame } from '../settlement/game.ts';
import type { TileArt } from '../tiles/sprite.ts';

/** What is known of every game from the first visit on. */
export interface PageGame {
  readonly id: GameId;
  readonly art: TileArt;
  /** Loaded when the game is played or looked at: the same promise every time. */
  atTable(): Promise<GameAtTable>;
}

/** What a game is at the table: played, replayed, reviewed and taught. */
export interface GameAtTable extends SettledGame, AdvisedGame {
  readonly Table: ComponentType<TableProps>;
  /** Whether the hand of a seat lies fast: it throws what it draws. */
  isBound(view: object, seat: Seat): boolean;
}
