import { expect, test } from 'vitest';
import type { WorkerEvent, WorkerScope } from './serviceWorker.ts';
import { serve } from './serviceWorker.ts';

/** A browser that keeps names only. */
const browser = (kept: Record<string, string[]>) => {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const cacheOf = (name: string) => ({
    addAll: async (files: string[]) => {
      kept[name] = [...(kept[name] ?? []), ...files];
    },
    match: async (wanted: string | Request) => {
      const address = typeof wanted === 'string' ? wanted : `./${new URL(wanted.url).pathname.slice(1)}`;
      return kept[name]?.includes(address) ? new Response(`kept ${address}`) : undefined;
    },
  });
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => Object.keys(kept),
    delete: async (name: string) => delete kept[name],
  };
  const scope = {
    location: { origin: 'https://table.example' },
    caches,
    clients: { claim: async () => {} },
    addEventListener: (type: string, listen: (event: WorkerEvent) => void) =>
      void listeners.set(type, listen),
  } as unknown as WorkerScope;
  const fire = async (type: string, request?: Partial<Request>): Promise<Response | null> => {
    let work: Promise<unknown> = Promise.resolve(null);
    const take = (own: Promise<unknown>): void => {
      work = own;
    };
    listeners.get(type)?.({ request: request as Request, waitUntil: take, respondWith: take });
    return (await work) as Response | null;
  };
  return { scope, fire };
};

const FILES = ['./', './assets/a.js'];

test('everything is kept, older builds are forgotten, and others’ caches stay', async () => {
  const kept: Record<string, string[]> = { 'paiju-old': ['./x'], other: ['./y'] };
  const { scope, fire } = browser(kept);
  serve(scope, { version: 'new', files: FILES });
  await fire('install');
  expect(kept['paiju-old']).toEqual(['./x']);
  await fire('activate');
  expect(kept).toEqual({ 'paiju-new': FILES, other: ['./y'] });
});

test.each([
  [{ url: 'https://table.example/', method: 'GET', mode: 'navigate' }, 'kept ./'],
  [{ url: 'https://table.example/assets/a.js?v=1', method: 'GET', mode: 'no-cors' }, 'kept ./assets/a.js'],
] as const)('%j is answered from what is kept', async (request, text) => {
  const { scope, fire } = browser({ 'paiju-new': FILES });
  serve(scope, { version: 'new', files: FILES });
  expect(await (await fire('fetch', request))?.text()).toBe(text);
});

test.each([
  { url: 'https://elsewhere.example/assets/a.js', method: 'GET', mode: 'cors' },
  { url: 'https://table.example/assets/a.js', method: 'POST', mode: 'cors' },
] as const)('%j is left to the browser', async (request) => {
  const { scope, fire } = browser({ 'paiju-new': FILES });
  serve(scope, { version: 'new', files: FILES });
  expect(await fire('fetch', request)).toBeNull();
});
