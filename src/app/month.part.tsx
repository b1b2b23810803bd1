import { monthTexts } from "../../domain/schedule/week/month";
import { monthMachine } from "../../machines/schedule/month.machine";
import { HeldDialog } from "../controls/dialogs/held-dialog";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { printAlone } from "../effects/base/print.effects";
import { withEffects } from "../effects/base/with-effects.effects";
import { readWindow } from "../effects/schedule/window.effects";
import { Month } from "../features/schedule/week/month";
import type { ScheduleDialog } from "../screens/schedule/event-place";

/** A month of the schedule, on screen and on paper, at `?month`. */
export function wireMonth(
  { client }: Pick<AppPorts, "client">,
  page: Window,
): ScheduleDialog<"today" | "open"> {
  const machine = withEffects(monthMachine, {
    read: async ({ input, signal }) => {
      const read = await readWindow(client, { ...input, tag: null, signal });
      return read.kind === "read" ? read : { kind: "failed" };
    },
  });
  return ({ isOpen, close, page: { today, open } }) => (
    <HeldDialog isOpen={isOpen} title={monthTexts.title} onClosed={close}>
      {() => <Month machine={machine} today={today} onOpened={open} onPrinted={() => printAlone(page)} />}
    </HeldDialog>
  );
}
