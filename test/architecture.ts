// The architecture as checks: each takes source files and answers one line per offence, none when all is well.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@paiju/engine';
import { cruise } from 'dependency-cruiser';
import ts from 'typescript';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** package -> packages it may import. Its package.json says the same thing. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  bots: ['engine'],
  protocol: ['engine'],
  table: ['engine', 'protocol'],
  words: ['engine', 'bots'],
  env: ['engine', 'bots'],
  agents: ['engine', 'protocol', 'table', 'env'],
  sim: ['engine', 'bots', 'table', 'agents'],
  server: ['engine', 'bots', 'protocol', 'table'],
  cli: ['engine', 'bots', 'protocol', 'table', 'words', 'agents', 'sim', 'server'],
  bridge: ['engine', 'bots', 'env', 'cli'],
  web: ['engine', 'bots', 'protocol', 'table', 'words'],
};

/** What a package begins with, where that is not index.ts. */
export const ENTRIES: Readonly<Record<string, string>> = { web: 'main.tsx', bridge: 'main.ts' };

/** Packages that also run in a browser: no dependency from outside. */
const RUNS_ANYWHERE = ['engine', 'bots', 'table', 'words'];

/** Packages that use nothing of Node's. */
const WITHOUT_NODE = [...RUNS_ANYWHERE, 'protocol', 'web'];

/**
 * Packages that need of others nothing but their types: whoever loads a text loads no game with it, and a table needs
 * nobody who reads messages. `@paiju/engine/input` has no game in it, and whoever reads messages reads by it.
 */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  words: ['engine', 'bots'],
  protocol: ['engine'],
  table: ['protocol'],
};

/** Packages that must answer the same to the same question for ever: no clock, no chance, no I/O. */
const PURE = ['engine', 'bots'];

/** folder of packages/engine/src -> folders it may import, besides itself. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  input: ['core'],
  fair: ['core', 'input'],
  hand: ['core'],
  position: ['core'],
  play: ['core', 'hand', 'position'],
  rules: ['core', 'hand', 'position', 'play'],
  scoring: ['core', 'hand', 'play', 'rules'],
  record: ['core', 'input', 'fair', 'hand', 'position', 'play', 'rules', 'scoring', 'games.ts'],
  'input.ts': ['input'],
  'fair.ts': ['core', 'fair'],
  'index.ts': [
    'core',
    'hand',
    'position',
    'play',
    'rules',
    'scoring',
    'record',
    'games.ts',
    'load.ts',
    'outlines.ts',
  ],
  games: ['rules', 'scoring', 'record'],
  'games.ts': ['games', 'rules', 'record'],
  'load.ts': ['games', 'games.ts', 'record'],
  'outlines.ts': ['core', 'play', 'rules', 'games.ts'],
  // What a game shows of itself.
  ...Object.fromEntries(GAME_IDS.map((id) => [`${id}.ts`, ['rules', 'scoring', 'games']])),
};

/**
 * The folders of packages/web/src from the ground up: each imports from the rows above its own, and from nothing beside
 * or below it. A folder in `screens` is a screen, one in `games` a game.
 */
const PAGE: readonly (readonly string[])[] = [
  ['game', 'play', 'study', 'notices', 'routes.ts'],
  ['store', 'share', 'offline'],
  ['words', 'online'],
  ['session', 'looks', 'motion', 'sound', 'tiles'],
  ['telling'],
  ['hand', 'bar', 'settlement', 'advice'],
  ['calls'],
  ['table'],
  ['games/shared'],
  GAME_IDS.map((id) => `games/${id}`),
  ['games'],
  [
    'screens/bots',
    'screens/daily',
    'screens/fair',
    'screens/records',
    'screens/rules',
    'screens/settings',
    'screens/tutorial',
  ],
  ['screens/gallery', 'screens/home', 'screens/play', 'screens/replay'],
  ['screens/review', 'screens/lobby'],
  ['screens/standing'],
  ['screens/sitting', 'screens/account'],
  ['App.tsx'],
  ['main.tsx'],
];

