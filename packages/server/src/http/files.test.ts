/** The page as it is served: what is in its folder, packed where that helps, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from './files.ts';
import { pageServer } from './testing/app.ts';

const SCRIPT = 'export const one = 1;\n'.repeat(100);
const home = mkdtempSync(join(tmpdir(), 'paiju-serve-'));
const folder = join(home, 'page');
let server: Awaited<ReturnType<typeof pageServer>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'secret');
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>牌局</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'icon.png'), 'png');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets', 'a-1234.js'), SCRIPT);
  server = await pageServer(folder, 0);
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A request whose path nobody tidies up on the way. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server;
    request({ hostname: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/index.html?a=1', 'text/html; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/icon.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/assets/a-1234.js', 'text/javascript; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await ask(path);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type });
});

test.each([
  '/nothing.js',
  '/assets',
  '/assets/',
  '/.hidden',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '//etc/passwd',
  '/%00',
  '/%',
  `${'/..'.repeat(20)}/etc/passwd`,
])('there is nothing at %s', async (path) => {
  const { status, body } = await ask(path);
  expect({ status, body: body.toString() }).toEqual({ status: 404, body: 'not found' });
});

test('an address leads to a file of the folder or nowhere', () => {
  expect(pathOf('/a/b.js#x')).toBe('/a/b.js');
  expect(pathOf('/')).toBe('/index.html');
  expect(pathOf('http://elsewhere/')).toBeNull();
  expect(pathOf('/C:/windows')).toBeNull();
});

describe('what is sent', () => {
  test('brotli where it is understood, else gzip, else as it is', async () => {
    const brotli = await ask('/assets/a-1234.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const zipped = await ask('/assets/a-1234.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT);
    const plain = await ask('/assets/a-1234.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(brotli.body.length).toBeLessThan(plain.body.length);
  });

  test('pictures are not packed twice', async () => {
    expect((await ask('/icon.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('what carries a digest in its name is kept, the rest is asked for again', async () => {
    expect((await ask('/assets/a-1234.js')).headers['cache-control']).toContain('immutable');
    const { headers } = await ask('/');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'if-none-match': headers.etag ?? '' });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    for (const tags of [`W/${headers.etag}`, `"other", ${headers.etag}`])
      expect((await ask('/', { 'if-none-match': tags })).status).toBe(304);
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('HEAD gets no body, and nothing may be written', async () => {
    const head = await ask('/icon.png', {}, 'HEAD');
    expect({ status: head.status, length: head.headers['content-length'] }).toEqual({
      status: 200,
      length: '3',
    });
    expect(head.body.length).toBe(0);
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });
});

test('a taken port leads to the next one', async () => {
  const second = await pageServer(folder, server.port);
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
});

test('no port is no reason to wait for ever', async () => {
  await expect(pageServer(folder, 70_000)).rejects.toThrow(/port/i);
});

describe('the headers', () => {
  const policy = async (path: string) => {
    const { headers } = await ask(path);
    return [headers['content-security-policy'] ?? null, headers['x-content-type-options']];
  };

  test('let a document load only what comes from here, and be put into no other page', async () => {
    const [content] = await policy('/');
    expect(content).toContain("default-src 'self'");
    expect(content).toContain("frame-ancestors 'none'");
    expect(content).not.toContain('unsafe-eval');
    expect(content).not.toMatch(/script-src[^;]*unsafe-inline/);
    const { headers } = await ask('/');
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
    expect(await policy('/api/status')).toEqual([content, 'nosniff']);
  });

  test('are few on what a document is made of', async () => {
    expect(await policy('/assets/a-1234.js')).toEqual([null, 'nosniff']);
    const { headers } = await ask('/assets/a-1234.js', { 'accept-encoding': 'br' });
    expect(JSON.stringify(headers).length).toBeLessThan(450);
  });
});
