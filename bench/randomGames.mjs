// `npm run bench`: how many decisions a second the compiled engine makes in whole games with random legal players.
// Rounds are interleaved and the best of each row counts, per CPU second, so that other work on the machine matters less.
import { GAMES, Match, Stream, seedOf } from '@paiju/engine';

const ROUNDS = 5;
const GAMES_A_ROUND = 400;
const PLAYERS = ['a', 'b', 'c', 'd'];

const seedFor = (game) => seedOf(game.toString(16).padStart(64, '0'));

/** Rules alone: legal actions and `apply`, with its events. */
function playRules({ rules }, options) {
  let decisions = 0;
  for (let game = 0; game < GAMES_A_ROUND; game++) {
    const seed = seedFor(game);
    const player = new Stream({ seed, round: 0, name: 'bot' });
    let { state } = rules.start(options, rules.firstSetup(options, seed), rules.deal(options, seed, 0));
    for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
      const legal = rules.legal(state, seat);
      state = rules.apply(state, seat, legal[player.below(legal.length)]).value.state;
      decisions++;
    }
  }
  return decisions;
}

/** A match as tables and simulations play it: the same with scoring, ledger and history. */
function playMatches(game, options) {
  let decisions = 0;
  for (let number = 0; number < GAMES_A_ROUND; number++) {
    const seed = seedFor(number);
    const player = new Stream({ seed, round: 0, name: 'bot' });
    const match = new Match(game, { options, chance: { seed }, players: PLAYERS.slice(0, game.rules.seats) });
    while (!match.isOver) {
      if (match.betweenRounds) {
        match.begin();
        continue;
      }
      const [seat] = match.toAct;
      const legal = game.rules.legal(match.state, seat);
      match.act(seat, legal[player.below(legal.length)]);
      decisions++;
    }
  }
  return decisions;
}

const rows = Object.values(GAMES).flatMap((game) =>
  Object.entries(game.rules.options.presets).flatMap(([preset, options]) => [
    { name: `${game.rules.id} ${preset}`, what: 'rules', play: () => playRules(game, options), best: 0 },
    { name: `${game.rules.id} ${preset}`, what: 'match', play: () => playMatches(game, options), best: 0 },
  ]),
);

for (let round = 1; round <= ROUNDS; round++) {
  process.stderr.write(`round ${round} of ${ROUNDS}\n`);
  for (const row of rows) {
    const before = process.cpuUsage();
    row.decisions = row.play();
    const { user, system } = process.cpuUsage(before);
    row.best = Math.max(row.best, row.decisions / ((user + system) / 1e6));
  }
}

console.log('game                 what     decisions a game   decisions a CPU second');
for (const { name, what, decisions, best } of rows)
  console.log(
    `${name.padEnd(20)} ${what.padEnd(8)} ${(decisions / GAMES_A_ROUND).toFixed(1).padStart(16)} ${Math.round(best).toLocaleString('en').padStart(24)}`,
  );
