/** `paiju perft`: how many action sequences of each length there are, as a fingerprint of the rules. */
import type { AnyRuleset, Seed } from '@paiju/engine';
import { perft } from '@paiju/engine';
import type { GameArgs } from '../args/game.ts';
import { deskFor, readOptions } from '../args/game.ts';
import { readSeed } from '../args/seed.ts';
import { Breath } from '../edge/breathe.ts';
import { UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';

export interface PerftArgs extends GameArgs {
  readonly seed?: string;
  readonly depth: number;
  readonly skip: number;
}

export const perftCommand = async (io: Io, ruleset: string, args: PerftArgs): Promise<number> => {
  const desk = deskFor(ruleset);
  const { rules } = desk.game;
  const seed = readSeed(args.seed);
  if (args.seed === undefined) io.out.write(`seed ${seed}\n`);
  const start = stateAfter(rules, startState(rules, readOptions(desk, args), seed), args.skip);
  const breath = new Breath(io.signal);
  for (let depth = 1; depth <= args.depth; depth++)
    io.out.write(`depth ${depth}  ${await countSequences(rules, start, depth, breath)}\n`);
  return 0;
};

const startState = (rules: AnyRuleset, options: object, seed: Seed): object =>
  rules.start(options, rules.firstSetup(options, seed), rules.deal(options, seed, 0)).state;

/** Plays the first legal action of the first seat to act, `skip` times. */
const stateAfter = (rules: AnyRuleset, start: object, skip: number): object => {
  let state = start;
  for (let played = 0; played < skip; played++) {
    const [next] = childrenOf(rules, state);
    if (next === undefined)
      throw new UsageError(
        `--skip ${skip} goes past the end of the round; allowed: 0 to ${played} with this seed`,
      );
    state = next;
  }
  return state;
};

function* childrenOf(rules: AnyRuleset, state: object): Generator<object> {
  const [seat] = rules.toAct(state);
  if (seat === undefined) return;
  for (const action of rules.legal(state, seat)) {
    const step = rules.apply(state, seat, action);
    if (!step.ok) throw new Error(`a legal action was refused: ${step.error.code}`);
    yield step.value.state;
  }
}

/** Deep enough below a node that counting takes no time, so that Ctrl-C is heard. */
const QUICK_DEPTH = 2;

const countSequences = async (
  rules: AnyRuleset,
  state: object,
  depth: number,
  breath: Breath,
): Promise<number> => {
  if (depth <= QUICK_DEPTH) return perft(rules, state, depth);
  let sequences = 0;
  for (const child of childrenOf(rules, state)) {
    sequences += await countSequences(rules, child, depth - 1, breath);
    await breath.take();
  }
  return sequences;
};
