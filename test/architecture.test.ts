import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  cycles,
  dependencyOffences,
  ENTRIES,
  folderCycleOffences,
  layerOffences,
  lengthOffences,
  markupOffences,
  PACKAGES,
  packageOffences,
  pageOffences,
  purityOffences,
  readSources,
  root,
  rulesetNameOffences,
  type Source,
  typesOnlyOffences,
} from './architecture.ts';

const sources = readSources();
const dependencies = Object.fromEntries(
  Object.keys(PACKAGES).map((name) => {
    const file = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return [name, Object.keys({ ...file.dependencies, ...file.peerDependencies })];
  }),
);

/** A file that is not there, written for a check to judge. */
const file = (path: string, text: string): Source => ({ path: `packages/${path}`, text });
const engine = (path: string, text: string): Source => file(`engine/src/${path}`, text);
const page = (path: string, text: string): Source => file(`web/src/${path}`, text);

test('there is something to check', () => {
  for (const name of Object.keys(PACKAGES))
    expect(sources.map(({ path }) => path)).toContain(`packages/${name}/src/${ENTRIES[name] ?? 'index.ts'}`);
});

describe('packages import as the table says', () => {
  test('no source breaks the table', () => expect(packageOffences(sources, dependencies)).toEqual([]));

  test.each([
    ['engine/src/a.ts', `import { run } from '@paiju/table';`],
    ['bots/src/a.ts', `import type { Table } from '@paiju/table';`],
    ['table/src/a.ts', `export { bot } from '@paiju/bots';`],
    ['table/src/a.test.ts', `import { bot } from '@paiju/bots';`],
    ['sim/src/a.ts', `import { Entry } from '@paiju/server';`],
    ['agents/src/a.ts', `import { createBot } from '@paiju/bots';`],
    ['bots/src/a.ts', `import { playMatch } from '@paiju/sim';`],
    ['cli/src/a.ts', `import { tile } from '@paiju/engine/src/core/tile.ts';`],
    ['cli/src/a.ts', `import { tile } from '../../engine/src/core/tile.ts';`],
    ['cli/src/a.ts', `import chalk from 'chalk';`],
    ['web/src/a.ts', `import { catalogue } from '@paiju/words/zh/index.ts';`],
    ['words/src/a.ts', `import type { Table } from '@paiju/table';`],
    ['words/src/a.ts', `import i18next from 'i18next';`],
    ['table/src/a.ts', `import { z } from 'zod';`],
    ['table/src/a.ts', `const fs = await import('node:fs');`],
    ['engine/src/a.ts', `import { test } from 'vitest';`],
    ['web/src/A.tsx', `import { playMatch } from '@paiju/sim';`],
    ['web/src/A.tsx', `import { readFileSync } from 'node:fs';`],
    ['web/src/A.tsx', `import type { Plugin } from 'vite';`],
    ['web/src/A.tsx', `import { press } from '../e2e/harness.ts';`],
    ['web/src/A.tsx', `const { chromium } = await import('playwright-core');`],
  ])('%s may not say %s', (path, text) => {
    expect(packageOffences([file(path, text)], dependencies)).toHaveLength(1);
  });

  test.each([
    ['cli/src/a.ts', `import { z } from 'zod'; import { open } from 'node:fs/promises';`],
    ['cli/src/a.ts', `import { bot } from '@paiju/bots'; import { tile } from '@paiju/engine';`],
    [
      'web/src/a.ts',
      `import { LANGUAGES } from '@paiju/words'; import { catalogue } from '@paiju/words/en';`,
    ],
    ['engine/src/a.test.ts', `import { test } from 'vitest'; import { readFileSync } from 'node:fs';`],
    [
      'web/src/A.tsx',
      `import { useState } from 'react'; import './a.css'; import { GAMES } from '@paiju/engine';`,
    ],
    [
      'web/e2e/a.test.ts',
      `import { chromium } from 'playwright-core'; import { press } from './harness.ts';`,
    ],
  ])('%s may say %s', (path, text) => {
    expect(packageOffences([file(path, text)], dependencies)).toEqual([]);
  });
});

