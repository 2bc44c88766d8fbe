// `npm run advice`: plays games of every preset and of options made up by chance, and compares what the engine and the expert
// say of each win with what is then paid; until 20,000 wins are compared. `npm run advice -- 500 wuhan` for fewer, of one game;
// PAIJU_FIRST=<number> brings the games of a failure back.
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { env, fail } from './setup.mjs';

const ENOUGH = 20_000;
const EVERY_MS = 10_000;
const SHOWN = 5;

const wanted = Number(process.argv[2] ?? ENOUGH);
const only = process.argv[3];
if (!Number.isInteger(wanted) || wanted < 1) fail('usage: npm run advice [-- wins to compare [game]]');

await onSources(fileURLToPath(import.meta.url), { main: compare, failure: 'advice and payments differ' });

async function compare() {
  const { anyOptions } = await import('../packages/bots/src/testing/anyOptions.ts');
  const { anySitters, chanceOf, compareMatch, emptyTally } = await import(
    '../packages/bots/src/testing/saidAndPaid.ts'
  );
  const { TABLES } = await import('../packages/bots/src/testing/match.ts');
  const games = new Map(TABLES.map(([, { game }]) => [game.rules.id, game]));
  const rows = [
    ...TABLES.map(([name, table]) => ({ name, game: table.game, table: () => table })),
    ...[...games].map(([id, game]) => ({
      name: `${id} any options`,
      game,
      table: (chance) => ({ game, options: anyOptions(game.rules, chance) }),
    })),
  ]
    .filter(({ game }) => only === undefined || game.rules.id === only)
    .map((row) => ({ ...row, tally: emptyTally() }));
  if (rows.length === 0) fail(`no game is called ${only}`);
  const sum = (of) => rows.reduce((total, { tally }) => total + of(tally), 0);
  const state = () =>
    `${sum(({ wins }) => wins)} wins compared, ${sum(({ differences }) => differences.length)} differences`;

  let told = Date.now();
  for (let seed = Number(env.PAIJU_FIRST); sum(({ wins }) => wins) < wanted; seed++) {
    // Whoever has fewest is next, so that every row gets its share.
    const row = rows.reduce((least, each) => (each.tally.wins < least.tally.wins ? each : least));
    const chance = chanceOf(seed);
    compareMatch(row.table(chance), seed, anySitters(row.game.rules.seats, chance), row.tally);
    if (Date.now() - told < EVERY_MS) continue;
    told = Date.now();
    console.error(`paiju: ${state()}`);
  }
  for (const { name, tally } of rows)
    console.log(
      `${name}: ${tally.wins} wins, ${tally.open} of them with something hidden, ${tally.differences.length} differences`,
    );
  console.log(`${state()}; PAIJU_FIRST=${env.PAIJU_FIRST}`);
  const differences = rows.flatMap(({ tally }) => tally.differences);
  for (const difference of differences.slice(0, SHOWN)) console.log(difference);
  process.exit(differences.length === 0 ? 0 : 1);
}