const RULESET_IDS = new RegExp(GAME_IDS.join('|'), 'i');
const IMPURE =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bset(Timeout|Interval|Immediate)\b|\bperformance\.|\bcrypto\.|\bconsole\.|\bprocess\.|from ['"]node:/;
/** The last bits of these differ between Node and browsers: `exact.ts` of the bots has what is the same everywhere. */
const INEXACT =
  /\bMath\.(exp|expm1|log|log2|log10|log1p|pow|hypot|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh)\b/;
const MARKUP = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc/i;
const LONGEST_FILE = 400;
/** What a test may import and shipped code may not. */
const TEST_TOOLS =
  /^(node:|vite$|vitest(\/node)?$|fast-check$|playwright-core$|@axe-core\/playwright$|scripts\/)/;
/** What a plugin of the build may import besides; it is never part of what is built. */
const BUILD_TOOLS = /^(node:|vite$)/;
const ENGINE = 'packages/engine/src';
const WEB = 'packages/web/src';

export interface Source {
  /** From the repository root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Tests, and helpers for tests in folders called `testing` and `e2e`, are bound by the package table only. */
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\/|\/e2e\//.test(path);
const isPlugin = (path: string): boolean => path.endsWith('/plugin.ts');
export const shippedSources = (sources: readonly Source[]): readonly Source[] =>
  sources.filter(({ path }) => !isTest(path));
const packageOf = (path: string): string => path.split('/')[1] ?? '';

/** Every source of the packages and of the tests beside them. */
export function readSources(): readonly Source[] {
  const folders = [
    'test',
    'packages/web/e2e',
    ...Object.keys(PACKAGES).map((name) => `packages/${name}/src`),
  ];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** The code without its comments, so that a comment may name what code may not. */
function codeOf({ path, text }: Source): string {
  if (path.endsWith('.css')) return text.replace(/\/\*.*?\*\//gs, '');
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

/** What is left of the code when it runs: no comments, no types. */
const runningCodeOf = ({ path, text }: Source): string =>
  ts.transpileModule(text, {
    fileName: path,
    compilerOptions: { target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true, removeComments: true },
  }).outputText;

/** What a file imports, types included; relative imports as paths from the repository root. */
function importsOf({ path, text }: Source): readonly string[] {
  if (path.endsWith('.css')) return [];
  return ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('.') ? posix.join(posix.dirname(path), fileName) : fileName,
    );
}

/** What a package lets others import: `@paiju/words`, `@paiju/words/en`. */
const exportsOf = (name: string): readonly string[] => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  return Object.keys(exports ?? {}).map((path) => posix.join(`@paiju/${name}`, path));
};

/** Packages import one another by name and as the table says; outside code must stand in `dependencies`. */
export function packageOffences(
  sources: readonly Source[],
  dependencies: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return sources
    .filter(({ path }) => path.startsWith('packages/'))
    .flatMap((source) => {
      const name = packageOf(source.path);
      const allowed = (target: string): boolean => {
        if (target === `packages/${name}/package.json`) return true;
        if (target.startsWith('packages/'))
          return target.startsWith(`packages/${name}/${isTest(source.path) ? '' : 'src/'}`);
        if (isTest(source.path) && TEST_TOOLS.test(target)) return true;
        if (isPlugin(source.path) && BUILD_TOOLS.test(target)) return true;
        if (target.startsWith('node:')) return !WITHOUT_NODE.includes(name);
        if (target.startsWith('@paiju/'))
          return (PACKAGES[name] ?? []).some((one) => exportsOf(one).includes(target));
        return (dependencies[name] ?? []).some((one) => target === one || target.startsWith(`${one}/`));
      };
      return importsOf(source)
        .filter((target) => !allowed(target))
        .map((target) => `${source.path} imports ${target}`);
    });
}

/** The package files list exactly what the table allows, and packages that run anywhere nothing else. */
export function dependencyOffences(
  dependencies: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(PACKAGES).flatMap(([name, allowed]) => {
    const listed = dependencies[name] ?? [];
    const wanted = allowed.map((one) => `@paiju/${one}`);
    return [
      ...wanted.filter((one) => !listed.includes(one)).map((one) => `${name} does not list ${one}`),
      ...listed
        .filter((one) => (one.startsWith('@paiju/') || RUNS_ANYWHERE.includes(name)) && !wanted.includes(one))
        .map((one) => `${name} lists ${one}`),
    ];
  });
}

/** Packages that need only the types of another import nothing else of it. */
export function typesOnlyOffences(sources: readonly Source[]): readonly string[] {
  return shippedSources(sources)
    .filter(({ path }) => path.startsWith('packages/'))
    .flatMap((source) =>
      (TYPES_ONLY[packageOf(source.path)] ?? [])
        .filter((name) =>
          new RegExp(`\\b(from |import\\()['"]@paiju/${name}(?!/input['"])\\b`).test(runningCodeOf(source)),
        )
        .map((name) => `${source.path} runs @paiju/${name}`),
    );
}

/** Where a file of the engine belongs: its folder, and the ruleset whose folder it is, if any. */
function placeOf(path: string): { readonly folder: string; readonly ruleset: string | null } {
  const [folder = '', ...rest] = path.slice(ENGINE.length + 1).split('/');
  const inRuleset = (folder === 'rules' || folder === 'scoring') && rest.length > 1;
  return { folder, ruleset: inRuleset ? (rest[0] ?? null) : null };
}

/** Names and texts of others are shown as text: nothing turns text into markup, but for the drawings of our own tiles. */
export function markupOffences(sources: readonly Source[]): readonly string[] {
  return shippedSources(sources)
    .filter(({ path }) => path.startsWith(`${WEB}/`) && path !== `${WEB}/tiles/sprite.ts`)
    .filter((source) => MARKUP.test(codeOf(source)))
    .map(({ path }) => `${path} makes markup of text`);
}

/** Inside the engine folders import in one order, and no ruleset knows another. */
export function layerOffences(sources: readonly Source[]): readonly string[] {
  return shippedSources(sources)
    .filter(({ path }) => path.startsWith(`${ENGINE}/`))
    .flatMap((source) => {
      const from = placeOf(source.path);
      const allowed = FOLDERS[from.folder];
      if (!allowed) return [`${source.path} is in none of the engine's folders`];
      const fine = (target: string): boolean => {
        const to = placeOf(target);
        if (isTest(target)) return false;
        if (from.ruleset && to.ruleset && from.ruleset !== to.ruleset) return false;
        return to.folder === from.folder || allowed.includes(to.folder);
      };
      return importsOf(source)
        .filter((target) => target.startsWith(`${ENGINE}/`) && !fine(target))
        .map((target) => `${source.path} imports ${target}`);
    });
}

/** The folder of a file of the page: two levels of `screens` and `games`, one of the others. */
function pageFolderOf(path: string): string {
  const [folder = '', inner = '', ...rest] = path.slice(WEB.length + 1).split('/');
  return (folder === 'screens' || folder === 'games') && rest.length > 0 ? `${folder}/${inner}` : folder;
}

/** The page is built in rows, types and styles included: a folder knows only what lies below it. */
export function pageOffences(sources: readonly Source[]): readonly string[] {
  const rowOf = (path: string): number => PAGE.findIndex((row) => row.includes(pageFolderOf(path)));
  return shippedSources(sources)
    .filter(({ path }) => path.startsWith(`${WEB}/`))
    .flatMap((source) => {
      const row = rowOf(source.path);
      if (row < 0) return [`${source.path} is in none of the page's folders`];
      const fine = (target: string): boolean =>
        !isTest(target) &&
        (pageFolderOf(target) === pageFolderOf(source.path) || (rowOf(target) >= 0 && rowOf(target) < row));
      return importsOf(source)
        .filter((target) => target.startsWith(`${WEB}/`) && !fine(target))
        .map((target) => `${source.path} imports ${target}`);
    });
}

/** Code that all rulesets share names none of them, in the engine and on the page. */
export function rulesetNameOffences(sources: readonly Source[]): readonly string[] {
  const shared = new RegExp(
    `^(${ENGINE}/(core/|input|hand/|play/|record/|scoring/[^/]+$)|${WEB}/(?!games/|words/))`,
  );
  return shippedSources(sources)
    .filter(({ path }) => shared.test(path))
    .flatMap((source) => {
      const name = RULESET_IDS.exec(codeOf(source))?.[0];
      return name ? [`${source.path} names ${name}`] : [];
    });
}

/** No clock, no chance, no I/O where the same input must give the same output. */
export function purityOffences(sources: readonly Source[]): readonly string[] {
  return shippedSources(sources)
    .filter(({ path }) => path.startsWith('packages/') && PURE.includes(packageOf(path)))
    .flatMap((source) => {
      const code = codeOf(source);
      const found = (IMPURE.exec(code) ?? INEXACT.exec(code))?.[0];
      return found ? [`${source.path} uses ${found}`] : [];
    });
}

/** A file that has grown past the cap wants splitting. */
export function lengthOffences(sources: readonly Source[]): readonly string[] {
  const lines = (text: string): number => text.trimEnd().split('\n').length;
  return sources
    .filter(({ text }) => lines(text) > LONGEST_FILE)
    .map(({ path, text }) => `${path} has ${lines(text)} lines`);
}

/** The folder a shipped source lies in; a file beside the package's folders is a place of its own. */
const folderOf = (path: string): string => {
  const [packages = '', name = '', src = '', ...rest] = path.split('/');
  return [packages, name, src, ...(rest.length > 1 ? rest.slice(0, -1) : rest)].join('/');
};

/** Folders of one package that import each other in a circle, types included: together they are one room with many doors. */
export function folderCycleOffences(sources: readonly Source[]): readonly string[] {
  const doors = new Map<string, Map<string, string>>();
  for (const source of shippedSources(sources).filter(({ path }) => /^packages\/\w+\/src\//.test(path)))
    for (const target of importsOf(source)) {
      const [from, to] = [folderOf(source.path), folderOf(target)];
      if (packageOf(source.path) !== packageOf(target) || from === to || !/\.tsx?$/.test(target)) continue;
      const out = doors.get(from) ?? new Map<string, string>();
      doors.set(from, out.set(to, out.get(to) ?? `${source.path} imports ${target}`));
    }
  const reached = (from: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const walk = (at: string): void => {
      for (const next of doors.get(at)?.keys() ?? []) if (!found.has(next)) walk(found.add(next) && next);
    };
    walk(from);
    return found;
  };
  const beyond = new Map([...doors.keys()].map((folder) => [folder, reached(folder)]));
  return [...doors].flatMap(([from, out]) =>
    [...out].filter(([to]) => beyond.get(to)?.has(from)).map(([, door]) => door),
  );
}

/** Import cycles under a folder, type imports included, within a package and across packages. */
export async function cycles(baseDir: string, folders: readonly string[]): Promise<readonly string[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: [{ name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } }] },
      tsPreCompilationDeps: true,
      exclude: { path: '(^|/)(dist|node_modules)/|\\.test\\.tsx?$' },
    },
    { conditionNames: ['paiju-source', 'import', 'node', 'default'], exportsFields: ['exports'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ from, cycle }) =>
    [from, ...(cycle ?? []).map(({ name }) => name)].join(' -> '),
  );
}
