/** What the page needs to know of a game. A game that is added does not compile until it has answered all of it. */
import type { BySeat, GameId, Seat, Tile } from '@paiju/engine';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { AdvisedGame } from '../../advice/game.ts';
import type { TableProps } from '../../play/scene.ts';
import type { ScreenProps } from '../../routes.ts';
import type { SettledGame } from '../../settlement/game.ts';
import type { Choice } from '../../store/choices.ts';
import type { TileArt } from '../../tiles/sprite.ts';
import type { AnyT } from '../../words/say.ts';
import type { Examples } from './example.ts';
import type { Script } from './script.ts';

/** What is known of every game from the first visit on, and how to load the rest of it. */
export interface PageGame {
  readonly id: GameId;
  readonly art: TileArt;
  readonly card: GameCardLook;
  /** Options that say who plays, and not by which rules. */
  readonly personal: ReadonlySet<string>;
  /** Whom each seat plays by these, by name; none where seats are alike. */
  figures(t: AnyT, choice: Pick<Choice, 'preset' | 'changes'>): BySeat<string>;
  /** Where those are chosen; null where there are none. */
  readonly Setup: ComponentType<SetupProps> | null;
  /** The names of the others, as many as may sit down with the person. */
  opponents(t: TFunction<['home', 'characters']>, choice: Choice): readonly string[];
  readonly tournament: Tournament | null;
  /** When the game is played or looked at. Whatever is loaded is the same promise every time. */
  atTable(): Promise<GameAtTable>;
  /** When it is taught. */
  lesson(): Promise<Script>;
  /** When its rule book is read. */
  examples(): Promise<Examples>;
}

/** How home shows what the game is about. */
export interface GameCardLook {
  readonly tiles: readonly Tile[];
  /** The colours of its cloth, in the middle and at the edge. */
  readonly cloth: readonly [middle: string, edge: string];
}

export interface SetupProps {
  readonly choice: Choice;
}

/** Several games after one another, with a screen of their own. */
export interface Tournament {
  /** Where its screen is, and what its games are part of. */
  readonly address: 'tournament';
  readonly Screen: ComponentType<TournamentProps>;
}

export interface TournamentProps extends ScreenProps {
  /** The screen on which a game is played. */
  readonly Play: ComponentType;
}

/** What a game is at the table: played, replayed, reviewed and taught. */
export interface GameAtTable extends SettledGame, AdvisedGame {
  readonly Table: ComponentType<TableProps>;
  /** Whether the hand of a seat lies fast: it throws what it draws. */
  isBound(view: object, seat: Seat): boolean;
}
