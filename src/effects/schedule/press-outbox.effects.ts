import { fromCallback } from "xstate";
import type { PressOutcome } from "../../../domain/base/press";
import { problemTexts } from "../../../domain/base/texts";
import {
  type GivenHelp,
  type PendingChange,
  pendingChangeKey,
} from "../../../domain/schedule/answer/pending-change";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import type { PendingChangeOutbox } from "./pending-changes.effects";

type Outcome = PressOutcome<EventDetails>;

/** Sends a press directly; it stays on the device until the server has replied. Only a page in sight shows a refusal. */
export async function sendPress<Said extends GivenHelp>(
  outbox: Pick<PendingChangeOutbox, "sendDirectly">,
  said: Said,
  isShown: () => boolean,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const { outcome, isShownHere } = await outbox.sendDirectly([said], {
    isShown,
    send,
    settledOf: (_, outcome) => ({ kind: "help", said, outcome }),
  });
  return isShownHere ? outcome : { kind: "announced" };
}

/** Sends what never waits on the device. */
export async function sendOnline(send: () => Promise<Outcome>): Promise<Outcome> {
  const outcome = await send();
  return outcome.kind === "unreachable" ? { kind: "refused", text: problemTexts.unreachable } : outcome;
}

/** Fills a press's `outbox` actor: reports the row's press that waits, and what became of it. */
export const pressOutboxOf = <Said extends GivenHelp>(
  outbox: Pick<PendingChangeOutbox, "add" | "watch" | "waiting" | "onChanged">,
  isInSight: () => boolean,
) =>
  fromCallback<{ type: "press.queued"; said: Said }, { row: string }>(
    ({ input: { row }, receive, sendBack }) => {
      const isOfRow = (change: PendingChange) => pendingChangeKey(change) === row;
      const tell = () => {
        const said = outbox.waiting().find(isOfRow);
        if (said) sendBack({ type: "outbox.waiting", said });
      };
      receive(({ said }) => outbox.add(said));
      const stops = [
        outbox.onChanged(tell),
        outbox.watch({
          isOf: ({ said }) => isOfRow(said),
          isShown: isInSight,
          onSettled: (done, isShownHere) => {
            if (done.kind !== "help") return;
            const outcome: Outcome = isShownHere ? done.outcome : { kind: "announced" };
            sendBack({ type: "outbox.settled", outcome });
          },
        }),
      ];
      tell();
      return () => {
        for (const stop of stops) stop();
      };
    },
  );
