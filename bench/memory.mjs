// `node --expose-gc bench/memory.mjs`: what a state of a Xuezhan game (`sichuan`) takes in memory, in the middle of a round.
import { GAMES, seedOf } from '@paiju/engine';
import { diceFrom } from './dice.mjs';

const { rules } = GAMES.xuezhan;
const options = rules.options.presets.sichuan;
const GAMES_KEPT = 500;
const MID_GAME = 38;

if (globalThis.gc === undefined) {
  console.error('paiju: usage: node --expose-gc bench/memory.mjs');
  process.exit(2);
}

/** The states of a round's first decisions, the last one first. */
const statesOf = (number) => {
  const seed = seedOf(number.toString(16).padStart(64, '0'));
  const below = diceFrom(number);
  let { state } = rules.start(options, rules.firstSetup(options, seed), rules.deal(options, seed, 0));
  const states = [state];
  for (let decision = 0; decision < MID_GAME; decision++) {
    const [seat] = rules.toAct(state);
    if (seat === undefined) break;
    const legal = rules.legal(state, seat);
    state = rules.apply(state, seat, legal[below(legal.length)]).value.state;
    states.unshift(state);
  }
  return states;
};

const bytesInUse = () => {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

/** Bytes a state when so much of every game is kept. The first pass fills tables and caches. */
const bytesEach = (keep) => {
  let kept = Array.from({ length: GAMES_KEPT }, (_, number) => keep(statesOf(number)));
  kept = [];
  const before = bytesInUse();
  kept = Array.from({ length: GAMES_KEPT }, (_, number) => keep(statesOf(number)));
  return (bytesInUse() - before) / kept.flat().length;
};

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
console.log(
  `a state on its own, after ${MID_GAME} decisions: ${kilobytes(bytesEach((states) => [states[0]]))}`,
);
console.log(`a state when all of a game are kept: ${kilobytes(bytesEach((states) => states))}`);
