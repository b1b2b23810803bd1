import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import type { Huddle } from "../../domain/huddle/huddle";
import type { StartOutcome } from "../../domain/huddle/talk-outcomes";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type EventTarget = { teamId: string; eventId: string };

/** Opens the huddle of an event's grown-ups; the first press makes it. */
export const talkAboutMachine = setup({
  types: {
    context: {} as { target: EventTarget; refusal: string | null },
    events: {} as { type: "talk.pressed" },
    emitted: {} as { type: "huddle.opened"; huddle: Huddle },
    input: {} as EventTarget,
  },
  actors: { open: effectActor<StartOutcome, EventTarget>() },
  actions: {
    sendOpened: emit((_, outcome: StartOutcome) => {
      if (outcome.kind !== "started") throw new Error("A huddle that was refused was told");
      return { type: "huddle.opened", huddle: outcome.huddle };
    }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    setUnknownFault: assign({ refusal: problemTexts.unknown }),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: { isOpened: (_, outcome: StartOutcome) => outcome.kind === "started" },
}).createMachine({
  id: "talkAbout",
  context: ({ input }) => ({ target: input, refusal: null }),
  initial: "resting",
  states: {
    resting: { on: { "talk.pressed": { target: "opening", actions: "forgetRefusal" } } },
    opening: {
      invoke: {
        id: "open",
        src: "open",
        input: ({ context }) => context.target,
        onDone: byOutcome({ isOpened: ["resting", "sendOpened"], else: ["resting", "setRefusal"] }),
        onError: onFault("resting"),
      },
    },
  },
});

export type TalkAboutMachine = typeof talkAboutMachine;
type Snapshot = SnapshotFrom<TalkAboutMachine>;
export const selectIsOpening = (snapshot: Snapshot) => snapshot.matches("opening");
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
