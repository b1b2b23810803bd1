import { fromCallback } from "xstate";
import type { Line } from "./line.effects";
import { watchSchedule } from "./received.effects";

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
