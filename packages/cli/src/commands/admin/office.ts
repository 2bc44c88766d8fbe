/** The way to the database for everything an operator does, and who does it. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { Office } from '@paiju/server';
import { oneLine, UsageError } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import type { PlaceArgs } from '../place.ts';
import { placeOf } from '../place.ts';

export interface AdminArgs extends PlaceArgs {
  readonly json?: boolean;
}

export interface DeedArgs extends AdminArgs {
  readonly why: string;
}

/** Opens it, does the work, and closes it whatever comes of that. */
export const inOffice = async <T>(
  { env }: Io,
  args: AdminArgs,
  work: (office: Office) => Promise<T>,
): Promise<T> => {
  const place = placeOf(env, args);
  // Nobody wants a new database because a folder was mistyped.
  if (place.database === null && !existsSync(place.data))
    throw new UsageError(`there is no data folder ${oneLine(place.data)}; --data or --database says where`);
  const office = await Office.open(place).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'StoreFailed' ? new UsageError(error.message) : error;
  });
  try {
    return await work(office);
  } finally {
    await office.close();
  }
};

/** As the operating system calls them: nobody can say they are somebody else. */
export const whoAmI = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const personId = (text: string): string => {
  if (ID.test(text)) return text.toLowerCase();
  throw new UsageError(`'${oneLine(text)}' is no id of a person; paiju admin find shows them`);
};
