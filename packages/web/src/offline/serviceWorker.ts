/** The service worker: keeps every file of one build, and answers from what it keeps. It must not import anything. */

/** Of the worker's world, what is used here. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listen: (event: WorkerEvent) => void): void;
}

export interface WorkerEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

export interface Build {
  /** Another build has another one. */
  readonly version: string;
  /** Relative to the worker; `./` is the page itself. */
  readonly files: readonly string[];
}

export const serve = (scope: WorkerScope, { version, files }: Build): void => {
  const family = 'paiju-';
  const own = family + version;

  const keepAll = async (): Promise<void> => {
    const cache = await scope.caches.open(own);
    await cache.addAll([...files]);
  };

  /** Runs once no page uses the build before this one any more. */
  const forgetOthers = async (): Promise<void> => {
    const names = await scope.caches.keys();
    await Promise.all(
      names
        .filter((name) => name.startsWith(family) && name !== own)
        .map((name) => scope.caches.delete(name)),
    );
    await scope.clients.claim();
  };

  const answer = async (request: Request): Promise<Response> => {
    const cache = await scope.caches.open(own);
    const wanted = request.mode === 'navigate' ? './' : request;
    return (await cache.match(wanted, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
  };

  scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method === 'GET' && new URL(request.url).origin === scope.location.origin)
      event.respondWith(answer(request));
  });
};
