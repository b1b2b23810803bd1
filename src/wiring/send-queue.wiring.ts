import { createActor, type SnapshotFrom } from "xstate";
import { isAnyUnsent, unsentNote } from "../../domain/schedule/unsent";
import {
  cameBackLink,
  cameBackText,
  countUnsent,
  isAnswer,
  type Settled,
  type Wish,
} from "../../domain/schedule/wish";
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
  /** Stores items on the device while they are sent directly, so that leaving or closing the page does not lose them. */
  during: <Outcome extends { kind: string }>(
    wishes: readonly Wish[],
    /** Whether the page would show a refusal; otherwise a toast tells it. */
    isShown: () => boolean,
    send: () => Promise<Outcome>,
  ) => Promise<{ outcome: Outcome; isAnnounced: boolean }>;
  isInSight: Queue["isInSight"];
  /** Resolves when the stored items are read. */
  opened: () => Promise<void>;
  waiting: Queue["waiting"];
  /** Tries to send now; resolves when the attempt has ended. */
  flush: () => Promise<void>;
};

/** One queue for each client, replaced when another person signs in. */
const queues = new WeakMap<Client, { userId: string; queue: SendQueue }>();

export function openSendQueue({ client, session, announce, keptOwner }: HousePorts, page: Window): SendQueue {
  const whoIsThere = () => session.getSnapshot().context.auth.me?.id;
  const userId = whoIsThere() ?? keptOwner ?? "";
  const known = queues.get(client);
  if (known?.userId === userId) return known.queue;
  const storage = createSafeStorage(() => page.localStorage);
  const box = createScheduleBox(page.indexedDB, userId);
  const note = async () => {
    const unsent = countUnsent(await box.readSaid());
    if (isAnyUnsent(unsent)) storage.write(outboxNote, unsentNote(unsent));
    else storage.remove(outboxNote);
  };
  const keep = (said: Wish) => box.keepSaid(said).then(note);
  const remove = (said: readonly Wish[]) => box.removeSaid(said).then(note);
  let isClosed = false;
  const isInSight = () => page.document.visibilityState !== "hidden";
  const listeners = new Set<(settled: Settled) => boolean>();
  /** Results that need no toast. */
  const shown = new WeakSet<Settled>();
  const settle = (settled: Settled) => {
    const isShown = [...listeners].map((hear) => hear(settled)).includes(true);
    if (isShown || settled.outcome.kind === "saved") shown.add(settled);
  };
  /** Whoever takes a refusal out of the storage tells it, so it is told once; what nobody took is told at the next visit. */
  const announceBack = async () => {
    const all = await box.readBack();
    if (all.length === 0) return;
    const kept = await box.readWindow();
    for (const back of all) {
      if (isClosed || !isInSight() || whoIsThere() !== userId) return;
      if (await box.takeBack(back))
        announce({ tone: "error", text: cameBackText(back, kept?.window ?? null), link: cameBackLink(back) });
    }
  };
  const putAway = async (all: readonly Settled[]) => {
    for (const settled of all)
      await (shown.has(settled) ? box.removeSaid([settled.said]) : box.keepBack(settled));
    await note();
    await announceBack();
  };
  const actor = createActor(
    sendQueueMachine.provide({
      actors: {
        openBox: effect<readonly Wish[]>(async () => {
          // The stored count may be of the previous person, whose items were deleted when the storage was opened.
          await note();
          void announceBack();
          return box.readSaid();
        }),
        // Sends nothing before the same person's session is restored.
        sendWishes: effect(async ({ input }) =>
          whoIsThere() === userId ? sendWishes(client, input.said) : [],
        ),
        putAway: effect(({ input }) => putAway(input.settled)),
        removeWishes: effect(({ input }) => remove(input.said)),
      },
      actions: { store: (_, said) => void keep(said) },
    }),
  );
  actor.on("wish.settled", ({ settled }) => settle(settled));
  actor.start();
  const goOn = () => {
    actor.send({ type: "network.returned" });
    void announceBack();
  };
  const stopWatching = watchAttention(page, ({ type }) => {
    if (type === "attention.returned") goOn();
  });
  const close = () => {
    isClosed = true;
    stopWatching();
    actor.stop();
    box.forget();
    queues.delete(client);
  };
  session.on("session.closed", close);
  if (whoIsThere() === undefined) {
    const arriving = session.subscribe(() => {
      if (whoIsThere() === undefined) return;
      arriving.unsubscribe();
      if (whoIsThere() === userId) goOn();
      else close();
    });
  }
  const ports: Queue = {
    add: (said) => actor.send({ type: "wish.added", said }),
    waiting: () => actor.getSnapshot().context.waiting,
    isInSight,
    onChanged: (hear) => {
      const { unsubscribe } = actor.subscribe(hear);
      return () => unsubscribe();
    },
    onSettled: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
  /** XState's `waitFor` would add 125 bytes to the first load. */
  const whenever = (isSo: (snapshot: SnapshotFrom<typeof sendQueueMachine>) => boolean) =>
    new Promise<void>((resolve) => {
      const look = (snapshot: SnapshotFrom<typeof sendQueueMachine>) => {
        if (!isSo(snapshot)) return;
        watching.unsubscribe();
        resolve();
      };
      const watching = actor.subscribe({ next: look, complete: resolve });
      look(actor.getSnapshot());
    });
  const queue: SendQueue = {
    box,
    add: ports.add,
    outbox: outboxOf(ports),
    receiptsOutbox: receiptsOutboxOf(ports),
    isInSight,
    waiting: ports.waiting,
    during: async (wishes, isShown, send) => {
      for (const said of wishes) void keep(said);
      const outcome = await send();
      const isAnnounced = outcome.kind !== "saved" && outcome.kind !== "unreachable" && !isShown();
      if (outcome.kind === "unreachable") wishes.forEach(ports.add);
      else if (!isAnnounced) void remove(wishes);
      // After the session's end the items stay stored: the same person's next queue sends them again.
      else if (!isClosed)
        void putAway(
          wishes.map((said) => ({ kind: isAnswer(said) ? "answer" : "got_it", said, outcome }) as Settled),
        );
      return { outcome, isAnnounced };
    },
    opened: () => whenever((snapshot) => !snapshot.matches("opening")),
    flush: () => {
      actor.send({ type: "network.returned" });
      return whenever((snapshot) => snapshot.matches("empty") || snapshot.matches("pausing"));
    },
  };
  queues.set(client, { userId, queue });
  return queue;
}
