import { fromCallback } from "xstate";
import type { AttentionEvent } from "../../../domain/shell/attention";

/** Implements the polls' placeholder actor: reports whether the page is visible and the device online. */
export const attentionOf = (page: Window) =>
  fromCallback<AttentionEvent>(({ sendBack }) => watchAttention(page, sendBack));

export function watchAttention(page: Window, tell: (event: AttentionEvent) => void): () => void {
  const stop = new AbortController();
  let isHere = true;
  const look = () => {
    const wasHere = isHere;
    isHere = page.document.visibilityState !== "hidden" && page.navigator.onLine;
    if (isHere !== wasHere) tell({ type: isHere ? "attention.returned" : "attention.left" });
  };
  page.document.addEventListener("visibilitychange", look, { signal: stop.signal });
  page.addEventListener("online", look, { signal: stop.signal });
  page.addEventListener("offline", look, { signal: stop.signal });
  look();
  return () => stop.abort();
}

/** Fills the `network` actor of a list that is read again whenever somebody returns to the page. */
export const returnsOf = (page: Window) =>
  fromCallback(({ sendBack }) =>
    watchAttention(page, ({ type }) => {
      if (type === "attention.left") return;
      sendBack({ type: "network.returned" });
      sendBack({ type: "refresh.wanted" });
    }),
  );
