/**
 * The contract every ruleset and preset must satisfy; each ruleset's folder calls it once for each of its presets.
 *
 * C1 no tile is lost or made · C2 events alone rebuild the state · C3 no channel leaks (`leakGate.ts`) · C4 `apply` accepts
 * exactly the legal actions and never changes its input · C5 points are whole and only move · C6 a round ends exactly when
 * the rules say, and until then somebody can act · C7 record, read and replay give equal bytes · C8 answers come in any order ·
 * C9 an imagined state looks to its seat like the one that was seen, and can be played to the end (`imagineChecks.ts`).
 */
import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../record/game.ts';
import type { ContractSettings, GameInput, Tally } from './contractGame.ts';
import { playChecked } from './contractGame.ts';
import type { LeakSettings } from './leakGate.ts';
import { leakGate } from './leakGate.ts';
import { stylesOf } from './player.ts';

export interface ContractPlan extends ContractSettings {
  readonly name: string;
  readonly leaks: LeakSettings;
  /** Complete matches to play. `npm run soak` plays many more. */
  readonly matches: number;
  /** Matches that go through the leak gate; with 0 the game's folder calls the gate itself. */
  readonly leakMatches: number;
  /** Things that must have happened at least once in all these matches. */
  readonly expected: readonly string[];
}

/** How many times the matches of a test run, with a progress line; `npm run soak` sets it. */
const SOAK = Number(process.env.PAIJU_SOAK ?? 1);
/** Which games: a test run always takes the same ones, a soak others every time. */
const FIRST_GAME = Number(process.env.PAIJU_FIRST ?? 1);
const NO_LIMIT = 24 * 60 * 60 * 1000;

/** Short lists are as good as long ones: they leave the rest to the style, and that is how a failure gets short. */
const MOST_CHOICES = 320;

const gameInput = (settings: ContractSettings): fc.Arbitrary<GameInput> =>
  fc.record({
    deal: fc.nat(0xffffffff),
    style: fc.oneof(
      ...stylesOf(settings).map(([style, weight]) => ({ weight, arbitrary: fc.constant(style) })),
    ),
    choices: fc.array(fc.nat(999), { maxLength: MOST_CHOICES, size: 'max' }),
  });

export const rulesetContract = (game: Game, options: object, plan: ContractPlan): void => {
  const table = { game, options, settings: plan };
  const matches = plan.matches * SOAK;
  const leakMatches = plan.leakMatches * SOAK;

  describe(plan.name, () => {
    test(
      `C1, C2, C4 to C9 hold in ${matches} matches`,
      () => {
        const tally: Tally = new Map();
        const progress = SOAK > 1 ? progressLine(plan.name, matches) : () => {};
        const property = fc.property(gameInput(plan), (input) => {
          playChecked(table, input, tally);
          progress(tally);
        });
        fc.assert(property, { numRuns: matches, seed: FIRST_GAME });
        tell(plan.name, Object.fromEntries([...tally].sort()));
        expect(plan.expected.filter((word) => !tally.has(word))).toEqual([]);
      },
      NO_LIMIT,
    );

    if (plan.leakMatches === 0) return;

    test(
      `C3 nothing leaks in ${leakMatches} matches`,
      () => {
        const report = leakGate(table, plan.leaks, { matches: leakMatches, first: FIRST_GAME });
        tell(plan.name, report);
        expect(report.leaks).toEqual([]);
        expect(report.swapped).toBeGreaterThan(leakMatches * 8);
        expect(report.pending).toBeGreaterThan(leakMatches);
      },
      NO_LIMIT,
    );
  });
};

/** What came of it, for whoever asks: PAIJU_TALLY=1. */
const tell = (name: string, found: object): void => {
  if (process.env.PAIJU_TALLY === '1') process.stderr.write(`${name}: ${JSON.stringify(found)}\n`);
};

/** Says every few seconds how far a soak is, how fast, and how long it will take. */
const progressLine = (name: string, matches: number): ((tally: Tally) => void) => {
  const started = performance.now();
  let said = started;
  return (tally) => {
    const now = performance.now();
    const done = tally.get('matches') ?? 0;
    if (now - said < 5000 && done < matches) return;
    said = now;
    const seconds = (now - started) / 1000;
    const left = Math.round(((matches - done) * seconds) / done);
    const rate = Math.round((tally.get('decisions') ?? 0) / seconds);
    process.stderr.write(
      `${name}: ${done} of ${matches} matches, ${(done / seconds).toFixed(0)}/s, ${rate} decisions/s, ${left} s left\n`,
    );
  };
};
