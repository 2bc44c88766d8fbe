// `npm run python:libraries`: the examples for RLlib, TorchRL and Tianshou, each for some seconds, with the libraries installed into an
// environment of its own. That takes seven gigabytes, which is why `npm test` does not. `npm run python:libraries -- rllib` for one.
import { spawnSync } from 'node:child_process';
import { installedPython, pythonEnv } from './python.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

/** The command of each, and what it has to say in the end. */
const EXAMPLES = [
  [
    'rllib_ppo.py --workers 2 --rounds 3 --batch 500',
    /^\[3\/3\] 1[5-9]\d\d decisions, [+-][\d.]+ points a match$/m,
  ],
  ['torchrl_reinforce.py --matches 3', /^\[3\/3\] \d+ decisions, points ([+-]\d+(, )?){4}$/m],
  [
    'tianshou_dqn.py --rounds 1 --decisions 800',
    /^\d+ decisions in \d+ matches, at best [+-][\d.]+ points a match$/m,
  ],
];

ensureInstalled();
const only = process.argv[2] ?? '';
const { python } = installedPython('python/examples/libraries/requirements.txt');
for (const [command, said] of EXAMPLES.filter(([name]) => name.startsWith(only))) {
  console.log(`$ python python/examples/libraries/${command}`);
  const args = `-W ignore python/examples/libraries/${command}`.split(' ');
  const { status, stdout, stderr } = spawnSync(python, args, {
    cwd: root,
    env: pythonEnv(),
    encoding: 'utf8',
  });
  console.log(stdout);
  if (status !== 0 || !said.test(stdout)) fail(`${command} ended with ${status}\n${stderr.slice(-5000)}`);
}
