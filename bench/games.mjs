// Whole games of ours between players that take any legal action.
import { auditTransfers, Match, seedOf } from '@paiju/engine';
import { diceFrom } from './dice.mjs';

const PLAYERS = ['a', 'b', 'c', 'd'];
const seedFor = (number) => seedOf(number.toString(16).padStart(64, '0'));

/** The rules alone: legal actions and `apply`, with its events. Gives the decisions of so many matches. */
export const playRules = ({ rules }, options, matches) => {
  let decisions = 0;
  for (let number = 0; number < matches; number++) {
    const seed = seedFor(number);
    const below = diceFrom(number);
    for (let setup = rules.firstSetup(options, seed); setup !== null; ) {
      let { state } = rules.start(options, setup, rules.deal(options, seed, setup.round));
      for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
        const legal = rules.legal(state, seat);
        state = rules.apply(state, seat, legal[below(legal.length)]).value.state;
        decisions++;
      }
      setup = rules.result(state).next;
    }
  }
  return decisions;
};

/** Single rounds in place, without events, scoring or checks: what a search pays. Gives their discards. */
export const playInPlace = ({ rules }, options, rounds) => {
  let discards = 0;
  for (let number = 0; number < rounds; number++) {
    const seed = seedFor(number);
    const below = diceFrom(number);
    const setup = rules.firstSetup(options, seed);
    const round = rules.simulate(rules.start(options, setup, rules.deal(options, seed, setup.round)).state);
    for (let [seat] = round.toAct(); seat !== undefined; [seat] = round.toAct()) {
      const legal = round.legal(seat);
      const action = legal[below(legal.length)];
      round.act(seat, action);
      if (action.type === 'discard') discards++;
    }
  }
  return discards;
};

const playMatch = (game, options, number) => {
  const { rules } = game;
  const below = diceFrom(number);
  const terms = { options, chance: { seed: seedFor(number) }, players: PLAYERS.slice(0, rules.seats) };
  const match = new Match(game, terms);
  const done = { match, rounds: 0, decisions: 0, discards: 0 };
  while (!match.isOver) {
    if (match.betweenRounds) {
      match.begin();
      done.rounds++;
      continue;
    }
    const [seat] = match.toAct;
    const legal = rules.legal(match.state, seat);
    const action = legal[below(legal.length)];
    if (!match.act(seat, action).ok) throw new Error(`${rules.id}: a legal action was refused`);
    done.decisions++;
    if (action.type === 'discard') done.discards++;
  }
  return done;
};

/** Matches as tables and simulations play them: the same with scoring, ledger and history. */
export const playMatches = (game, options, matches) => {
  const sum = { matches, rounds: 0, decisions: 0, discards: 0 };
  for (let number = 0; number < matches; number++) {
    const { rounds, decisions, discards } = playMatch(game, options, number);
    sum.rounds += rounds;
    sum.decisions += decisions;
    sum.discards += discards;
  }
  return sum;
};

/** Throws unless the ledgers of these matches add up. */
export const checkMatches = (game, options, matches) => {
  const { id, seats } = game.rules;
  for (let number = 0; number < matches; number++) {
    const { transfers, balances, startPoints } = playMatch(game, options, number).match;
    const fromBank = transfers.reduce(
      (sum, { from, to, points }) => sum + points * ((from === 'bank') - (to === 'bank')),
      0,
    );
    const held = balances.reduce((sum, points) => sum + points, 0);
    if (auditTransfers(seats, transfers) !== null || held !== seats * startPoints + fromBank)
      throw new Error(`${id}, match ${number}: the ledger does not add up`);
  }
};
