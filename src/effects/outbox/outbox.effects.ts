import type { Announcement } from "../../../domain/base/announcement";
import type { Judged, OutboxKind, Row, Settled, Stored } from "../../../domain/outbox/outbox";
import type { Unsent } from "../../../domain/outbox/unsent";
import { effect } from "../base/effect.effects";
import type { OutboxStore } from "./outbox-store.effects";

/** What a feature adds to the description of its kind. */
export type OutboxSender<Item, Done extends Settled<Item>> = {
  kind: OutboxKind<Item>;
  /** The results leave out items that could not be sent. */
  send: (due: readonly Item[]) => Promise<readonly Done[]>;
  /** Counts what would be lost by a sign-out. */
  count: (stored: Stored<Item, Done>) => Unsent;
  /** The toast of a refusal that no row shows. */
  toast?: (done: Done) => Promise<Announcement>;
};

/** The person whose outbox it is, and the page. */
export type OutboxPlace = {
  isTheirs: () => boolean;
  isInSight: () => boolean;
  announce: (announcement: Announcement) => void;
  /** Counts unsent items of all kinds anew. */
  note: () => Promise<void>;
  locks: LockManager | undefined;
};

/** Implements the placeholder actors and actions of the outbox. */
export function outboxActors<Item extends object, Done extends Settled<Item>>(
  { kind, send, toast }: OutboxSender<Item, Done>,
  store: OutboxStore<Item, Done>,
  { isTheirs, isInSight, announce, note, locks }: OutboxPlace,
) {
  /** Single items are sent by one tab at a time, and put away before another looks. */
  const sendInTurn = async (due: readonly Item[]) => {
    const work = async () => {
      const kept = await Promise.all(due.map(store.isKept));
      const settled = await send(due.filter((_, nth) => kept[nth]));
      await store.putAway(
        settled.map((done) => ({
          done,
          isHeld: done.outcome.kind !== "saved" && kind.outcomeShown === "in place",
        })),
      );
      return settled;
    };
    return locks ? await locks.request(`drip.outbox.${kind.name}`, work) : work();
  };
  return {
    actors: {
      openBox: effect(async () => {
        // The stored count may be of the previous person, whose items were deleted when the storage was opened.
        await note();
        return store.read();
      }),
      // Sends nothing before the same person's session is restored.
      send: effect<readonly Done[], { due: readonly Item[] }>(async ({ input: { due } }) => {
        if (!isTheirs()) return [];
        return kind.order.type === "each" ? sendInTurn(due) : send(due);
      }),
      putAway: effect<void, { judged: readonly Judged<Done>[] }>(async ({ input: { judged } }) => {
        await store.putAway(judged);
        await note();
      }),
      /** Whoever takes a refusal out of the storage tells it, so it is told once; what nobody took is told at the next visit. */
      sendHeld: effect<void>(async () => {
        if (!toast) return;
        // What reads the same is said once.
        const said = new Set<string>();
        for (const done of (await store.read()).held) {
          const told = await toast(done);
          if (!isTheirs() || !isInSight()) return;
          if (!(await store.takeHeld(done)) || said.has(told.text)) continue;
          said.add(told.text);
          announce(told);
        }
      }),
    },
    actions: {
      store: (_: unknown, item: Item) => void store.keep(item).then(note),
      unstore: (_: unknown, item: Item) => void store.drop(item).then(note),
    },
  };
}

type OutboxEvent<Item, Done> =
  | { type: "item.added" | "item.dropped"; item: Item }
  | { type: "outcome.received"; settled: readonly Done[]; rows: readonly Row<Done>[] }
  | { type: "row.came" | "row.left"; row: Row<Done> }
  | { type: "network.returned" };

type Snapshot<Item, Done> = {
  status: string;
  value: { line: string; reporting: string };
  context: { waiting: readonly Item[]; held: readonly Done[]; judged: readonly unknown[] };
};

/** The running machine. */
export type OutboxActor<Item, Done> = {
  send: (event: OutboxEvent<Item, Done>) => void;
  getSnapshot: () => Snapshot<Item, Done>;
  subscribe: (observer: { next: (snapshot: Snapshot<Item, Done>) => void; complete: () => void }) => {
    unsubscribe: () => void;
  };
};

type Direct<Item, Done, Outcome> = {
  /** Whether the sender would show a refusal. */
  isShown: () => boolean;
  send: () => Promise<Outcome>;
  settledOf: (item: Item, outcome: Outcome) => Done;
};

export type Outbox<Item extends object, Done extends Settled<Item>> = ReturnType<
  typeof outboxPort<Item, Done>
>;

/** What the features use of a running outbox. */
export function outboxPort<Item extends object, Done extends Settled<Item>>(
  actor: OutboxActor<Item, Done>,
  store: OutboxStore<Item, Done>,
  note: () => Promise<void>,
  is: Record<"opened" | "atRest", (snapshot: Snapshot<Item, Done>) => boolean>,
) {
  const add = (item: Item) => actor.send({ type: "item.added", item });
  /** XState's `waitFor` would add 125 bytes to the first load. */
  const whenever = (isSo: (snapshot: Snapshot<Item, Done>) => boolean) =>
    new Promise<void>((resolve) => {
      const look = (snapshot: Snapshot<Item, Done>) => {
        if (!isSo(snapshot)) return;
        watching.unsubscribe();
        resolve();
      };
      const watching = actor.subscribe({ next: look, complete: resolve });
      look(actor.getSnapshot());
    });
  return {
    add,
    drop: (item: Item) => actor.send({ type: "item.dropped", item }),
    snapshot: () => actor.getSnapshot(),
    waiting: () => actor.getSnapshot().context.waiting,
    onChanged: (listener: () => void) => {
      const { unsubscribe } = actor.subscribe({ next: listener, complete: () => {} });
      return () => unsubscribe();
    },
    /** Tells a row of the outcomes of its items. */
    watch: (row: Row<Done>) => {
      actor.send({ type: "row.came", row });
      return () => actor.send({ type: "row.left", row });
    },
    /** Stores items on the device while they are sent directly, so that leaving or closing the page does not lose them. */
    sendDirectly: async <Sent extends Item, Outcome extends { kind: string }>(
      items: readonly Sent[],
      { isShown, send, settledOf }: Direct<Sent, Done, Outcome>,
    ): Promise<{ outcome: Outcome; isShownHere: boolean }> => {
      for (const item of items) void store.keep(item).then(note);
      const outcome = await send();
      const isActive = actor.getSnapshot().status === "active";
      if (outcome.kind === "unreachable") {
        if (isActive) items.forEach(add);
        return { outcome, isShownHere: true };
      }
      let isShownHere = isShown() || outcome.kind === "saved";
      // After the session's end a refusal stays stored: the same person's next outbox sends the items again.
      if (!isActive && isShownHere) void store.remove(items).then(note);
      if (isActive)
        actor.send({
          type: "outcome.received",
          settled: items.map((item) => settledOf(item, outcome)),
          rows: [{ isOf: () => true, isShown, onSettled: (_, isHere) => (isShownHere = isHere) }],
        });
      return { outcome, isShownHere };
    },
    /** Resolves when the stored items are read. */
    opened: () => whenever(is.opened),
    /** Tries to send now; resolves when the attempt has ended. */
    flush: () => {
      actor.send({ type: "network.returned" });
      return whenever(is.atRest);
    },
  };
}
