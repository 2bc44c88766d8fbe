/** The files of the page: packed once, as small as it gets, and kept by browsers for as long as they are good. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Names that carry a digest of what is in the file: what has been fetched once is good for ever. */
const NEVER_CHANGES = /^\/assets\//;

const TYPES: Readonly<Record<string, string>> = {
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

type Encoding = 'br' | 'gzip';

export interface FileAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
  /** Whether a browser makes a page of it. */
  readonly isDocument: boolean;
}

export interface FileRequest {
  readonly url: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string;
}

export class Files {
  readonly #folder: string;
  /** What has been packed already, by digest and encoding. */
  readonly #packed = new Map<string, Promise<Buffer>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null where there is no such file. */
  async answer({ url, ifNoneMatch, acceptEncoding }: FileRequest): Promise<FileAnswer | null> {
    const path = pathOf(url);
    const file = path === null ? null : await read(join(this.#folder, path));
    if (path === null || file === null) return null;
    const etag = tagOf(file);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const isDocument = type.startsWith('text/html');
    const cache = NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { etag, 'cache-control': cache, vary: 'accept-encoding' };
    if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: null, isDocument };
    const encoding = IS_TEXT.test(type) ? encodingFor(acceptEncoding) : null;
    const body = encoding === null ? file : await this.#pack(file, encoding);
    const packed = encoding === null ? {} : { 'content-encoding': encoding };
    return { status: 200, headers: { ...headers, 'content-type': type, ...packed }, body, isDocument };
  }

  /** What index.html asks for at once takes a second to pack: it is begun before the first browser asks. */
  async packFirst(): Promise<void> {
    const page = (await read(join(this.#folder, 'index.html')))?.toString() ?? '';
    for (const [, path = ''] of page.matchAll(/(?:src|href)="\.(\/assets\/[^"]+)"/g)) {
      const file = await read(join(this.#folder, path));
      if (file !== null) await this.#pack(file, 'br');
    }
  }

  #pack(file: Buffer, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${tagOf(file)}`;
    const known = this.#packed.get(key) ?? (encoding === 'br' ? brotli(file, BROTLI) : zip(file));
    this.#packed.set(key, known);
    return known;
  }
}

/** A proxy that packs what we have not marks our tag as weak, and a browser may know several. */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

const tagOf = (file: Buffer): string =>
  `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;

/** The file an address asks for, from the folder on; null where it asks for none of ours. */
export const pathOf = (url: string): string | null => {
  let path: string;
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
};

const read = async (path: string): Promise<Buffer | null> => {
  try {
    return (await stat(path)).isFile() && !path.endsWith(sep) ? await readFile(path) : null;
  } catch {
    return null;
  }
};

const encodingFor = (accepted: string): Encoding | null => {
  const names = accepted.split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const has = (name: string): boolean => names.some((one) => one.trim().split(';')[0] === name);
  if (has('br')) return 'br';
  return has('gzip') ? 'gzip' : null;
};
