/** What the games on the shared round have in common: their seats, their tiles and the events of play. */
import * as z from 'zod/mini';
import { bySeat, code, count, flag, seatOf, tileOf } from './basics.ts';

const SEATS = 4;
export const seat = seatOf(SEATS);
export const each = <S extends z.ZodMiniType>(value: S) => bySeat(SEATS, value);
export const maybeSeat = z.nullable(seat);
export const suit = z.enum(['m', 'p', 's']);
const made = z.enum(['claimed', 'added', 'concealed', 'special']);
const meldKind = z.enum(['chow', 'pung', 'kong']);

export const type = <T extends string>(name: T) => z.literal(name);

/** `own` is what a seat has itself chosen in secret, with null for nothing. */
export const roundSchemas = <Own extends z.ZodMiniType>(kinds: number, own: Own) => {
  const tile = tileOf(kinds);
  const tiles = z.array(tile);
  const maybeTile = z.nullable(tile);
  const maybeTiles = z.nullable(tiles);

  const pass = z.strictObject({ type: type('pass') });
  const claims = [
    z.strictObject({ type: type('win') }),
    z.strictObject({ type: type('kong'), tile }),
    z.strictObject({ type: type('pung'), tile }),
    z.strictObject({ type: type('chow'), tile }),
  ] as const;
  const claim = z.discriminatedUnion('type', claims);
  const answer = z.discriminatedUnion('type', [...claims, pass]);
  const turnAction = z.discriminatedUnion('type', [
    z.strictObject({ type: type('discard'), tile }),
    z.strictObject({ type: type('kong'), tile }),
    z.strictObject({ type: type('win'), tile: z.exactOptional(tile) }),
  ]);
  const action = z.union([turnAction, answer]);

  const phase = z.discriminatedUnion('name', [
    z.strictObject({ name: type('choice'), kind: code, own }),
    z.strictObject({
      name: type('turn'),
      seat,
      source: z.enum(['deal', 'wall', 'replacement', 'claim']),
      kong: z.nullable(made),
      justDrawn: flag,
    }),
    z.strictObject({
      name: type('claim'),
      tile,
      from: seat,
      robbing: flag,
      justDrawn: flag,
      kong: z.nullable(made),
      own: z.nullable(answer),
    }),
    z.strictObject({ name: type('over'), reason: code }),
  ]);
  const meldView = z.strictObject({
    kind: meldKind,
    tile: maybeTile,
    from: maybeSeat,
    made: z.nullable(made),
  });
  const view = {
    seat: maybeSeat,
    round: count,
    dealer: seat,
    wallSize: count,
    phase,
    hand: maybeTiles,
    drawn: maybeTile,
    table: each(
      z.strictObject({
        concealedSize: count,
        melds: z.array(meldView),
        discards: tiles,
        taken: z.array(count),
        draws: count,
      }),
    ),
  };

  const meld = z.discriminatedUnion('kind', [
    z.strictObject({ kind: type('chow'), tile, from: seat }),
    z.strictObject({ kind: type('pung'), tile, from: seat }),
    z.strictObject({ kind: type('kong'), tile, from: maybeSeat, made }),
  ]);
  const seenMeld = z.strictObject({
    kind: meldKind,
    tile: maybeTile,
    from: maybeSeat,
    made: z.exactOptional(made),
  });
  const dealt = {
    type: type('dealt'),
    round: count,
    dealer: seat,
    hand: maybeTiles,
    handSizes: each(count),
    wallSize: count,
  };
  const events = [
    z.strictObject({ type: type('drew'), seat, tile: maybeTile, end: z.enum(['front', 'back']) }),
    z.strictObject({ type: type('discarded'), seat, tile }),
    z.strictObject({ type: type('kong-declared'), seat, tile, justDrawn: flag }),
    z.strictObject({ type: type('claims-opened'), offers: z.array(claim) }),
    z.strictObject({ type: type('answered'), seat, answer }),
    z.strictObject({ type: type('melded'), seat, meld: seenMeld, justDrawn: flag }),
  ] as const;
  const won = {
    type: type('won'),
    seat,
    tile: maybeTile,
    from: maybeSeat,
    robbed: flag,
    winners: z.array(seat),
  };

  return { tile, tiles, maybeTile, maybeTiles, action, view, meld, seenMeld, dealt, events, won };
};
