/** What the table of a match with others is given, and hands to what stands beside it. */
import type { TableNow } from '@paiju/protocol';
import type { OnlineSitting, SittingShown } from '../../online/sitting.ts';

export interface OnlineTableProps {
  /** By which the table was found. */
  readonly code: string;
  readonly table: TableNow;
  readonly shown: SittingShown;
  readonly sitting: OnlineSitting;
  onChairs(): void;
}
