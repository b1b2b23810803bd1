import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { problemTexts } from "../../domain/base/texts";
import { type RosterFileOutcome, rosterFileTexts } from "../../domain/team/roster-file";
import { announce, announceSuccess } from "../base/announce.actions";

/** Saves the roster as a file on the device. */
export const rosterFileMachine = setup({
  types: {
    context: {} as { teamName: string; refusal: string | null },
    events: {} as { type: "file.pressed" },
    input: {} as { teamName: string },
  },
  actors: {
    save: fromPromise<RosterFileOutcome, { teamName: string }>(() => new Promise(() => {})),
  },
  actions: {
    announce,
    forgetRefusal: assign({ refusal: null }),
    keepRefusal: assign((_, outcome: RosterFileOutcome) => ({ refusal: reasonOf(outcome) })),
    noteUnknownFault: assign({ refusal: problemTexts.unknown }),
  },
  guards: { isSaved: (_, { kind }: RosterFileOutcome) => kind === "saved" },
}).createMachine({
  id: "rosterFile",
  context: ({ input: { teamName } }) => ({ teamName, refusal: null }),
  initial: "resting",
  states: {
    resting: { on: { "file.pressed": { target: "saving", actions: "forgetRefusal" } } },
    saving: {
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { teamName } }) => ({ teamName }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "resting",
            actions: announceSuccess(rosterFileTexts.saved),
          },
          { target: "resting", actions: { type: "keepRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "resting", actions: "noteUnknownFault" },
      },
    },
  },
});

export type RosterFileMachine = typeof rosterFileMachine;
type Snapshot = SnapshotFrom<RosterFileMachine>;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
