/** Messages of a socket at a table as text, one a frame. */
import type { Result } from '@paiju/engine';
import type { Sent } from '../seat/downSchema.ts';
import { SENT } from '../seat/downSchema.ts';
import { SEAT_UP } from '../seat/upSchema.ts';
import { asHeard, asSent, LONGEST_DOWN, LONGEST_UP } from '../seat/wire.ts';
import type { Problem } from '../shared/read.ts';
import { readText } from '../shared/read.ts';
import type { OnlineDown, TableDown } from './down.ts';
import { TABLE_DOWN } from './downSchema.ts';
import type { OnlineUp } from './up.ts';
import { TABLE_UP } from './upSchema.ts';

const UP = { ...SEAT_UP, ...TABLE_UP };
const DOWN = { ...SENT, ...TABLE_DOWN };

export const writeOnlineUp = (message: OnlineUp): string => JSON.stringify(message);

export const readOnlineUp = (text: string): Result<OnlineUp, Problem> =>
  readText<OnlineUp>(UP, text, LONGEST_UP);

export const writeOnlineDown = (message: OnlineDown): string =>
  JSON.stringify(isOfTable(message) ? message : asSent(message));

export const readOnlineDown = (text: string): Result<OnlineDown, Problem> => {
  const read = readText<Sent | TableDown>(DOWN, text, LONGEST_DOWN);
  if (!read.ok) return read;
  const { value } = read;
  return isOfTable(value) ? { ok: true, value } : asHeard(value);
};

const isOfTable = <M extends { readonly type: string }>(message: M | TableDown): message is TableDown =>
  Object.hasOwn(TABLE_DOWN, message.type);
