import { fits } from "../../../domain/base/shape";
import type { ScheduleWindow } from "../../../domain/schedule/agenda";
import { type Settled, type Wish, wishKey } from "../../../domain/schedule/wish";
import { readSchedule as windowShape } from "../../api/shapes/schedule-window";

/** What this device keeps of somebody's schedule: the last window, and the answers that have not left yet. */
export type ScheduleBox = ReturnType<typeof createScheduleBox>;

type Kept = { window: ScheduleWindow; readAt: number };

/** Two databases, since the window goes with every session and the answers outlive one that ran out. */
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
  return {
    /** One that another release kept may lack what this one shows: then there is none. */
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
    /** What came back and was not shown yet. */
    readBack: async () => (await readAnswers()).filter(isBack),
    /** It takes the place of what was said. */
    keepBack: (settled: Settled) => answers.put(saidPrefix + wishKey(settled.said), settled),
    /** The latest of one player at one event takes the place of the one before, as the latest *Got it* of an event does. */
    keepSaid: (said: Wish) => answers.put(saidPrefix + wishKey(said), said),
    /** Those of them that nothing newer took the place of. */
    stillSaid: async (all: readonly Wish[]) => {
      const kept = await readAnswers();
      return all.filter((said) => kept.some((each) => isSame(each, said)));
    },
    /** What was said anew since then stays. */
    removeSaid: async (all: readonly (Wish | Settled)[]) => {
      for (const said of all) {
        const key = saidPrefix + wishKey(isBack(said) ? said.said : said);
        await answers.use<unknown>(
          "readwrite",
          async (store) => isSame(await settled(store.get(key)), said) && settled(store.delete(key)),
          () => isSame(answers.memory.get(key), said) && answers.memory.delete(key),
        );
      }
    },
    /** What the page holds in place of a database goes with the session, as the databases do. */
    forget: () => {
      week.memory.clear();
      answers.memory.clear();
    },
  };
}

const isBack = (each: Wish | Settled): each is Settled => "said" in each;
const isSame = (kept: unknown, said: Wish | Settled) => JSON.stringify(kept) === JSON.stringify(said);

/**
 * A database of IndexedDB for one person: it is emptied when somebody else opens it. Where the browser refuses, it lasts as long as the
 * page.
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

/** Times and places of children go with the session, however it ended: it may have been ended from elsewhere, for a lost device. */
export const wipeKeptWeek = (factory: IDBFactory | undefined) => void factory?.deleteDatabase(weekName);
/** With a sign-out the answers go as well. A session that ran out leaves them to the same person's next one. */
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
  // Signing out deletes it, in this tab or another one.
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
