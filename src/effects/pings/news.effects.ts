import { fromCallback } from "xstate";
import { watchAttention } from "../base/attention.effects";

/** What the session tells of the pings: how many notifications nobody has seen, and when the newest came. */
type Counting = {
  subscribe: (hear: () => void) => { unsubscribe: () => void };
  getSnapshot: () => { context: { auth: { newNotifications: number; lastNewPingAt: string | null } } };
};

/**
 * Fills the `network` actor of what has to be asked anew when something may have happened: a ping came or was seen, somebody came back to the page, the network is there again.
 */
export const newsOf = (page: Window, session: Counting) =>
  fromCallback(({ sendBack }) => {
    const count = () => {
      const { newNotifications, lastNewPingAt } = session.getSnapshot().context.auth;
      return `${newNotifications} ${lastNewPingAt}`;
    };
    let known = count();
    const counted = session.subscribe(() => {
      if (count() === known) return;
      known = count();
      sendBack({ type: "refresh.wanted" });
    });
    const stop = watchAttention(page, ({ type }) => {
      if (type === "attention.left") return;
      sendBack({ type: "network.returned" });
      sendBack({ type: "refresh.wanted" });
    });
    return () => {
      counted.unsubscribe();
      stop();
    };
  });
