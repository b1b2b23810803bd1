import type { Judged, OutboxKind, Settled, Stored } from "../../../domain/outbox/outbox";
import type { PersonStore } from "../base/person-store.effects";

/** The database of one person's unsent items. It is named after its first kind. */
export const outboxName = "drip.answers";

/** Deletes the outbox at sign-out. After an expired session it is kept for the same person's next one. */
export const wipeOutbox = (factory: IDBFactory | undefined) => void factory?.deleteDatabase(outboxName);

export type OutboxStore<Item extends object, Done extends Settled<Item>> = ReturnType<
  typeof outboxStoreOf<Item, Done>
>;

/** Items of one kind. A refusal is stored in place of its item until it is told or decided. */
export function outboxStoreOf<Item extends object, Done extends Settled<Item>>(
  store: PersonStore,
  { name, keyOf }: Pick<OutboxKind<Item>, "name" | "keyOf">,
) {
  const at = (item: Item) => `${name}.${keyOf(item)}`;
  const isHeld = (each: Item | Done): each is Done => "said" in each && "outcome" in each;
  return {
    read: async (): Promise<Stored<Item, Done>> => {
      const all = (await store.all(`${name}.`)) as (Item | Done)[];
      return { waiting: all.filter((each): each is Item => !isHeld(each)), held: all.filter(isHeld) };
    },
    /** Stores an item in place of an earlier one of the same key. */
    keep: (item: Item) => store.put(at(item), item),
    /** Removes items, except those that were replaced since. */
    remove: async (items: readonly Item[]) => {
      for (const item of items) await store.replace(at(item), item);
    },
    /** Removes an item whatever became of it. */
    drop: (item: Item) => store.remove(at(item)),
    putAway: async (judged: readonly Judged<Done>[]) => {
      for (const { done, isHeld: isKept } of judged)
        await store.replace(at(done.said), done.said, isKept ? done : undefined);
    },
    /** Removes a refusal; of several callers and tabs one gets true. */
    takeHeld: (done: Done) => store.replace(at(done.said), done),
    isKept: async (item: Item) => JSON.stringify(await store.get(at(item))) === JSON.stringify(item),
  };
}
