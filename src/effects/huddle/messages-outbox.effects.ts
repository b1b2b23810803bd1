import {
  meantAgain,
  type QueuedMessage,
  queuedMessage,
  type SettledMessage,
  unsentMessages,
} from "../../../domain/huddle/queued-message";
import type { MessageOutbox, UnsentMessage } from "../../../domain/huddle/unsent-message";
import type { Outbox } from "../outbox/outbox.effects";

type Ports = Pick<Outbox<QueuedMessage, SettledMessage>, "add" | "drop" | "snapshot" | "onChanged" | "watch">;

/** What a huddle's page uses of the outbox. */
export function messagesOutbox(outbox: Ports, now: () => number): MessageOutbox {
  let last = { at: 0, nth: 0 };
  /** A device's clock that is set back does not change the order. */
  const nextPlace = () => {
    const at = Math.max(now(), last.at);
    last = { at, nth: at === last.at ? last.nth + 1 : 0 };
    return last;
  };
  let listed = { of: outbox.snapshot(), lists: new Map<string, readonly UnsentMessage[]>() };
  const sendHeld = (messageId: string) => {
    const done = outbox.snapshot().context.held.find(({ said }) => said.messageId === messageId);
    if (done) outbox.add(meantAgain(done, now()));
  };
  return {
    add: (message) => outbox.add(queuedMessage(message, nextPlace())),
    unsentOf: (huddleId) => {
      const snapshot = outbox.snapshot();
      if (listed.of !== snapshot) listed = { of: snapshot, lists: new Map() };
      const { line } = snapshot.value;
      const isSending = line !== "pausing" && line !== "empty";
      const known =
        listed.lists.get(huddleId) ?? unsentMessages(huddleId, { ...snapshot.context, isSending });
      listed.lists.set(huddleId, known);
      return known;
    },
    onChanged: outbox.onChanged,
    onSent: (listener) =>
      outbox.watch({
        isOf: ({ outcome }) => outcome.kind === "saved",
        isShown: () => true,
        onSettled: ({ said: { huddleId }, outcome }) => {
          if (outcome.kind === "saved") listener({ huddleId, message: outcome.message });
        },
      }),
    tryAgain: sendHeld,
    anyway: sendHeld,
    /** What is being sent is not dropped, since it may have arrived. */
    drop: (messageId) => {
      const { context, value } = outbox.snapshot();
      const waiting = value.line === "sending" ? [] : context.waiting;
      const all = [...waiting, ...context.held.map(({ said }) => said)];
      const message = all.find((each) => each.messageId === messageId);
      if (message) outbox.drop(message);
    },
  };
}
