/**
 * How Stryker runs the suites of rules and scoring: all of them are loaded once, and a planted bug then costs no more than the tests
 * that reach it. Vitest's runner starts a worker and loads the suites anew for each bug, which took some thirty times as long.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, resolve as pathTo } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

/** The tables of rules and scoring, and what is asked of every game about the worlds it imagines and the positions it writes. */
const SUITES = [
  'packages/engine/src/rules/*/*.test.ts',
  'packages/engine/src/scoring/*/*.test.ts',
  'packages/engine/src/record/{imagine,position*}.test.ts',
];
/** Suites that play whole games are slow and would hide a table that lacks a row. */
const WHOLE_GAMES = /\/(contract|leak\w*|golden\w*|playthrough\w*|everyHand)\.test\.ts$/;
/** Suites that play much, and the files that only they look into; nobody waits for them because of a bug anywhere else. */
const LONG = [
  { suite: /\/imagine\.test\.ts$/, files: /\/(imagine\w*|seen)\.ts$/ },
  { suite: /\/position\.property\.test\.ts$/, files: /\/notation\w*\.ts$/ },
];
/** How long each test took, for the processes that have not run them all. */
const TIMES = 'reports/mutation-times.json';
const SHIM = new URL('./vitest.mjs', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== SHIM ? { url: SHIM, shortCircuit: true } : next(name, context),
});

globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};

class InProcess {
  /** What Stryker's switches in the sources look at. */
  #stryker = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];
  #tests = new Map();
  #times = null;
  #mutantsRun = 0;
  #spoilt = false;

  /** Bugs that only show while modules are loaded are left out (`ignoreStatic`), so nothing is ever to be loaded again. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const { inFile, TESTS } = await import(SHIM);
    const files = SUITES.flatMap((pattern) => globSync(pattern)).filter((file) => !WHOLE_GAMES.test(file));
    for (const file of files.toSorted()) {
      inFile(file);
      await import(pathToFileURL(pathTo(file)).href);
    }
    for (const test of TESTS) this.#tests.set(test.id, test);
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests.values()) tests.push(await this.#run(test));
    mkdirSync(dirname(TIMES), { recursive: true });
    writeFileSync(
      TIMES,
      JSON.stringify(Object.fromEntries(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]))),
    );
    return { status: DryRunStatus.Complete, tests, mutantCoverage: this.#stryker.mutantCoverage };
  }

  /**
   * A planted bug may leave wrong values in what modules keep. So whatever fails must pass without the bug; if it does not, the bug is
   * judged again in a fresh process, which Stryker starts when a run is rejected, and that process judges no other.
   */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (this.#spoilt) throw new Error('a planted bug has spoilt this process');
    this.#mutantsRun += 1;
    Object.assign(this.#stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests = [];
    for (const test of this.#quickestFirst(testFilter, activeMutant.fileName)) {
      const result = await this.#run(test);
      tests.push(result);
      if (result.status === TestStatus.Failed) break;
    }
    const limit = determineHitLimitReached(this.#stryker.hitCount, hitLimit);
    Object.assign(this.#stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    const last = tests.at(-1);
    if (last?.status === TestStatus.Failed) {
      const again = await this.#run(this.#tests.get(last.id));
      this.#spoilt = again.status === TestStatus.Failed;
      if (this.#spoilt && this.#mutantsRun > 1) throw new Error('a planted bug has spoilt this process');
    }
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
  }

  #quickestFirst(ids, mutated) {
    this.#times ??= JSON.parse(readFileSync(TIMES, 'utf8'));
    const notFor = LONG.filter(({ files }) => !files.test(mutated));
    return (ids ?? [...this.#tests.keys()])
      .toSorted((a, b) => this.#times[a] - this.#times[b])
      .map((id) => this.#tests.get(id))
      .filter(({ file }) => !notFor.some(({ suite }) => suite.test(file)));
  }

  async #run(test) {
    const { id, name, file: fileName } = test;
    const started = performance.now();
    let failureMessage;
    this.#stryker.currentTestId = id;
    try {
      for (const prepare of test.first) await prepare();
      await test.run();
    } catch (error) {
      failureMessage = String(error?.message ?? error);
    }
    this.#stryker.currentTestId = undefined;
    const timeSpentMs = performance.now() - started;
    const common = { id, name, fileName, timeSpentMs };
    if (failureMessage !== undefined) return { ...common, status: TestStatus.Failed, failureMessage };
    return { ...common, status: TestStatus.Success };
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
