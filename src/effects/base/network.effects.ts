import { fromCallback } from "xstate";

/** Fills the `network` actor of machines that try again once the device is back online. Listens as long as the actor runs. */
export const networkReturns = (page: Pick<Window, "addEventListener">) =>
  fromCallback(({ sendBack }) => {
    const stop = new AbortController();
    page.addEventListener("online", () => sendBack({ type: "network.returned" }), { signal: stop.signal });
    return () => stop.abort();
  });
