// `npm run fourth-game`: what a fourth game has to be given. In a copy of the tree Wuhan is registered once more under another
// name, and the compiler is asked what is missing. Wherever it asks, the copy is given what Wuhan has, until it asks no more.
// Each place it names is a decision somebody has to make.
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
/** What the compiler says of a list that lacks the game; all else follows from these. */
const ASKED = /Property 'fourth' is missing/;
/** A value that says whose it is cannot be borrowed: right so, and no place of its own. */
const BORROWED = /"wuhan".*is not assignable to .*"fourth"/;
const PROJECTS = ['tsconfig.tests.json', 'packages/web'];

ensureInstalled();
const { default: ts } = await import('typescript');
const copy = mkdtempSync(join(tmpdir(), 'paiju-fourth-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
copyTree();
register();
const places = [];
let said = messages();
for (let pass = 1; said.some(isAsked); pass++) {
  const asked = said.filter(isAsked);
  console.log(
    `pass ${pass}: ${asked.length} places, and ${said.length - asked.length} messages that follow from them`,
  );
  for (const { file, line } of asked) console.log(`  ${file}:${line}`);
  for (const file of new Set(asked.map((one) => one.file))) answer(file);
  places.push(...asked);
  said = messages();
}
const left = said.filter(({ text }) => !BORROWED.test(text));
for (const { file, line, text } of left) console.log(`${file}:${line}  ${text}`);
if (left.length > 0) fail('the compiler wants something that no list of games answers');
console.log(
  `\na fourth game is asked for in ${places.length} places of ${new Set(places.map(({ file }) => file)).size} files;`,
  'with these the compiler is content',
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

/** What the compiler says of the whole copy, each place once. */
function messages() {
  return [...new Map(PROJECTS.flatMap(messagesIn).map((one) => [`${one.file}:${one.line}`, one])).values()];
}

function messagesIn(project) {
  console.error(`paiju: asking the compiler about ${project}`);
  const args = ['-p', project, '--pretty', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const { stdout } = spawnSync('tsc', args, { cwd: copy, env, encoding: 'utf8' });
  // The reason stands in further lines, each further in.
  return stdout.split(/\n(?! )/).flatMap((message) => {
    const [, file, line, text] = /^(\S+)\((\d+),\d+\): error (.*)$/s.exec(message) ?? [];
    return file === undefined ? [] : [{ file, line, text }];
  });
}

function isAsked({ text }) {
  return ASKED.test(text);
}

/** In every list of the file that has Wuhan: the same once more. */
function answer(file) {
  const path = join(copy, file);
  const source = ts.createSourceFile(file, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true);
  const entries = [];
  const visit = (node) => {
    if (isEntry(node) && !isAnswered(node.parent)) entries.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (entries.length === 0) fail(`${file} is asked for a fourth game and has no list with wuhan`);
  const text = entries.reduceRight(
    (before, entry) => before.slice(0, entry.end) + onceMore(entry) + before.slice(entry.end),
    source.text,
  );
  writeFileSync(path, text);
}

function isEntry(node) {
  const isProperty =
    ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertySignature(node);
  return isProperty && node.name.getText() === 'wuhan';
}

function isAnswered(list) {
  return (list.properties ?? list.members).some(({ name }) => name?.getText() === 'fourth');
}

function onceMore(entry) {
  if (ts.isShorthandPropertyAssignment(entry)) return ', fourth: wuhan';
  if (ts.isPropertyAssignment(entry)) return `, fourth: ${entry.initializer.getText()}`;
  return ` ${entry.getText().replace('wuhan', 'fourth')}`;
}
