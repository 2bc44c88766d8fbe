/** A happening as an account: each win with what was paid for it, everything else that was paid, and who stands where. */
import type { BySeat, Seat } from '@paiju/engine';
import { at, balances } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';
import type { SeatMessage } from '@paiju/table';
import type { EndSeen, GameWorth, WinSeen } from './game.ts';

export interface WinAccount {
  readonly win: WinSeen;
  readonly payments: readonly SeenTransfer[];
}

/** What a seat had, gained or lost, and has. */
export interface Row {
  readonly seat: Seat;
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

export interface Account {
  readonly wins: readonly WinAccount[];
  readonly end: EndSeen | null;
  /** Payments that are not for a win: at the end of a round, for kongs, and kong money that goes back or on. */
  readonly others: readonly SeenTransfer[];
  readonly rows: BySeat<Row>;
}

/** Whether it is worth a sheet: somebody won, or the round is over. */
export const isSettled = ({ events }: Pick<SeatMessage, 'events'>): boolean =>
  events.some((event) => ['won', 'ended'].includes(typeOf(event)));

export const accountOf = (
  { isPrice }: Pick<GameWorth, 'isPrice'>,
  { events, transfers, points }: Omit<SeatMessage, 'view'>,
): Account => {
  const wins = events.flatMap((event, i) =>
    typeOf(event) === 'won'
      ? [
          {
            win: event as WinSeen,
            payments: transfers.filter(({ cause, reason }) => cause === i && isPrice(reason)),
          },
        ]
      : [],
  );
  const forWins = new Set(wins.flatMap(({ payments }) => payments));
  return {
    wins,
    end: (events.find((event) => typeOf(event) === 'ended') as EndSeen | undefined) ?? null,
    others: transfers.filter((transfer) => !forWins.has(transfer)),
    rows: rowsOf(transfers, points),
  };
};

const typeOf = (event: object): string => (event as { readonly type: string }).type;

const rowsOf = (transfers: readonly SeenTransfer[], points: BySeat<number>): Row[] =>
  balances(points.length, 0, transfers).map((change, seat) => {
    const after = at(points, seat);
    return { seat, before: after - change, change, after };
  });

/** The payment of one seat for a win. */
export const paidBy = (seat: Seat, { payments }: WinAccount): number =>
  payments.reduce((sum, { from, points }) => (from === seat ? sum + points : sum), 0);
