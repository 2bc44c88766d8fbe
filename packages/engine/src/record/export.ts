/** What a seat may take home of a match: while it runs only what that seat has seen, afterwards the whole record. */
import type { Seat } from '../core/seat.ts';
import { withCodes } from './codes.ts';
import type { Match } from './match.ts';

/** The record of a running match as one seat knows it: no seed, no hidden tile, one JSON object a line. */
export const exportFor = (match: Match, seat: Seat | null): string[] => {
  const { rules, terms } = match;
  const header = { paiju: 'seat-record', format: 1, ruleset: rules.id, version: rules.version, seat };
  const lines = [JSON.stringify({ ...header, options: terms.options, players: terms.players })];
  for (const { events, transfers } of match.history) {
    for (const event of events) {
      const seen = rules.seenBy(terms.options, event, seat);
      if (seen !== null) lines.push(JSON.stringify({ event: withCodes(rules.tiles, seen) }));
    }
    for (const transfer of transfers) lines.push(JSON.stringify({ transfer: publicPart(transfer) }));
  }
  return lines;
};

/** Events are counted with the hidden ones, so the number of a transfer's cause would tell how many there were. */
const publicPart = ({ from, to, points, reason }: Match['transfers'][number]): object => ({
  from,
  to,
  points,
  reason,
});
