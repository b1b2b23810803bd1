import { createActor } from "xstate";
import type { Settled } from "../../../domain/outbox/outbox";
import { addUnsent, isAnyUnsent, noneUnsent, unsentNote } from "../../../domain/outbox/unsent";
import { messageOutboxMachine } from "../../../machines/huddle/message-outbox.machine";
import { type OutboxMachine, selectIsAtRest, selectIsOpened } from "../../../machines/outbox/outbox.setup";
import { pendingChangesMachine } from "../../../machines/schedule/pending-changes.machine";
import type { Client } from "../../api/client";
import type { AppPorts } from "../base/app-ports.actors";
import { watchAttention } from "../base/attention.effects";
import { openPersonStore } from "../base/person-store.effects";
import { createSafeStorage } from "../base/storage.effects";
import { messageSender } from "../huddle/message.effects";
import { messagesOutbox } from "../huddle/messages-outbox.effects";
import { openCachedWeek } from "../schedule/cached-week.effects";
import { pendingChangeSender } from "../schedule/pending-changes.effects";
import { followPerson, signedInUser } from "./follow-person.effects";
import { type OutboxPlace, type OutboxSender, outboxActors, outboxPort } from "./outbox.effects";
import { outboxName, outboxStoreOf } from "./outbox-store.effects";
import { unsentKey } from "./unsent-key.effects";

/** One for each client, replaced when another person signs in. */
const known = new WeakMap<Client, { userId: string; outboxes: ReturnType<typeof openFor> }>();

/** The outbox of who is signed in, or of whom the device remembers while the session is being restored. */
export function openOutbox(ports: AppPorts, page: Window) {
  const userId = ports.session.getSnapshot().context.auth.me?.id ?? "";
  const found = known.get(ports.client);
  if (found?.userId === userId) return found.outboxes;
  const outboxes = openFor(userId, ports, page);
  known.set(ports.client, { userId, outboxes });
  return outboxes;
}

function openFor(userId: string, { client, session, announce }: AppPorts, page: Window) {
  const store = openPersonStore(page.indexedDB, outboxName, userId);
  const week = openCachedWeek(page.indexedDB, userId);
  const storage = createSafeStorage(() => page.localStorage);
  const isInSight = () => page.document.visibilityState !== "hidden";
  const counts: (() => Promise<typeof noneUnsent>)[] = [];
  const note = async () => {
    const unsent = (await Promise.all(counts.map((count) => count()))).reduce(addUnsent, noneUnsent);
    if (isAnyUnsent(unsent)) storage.write(unsentKey, unsentNote(unsent));
    else storage.remove(unsentKey);
  };
  let isOpen = true;
  const place: OutboxPlace = {
    isTheirs: () => isOpen && signedInUser(session) === userId,
    isInSight,
    announce,
    note,
    locks: page.navigator.locks,
  };
  const run = <Item extends object, Done extends Settled<Item>>(
    machine: OutboxMachine<Item, Done>,
    sender: OutboxSender<Item, Done>,
  ) => {
    const kept = outboxStoreOf<Item, Done>(store, sender.kind);
    counts.push(async () => sender.count(await kept.read()));
    const actor = createActor(machine.provide(outboxActors(sender, kept, place)));
    const port = outboxPort<Item, Done>(actor, kept, note, {
      opened: selectIsOpened,
      atRest: selectIsAtRest,
    });
    return { actor, port };
  };
  const pendingChanges = run(pendingChangesMachine, pendingChangeSender(client, week));
  const messages = run(messageOutboxMachine, messageSender(client, Date.now));
  const actors = [pendingChanges.actor, messages.actor];
  for (const actor of actors) actor.start();
  const goOn = () => {
    for (const actor of actors) actor.send({ type: "network.returned" });
  };
  const stopWatching = watchAttention(page, ({ type }) => {
    if (type === "attention.returned") goOn();
  });
  followPerson(session, userId, {
    arrived: goOn,
    left: () => {
      isOpen = false;
      stopWatching();
      for (const actor of actors) actor.stop();
      store.forget();
      week.forget();
      known.delete(client);
    },
  });
  return {
    week,
    isInSight,
    pendingChanges: pendingChanges.port,
    messages: messagesOutbox(messages.port, Date.now),
    /** Tries to send everything now; resolves when the attempt has ended. */
    flush: () => Promise.all([pendingChanges.port.flush(), messages.port.flush()]),
  };
}
