import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { SaveOutcome } from "../../domain/base/saved-form";
import type { Team } from "../../domain/team/team-page";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";

const outcomeOf = ({ event }: { event: { output: SaveOutcome<Team> } }) => event.output;

/** Both calls return the team or a refusal with its reason. */
const asking = <Src extends string>(src: Src) =>
  ({
    id: src,
    src,
    input: ({ context: { teamId } }: { context: { teamId: string } }) => ({ teamId }),
    onDone: [
      {
        guard: { type: "isSaved", params: outcomeOf },
        target: "resting",
        actions: { type: "sendSaved", params: outcomeOf },
      },
      { target: "resting", actions: { type: "recordRefusal", params: outcomeOf } },
    ],
    onError: onFault("resting"),
  }) as const;

/** A coach asks to take over a team whose managers are inactive, or takes it over; an active manager dismisses the request. */
export const takeOverMachine = setup({
  types: {
    context: {} as { teamId: string; refusal: string | null },
    events: {} as { type: "take-over.pressed" } | { type: "dismiss.pressed" },
    emitted: {} as { type: "team.saved"; team: Team },
    input: {} as { teamId: string },
  },
  actors: {
    takeOver: effectActor<SaveOutcome<Team>, { teamId: string }>(),
    dismiss: effectActor<SaveOutcome<Team>, { teamId: string }>(),
  },
  actions: {
    forgetRefusal: assign({ refusal: null }),
    recordRefusal: assign({ refusal: (_, outcome: SaveOutcome<Team>) => reasonOf(outcome) }),
    ...faultActions("refusal"),
    sendSaved: emit((_, outcome: SaveOutcome<Team>) => {
      if (outcome.kind !== "saved") throw new Error("Only what was saved is told.");
      return { type: "team.saved" as const, team: outcome.saved };
    }),
  },
  guards: { isSaved: (_, outcome: SaveOutcome<Team>) => outcome.kind === "saved" },
}).createMachine({
  id: "takeOver",
  context: ({ input: { teamId } }) => ({ teamId, refusal: null }),
  initial: "resting",
  states: {
    resting: {
      on: {
        "take-over.pressed": { target: "taking", actions: "forgetRefusal" },
        "dismiss.pressed": { target: "dismissing", actions: "forgetRefusal" },
      },
    },
    taking: { invoke: asking("takeOver") },
    dismissing: { invoke: asking("dismiss") },
  },
});

export type TakeOverMachine = typeof takeOverMachine;
type Snapshot = SnapshotFrom<TakeOverMachine>;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
export const selectIsBusy = (snapshot: Snapshot) => !snapshot.matches("resting");
