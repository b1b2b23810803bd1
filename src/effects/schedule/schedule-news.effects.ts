import { fromCallback } from "xstate";
import { watchAttention } from "../base/attention.effects";
import { type Counting, watchPings } from "../pings/news.effects";

/** Fills the schedule's `news` actor: visibility, network and new pings. */
export const newsOfSchedule = (page: Window, session: Counting) =>
  fromCallback(({ sendBack }) => {
    const stopPings = watchPings(session, () => sendBack({ type: "refresh.wanted" }));
    const stopAttention = watchAttention(page, sendBack);
    return () => {
      stopPings();
      stopAttention();
    };
  });
