import { assign, type SnapshotFrom, setup } from "xstate";
import type { JoinedOutcome, JoinedTeam, RememberedRequest } from "../../domain/needs-you/joined-team";
import { effectActor } from "../base/effect-actor.setup";

/** Celebrates once that a request to join was approved. The device remembers the open requests. */
export const joinedTeamMachine = setup({
  types: {
    context: {} as { open: readonly RememberedRequest[]; joined: JoinedTeam | null },
    events: {} as { type: "requests.read"; open: readonly RememberedRequest[] } | { type: "closed" },
  },
  actors: { findJoined: effectActor<JoinedOutcome, { open: readonly RememberedRequest[] }>() },
  actions: {
    setOpen: assign((_, { open }: { open: readonly RememberedRequest[] }) => ({ open })),
    setJoined: assign((_, outcome: JoinedOutcome) =>
      outcome.kind === "joined" ? { joined: outcome.joined } : {},
    ),
  },
  guards: { isJoined: (_, { kind }: JoinedOutcome) => kind === "joined" },
}).createMachine({
  id: "joinedTeam",
  context: { open: [], joined: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "requests.read": { target: "looking", actions: { type: "setOpen", params: ({ event }) => event } },
      },
    },
    looking: {
      on: {
        "requests.read": {
          target: "looking",
          reenter: true,
          actions: { type: "setOpen", params: ({ event }) => event },
        },
      },
      invoke: {
        id: "findJoined",
        src: "findJoined",
        input: ({ context: { open } }) => ({ open }),
        onDone: [
          {
            guard: { type: "isJoined", params: ({ event }) => event.output },
            target: "celebrating",
            actions: { type: "setJoined", params: ({ event }) => event.output },
          },
          { target: "idle" },
        ],
        onError: "idle",
      },
    },
    celebrating: { on: { closed: "idle" } },
  },
});

export type JoinedTeamMachine = typeof joinedTeamMachine;
type Snapshot = SnapshotFrom<JoinedTeamMachine>;
export const selectIsCelebrating = (snapshot: Snapshot) => snapshot.matches("celebrating");
/** Stays until the next one, so that a closing dialog keeps its text. */
export const selectJoined = (snapshot: Snapshot) => snapshot.context.joined;
