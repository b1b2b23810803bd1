import { assign, emit, fromCallback, type SnapshotFrom, setup } from "xstate";
import type { Team, TeamReadOutcome } from "../../domain/team/team-page";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { afterReading } from "../base/reading";

/** A team as one of its members sees it; read again whenever something may have changed. */
export const teamPageMachine = setup({
  types: {
    context: {} as {
      teamId: string;
      team: Team | null;
      tag: string | null;
      /** Why the last read failed; the team read before is still shown. */
      fault: string | null;
    },
    events: {} as
      | { type: "refresh.wanted" }
      | { type: "retry.pressed" }
      | { type: "network.returned" }
      /** The team as the server returned it after a change made here. */
      | { type: "team.changed"; team: Team },
    emitted: {} as { type: "team.refreshed" },
    input: {} as { teamId: string },
  },
  actors: {
    read: effectActor<TeamReadOutcome, { teamId: string; tag: string | null }>(),
    network: fromCallback(() => {}),
  },
  actions: {
    setTeam: assign((_, outcome: TeamReadOutcome) =>
      outcome.kind === "read" ? { team: outcome.team, tag: outcome.tag, fault: null } : { fault: null },
    ),
    setFault: assign((_, outcome: TeamReadOutcome) =>
      outcome.kind === "refused" ? { fault: outcome.text } : {},
    ),
    takeTeam: assign((_, { team }: { team: Team }) => ({ team, tag: null })),
    ...faultActions("fault"),
    forgetTeam: assign({ team: null, tag: null }),
    /** The roster is read again with the page. */
    sendRefreshed: emit({ type: "team.refreshed" }),
  },
  guards: {
    isGone: (_, outcome: TeamReadOutcome) => outcome.kind === "gone",
    isRefused: (_, outcome: TeamReadOutcome) => outcome.kind === "refused",
    hasFault: ({ context }) => context.fault !== null,
  },
}).createMachine({
  id: "teamPage",
  context: ({ input: { teamId } }) => ({ teamId, team: null, tag: null, fault: null }),
  invoke: { id: "network", src: "network" },
  initial: "opening",
  states: {
    opening: {
      invoke: {
        id: "open",
        src: "read",
        input: ({ context: { teamId } }) => ({ teamId, tag: null }),
        ...afterReading({ gone: "gone", failed: "failed", read: "shown" }, "setTeam"),
      },
    },
    shown: {
      initial: "resting",
      on: {
        "team.changed": {
          // A read already in flight may return the team as it was before the change.
          target: ".refreshing",
          reenter: true,
          actions: { type: "takeTeam", params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          on: {
            "refresh.wanted": "refreshing",
            "retry.pressed": "refreshing",
            "network.returned": { guard: "hasFault", target: "refreshing" },
          },
        },
        refreshing: {
          entry: "sendRefreshed",
          on: { "refresh.wanted": { target: "refreshing", reenter: true } },
          invoke: {
            id: "refresh",
            src: "read",
            input: ({ context: { teamId, tag } }) => ({ teamId, tag }),
            ...afterReading({ gone: "#teamPage.gone", failed: "resting", read: "resting" }, "setTeam"),
          },
        },
      },
    },
    failed: { on: { "retry.pressed": "opening", "network.returned": "opening" } },
    gone: { type: "final", entry: "forgetTeam" },
  },
});

export type TeamPageMachine = typeof teamPageMachine;
type Snapshot = SnapshotFrom<TeamPageMachine>;
export const selectTeam = (snapshot: Snapshot) => snapshot.context.team;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
export const selectStep = ({ value }: Snapshot): "opening" | "shown" | "failed" | "gone" =>
  typeof value === "string" ? value : "shown";
