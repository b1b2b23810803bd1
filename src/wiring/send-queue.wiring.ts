import { createActor, type SnapshotFrom } from "xstate";
import { isAnyUnsent, unsentNote } from "../../domain/schedule/unsent";
import {
  cameBackLink,
  cameBackText,
  countUnsent,
  isAnswer,
  type Settled,
  type Wish,
  wishKey,
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
    /** Whether the chart that would show the result has stopped. */
    isLeft: () => boolean,
    send: () => Promise<Outcome>,
  ) => Promise<Outcome>;
  /** Resolves when the stored items are read. */
  opened: () => Promise<void>;
  /** Waiting items, and refused ones that were not shown. */
  unsettled: () => readonly Wish[];
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
  /** Refused items that no chart has shown, by key. */
  const back = new Map<string, Settled>();
  const listeners = new Set<(settled: Settled) => boolean>();
  const settle = async (settled: Settled) => {
    const isShown = [...listeners].map((hear) => hear(settled)).includes(true);
    if (isShown || settled.outcome.kind === "saved") return;
    back.set(wishKey(settled.said), settled);
    const kept = await box.readWindow();
    const text = cameBackText(settled, kept?.window ?? null);
    announce({ tone: "error", text, link: cameBackLink(settled) });
  };
  const putAway = async (settled: Settled) => {
    if (back.get(wishKey(settled.said)) === settled) await box.keepBack(settled);
    else await box.removeSaid([settled.said]);
    await note();
  };
  const actor = createActor(
    sendQueueMachine.provide({
      actors: {
        openBox: effect<readonly Wish[]>(async () => {
          for (const settled of await box.readBack()) back.set(wishKey(settled.said), settled);
          // The stored count may be of the previous person, whose items were deleted when the storage was opened.
          await note();
          return box.readSaid();
        }),
        // Sends nothing before the same person's session is restored.
        sendWishes: effect(async ({ input }) =>
          whoIsThere() === userId ? sendWishes(client, input.said) : [],
        ),
        putAway: effect(async ({ input }) => {
          for (const settled of input.settled) await putAway(settled);
        }),
        removeWishes: effect(({ input }) => remove(input.said)),
      },
      actions: { store: (_, said) => void keep(said) },
    }),
  );
  actor.on("wish.settled", ({ settled }) => void settle(settled));
  actor.start();
  const stopWatching = watchAttention(page, ({ type }) => {
    if (type === "attention.returned") actor.send({ type: "network.returned" });
  });
  const close = () => {
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
      if (whoIsThere() === userId) actor.send({ type: "network.returned" });
      else close();
    });
  }
  const ports: Queue = {
    add: (said) => {
      back.delete(wishKey(said));
      actor.send({ type: "wish.added", said });
    },
    waiting: () => actor.getSnapshot().context.waiting,
    cameBack: () => [...back.values()],
    takeBack: (said) => {
      const settled = back.get(wishKey(said));
      if (settled?.said !== said) return undefined;
      back.delete(wishKey(said));
      void box.removeSaid([settled]);
      return settled;
    },
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
    during: async (wishes, isLeft, send) => {
      for (const said of wishes) {
        back.delete(wishKey(said));
        void keep(said);
      }
      const outcome = await send();
      if (outcome.kind === "unreachable") wishes.forEach(ports.add);
      else if (!isLeft() || outcome.kind === "saved") void remove(wishes);
      else
        for (const said of await box.stillSaid(wishes)) {
          const settled = { kind: isAnswer(said) ? "answer" : "got_it", said, outcome } as Settled;
          void settle(settled);
          void putAway(settled);
        }
      return outcome;
    },
    opened: () => whenever((snapshot) => !snapshot.matches("opening")),
    unsettled: () => [...ports.waiting(), ...ports.cameBack().map(({ said }) => said)],
    flush: () => {
      actor.send({ type: "network.returned" });
      return whenever((snapshot) => snapshot.matches("empty") || snapshot.matches("pausing"));
    },
  };
  queues.set(client, { userId, queue });
  return queue;
}
