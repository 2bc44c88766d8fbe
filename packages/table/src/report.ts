/** FR-012: which events the log tells of, and how. It reads what a spectator sees, so nothing hidden can get in. */
import type { Seat, Tile, TileSet } from '@paiju/engine';
import { codeOf } from '@paiju/engine';
import type { LogEntry, Settled, WinKind } from './log.ts';

/** The fields of public events that the log knows, whichever ruleset they come from. */
interface PublicEvent {
  readonly type?: string;
  readonly seat?: Seat;
  readonly tile?: Tile | null;
  readonly from?: Seat | null;
  readonly robbed?: boolean;
  readonly fan?: number;
  readonly fans?: readonly unknown[];
  readonly meld?: {
    readonly kind: string;
    readonly tile: Tile | null;
    readonly from: Seat | null;
    readonly made?: string;
  };
  readonly reason?: string;
}

/** The entry for an event as a spectator sees it, or null where the log has nothing to say. */
export const entryFor = (tiles: TileSet, seen: object, settled: Settled): LogEntry | null => {
  const event: PublicEvent = seen;
  const code = (tile: Tile | null | undefined): string | null => (tile == null ? null : codeOf(tiles, tile));
  if (event.type === 'ended') return { code: 'round-ended', reason: event.reason ?? '', ...settled };
  if (event.seat === undefined) return null;
  if (event.type === 'won')
    return {
      code: 'won',
      seat: event.seat,
      kind: winKind(event),
      from: event.from ?? null,
      tile: code(event.tile),
      fan: event.fan ?? null,
      fans: event.fans ?? [],
      ...settled,
    };
  if (event.type !== 'melded' || event.meld?.kind !== 'kong') return null;
  const { made, from, tile } = event.meld;
  return { code: 'kong', seat: event.seat, kind: made ?? 'kong', from, tile: code(tile), ...settled };
};

const winKind = ({ robbed, from }: PublicEvent): WinKind => {
  if (robbed === true) return 'robbed-kong';
  return from == null ? 'self-draw' : 'discard';
};
