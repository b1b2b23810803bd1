import type { Scope } from "../../../src/service-worker/scope";

type Replies = Record<string, () => Response | Promise<Response>>;
type Waiting = Promise<unknown>[];

/** A fake service worker scope. Addresses without a reply are unreachable. */
export function fakeScope(origin: string, replies: Replies, files: readonly string[]) {
  const known: Replies = {
    ...Object.fromEntries(files.map((file) => [file, () => new Response(`file ${file}`)])),
    ...replies,
  };
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: never) => void>();
  const asked: string[] = [];
  const sent: { path: string; init: RequestInit }[] = [];
  const told: string[] = [];
  const done: string[] = [];
  const shown: object[] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const pages: { url: string; focus: () => Promise<void> }[] = [];
  const pathOf = (request: RequestInfo | URL) =>
    new URL(request instanceof URL || typeof request === "string" ? request : request.url, origin).pathname;

  const fetch = async (request: Request | string, init: RequestInit = {}) => {
    const path = pathOf(request);
    if (init.method === "POST") sent.push({ path, init });
    else asked.push(init.credentials ? `${path} ${init.credentials}` : path);
    const reply = known[path];
    if (!reply) throw new TypeError("Failed to fetch");
    return reply();
  };
  const openCache = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetch(path));
      },
      put: async (path: string, reply: Response) => void store.set(path, reply),
      keys: async () => [...store.keys()].map((path) => new Request(new URL(path, origin))),
      delete: async ({ url }: Request) => store.delete(url.slice(origin.length)),
    };
  };
  const caches = {
    open: async (name: string) => openCache(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) =>
      [...stores]
        .filter(([name]) => cacheName === undefined || name === cacheName)
        .flatMap(([, store]) => store.get(pathOf(request)) ?? [])[0]
        ?.clone(),
  };
  const scope = {
    location: { origin },
    caches: caches as unknown as CacheStorage,
    clients: {
      claim: async () => void done.push("claimed"),
      matchAll: async () => pages,
      openWindow: async (url: string) => void done.push(`opened ${url}`),
      get: async (id: string) => ({ postMessage: (text: string) => void told.push(`${id}: ${text}`) }),
    },
    registration: {
      navigationPreload: { enable: async () => void done.push("preload enabled") },
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
    shown,
    fetch,
    skipWaiting: async () => void done.push("skipped waiting"),
    setTimeout: (run: () => void, milliseconds: number) => void timers.push({ run, milliseconds }),
    addEventListener: (name: string, hear: (event: never) => void) => void listeners.set(name, hear),
    asked,
    sent,
    told,
    done,
    keys: async (name: string) => [...(stores.get(name)?.keys() ?? [])],
    lose: (path: string) => delete known[path],
    answer: (path: string, status: number) => {
      known[path] = () => new Response(null, { status });
    },
  } satisfies Scope & Record<string, unknown>;
  return {
    scope,
    openPage: (url: string) => pages.push({ url, focus: async () => void done.push(`focused ${url}`) }),
    /** Runs the timers that are due by then. */
    pass: (milliseconds: number) => {
      for (const timer of timers) if (timer.milliseconds <= milliseconds) timer.run();
    },
    kept: (name: string, path: string) => stores.get(name)?.get(path),
    fire: async (name: string, event: object) => {
      const waiting: Waiting = [];
      listeners.get(name)?.({
        waitUntil: (work: Promise<unknown>) => waiting.push(work),
        ...event,
      } as never);
      await Promise.all(waiting);
    },
  };
}
