// An agent that plays with a bot of github.com/dcmshi/sichuan-mahjong, of which nothing is in this repository. docs/strangers.md says
// how it is seated: node examples/strangers/sichuan.mjs CHECKOUT [easy|medium|hard]
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lotsOf, placeOf, stateFrom, turned } from './state.mjs';

const ENDINGS = { easy: '', medium: 'Medium', hard: 'Hard' };
const [checkout = '', level = 'hard'] = process.argv.slice(2);
const file = (path) => pathToFileURL(join(resolve(checkout), path)).href;
if (!existsSync(new URL(file('packages/server/src/bot.ts'))) || !Object.hasOwn(ENDINGS, level)) {
  console.error('usage: node examples/strangers/sichuan.mjs CHECKOUT [easy|medium|hard]');
  process.exit(2);
}

// The sources are run as they lie there, without being installed: names of packages and of compiled files lead to sources.
registerHooks({
  resolve: (name, context, next) => {
    if (name === '@sichuan-mahjong/engine') return next(file('packages/engine/src/index.ts'), context);
    if (!/^\.{1,2}\/.*\.js$/.test(name)) return next(name, context);
    const source = new URL(name.replace(/\.js$/, '.ts'), context.parentURL);
    return next(existsSync(fileURLToPath(source)) ? source.href : name, context);
  },
});

const bot = await import(file('packages/server/src/bot.ts'));
const ending = ENDINGS[level];
/** Not every level has one of its own for everything. */
const play = {
  exchange: bot.botHuanAction,
  void: bot[`botVoidAction${ending}`] ?? bot.botVoidAction,
  turn: bot[`botTurnAction${ending}`],
  claim: bot[`botClaimAction${ending}`],
};

const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

let chance = '';
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') tell({ type: 'hello', agents: 1 });
  if (message.type === 'match') [chance, asked] = [message.chance, 0];
  if (message.type === 'asked') {
    const { question, view, legal } = message;
    asked += 1;
    const state = stateFrom(view, lotsOf(`${chance}/${asked}`));
    const { name, kind } = view.phase;
    const action = play[name === 'choice' ? kind : name](state, turned(view.seat));
    tell({ type: 'act', question, choice: placeOf(action, view, legal) });
  }
  if (message.type === 'goodbye') break;
}
