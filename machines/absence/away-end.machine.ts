import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Absence, AbsenceReview } from "../../domain/absence/absence";
import type { AwayEnded } from "../../domain/absence/away-form";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { effectActor } from "../base/effect-actor.setup";
import { onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";

type Item = Pick<Absence, "id" | "version">;

/** Ends absences by one press: *We're back*, and the undo of what was just said, which stands until it is put away. */
export const awayEndMachine = setup({
  types: {
    context: {} as { said: AbsenceReview | null; items: readonly Item[]; refusal: string | null },
    events: {} as
      | { type: "absences.said"; review: AbsenceReview }
      | { type: "put-away.pressed" }
      | { type: "end.pressed"; items: readonly Item[] },
    /** What the page shows is outdated. With what stands again, if they were ended here. */
    emitted: {} as { type: "absences.settled"; review: AbsenceReview | null },
  },
  actors: {
    endAway: effectActor<AwayEnded, { items: readonly Item[] }>(),
  },
  actions: {
    setSaid: assign((_, { review }: { review: AbsenceReview }) => ({ said: review, refusal: null })),
    forgetSaid: assign({ said: null, refusal: null }),
    setItems: assign((_, { items }: { items: readonly Item[] }) => ({ items, refusal: null })),
    sendSettled: emit((_, outcome: AwayEnded) => ({
      type: "absences.settled",
      review: outcome.kind === "ended" ? outcome.review : null,
    })),
    recordChanged: assign({ refusal: baseCodeTexts.REQUEST_412_CHANGED }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    setUnknownFault: assign({ refusal: problemTexts.unknown }),
  },
  guards: {
    isEnded: (_, { kind }: AwayEnded) => kind === "ended",
    isOutdated: (_, { kind }: AwayEnded) => kind === "differs",
  },
}).createMachine({
  id: "awayEnd",
  context: { said: null, items: [], refusal: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "absences.said": { actions: { type: "setSaid", params: ({ event }) => event } },
        "put-away.pressed": { actions: "forgetSaid" },
        "end.pressed": { target: "ending", actions: { type: "setItems", params: ({ event }) => event } },
      },
    },
    ending: {
      invoke: {
        id: "endAway",
        src: "endAway",
        input: ({ context: { items } }) => ({ items }),
        onDone: byOutcome({
          isEnded: ["idle", "forgetSaid", "sendSettled"],
          isOutdated: ["idle", "recordChanged", "sendSettled"],
          else: ["idle", "setRefusal"],
        }),
        onError: onFault("idle"),
      },
    },
  },
});

export type AwayEndMachine = typeof awayEndMachine;
type Snapshot = SnapshotFrom<AwayEndMachine>;
export const selectEnding = (snapshot: Snapshot) =>
  snapshot.matches("ending") ? snapshot.context.items : null;
export const selectSaid = (snapshot: Snapshot) => snapshot.context.said;
export const selectEndRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
