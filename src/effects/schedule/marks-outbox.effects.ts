import { fromCallback } from "xstate";
import { isMark, type PendingChange } from "../../../domain/schedule/answer/pending-change";
import type { GivenMark } from "../../../domain/schedule/attendance/attendance";
import type { EventKey } from "../../../domain/schedule/event/event-sheet";
import type { PendingChangeOutbox } from "./pending-changes.effects";

/** Fills the attendance's `outbox` actor: sends marks of one event, and reports which still wait and what became of them. */
export const marksOutboxOf = (
  outbox: Pick<PendingChangeOutbox, "add" | "watch" | "waiting" | "onChanged" | "flush">,
  isInSight: () => boolean,
  setSaved: (said: GivenMark) => void,
) =>
  fromCallback<{ type: "marks.made"; marks: readonly GivenMark[] }, EventKey>(
    ({ input: { eventId }, receive, sendBack }) => {
      const isOfIt = (change: PendingChange): change is GivenMark =>
        isMark(change) && change.eventId === eventId;
      const tell = () => sendBack({ type: "outbox.changed", waiting: outbox.waiting().filter(isOfIt) });
      receive(({ marks }) => {
        marks.forEach(outbox.add);
        void outbox.flush();
      });
      const stops = [
        outbox.watch({
          isOf: ({ said }) => isOfIt(said),
          isShown: isInSight,
          onSettled: (done, isShownHere) => {
            if (done.kind !== "attendance") return;
            if (done.outcome.kind === "saved") setSaved(done.said);
            sendBack({ type: "mark.settled", ...done, isShownHere });
          },
        }),
        outbox.onChanged(tell),
      ];
      tell();
      return () => {
        for (const stop of stops) stop();
      };
    },
  );
