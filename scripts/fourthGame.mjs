// `npm run fourth-game`: what a fourth game still has to be given. In a copy of the tree Wuhan is registered once more
// under another name, and the compiler is asked what is missing. Each place it names is a decision somebody has to make.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureInstalled, env, fail, root } from './setup.mjs';

const REGISTRY = 'packages/engine/src/games.ts';
const LINE = /^( +)wuhan: (.*),$/m;
/** What the compiler says of a list that lacks a game, or of a game that lacks a value; all else follows from these. */
const ASKED = ['TS1360', 'TS2741'];
const PROJECTS = ['tsconfig.tests.json', 'packages/web'];

ensureInstalled();
const copy = mkdtempSync(join(tmpdir(), 'paiju-fourth-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
copyTree();
register();
const said = [...new Map(PROJECTS.flatMap(placesIn).map((one) => [`${one.file}:${one.line}`, one])).values()];
const places = said.filter(({ code }) => ASKED.includes(code));
for (const [index, { file, line, why }] of places.entries())
  console.log(`${String(index + 1).padStart(3)}. ${file}:${line}  ${why}`);
console.log(
  `\na fourth game is asked for in ${places.length} places of ${new Set(places.map(({ file }) => file)).size} files;`,
  `${said.length - places.length} further messages follow from these`,
);

/** What git knows, and the installed packages by link; ours must be those of the copy. */
function copyTree() {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) fail('this is no clone: git does not say which files there are');
  for (const file of listed.stdout.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@paiju'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@paiju' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@paiju', name));
}

/** One more line in the registry: a game of its own as far as anybody can tell. */
function register() {
  const file = join(copy, REGISTRY);
  const text = readFileSync(file, 'utf8');
  if (!LINE.test(text)) fail(`${REGISTRY} has no line for wuhan`);
  writeFileSync(
    file,
    text.replace(LINE, (line, indent, value) => `${line}\n${indent}fourth: ${value},`),
  );
}

/** The places the compiler names in a project; nothing where it is content. */
function placesIn(project) {
  console.error(`paiju: asking the compiler about ${project}`);
  const args = ['-p', project, '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const { stdout } = spawnSync('tsc', args, { cwd: copy, env, encoding: 'utf8' });
  return stdout.split('\n').flatMap((text) => {
    const [, file, line, code, why] = /^(\S+)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(text) ?? [];
    return file === undefined ? [] : [{ file, line, code, why: why.slice(0, 120) }];
  });
}
