// `npm run play`: installs and builds what is missing, then opens a game in the terminal.
// Where nobody can type (no terminal), a game between bots is shown instead.
import { spawn } from 'node:child_process';
import { build, ensureInstalled, env, fail, root } from './setup.mjs';

ensureInstalled();
build();

const args = process.argv.slice(2);
if (!process.stdin.isTTY && !args.includes('--watch')) args.push('--watch');

// Ctrl-C reaches the game too; it decides what to do, and we leave when it has.
process.on('SIGINT', () => {});
spawn('npx', ['--no-install', 'paiju', 'play', 'xuezhan', ...args], { cwd: root, env, stdio: 'inherit' })
  .on('error', (error) => fail(`the game did not start: ${error.message}`))
  .on('exit', (code) => process.exit(code ?? 1));
