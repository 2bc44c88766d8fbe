/** `paiju admin` with its own commands. Server and database are loaded by those alone who need them. */
import { Command } from 'commander';
import { wholeNumber } from './args/number.ts';
import type { DeleteArgs, SuspendArgs } from './commands/admin/deeds.ts';
import type { LikenessArgs, ListArgs, LogArgs, ReportsArgs } from './commands/admin/looks.ts';
import type { AdminArgs, DeedArgs } from './commands/admin/office.ts';
import type { Io } from './edge/io.ts';

type Done = (exitCode: number) => void;

const MOST = 1_000_000_000;
const PERSON = 'the id of a person, as find shows it';

const withPlace = (command: Command): Command =>
  command
    .option(
      '--database <url>',
      'postgres://user:password@host/database (default: PAIJU_DATABASE, else embedded in the data folder)',
    )
    .option('--data <dir>', 'where the embedded database is kept', 'paiju-data')
    .option('--json', 'one JSON document instead of text');

const list = (name: string): Command =>
  withPlace(new Command(name)).option(
    '--limit <n>',
    'how many at most',
    wholeNumber('--limit', 1, 100_000),
    50,
  );

const deed = (name: string): Command =>
  withPlace(new Command(name)).requiredOption('--why <reason>', 'stands in the log');

const looks = () => import('./commands/admin/looks.ts');
const deeds = () => import('./commands/admin/deeds.ts');

export const adminEntry = (io: Io, done: Done): Command =>
  new Command('admin')
    .description('for operators: people, reports, and what was done about them')
    .helpCommand(false)
    .addCommand(
      list('find')
        .description('people by id, a part of their name, or the code of a table they have sat at')
        .argument('<who>')
        .action(async (who: string, args: ListArgs) => done(await (await looks()).find(io, who, args))),
    )
    .addCommand(
      deed('rename')
        .description('give somebody another name')
        .argument('<person>', PERSON)
        .argument('<name>')
        .action(async (person: string, name: string, args: DeedArgs) =>
          done(await (await deeds()).rename(io, person, name, args)),
        ),
    )
    .addCommand(
      deed('suspend')
        .description('let somebody in no more: they are told so, and until when')
        .argument('<person>', PERSON)
        .option('--for <time>', 'such as 30m, 12h or 7d (default: until unsuspend)')
        .action(async (person: string, args: SuspendArgs) =>
          done(await (await deeds()).suspend(io, person, args)),
        ),
    )
    .addCommand(
      deed('unsuspend')
        .description('let somebody in again')
        .argument('<person>', PERSON)
        .action(async (person: string, args: DeedArgs) =>
          done(await (await deeds()).unsuspend(io, person, args)),
        ),
    )
    .addCommand(
      deed('delete')
        .description('delete somebody with everything that is stored about them')
        .argument('<person>', PERSON)
        .option('--yes', 'this is meant')
        .action(async (person: string, args: DeleteArgs) =>
          done(await (await deeds()).deletePerson(io, person, args)),
        ),
    )
    .addCommand(
      list('reports')
        .description('what people have reported, the newest first')
        .option('--all', 'closed ones too')
        .action(async (args: ReportsArgs) => done(await (await looks()).reports(io, args))),
    )
    .addCommand(
      list('likeness')
        .description(
          'whose play fits a bot too well: worked out from records, and nothing comes of it by itself',
        )
        .option('--matches <n>', 'of so many newest matches', wholeNumber('--matches', 1, 100_000), 200)
        .action(async (args: LikenessArgs) => done(await (await looks()).likeness(io, args))),
    )
    .addCommand(
      withPlace(new Command('record'))
        .description('the record of the match that a report is about')
        .argument('<report>', 'the number of a report', wholeNumber('<report>', 1, MOST))
        .action(async (report: number, args: AdminArgs) =>
          done(await (await looks()).record(io, report, args)),
        ),
    )
    .addCommand(
      deed('close')
        .description('say that a report has been looked into')
        .argument('<report>', 'the number of a report', wholeNumber('<report>', 1, MOST))
        .action(async (report: number, args: DeedArgs) =>
          done(await (await looks()).closeReport(io, report, args)),
        ),
    )
    .addCommand(
      list('log')
        .description('what operators have done, the newest first')
        .option('--person <id>', 'to one person')
        .action(async (args: LogArgs) => done(await (await looks()).log(io, args))),
    );
