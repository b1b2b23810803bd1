import { createActor, type SnapshotFrom } from "xstate";
import type { Wish } from "../../domain/schedule/wish";
import { sendQueueMachine } from "../../machines/schedule/send-queue.machine";
import type { Client } from "../api/client";
import { watchAttention } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { outboxNote } from "../effects/schedule/outbox-note.effects";
import { createScheduleBox, type ScheduleBox } from "../effects/schedule/schedule-box.effects";
import { outboxOf, type Queue, receiptsOutboxOf, sendWishes } from "../effects/schedule/send-queue.effects";
import type { HousePorts } from "./house-ports";

type SendQueue = {
  box: ScheduleBox;
  add: Queue["add"];
  outbox: ReturnType<typeof outboxOf>;
  receiptsOutbox: ReturnType<typeof receiptsOutboxOf>;
  /** Keeps wishes on the device while they are sent one by one, so that neither leaving the page nor closing it loses them. */
  during: <Outcome extends { kind: string }>(
    wishes: readonly Wish[],
    send: () => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** Tries now; resolves when that is over. */
  flush: () => Promise<void>;
};

/** One queue for each client, and anew for another person. */
const queues = new WeakMap<Client, { userId: string; queue: SendQueue }>();

export function openSendQueue({ client, session }: HousePorts, page: Window): SendQueue {
  const userId = session.getSnapshot().context.auth.me?.id ?? "";
  const known = queues.get(client);
  if (known?.userId === userId) return known.queue;
  const storage = createSafeStorage(() => page.localStorage);
  const box = createScheduleBox(page.indexedDB, userId);
  const note = async () => {
    const { length } = await box.readSaid();
    if (length === 0) storage.remove(outboxNote);
    else storage.write(outboxNote, String(length));
  };
  const keep = (said: Wish) => box.keepSaid(said).then(note);
  const remove = (said: readonly Wish[]) => box.removeSaid(said).then(note);
  const actor = createActor(
    sendQueueMachine.provide({
      actors: {
        openBox: effect(() => box.readSaid()),
        sendWishes: effect(({ input }) => sendWishes(client, input.said)),
        removeWishes: effect(({ input }) => remove(input.said)),
      },
      actions: { store: (_, said) => void keep(said) },
    }),
  ).start();
  const stopWatching = watchAttention(page, ({ type }) => {
    if (type === "attention.returned") actor.send({ type: "network.returned" });
  });
  session.on("session.closed", () => {
    stopWatching();
    actor.stop();
    box.forget();
    queues.delete(client);
  });
  const ports: Queue = {
    add: (said) => actor.send({ type: "wish.added", said }),
    waiting: () => actor.getSnapshot().context.waiting,
    onChanged: (hear) => {
      const { unsubscribe } = actor.subscribe(hear);
      return () => unsubscribe();
    },
    onSettled: (hear) => {
      const { unsubscribe } = actor.on("wish.settled", hear);
      return unsubscribe;
    },
  };
  const queue: SendQueue = {
    box,
    add: ports.add,
    outbox: outboxOf(ports),
    receiptsOutbox: receiptsOutboxOf(ports),
    during: async (wishes, send) => {
      for (const said of wishes) void keep(said);
      const outcome = await send();
      if (outcome.kind === "unreachable") wishes.forEach(ports.add);
      else void remove(wishes);
      return outcome;
    },
    flush: () => {
      actor.send({ type: "network.returned" });
      // XState's `waitFor` would add 125 bytes to the first load.
      return new Promise<void>((resolve) => {
        const look = (snapshot: SnapshotFrom<typeof sendQueueMachine>) => {
          if (!snapshot.matches("empty") && !snapshot.matches("pausing")) return;
          watching.unsubscribe();
          resolve();
        };
        const watching = actor.subscribe({ next: look, complete: resolve });
        look(actor.getSnapshot());
      });
    },
  };
  queues.set(client, { userId, queue });
  return queue;
}