describe('package files list what the table allows', () => {
  test('every package.json agrees', () => expect(dependencyOffences(dependencies)).toEqual([]));

  test('the check catches a missing, an upward and an outside dependency', () => {
    const wrong = {
      ...dependencies,
      bots: [],
      engine: ['@paiju/table'],
      table: ['@paiju/engine', '@paiju/protocol', 'zod'],
    };
    expect(dependencyOffences(wrong)).toEqual([
      'engine lists @paiju/table',
      'bots does not list @paiju/engine',
      'table lists zod',
    ]);
  });
});

describe('texts are loaded without a game', () => {
  test('no source of the catalogue runs another package', () =>
    expect(typesOnlyOffences(sources)).toEqual([]));

  test.each([
    `import { GAMES } from '@paiju/engine'; export const ids = Object.keys(GAMES);`,
    `export const games = () => import('@paiju/engine');`,
    `export { GAMES } from '@paiju/engine';`,
  ])('it may not say %s', (text) => {
    expect(typesOnlyOffences([file('words/src/a.ts', text)])).toHaveLength(1);
  });

  test('nor may a table run what reads messages', () => {
    const text = `import { PROTOCOL } from '@paiju/protocol'; export const version = PROTOCOL;`;
    expect(typesOnlyOffences([file('table/src/a.ts', text)])).toHaveLength(1);
    expect(typesOnlyOffences([file('table/src/a.ts', `export { at } from '@paiju/engine';`)])).toEqual([]);
  });

  test('it may say which codes there are', () => {
    const text = `import type { YakuKey } from '@paiju/engine'; export const a: Record<YakuKey, string> = {};`;
    expect(typesOnlyOffences([file('words/src/a.ts', text)])).toEqual([]);
  });
});

describe('the page makes no markup of text', () => {
  test('no source does', () => expect(markupOffences(sources)).toEqual([]));

  test.each([
    'export const A = ({ name }) => <p dangerouslySetInnerHTML={{ __html: name }} />;',
    'export const show = (place, name) => { place.innerHTML = name; };',
    `export const show = (place, name) => place.insertAdjacentHTML('beforeend', name);`,
  ])('it may not say %s', (text) => {
    expect(markupOffences([page('table/a.tsx', text)])).toHaveLength(1);
  });
});

describe('the engine imports in one order', () => {
  test('no source breaks the order', () => expect(layerOffences(sources)).toEqual([]));

  test.each([
    ['core/a.ts', `import { splits } from '../hand/splits.ts';`],
    ['hand/a.ts', `import type { State } from '../play/state.ts';`],
    ['play/a.ts', `import { win } from '../rules/xuezhan/win.ts';`],
    ['rules/xuezhan/a.ts', `import { pay } from '../../scoring/xuezhan/pay.ts';`],
    ['rules/xuezhan/a.ts', `import { win } from '../wuhan/win.ts';`],
    ['scoring/xuezhan/a.ts', `import { win } from '../../rules/wuhan/win.ts';`],
    ['scoring/a.ts', `import { replay } from '../record/replay.ts';`],
    ['record/a.ts', `import { tile } from '../index.ts';`],
    ['play/a.ts', `import { games } from '../games.ts';`],
    ['core/a.ts', `import { help } from './tile.test.ts';`],
    ['stray.ts', ''],
    ['utils/a.ts', ''],
  ])('%s may not say %s', (path, text) => {
    expect(layerOffences([engine(path, text)])).toHaveLength(1);
  });

  test.each([
    [
      'scoring/xuezhan/a.ts',
      `import { win } from '../../rules/xuezhan/win.ts'; import { pay } from '../pay.ts';`,
    ],
    ['record/a.ts', `import { games } from '../games.ts';`],
    ['games/xuezhan.ts', `import { xuezhan } from '../rules/xuezhan/index.ts';`],
    ['games.ts', `import { xuezhanGame } from './games/xuezhan.ts';`],
    ['core/a.test.ts', `import { splits } from '../hand/splits.ts';`],
  ])('%s may say %s', (path, text) => {
    expect(layerOffences([engine(path, text)])).toEqual([]);
  });
});

