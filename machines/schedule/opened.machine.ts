import { fromCallback, setup } from "xstate";
import type { Seen } from "../../domain/schedule/week/schedule";
import { effectActor } from "../base/effect-actor.setup";

/** A change that rings counts as seen once it stood in sight for two seconds: the page is shown, and the change is on it. */
export const openedMachine = setup({
  types: {
    context: {} as OpenedInput,
    input: {} as OpenedInput,
    events: {} as { type: "change.in-sight" } | { type: "change.out-of-sight" },
  },
  actors: {
    sight: fromCallback<{ type: "none" }, { place: object }>(() => {}),
    sendOpened: effectActor<void, { seen: Seen }>(),
  },
  delays: { reading: 2_000 },
}).createMachine({
  id: "opened",
  context: ({ input }) => input,
  initial: "watching",
  states: {
    watching: {
      invoke: { id: "sight", src: "sight", input: ({ context: { place } }) => ({ place }) },
      initial: "outOfSight",
      states: {
        outOfSight: { on: { "change.in-sight": "inSight" } },
        inSight: {
          on: { "change.out-of-sight": "outOfSight" },
          after: { reading: "#opened.sending" },
        },
      },
    },
    /** A failed call is not repeated: the change is drawn again at the next visit. */
    sending: {
      invoke: {
        id: "sendOpened",
        src: "sendOpened",
        input: ({ context: { seen } }) => ({ seen }),
        onDone: "over",
        onError: "over",
      },
    },
    over: { type: "final" },
  },
});

/** The version as it is drawn, and what it is drawn on, which only the effects look at. */
export type OpenedInput = { readonly seen: Seen; readonly place: object };
export const openedId = ({ seen: { eventId, version } }: OpenedInput) => `opened ${eventId} ${version}`;
