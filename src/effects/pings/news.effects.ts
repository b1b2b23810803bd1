import { fromCallback } from "xstate";
import { watchAttention } from "../base/attention.effects";
import type { Line } from "../live/line.effects";
import { watchSchedule } from "../live/received.effects";

/** The pings' state in the session: the number of unseen notifications and the time of the newest. */
export type Counting = {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => { context: { auth: { newNotifications: number; lastNewPingAt: string | null } } };
};

/** Calls back when a ping came or was seen, until the returned function is called. */
export function watchPings(session: Counting, listener: () => void): () => void {
  const count = () => {
    const { newNotifications, lastNewPingAt } = session.getSnapshot().context.auth;
    return `${newNotifications} ${lastNewPingAt}`;
  };
  let known = count();
  const watching = session.subscribe(() => {
    const now = count();
    if (now === known) return;
    known = now;
    listener();
  });
  return () => watching.unsubscribe();
}

/**
 * Fills the `network` actor of lists that are read again when something may have changed: a ping came or was seen, somebody returned to the page, the
 * network is back, and with a line a schedule changed.
 */
export const newsOf = (page: Window, session: Counting, line?: Line) =>
  fromCallback(({ sendBack }) => {
    const stopPings = watchPings(session, () => sendBack({ type: "refresh.wanted" }));
    const stopLine = watchSchedule(line, () => sendBack({ type: "refresh.wanted" }));
    const stopAttention = watchAttention(page, ({ type }) => {
      if (type === "attention.left") return;
      sendBack({ type: "network.returned" });
      sendBack({ type: "refresh.wanted" });
    });
    return () => {
      stopPings();
      stopLine();
      stopAttention();
    };
  });
