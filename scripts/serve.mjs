// A small server for a folder of files. Node alone: the page needs nothing else of a server.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Where the search for a free port ends. */
const PORTS_TRIED = 100;
/** Names that carry a digest of what is in the file: what has been fetched once is good for ever. */
const NEVER_CHANGES = /^\/assets\//;

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const IS_TEXT = /charset|json/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as it gets: each file is packed once, when it is first asked for. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Serves a folder on the first free port from `port` on; 0 is any free one.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ readonly address: string, readonly close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  const server = createServer(answering(folder));
  const taken = await listen(server, port);
  return {
    address: `http://localhost:${taken}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} first
 */
async function listen(server, first) {
  for (let port = first; ; port += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, 'localhost', () => resolve(undefined));
      });
      server.removeAllListeners('error');
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : port;
    } catch (error) {
      server.removeAllListeners('error');
      const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
      if (!isTaken || port >= Math.min(first + PORTS_TRIED, 65_535)) throw error;
    }
  }
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
function answering(folder) {
  const pack = packing();
  void packFirst(folder, pack);
  return async (request, response) => {
    /** @type {(status: number, headers?: import('node:http').OutgoingHttpHeaders, body?: Buffer | string) => void} */
    const answer = (status, headers = {}, body = '') => {
      const { length } = Buffer.from(body);
      const always = {
        'x-content-type-options': 'nosniff',
        ...(status === 304 ? {} : { 'content-length': length }),
      };
      response.writeHead(status, { ...always, ...headers }).end(request.method === 'HEAD' ? undefined : body);
    };
    const plain = { 'content-type': TYPES['.txt'] };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answer(405, { ...plain, allow: 'GET, HEAD' }, 'only GET and HEAD');
    const path = pathOf(request.url ?? '/');
    const file = path === null ? null : await read(join(folder, path));
    if (path === null || file === null) return answer(404, plain, 'not found');
    const tag = tagOf(file);
    const cache = NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { etag: tag, 'cache-control': cache, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === tag) return answer(304, headers);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const encoding = IS_TEXT.test(type)
      ? encodingFor(String(request.headers['accept-encoding'] ?? ''))
      : null;
    if (encoding === null) return answer(200, { ...headers, 'content-type': type }, file);
    const body = await pack(file, encoding);
    answer(200, { ...headers, 'content-type': type, 'content-encoding': encoding }, body);
  };
}

/** @param {Buffer} file */
const tagOf = (file) => `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;

/** @returns {(file: Buffer, encoding: 'br' | 'gzip') => Promise<Buffer>} */
function packing() {
  /** @type {Map<string, Promise<Buffer>>} What has been packed already, by digest and encoding. */
  const packed = new Map();
  return (file, encoding) => {
    const key = `${encoding} ${tagOf(file)}`;
    const known = packed.get(key) ?? (encoding === 'br' ? brotli(file, BROTLI) : zip(file));
    packed.set(key, known);
    return known;
  };
}

/**
 * What index.html asks for at once takes a second to pack: it is begun before the first browser asks.
 * @param {string} folder
 * @param {ReturnType<typeof packing>} pack
 */
async function packFirst(folder, pack) {
  const page = (await read(join(folder, 'index.html')))?.toString() ?? '';
  for (const [, path = ''] of page.matchAll(/(?:src|href)="\.(\/assets\/[^"]+)"/g)) {
    const file = await read(join(folder, path));
    if (file !== null) await pack(file, 'br');
  }
}

/**
 * The file an address asks for, from the folder on; null where it asks for none of ours.
 * @param {string} url
 */
export function pathOf(url) {
  let path;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
  const parts = path.split('/').slice(1);
  // No step up, no hidden file, nothing that another system would read as a folder or a drive.
  const isOurs = path.startsWith('/') && parts.every((part) => !/^\.|[\\:\0]/.test(part));
  if (!isOurs) return null;
  return path.endsWith('/') ? `${path}index.html` : path;
}

/**
 * @param {string} path
 * @returns {Promise<Buffer | null>}
 */
async function read(path) {
  try {
    return (await stat(path)).isFile() && !path.endsWith(sep) ? await readFile(path) : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} accepted
 * @returns {'br' | 'gzip' | null}
 */
function encodingFor(accepted) {
  const names = accepted.split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const has = (/** @type {string} */ name) => names.some((one) => one.trim().split(';')[0] === name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : null;
}
