import { fromCallback } from "xstate";
import type { SignEvent } from "../../../domain/live/live";
import type { Line } from "./line.effects";

/** Implements the strip's `signs`. Apart from attention, since a page that is offline may still be looked at. */
export const signsOf = (line: Line, { document }: Window) =>
  fromCallback<SignEvent>(({ sendBack }) => {
    const stop = new AbortController();
    const look = () =>
      sendBack({ type: document.visibilityState === "hidden" ? "sight.left" : "sight.returned" });
    document.addEventListener("visibilitychange", look, { signal: stop.signal });
    look();
    const leave = line.listen(({ type }) => {
      if (type !== "line.lost" && type !== "count.wanted") sendBack({ type: "sign.received" });
    });
    return () => {
      leave();
      stop.abort();
    };
  });
