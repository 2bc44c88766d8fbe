/** What a table is drawn from. Played live or replayed, it is the same. */
import type { AnyAction, BySeat, Tile } from '@paiju/engine';
import type { GameShown } from './client.ts';

/** What a person at the table may do. */
export interface Player {
  act(action: AnyAction): void;
  askWhyNot(action: AnyAction): void;
}

export interface TableProps {
  readonly shown: GameShown;
  /** Concealed tiles of seats whose hands lie open to whoever watches; null where they do not. */
  readonly open: BySeat<readonly Tile[] | null>;
  /** Null where nobody plays: a replay. */
  readonly player: Player | null;
  /** A button lies in the corner of a phone's table, whoever looks. */
  readonly hasMenu?: boolean;
  /** Hears the number of the last happening that can be seen on the table: what comes at once is shown bit by bit. */
  onShown?(happening: number): void;
}