describe('the page is built from the ground up', () => {
  test('no source reaches up or aside', () => expect(pageOffences(sources)).toEqual([]));

  test.each([
    ['game/a.ts', `import { settings } from '../store/settings.ts';`],
    ['play/a.ts', `import { gameOf } from '../game/gameOf.ts';`],
    ['tiles/a.tsx', `import { pageGame } from '../games/index.ts';`],
    ['telling/a.ts', `import type { GameAtTable } from '../games/shared/game.ts';`],
    ['table/a.tsx', `import { Hand } from '../screens/play/Hand.tsx';`],
    ['hand/a.tsx', `import '../table/table.css';`],
    ['games/shared/a.ts', `import { wuhanPage } from '../wuhan/index.ts';`],
    ['games/xuezhan/a.ts', `import { wuhanGroups } from '../wuhan/groups.ts';`],
    ['games/haiyuki/duel/a.ts', `import { pageGame } from '../../index.ts';`],
    ['games/haiyuki/a.tsx', `const Play = lazy(() => import('../../screens/play/PlayScreen.tsx'));`],
    ['screens/daily/a.tsx', `import { HomeScreen } from '../home/HomeScreen.tsx';`],
    ['screens/home/a.tsx', `import { goOn } from '../play/PlayScreen.tsx';`],
    ['screens/home/a.tsx', `import { App } from '../../App.tsx';`],
    ['store/a.ts', `import { played } from '../table/testing/played.ts';`],
    ['utils/a.ts', ''],
    ['games/mahjong/a.ts', ''],
    ['stray.ts', ''],
  ])('%s may not say %s', (path, text) => {
    expect(pageOffences([page(path, text)])).toHaveLength(1);
  });

  test.each([
    ['store/a.ts', `import { gameOf } from '../game/gameOf.ts'; import { settings } from './settings.ts';`],
    ['games/wuhan/a.tsx', `import { FourTable } from '../../table/FourTable.tsx'; import './a.css';`],
    [
      'games/index.ts',
      `import { wuhanPage } from './wuhan/index.ts'; import { once } from './shared/once.ts';`,
    ],
    ['screens/home/a.tsx', `import { DailyCard } from '../daily/DailyCard.tsx';`],
    ['tiles/a.test.ts', `import { pageGame } from '../games/index.ts';`],
  ])('%s may say %s', (path, text) => {
    expect(pageOffences([page(path, text)])).toEqual([]);
  });
});

describe('shared code names no ruleset', () => {
  test('no shared source does', () => expect(rulesetNameOffences(sources)).toEqual([]));

  test('the check catches a name in code and lets a comment be', () => {
    const named = (path: string): Source => engine(path, `export const isXuezhan = true;`);
    const shared = ['core/a.ts', 'hand/a.ts', 'play/a.ts', 'record/a.ts', 'scoring/a.ts'].map(named);
    expect(rulesetNameOffences(shared)).toHaveLength(5);
    expect(rulesetNameOffences([engine('play/a.ts', `// as in wuhan\nexport const claims = 1;`)])).toEqual(
      [],
    );
    const apart = ['rules/xuezhan/a.ts', 'scoring/xuezhan/a.ts', 'games.ts', 'play/a.test.ts'].map(named);
    expect(rulesetNameOffences(apart)).toEqual([]);
  });

  test.each([
    ['screens/home/a.tsx', `const isDuel = ruleset === 'haiyuki';`],
    ['table/a.ts', `import type { WuhanView } from '@paiju/engine';`],
    ['settlement/a.ts', `import type { XuezhanSeen } from '@paiju/engine';`],
    ['App.tsx', `import { Duel } from './games/haiyuki/duel/Duel.tsx';`],
    ['screens/home/a.css', `.game[data-ruleset='wuhan'] {}`],
  ])('%s of the page may not say %s', (path, text) => {
    expect(rulesetNameOffences([page(path, text)])).toHaveLength(1);
  });

  test.each([
    ['games/haiyuki/a.ts', `import type { HaiyukiView } from '@paiju/engine';`],
    ['games/index.ts', `import { wuhanPage } from './wuhan/index.ts';`],
    ['table/a.ts', `/** As in Wuhan. */ export const four = 4;`],
    ['table/a.css', `/* as in Wuhan */ .four {}`],
    ['table/a.test.ts', `const game = 'xuezhan';`],
  ])('%s of the page may say %s', (path, text) => {
    expect(rulesetNameOffences([page(path, text)])).toEqual([]);
  });
});

