import { fromCallback, sendTo, setup } from "xstate";
import type { AppUpdateEvent } from "../../domain/app-update/app-update";
import type { AttentionEvent } from "../../domain/shell/attention";

export type ReleaseOrder = { type: "look" };

/** Offers a newer release and reloads only on request, since the person may be typing. */
export const appUpdateMachine = setup({
  types: {
    events: {} as AppUpdateEvent | AttentionEvent | { type: "reload.chosen" },
  },
  actors: {
    releases: fromCallback<ReleaseOrder>(() => {}),
    attention: fromCallback<AttentionEvent>(() => {}),
  },
  actions: {
    look: sendTo("releases", { type: "look" }),
    showPrompt: () => {},
    reload: () => {},
  },
  delays: { lookAgain: 3_600_000 },
}).createMachine({
  id: "appUpdate",
  invoke: [
    { id: "releases", src: "releases" },
    { id: "attention", src: "attention" },
  ],
  initial: "current",
  states: {
    current: {
      on: {
        "release.found": "ready",
        "script.missing": "ready",
        "attention.returned": { actions: "look" },
      },
      after: { lookAgain: { target: "current", reenter: true, actions: "look" } },
    },
    /** A dismissed prompt is shown again only when another release is found or a script is missing. */
    ready: {
      entry: "showPrompt",
      on: {
        "release.found": { actions: "showPrompt" },
        "script.missing": { actions: "showPrompt" },
        "reload.chosen": "reloading",
      },
    },
    reloading: { type: "final", entry: "reload" },
  },
});
