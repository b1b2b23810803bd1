import { assign, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import { type TeamFile, type TeamFileOutcome, teamFileTexts } from "../../domain/team/team-files";
import { announce } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";

type Asked = { teamName: string; file: TeamFile };

/** Saves one of the team's files on the device. */
export const teamFileMachine = setup({
  types: {
    context: {} as Asked & { refusal: string | null },
    events: {} as { type: "file.pressed" },
    input: {} as Asked,
  },
  actors: {
    save: effectActor<TeamFileOutcome, Asked>(),
  },
  actions: {
    announce,
    forgetRefusal: assign({ refusal: null }),
    setRefusal: assign((_, outcome: TeamFileOutcome) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
  },
  guards: { isSaved: (_, { kind }: TeamFileOutcome) => kind === "saved" },
}).createMachine({
  id: "teamFile",
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: "resting",
  states: {
    resting: { on: { "file.pressed": { target: "saving", actions: "forgetRefusal" } } },
    saving: {
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { teamName, file } }) => ({ teamName, file }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "resting",
            actions: {
              type: "announce",
              params: ({ context }) => ({ tone: "success", text: teamFileTexts[context.file].saved }),
            },
          },
          { target: "resting", actions: { type: "setRefusal", params: ({ event }) => event.output } },
        ],
        onError: onFault("resting"),
      },
    },
  },
});

export type TeamFileMachine = typeof teamFileMachine;
type Snapshot = SnapshotFrom<TeamFileMachine>;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
