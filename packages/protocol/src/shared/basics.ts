/** What all games and all messages are made of. Objects are strict: a field nobody has named here is refused. */
import type { Tile } from '@paiju/engine';
import { isName } from '@paiju/engine/input';
import * as z from 'zod/mini';

/** From 0 up: sizes, numbers of messages, milliseconds. */
export const count = z.int().check(z.gte(0));
export const points = z.int();
export const flag = z.boolean();
/** A word of the engine's where its type does not list them. */
export const code = z.string().check(z.regex(/^[a-zA-Z0-9_-]{1,40}$/));

/** What a player is called, by the one rule there is for names. */
export const playerName = z.string().check(z.refine(isName));

/** A tile is its place in the game's set of tiles. */
export const tileOf = (kinds: number) =>
  z.custom<Tile>((value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < kinds);

export const seatOf = (seats: number) => z.int().check(z.gte(0), z.lt(seats));

/** One value a seat. */
export const bySeat = <S extends z.ZodMiniType>(seats: number, value: S) =>
  z.array(value).check(z.length(seats));

/** Codes with which every game refuses an action. */
export const SHARED_REFUSALS = ['no-such-seat', 'round-over', 'not-your-turn', 'malformed-action'] as const;
