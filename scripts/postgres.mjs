// A PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port, which ends with whoever started it.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where Debian puts what is not for everybody's path. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'paiju';
const READY = 'database system is ready to accept connections';
const MOST_CONNECTIONS = 200;

/** When whoever holds the other end of standard input is gone, however it went, so is the cluster. */
const UNTIL_INPUT_ENDS = `exec 3<&0; "$0" "$@" & server=$!
{ cat <&3 > /dev/null; kill -INT $server; } 2> /dev/null &
wait $server && rm -rf "$PGDATA"`;

/**
 * The folder of its programs, the newest there is, or null.
 * @returns {string | null}
 */
export function postgresFolder() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function runner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user postgres');
  return { uid, gid };
}

/**
 * Everything as in production, `fsync` included.
 * @param {() => Promise<number>} port one that is free
 * @returns {Promise<{ url: string, pid: number | undefined, stop: () => Promise<void> }>} `url` is without a database: `${url}/postgres`
 */
export async function startPostgres(port = freePort) {
  const programs = postgresFolder();
  if (programs === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const who = runner();
  const folder = mkdtempSync(join(tmpdir(), 'paiju-postgres-'));
  if (who.uid) chownSync(folder, who.uid, who.gid);
  const env = { PATH: process.env.PATH, PGDATA: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const password = randomBytes(12).toString('hex');
  try {
    makeCluster(programs, { cwd: folder, env, ...who }, password);
    const { server, place } = await start(join(programs, 'postgres'), { cwd: folder, env, ...who }, port);
    console.error(`paiju: PostgreSQL from ${programs} at ${place}, in ${folder} until this ends`);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    return {
      url: `postgres://${USER}:${password}@${place}`,
      pid: server.pid,
      async stop() {
        server.stdin.end();
        await ended;
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Another may have taken a port before the server gets there. */
async function start(program, how, freshPort, tries = 5) {
  const port = await freshPort();
  // A group of its own: Ctrl-C reaches the tests, and they end the cluster.
  const apart = { detached: true, stdio: ['pipe', 'ignore', 'pipe'] };
  const server = spawn('sh', ['-c', UNTIL_INPUT_ENDS, program, ...settings(port)], { ...how, ...apart });
  try {
    await ready(server);
    return { server, place: `127.0.0.1:${port}` };
  } catch (error) {
    if (tries === 1 || !error.message.includes('already in use')) throw error;
    return start(program, how, freshPort, tries - 1);
  }
}

function makeCluster(programs, how, password) {
  const passwordFile = join(how.cwd, '..', `paiju-${randomBytes(6).toString('hex')}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (how.uid) chownSync(passwordFile, how.uid, how.gid);
  const args = ['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), [...args, '--encoding', 'UTF8', '--locale', 'C.UTF-8'], {
    ...how,
    encoding: 'utf8',
  });
  rmSync(passwordFile);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr.trim()}`);
}

const settings = (port) => [
  '-p',
  `${port}`,
  '-k',
  '',
  '-h',
  '127.0.0.1',
  '-N',
  `${MOST_CONNECTIONS}`,
  '-c',
  'log_min_messages=log',
];

/** Resolves at the line that says so; what it says otherwise is the reason why not. */
function ready(server) {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text) => {
      if (said === null) return;
      said += text;
      if (!said.includes(READY)) return;
      said = null;
      resolve();
    });
    server.once('error', reject);
    server.once('exit', () => server.stdin.destroy());
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
