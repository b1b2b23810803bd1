import { fromCallback } from "xstate";
import { isGotIt } from "../../../domain/schedule/answer/pending-change";
import type { GotItOutcome, Seen } from "../../../domain/schedule/week/schedule";
import type { PendingChangeOutbox } from "./pending-changes.effects";

/** Sends *Got its* directly. */
export const sendSeen = async (
  outbox: Pick<PendingChangeOutbox, "sendDirectly">,
  seen: readonly Seen[],
  isShown: () => boolean,
  send: () => Promise<GotItOutcome>,
): Promise<GotItOutcome> =>
  (
    await outbox.sendDirectly(seen, {
      isShown,
      send,
      settledOf: (said, outcome) => ({ kind: "got_it", said, outcome }),
    })
  ).outcome;

/** Fills the receipts' `outbox` actor: reports which acknowledgements wait, and their results. */
export const receiptsOutboxOf = (
  outbox: Pick<PendingChangeOutbox, "add" | "watch" | "waiting" | "onChanged">,
) =>
  fromCallback<{ type: "got-it.queued"; seen: readonly Seen[] }>(({ receive, sendBack }) => {
    const tell = () => sendBack({ type: "outbox.changed", waiting: outbox.waiting().filter(isGotIt) });
    receive(({ seen }) => seen.forEach(outbox.add));
    const stops = [
      outbox.onChanged(tell),
      outbox.watch({
        isOf: ({ kind }) => kind === "got_it",
        isShown: () => true,
        onSettled: ({ said, outcome }) => sendBack({ type: "outbox.settled", said, outcome }),
      }),
    ];
    tell();
    return () => {
      for (const stop of stops) stop();
    };
  });
