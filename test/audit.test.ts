/** `npm run audit` against registries that know something, know nothing, do not answer such questions, or are not there. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/audit.mjs', import.meta.url));

const registry = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const audit = (at: string): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    // npm keeps what a registry knew.
    const cache = mkdtempSync(join(tmpdir(), 'paiju-audit-'));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    const env = { ...process.env, npm_config_registry: at, npm_config_cache: cache };
    const child = execFile(process.execPath, [SCRIPT], { env }, (_, stdout) =>
      resolve({ code: child.exitCode ?? -1, said: stdout }),
    );
  });

/** Knows something of fastify, which the server is made of. */
const knowing =
  (severity: string): RequestListener =>
  ({ url }, response) => {
    const isAsked = url?.endsWith('/advisories/bulk') ?? false;
    const known = {
      id: 1,
      url: 'https://example.org/1',
      title: 'a hole',
      severity,
      vulnerable_versions: '*',
    };
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAsked ? { fastify: [known] } : {}));
  };

test.each([
  ['critical', 1],
  ['high', 1],
  ['moderate', 0],
])('something of level %s ends with %i, and is told', async (severity, code) => {
  const answer = await audit(await registry(knowing(severity)));
  expect(answer).toMatchObject({ code, said: expect.stringContaining(`${severity}: fastify: a hole`) });
  expect(answer.said).toMatch(/dependencies audited: [1-9]\d* with something known, [01]/);
});

test('nothing known is nothing to tell', async () => {
  const answer = await audit(
    await registry((_, response) => response.setHeader('content-type', 'application/json').end('{}')),
  );
  expect(answer).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ dependencies audited: 0 with/) });
});

test.each<[string, () => Promise<string>]>([
  ['does not answer such questions', () => registry((_, response) => response.writeHead(405).end())],
  ['answers nonsense', () => registry((_, response) => response.end('<html>'))],
  ['is not there', async () => 'http://127.0.0.1:9'],
])('a registry that %s fails nothing, and a line says so', async (_, at) => {
  const { code, said } = await audit(await at());
  expect({ code, lines: said.trim().split('\n') }).toEqual({
    code: 0,
    lines: [expect.stringMatching(/^paiju: WARNING: the dependencies were not audited: \S/)],
  });
});
