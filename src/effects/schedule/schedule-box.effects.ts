import { fits } from "../../../domain/base/shape";
import type { ScheduleWindow } from "../../../domain/schedule/agenda";
import { type Settled, type Wish, wishKey } from "../../../domain/schedule/wish";
import { readSchedule as windowShape } from "../../api/shapes/schedule-window";

/** The schedule's storage on the device: the last window, and the outbox. */
export type ScheduleBox = ReturnType<typeof createScheduleBox>;

/** `ahead`: milliseconds by which the device's clock was ahead; absent in windows that an earlier release stored. */
type Kept = { window: ScheduleWindow; readAt: number; ahead?: number };

/** Two databases, since the window is deleted with the session while the outbox outlives an expired one. */
export function createScheduleBox(factory: IDBFactory | undefined, userId: string) {
  const week = createStore(factory, weekName, userId);
  const answers = createStore(factory, answersName, userId);
  const readAnswers = () =>
    answers.use<readonly (Wish | Settled)[]>(
      "readonly",
      (store) => settled(store.getAll(saidRange())),
      () =>
        [...answers.memory]
          .filter(([key]) => key.startsWith(saidPrefix))
          .map(([, each]) => each as Wish | Settled),
    );
  /** Replaces or removes an item, and returns true, unless it was replaced by a newer one or removed since. */
  const change = (kept: Wish | Settled, next?: Settled): Promise<boolean> => {
    const key = saidPrefix + wishKey(isBack(kept) ? kept.said : kept);
    const { memory } = answers;
    return answers.use(
      "readwrite",
      async (store) => {
        if (!isSame(await settled(store.get(key)), kept)) return false;
        await (next ? settled(store.put(next, key)) : settled(store.delete(key)));
        return true;
      },
      () => isSame(memory.get(key), kept) && (next ? memory.set(key, next).has(key) : memory.delete(key)),
    );
  };
  return {
    /** Ignores a window stored by another release, which may lack fields. */
    readWindow: () =>
      week
        .use<Kept | undefined>(
          "readonly",
          (store) => settled(store.get(windowKey)),
          () => week.memory.get(windowKey) as Kept,
        )
        .then((kept) => (kept && fits(kept.window, windowShape) ? kept : null)),
    keepWindow: (kept: Kept) => week.put(windowKey, kept),
    readSaid: async () => (await readAnswers()).filter((each): each is Wish => !isBack(each)),
    /** Refused items of which the person was not told yet. */
    readBack: async () => (await readAnswers()).filter(isBack),
    /** Replaces an item by its refusal. */
    keepBack: (back: Settled) => change(back.said, back),
    /** Removes a refusal; of several callers and tabs one gets true. */
    takeBack: (back: Settled) => change(back),
    /** Stores an item in place of an earlier one of the same key. */
    keepSaid: (said: Wish) => answers.put(saidPrefix + wishKey(said), said),
    removeSaid: async (all: readonly Wish[]) => {
      for (const said of all) await change(said);
    },
    /** Clears the in-memory fallback, which wiping the databases does not reach. */
    forget: () => {
      week.memory.clear();
      answers.memory.clear();
    },
  };
}

const isBack = (each: Wish | Settled): each is Settled => "said" in each;
const isSame = (kept: unknown, said: Wish | Settled) => JSON.stringify(kept) === JSON.stringify(said);

/**
 * An IndexedDB database of one person, emptied when another one opens it. If the browser refuses storage, an in-memory map is used for
 * the lifetime of the page.
 */
function createStore(factory: IDBFactory | undefined, name: string, userId: string) {
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
  const put = (key: string, value: unknown) =>
    use<unknown>(
      "readwrite",
      (store) => settled(store.put(value, key)),
      () => memory.set(key, value),
    ).then(() => {});
  return { memory, use, put };
}

/** The user id of the kept window, for a page that opens before its session is restored; null if no window is kept. */
export async function readKeptOwner(factory: IDBFactory | undefined): Promise<string | null> {
  if (!factory) return null;
  try {
    const request = factory.open(weekName, 1);
    // No such database: abort, so that none is created.
    request.onupgradeneeded = () => request.transaction?.abort();
    const database = await settled(request);
    const store = database.transaction(storeName, "readonly").objectStore(storeName);
    const [owner, window] = await Promise.all([settled(store.get(ownerKey)), settled(store.get(windowKey))]);
    database.close();
    return typeof owner === "string" && window !== undefined ? owner : null;
  } catch {
    return null;
  }
}

/** Deletes children's times and places at the end of any session, which may have been ended remotely for a lost device. */
export const wipeKeptWeek = (factory: IDBFactory | undefined) => void factory?.deleteDatabase(weekName);
/** Deletes the outbox at sign-out. After an expired session it is kept for the same person's next one. */
export const wipeKeptAnswers = (factory: IDBFactory | undefined) => void factory?.deleteDatabase(answersName);

const weekName = "drip.week";
const answersName = "drip.answers";

const storeName = "kept";
const windowKey = "window";
const ownerKey = "owner";
const saidPrefix = "said.";
const saidRange = () => IDBKeyRange.bound(saidPrefix, `${saidPrefix}\uffff`);

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
