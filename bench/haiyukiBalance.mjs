// `npm run balance`: a round robin of the seven characters of Haiyuki, expert bots in both seats, and what came of it
// in docs/haiyuki-balance.md. The same matches every time; `npm run balance -- 10` plays ten a pairing.
import { readFileSync, writeFileSync } from 'node:fs';
import { createBot } from '@paiju/bots';
import { GAMES, Match, seedOf } from '@paiju/engine';
import { CHARACTERS } from '@paiju/engine/haiyuki';
import { heatmap } from './heatmap.mjs';

const MATCHES_A_PAIRING = 206;
const PAGE = new URL('../docs/haiyuki-balance.md', import.meta.url);
const PLOT = new URL('../docs/haiyuki-balance.svg', import.meta.url);

const game = GAMES.haiyuki;
const { rules } = game;
const matches = Number(process.argv[2] ?? MATCHES_A_PAIRING);
if (!Number.isInteger(matches) || matches < 1) {
  console.error('paiju: usage: npm run balance [-- matches a pairing]');
  process.exit(2);
}

const seedFor = (number, salt) => seedOf((BigInt(number) * 4n + salt).toString(16).padStart(64, '0'));

function playMatch(seat0, seat1, number) {
  const options = { ...rules.options.presets.rulebook, seat0, seat1 };
  const match = new Match(game, { options, chance: { seed: seedFor(number, 0n) }, players: [seat0, seat1] });
  const bots = [0, 1].map((seat) =>
    createBot('expert', { seed: seedFor(number, 1n), seat, ruleset: rules.id }),
  );
  while (!match.isOver) {
    if (match.betweenRounds) match.begin();
    const [seat] = match.toAct;
    const done = match.act(
      seat,
      bots[seat].choose(rules.view(match.state, seat), rules.legal(match.state, seat)),
    );
    if (!done.ok) throw new Error(`${seat} ${done.error.code}`);
  }
  return match;
}

const tally = CHARACTERS.map(() => CHARACTERS.map(() => ({ won: 0, lost: 0, drawn: 0 })));
const rounds = { played: 0, starter: 0, follower: 0, nagari: 0, damage: 0, open: 0 };

function count(match, row, column) {
  const [first, second] = match.balances;
  tally[row][column][first > second ? 'won' : first < second ? 'lost' : 'drawn']++;
  let starter = 0;
  for (const { events } of match.history)
    for (const event of events) {
      if (event.type === 'dealt') starter = event.starter;
      if (event.type === 'won') {
        rounds[event.seat === starter ? 'starter' : 'follower']++;
        rounds.damage += event.damage;
        rounds.open += event.open ? 1 : 0;
      }
      if (event.type !== 'ended') continue;
      rounds.played++;
      if (event.reason === 'nagari') rounds.nagari++;
    }
}

const began = Date.now();
let done = 0;
const all = matches * CHARACTERS.length ** 2;
for (const [row, seat0] of CHARACTERS.entries())
  for (const [column, seat1] of CHARACTERS.entries()) {
    // Two characters meet on the same walls in both seats; other pairs have walls of their own.
    const first = matches * (Math.min(row, column) * CHARACTERS.length + Math.max(row, column));
    for (let number = 0; number < matches; number++)
      count(playMatch(seat0, seat1, first + number), row, column);
    done += matches;
    const rate = done / ((Date.now() - began) / 1000);
    process.stderr.write(
      `${done} of ${all} matches, ${rate.toFixed(1)}/s, ${Math.round((all - done) / rate)} s left\n`,
    );
  }

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
/** Half the width of the 95 % interval of a share, as Wald gives it. */
const spread = (part, whole) =>
  `± ${(196 * Math.sqrt(((part / whole) * (1 - part / whole)) / whole)).toFixed(1)}`;
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Against the other six, in both seats. */
const against = CHARACTERS.map((name, own) => {
  const sum = { name, won: 0, lost: 0, drawn: 0 };
  for (const other of CHARACTERS.keys()) {
    if (other === own) continue;
    const [home, away] = [tally[own][other], tally[other][own]];
    sum.won += home.won + away.lost;
    sum.lost += home.lost + away.won;
    sum.drawn += home.drawn + away.drawn;
  }
  return { ...sum, played: sum.won + sum.lost + sum.drawn };
});
const flat = tally.flat();
const firstWins = flat.reduce((sum, { won }) => sum + won, 0);
const decided = flat.reduce((sum, { won, lost }) => sum + won + lost, 0);
const roundWins = rounds.starter + rounds.follower;
const share = ({ won, lost, drawn }) => (won + drawn / 2) / (won + lost + drawn);

const measured = [
  `${all.toLocaleString('en')} matches, ${matches} for each of the 49 ordered pairings, preset \`rulebook\`, \`expert\` in both seats.`,
  '',
  table(
    ['character', 'won', 'lost', 'drawn', 'share won'],
    [...against]
      .sort((a, b) => b.won / b.played - a.won / a.played)
      .map(({ name, won, lost, drawn, played }) => [
        name,
        won,
        lost,
        drawn,
        `${percent(won, played)} ${spread(won, played)}`,
      ]),
  ),
  '',
  'Matches against the other six, in both seats; with the 95 % interval of the share.',
  '',
  table(
    ['seat 0 ↓, seat 1 →', ...CHARACTERS],
    CHARACTERS.map((name, row) => [name, ...tally[row].map((cell) => percent(share(cell), 1))]),
  ),
  '',
  'How much seat 0, who starts the first and the third round, takes of each pairing; a drawn match counts half.',
  '',
  '![The same as a picture](haiyuki-balance.svg)',
  '',
  '**First move.**',
  `Seat 0 wins ${percent(firstWins, decided)} ${spread(firstWins, decided)} of the ${decided.toLocaleString('en')} decided matches.`,
  `Of the ${roundWins.toLocaleString('en')} rounds that somebody won, the starter won ${percent(rounds.starter, roundWins)} ${spread(rounds.starter, roundWins)}.`,
  '',
  '**Rounds.**',
  `${percent(rounds.nagari, rounds.played)} of the rounds are drawn. A win takes ${Math.round(rounds.damage / roundWins)} HP on average, and ${percent(rounds.open, roundWins)} of the wins come with an open hand.`,
].join('\n');

const page = readFileSync(PAGE, 'utf8');
const [before, rest] = page.split('<!-- measured -->');
const after = rest.split('<!-- end -->')[1];
writeFileSync(PAGE, `${before}<!-- measured -->\n\n${measured}\n\n<!-- end -->${after}`);
writeFileSync(
  PLOT,
  heatmap(
    'Share of matches won by seat 0 (rows) against seat 1 (columns)',
    CHARACTERS,
    tally.map((row) => row.map(share)),
  ),
);
console.log(measured);
