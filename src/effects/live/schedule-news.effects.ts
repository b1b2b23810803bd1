import { fromCallback } from "xstate";
import { watchSchedule } from "./heard.effects";
import type { Line } from "./line.effects";

/** Fills the `network` actor of lists about a schedule: they are read again when it changes, and when the device is back online. */
export const networkOrSchedule = (
  page: Pick<Window, "addEventListener">,
  line: Line | undefined,
  teamId?: string,
) =>
  fromCallback(({ sendBack }) => {
    const stop = new AbortController();
    page.addEventListener("online", () => sendBack({ type: "network.returned" }), { signal: stop.signal });
    const leave = watchSchedule(line, () => sendBack({ type: "refresh.wanted" }), teamId);
    return () => {
      stop.abort();
      leave();
    };
  });
