import { fromCallback } from "xstate";
import type { LineEvent } from "../../../domain/live/live";

/** Passes on what the live line tells to whoever listens in the app. */
export type Line = ReturnType<typeof openLine>;

export function openLine() {
  const listeners = new Set<(event: LineEvent) => void>();
  let isOpen = false;
  return {
    publish(event: LineEvent) {
      isOpen = event.type === "line.opened" || (isOpen && event.type !== "line.lost");
      for (const listener of [...listeners]) listener(event);
    },
    isOpen: () => isOpen,
    listen(listener: (event: LineEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Huddles that are open in the page. */
    openHuddles: new Set<string>(),
  };
}

/** Fills the `talk` actor of the pings. */
export const countsOf = (line: Line) =>
  fromCallback<{ type: "count.wanted" }>(({ sendBack }) =>
    line.listen((event) => {
      if (event.type === "count.wanted") sendBack(event);
    }),
  );
