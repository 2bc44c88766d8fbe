/** `paiju admin rename|suspend|unsuspend|delete`: what an operator does to somebody, each with a reason and a line in the log. */
import { isName, tidyName } from '@paiju/engine/input';
import type { Deed, Office } from '@paiju/server';
import { oneLine, UsageError } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { printJson } from '../../screen/print.ts';
import type { DeedArgs } from './office.ts';
import { inOffice, personId, whoAmI } from './office.ts';
import { whenText } from './words.ts';

type Work = (office: Office, deed: Deed, person: string) => Promise<boolean>;

interface Doing {
  readonly person: string;
  /** What is said when it is done. */
  readonly done: string;
  readonly work: Work;
}

const does = async (io: Io, args: DeedArgs, { person, done, work }: Doing): Promise<number> => {
  const id = personId(person);
  const why = oneLine(args.why);
  if (why === '') throw new UsageError('--why: a reason has to be given; it stands in the log');
  const isDone = await inOffice(io, args, (office) => work(office, { who: whoAmI(), why }, id));
  if (!isDone) throw new UsageError(`there is nobody of the id ${id} for whom that can be done`);
  if (args.json) printJson(io, { person: id, done });
  else io.out.write(`${id}: ${done}\n`);
  return 0;
};

export const rename = (io: Io, person: string, name: string, args: DeedArgs): Promise<number> => {
  const tidy = tidyName(name);
  if (!isName(tidy)) throw new UsageError(`'${oneLine(name)}' is no name that anybody could have`);
  const work: Work = (office, deed, id) => office.operator.rename(deed, id, tidy);
  return does(io, args, { person, done: `is called ${tidy}`, work });
};

export interface SuspendArgs extends DeedArgs {
  readonly for?: string;
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const MOST_DAYS = 36_500;

const endOf = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  const [, number = '', unit = ''] = /^(\d{1,7})([mhd])$/.exec(text) ?? [];
  const ms = Number(number) * (UNITS[unit as keyof typeof UNITS] ?? 0);
  if (ms > 0 && ms <= MOST_DAYS * UNITS.d) return new Date(Date.now() + ms);
  throw new UsageError(
    `--for: '${oneLine(text)}' is not allowed; allowed: a number with m, h or d, such as 12h or 7d`,
  );
};

export const suspend = (io: Io, person: string, args: SuspendArgs): Promise<number> => {
  const until = endOf(args.for);
  const work: Work = (office, deed, id) => office.operator.suspend(deed, id, until);
  return does(io, args, { person, done: `is suspended until ${whenText(until)}`, work });
};

export const unsuspend = (io: Io, person: string, args: DeedArgs): Promise<number> =>
  does(io, args, {
    person,
    done: 'is suspended no more',
    work: (office, deed, id) => office.operator.unsuspend(deed, id),
  });

export interface DeleteArgs extends DeedArgs {
  readonly yes?: boolean;
}

export const deletePerson = (io: Io, person: string, args: DeleteArgs): Promise<number> => {
  if (!args.yes) throw new UsageError('what is deleted is gone for good; --yes says that this is meant');
  const work: Work = (office, deed, id) => office.operator.delete(deed, id);
  return does(io, args, { person, done: 'is deleted', work });
};
