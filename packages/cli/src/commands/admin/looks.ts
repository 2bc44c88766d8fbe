/** `paiju admin find|reports|likeness|record|log`: what an operator looks at. Names of people are theirs: they do nothing to a terminal. */
import type { FoundPerson, FoundReport, LikelyProgram, LoggedDeed, Office } from '@paiju/server';
import { oneLine, UsageError } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { printJson } from '../../screen/print.ts';
import type { AdminArgs, DeedArgs } from './office.ts';
import { inOffice, personId, whoAmI } from './office.ts';
import { columns, whenText } from './words.ts';

export interface ListArgs extends AdminArgs {
  readonly limit: number;
}

const print = (io: Io, isJson: boolean | undefined, document: object, lines: readonly string[]): number => {
  if (isJson) printJson(io, document);
  else io.out.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
};

type Shown = FoundPerson & Pick<Awaited<ReturnType<Office['standingOf']>>, 'offences' | 'pausedUntil'>;

export const find = async (io: Io, who: string, args: ListArgs): Promise<number> => {
  const people = await inOffice(io, args, async (office) => {
    const shown: Shown[] = [];
    for (const person of await office.looks.people(who, args.limit)) {
      const { offences, pausedUntil } = await office.standingOf(person.id);
      shown.push({ ...person, offences, pausedUntil });
    }
    return shown;
  });
  const lines = people.length === 0 ? ['Nobody is called so, or has sat there.'] : people.flatMap(linesOf);
  return print(io, args.json, { people }, lines);
};

const linesOf = (person: Shown): readonly string[] => [
  `${person.id}  ${oneLine(person.name)}`,
  `  came ${whenText(person.createdAt)}, last here ${whenText(person.seenAt)}`,
  `  matches ${person.matches}, reports ${person.reports}, matches left or stalled ${person.offences}`,
  ...(person.pausedUntil === null
    ? []
    : [`  no rated games until ${whenText(new Date(person.pausedUntil))}`]),
  ...(person.isSuspended ? [`  suspended until ${whenText(person.suspendedUntil)}`] : []),
];

export interface ReportsArgs extends ListArgs {
  readonly all?: boolean;
}

export const reports = async (io: Io, args: ReportsArgs): Promise<number> => {
  const found = await inOffice(io, args, (office) => office.looks.reports(args.all ?? false, args.limit));
  const lines = found.length === 0 ? ['There are no open reports.'] : columns(found.map(rowOf));
  return print(io, args.json, { reports: found }, lines);
};

const rowOf = (report: FoundReport): readonly string[] => [
  `#${report.id}`,
  whenText(report.at),
  report.reason,
  `table ${report.code}`,
  `match ${report.match}`,
  report.closedAt === null ? 'open' : 'closed',
  `${report.reported} ${oneLine(report.reportedName)}, by ${
    report.reporter === null
      ? 'somebody who has gone'
      : `${report.reporter} ${oneLine(report.reporterName ?? '')}`
  }`,
];

export interface LikenessArgs extends ListArgs {
  readonly matches: number;
}

export const likeness = async (io: Io, args: LikenessArgs): Promise<number> => {
  const all = await inOffice(io, args, (office) => office.likelyPrograms(args.matches));
  const people = all.slice(0, args.limit);
  const lines =
    people.length === 0
      ? ['Nobody has decided often enough in these matches.']
      : columns(people.map(likenessRow));
  return print(io, args.json, { people }, lines);
};

const likenessRow = (one: LikelyProgram): readonly string[] => [
  one.fitsTooWell ? 'too well' : '-',
  `${(100 * one.share).toFixed(1)} % as ${one.level}`,
  `${one.decisions} decisions`,
  `${one.matches} matches`,
  `${one.guest} ${oneLine(one.name)}`,
];

export const record = async (io: Io, report: number, args: AdminArgs): Promise<number> => {
  const text = await inOffice(io, args, (office) => office.recordOf(report));
  if (text === null) throw new UsageError(`there is no report ${report}, or its match had not begun`);
  io.out.write(text);
  return 0;
};

export const closeReport = async (io: Io, report: number, args: DeedArgs): Promise<number> => {
  const deed = { who: whoAmI(), why: oneLine(args.why) };
  const isDone = await inOffice(io, args, (office) => office.operator.closeReport(deed, report));
  if (!isDone) throw new UsageError(`there is no open report ${report}`);
  return print(io, args.json, { report, done: 'is closed' }, [`#${report}: is closed`]);
};

export interface LogArgs extends ListArgs {
  readonly person?: string;
}

export const log = async (io: Io, args: LogArgs): Promise<number> => {
  const person = args.person === undefined ? null : personId(args.person);
  const deeds = await inOffice(io, args, (office) => office.looks.log(person, args.limit));
  const lines = deeds.length === 0 ? ['Nothing has been done yet.'] : columns(deeds.map(deedRow));
  return print(io, args.json, { deeds }, lines);
};

const deedRow = ({ id, at, who, what, guest, why, detail }: LoggedDeed): readonly string[] => [
  `#${id}`,
  whenText(at),
  oneLine(who),
  what,
  guest ?? '-',
  `${oneLine(why)}${Object.keys(detail).length === 0 ? '' : ` ${oneLine(JSON.stringify(detail))}`}`,
];