describe('engine and bots are pure', () => {
  test('no source reaches for clock, chance or I/O', () => expect(purityOffences(sources)).toEqual([]));

  test.each([
    'const roll = Math.random();',
    'const rest = Math.exp(-time);',
    'const now = Date.now();',
    'const now = new Date();',
    'setTimeout(() => {}, 10);',
    'console.log(1);',
    'const home = process.env.HOME;',
    `import { readFileSync } from 'node:fs';`,
  ])('neither may say %s', (text) => {
    const offenders = [engine('core/a.ts', text), file('bots/src/a.ts', text)];
    expect(purityOffences(offenders)).toHaveLength(2);
  });

  test('comments, tests and other packages are let be', () => {
    const fine = [
      engine('core/a.ts', `// never Math.random\nexport const one = 1;`),
      engine('core/a.test.ts', 'Math.random();'),
      file('cli/src/a.ts', 'console.log(1);'),
    ];
    expect(purityOffences(fine)).toEqual([]);
  });
});

describe('files stay short', () => {
  test('no source is longer than the cap', () => expect(lengthOffences(sources)).toEqual([]));

  test('the check catches the first line too many', () => {
    const long = (lines: number): Source => engine('core/a.ts', 'x;\n'.repeat(lines));
    expect(lengthOffences([long(400)])).toEqual([]);
    expect(lengthOffences([long(401)])).toHaveLength(1);
    expect(lengthOffences([file('web/src/a.css', 'a{}\n'.repeat(401))])).toHaveLength(1);
  });
});

describe('no folders import each other in a circle', () => {
  test('no package has such folders', () => expect(folderCycleOffences(sources)).toEqual([]));

  const circle = (...imports: readonly [from: string, to: string][]): readonly Source[] =>
    imports.map(([from, to]) => file(`bots/src/${from}`, `import type { A } from '${to}';`));

  test('the check names the doors of a circle, of types too, and of files beside the folders', () => {
    const planted = circle(
      ['a/one.ts', '../b/two.ts'],
      ['b/three.ts', '../c/four.ts'],
      ['c/five.ts', '../a/six.ts'],
    );
    expect(folderCycleOffences(planted)).toHaveLength(3);
    expect(folderCycleOffences(circle(['a/one.ts', '../b.ts'], ['b.ts', './a/two.ts']))).toHaveLength(2);
    expect(
      folderCycleOffences(circle(['a/one.ts', './deep/two.ts'], ['a/deep/three.ts', '../four.ts'])),
    ).toHaveLength(2);
  });

  test('files of one folder, tests, and folders that only look one way are let be', () => {
    const fine = circle(
      ['a/one.ts', './two.ts'],
      ['a/two.ts', '../b/three.ts'],
      ['b/three.test.ts', '../a/one.ts'],
      ['c/four.ts', '../b/three.ts'],
    );
    expect(folderCycleOffences(fine)).toEqual([]);
  });
});

describe('nothing imports in a circle', () => {
  test('no source does', async () => {
    const folders = Object.keys(PACKAGES).map((name) => `packages/${name}/src`);
    expect(await cycles(root, folders)).toEqual([]);
  });

  test.each(['ts', 'tsx'])('the check catches a circle of .%s files, of types too', async (ending) => {
    const folder = mkdtempSync(join(tmpdir(), 'paiju-cycle-'));
    const [a, b] = [`a.${ending}`, `b.${ending}`];
    try {
      writeFileSync(join(folder, a), `import type { B } from './${b}';\nexport type A = B | 1;\n`);
      writeFileSync(join(folder, b), `import type { A } from './${a}';\nexport type B = A | 2;\n`);
      expect(await cycles(folder, ['.'])).not.toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
