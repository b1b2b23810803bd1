import { fromCallback } from "xstate";
import { watchAttention } from "../base/attention.effects";
import type { Line } from "../live/line.effects";
import { watchSchedule } from "../live/received.effects";
import { type Counting, watchPings } from "../pings/news.effects";

/** Fills the schedule's `news` actor: visibility, network, new pings and changes of a schedule. */
export const newsOfSchedule = (page: Window, session: Counting, line?: Line) =>
  fromCallback(({ sendBack }) => {
    const stopPings = watchPings(session, () => sendBack({ type: "refresh.wanted" }));
    const stopLine = watchSchedule(line, () => sendBack({ type: "refresh.wanted" }));
    const stopAttention = watchAttention(page, sendBack);
    return () => {
      stopPings();
      stopLine();
      stopAttention();
    };
  });
