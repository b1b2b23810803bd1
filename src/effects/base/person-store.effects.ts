/** The database of what goes with the session: the last week, and whose it is. */
export const sessionStoreName = "drip.week";

export type PersonStore = ReturnType<typeof openPersonStore>;

/**
 * An IndexedDB database of one person, emptied when another one opens it. If the browser refuses storage, an in-memory map is used for
 * the lifetime of the page.
 */
export function openPersonStore(factory: IDBFactory | undefined, name: string, userId: string) {
  const memory = new Map<string, unknown>();
  const opened = open(factory, name, userId).catch(() => null);
  const use = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Value>,
    instead: () => Value,
  ): Promise<Value> => {
    const database = await opened;
    if (database === null) return instead();
    try {
      return await work(database.transaction(storeName, mode).objectStore(storeName));
    } catch {
      return instead();
    }
  };
  /** What the browser refused to store is in memory. */
  const remembered = (prefix: string) =>
    [...memory].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value);
  return {
    get: (key: string) =>
      use<unknown>(
        "readonly",
        async (store) => (await settled(store.get(key))) ?? memory.get(key),
        () => memory.get(key),
      ),
    /** All values whose keys begin so, in the order of their keys. */
    all: (prefix: string) =>
      use<readonly unknown[]>(
        "readonly",
        async (store) => [
          ...(await settled(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))),
          ...remembered(prefix),
        ],
        () => remembered(prefix),
      ),
    put: (key: string, value: unknown) =>
      use<unknown>(
        "readwrite",
        (store) => settled(store.put(value, key)),
        () => memory.set(key, value),
      ).then(() => {}),
    remove: async (key: string) => {
      memory.delete(key);
      await use<unknown>(
        "readwrite",
        (store) => settled(store.delete(key)),
        () => {},
      );
    },
    /** Replaces a value, or removes it, and returns true, unless it was replaced or removed since. Of several tabs one gets true. */
    replace: (key: string, known: unknown, next?: unknown): Promise<boolean> => {
      const inMemory = () =>
        isSame(memory.get(key), known) &&
        (next === undefined ? memory.delete(key) : memory.set(key, next).has(key));
      return use(
        "readwrite",
        async (store) => {
          if (!isSame(await settled(store.get(key)), known)) return inMemory();
          await (next === undefined ? settled(store.delete(key)) : settled(store.put(next, key)));
          return true;
        },
        inMemory,
      );
    },
    /** Clears the in-memory fallback, which wiping the database does not reach. */
    forget: () => memory.clear(),
  };
}

/** A stored value and whose it is, for a page that does not know yet who uses it. */
export async function readOwned(
  factory: IDBFactory | undefined,
  name: string,
  key: string,
): Promise<{ owner: unknown; value: unknown } | null> {
  if (!factory) return null;
  try {
    const request = factory.open(name, 1);
    // No such database: abort, so that none is created.
    request.onupgradeneeded = () => request.transaction?.abort();
    const database = await settled(request);
    const store = database.transaction(storeName, "readonly").objectStore(storeName);
    const [owner, value] = await Promise.all([settled(store.get(ownerKey)), settled(store.get(key))]);
    database.close();
    return { owner, value };
  } catch {
    return null;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const storeName = "kept";
const ownerKey = "owner";

async function open(
  factory: IDBFactory | undefined,
  name: string,
  userId: string,
): Promise<IDBDatabase | null> {
  if (!factory) return null;
  const request = factory.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  const database = await settled(request);
  // Close on request, or a sign-out in any tab could not delete the database.
  database.onversionchange = () => database.close();
  const transaction = database.transaction(storeName, "readwrite");
  const store = transaction.objectStore(storeName);
  if ((await settled(store.get(ownerKey))) !== userId) {
    store.clear();
    store.put(userId, ownerKey);
  }
  return database;
}

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
