import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import type { SaveOutcome } from "../../domain/base/saved-form";
import { seasonFields } from "../../domain/team/season";
import { openSeason, type Team } from "../../domain/team/team-page";
import type { TeamChange } from "../../domain/team/team-rules";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";
import { byOutcome } from "../base/outcomes";
import { seasonCloseMachine } from "./season-close.machine";
import { seasonFormMachine } from "./season-form.machine";
import { teamFormMachine } from "./team-form.machine";

/** A manager's changes of the team, one at a time, so that two forms of the sheet never save against the same version. */
export const teamSettingsMachine = setup({
  types: {
    context: {} as {
      team: Team;
      /** The person whose bar is lifted. */
      lifted: string;
      /** What is being switched. */
      change: TeamChange;
      /** Idempotency key of the season's closing. */
      key: string;
      refusal: string | null;
    },
    events: {} as
      /** The page was read again. */
        | { type: "team.read"; team: Team }
        | { type: "team.pressed" }
        | { type: "season.pressed" }
        | { type: "close.pressed"; key: string }
        | { type: "archive.pressed" }
        /** Restores an archived team. */
        | { type: "revive.pressed" }
        | { type: "lift.pressed"; userId: string }
        | { type: "rule.switched"; change: TeamChange }
        | { type: "cancelled" }
        | { type: "confirmed" },
    emitted: {} as {
      type: "team.saved";
      team: Team;
      what: "form" | "closed" | "archived" | "revived" | "lifted";
    },
    children: {} as {
      team: "teamForm";
      season: "seasonForm";
      close: "seasonClose";
      archive: "archive";
      lift: "lift";
      change: "change";
    },
    input: {} as { team: Team },
  },
  actors: {
    teamForm: teamFormMachine,
    seasonForm: seasonFormMachine,
    seasonClose: seasonCloseMachine,
    archive: effectActor<SaveOutcome<Team>, { team: Team; archived: boolean }>(),
    lift: effectActor<SaveOutcome<Team>, { team: Team; userId: string }>(),
    change: effectActor<SaveOutcome<Team>, { team: Team; change: TeamChange }>(),
  },
  actions: {
    setTeam: assign((_, { team }: { team: Team }) => ({ team })),
    setSaved: assign((_, output: { kind: string; saved?: Team }) =>
      output.saved ? { team: output.saved, refusal: null } : {},
    ),
    /** Somebody else changed the team meanwhile: the next press applies to their version. */
    setTheirs: assign((_, outcome: SaveOutcome<Team>) =>
      outcome.kind === "differs"
        ? { team: outcome.theirs, refusal: baseCodeTexts.REQUEST_412_CHANGED }
        : { refusal: reasonOf(outcome) },
    ),
    recordLifted: assign((_, { userId }: { userId: string }) => ({ lifted: userId, refusal: null })),
    recordChange: assign((_, { change }: { change: TeamChange }) => ({ change, refusal: null })),
    setKey: assign((_, { key }: { key: string }) => ({ key, refusal: null })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null }),
    sendSaved: emit(({ context }, { what }: { what: "form" | "closed" | "lifted" }) => ({
      type: "team.saved" as const,
      team: context.team,
      what,
    })),
    sendArchived: emit(({ context }) => ({
      type: "team.saved" as const,
      team: context.team,
      what: context.team.archived_at === null ? ("revived" as const) : ("archived" as const),
    })),
  },
  guards: { isSaved: (_, output: { kind: string }) => output.kind === "saved" },
}).createMachine({
  id: "teamSettings",
  context: ({ input: { team } }) => ({ team, lifted: "", change: {}, key: "", refusal: null }),
  initial: "overview",
  states: {
    overview: {
      on: {
        "team.read": { actions: { type: "setTeam", params: ({ event }) => event } },
        "team.pressed": { target: "team", actions: "forgetRefusal" },
        "season.pressed": { target: "season", actions: "forgetRefusal" },
        "close.pressed": { target: "closing", actions: { type: "setKey", params: ({ event }) => event } },
        "archive.pressed": { target: "confirming", actions: "forgetRefusal" },
        "revive.pressed": { target: "archiving", actions: "forgetRefusal" },
        "lift.pressed": {
          target: "lifting",
          actions: { type: "recordLifted", params: ({ event }) => event },
        },
        "rule.switched": {
          target: "switching",
          actions: { type: "recordChange", params: ({ event }) => event },
        },
      },
    },
    team: {
      invoke: {
        id: "team",
        src: "teamForm",
        input: ({ context: { team } }) => ({ key: "", saved: team }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", { type: "sendSaved", params: { what: "form" } }],
          else: ["overview"],
        }),
      },
    },
    season: {
      invoke: {
        id: "season",
        src: "seasonForm",
        input: ({ context: { team } }) => ({
          key: "",
          saved: team,
          fit: openSeason(team) === null ? [] : seasonFields,
        }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", { type: "sendSaved", params: { what: "form" } }],
          else: ["overview"],
        }),
      },
    },
    closing: {
      invoke: {
        id: "close",
        src: "seasonClose",
        // Without a next season nothing has to be filled in.
        input: ({ context: { key, team } }) => ({ key, saved: team, fit: seasonFields }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", { type: "sendSaved", params: { what: "closed" } }],
          else: ["overview"],
        }),
      },
    },
    confirming: { on: { cancelled: "overview", confirmed: "archiving" } },
    /** Archives or restores the team. */
    archiving: {
      invoke: {
        id: "archive",
        src: "archive",
        input: ({ context: { team } }) => ({ team, archived: team.archived_at === null }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", "sendArchived"],
          else: ["overview", "setTheirs"],
        }),
        onError: onFault("overview"),
      },
    },
    lifting: {
      invoke: {
        id: "lift",
        src: "lift",
        input: ({ context: { team, lifted } }) => ({ team, userId: lifted }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", { type: "sendSaved", params: { what: "lifted" } }],
          else: ["overview", "setTheirs"],
        }),
        onError: onFault("overview"),
      },
    },
    switching: {
      invoke: {
        id: "change",
        src: "change",
        input: ({ context: { team, change } }) => ({ team, change }),
        onDone: byOutcome({
          isSaved: ["overview", "setSaved", { type: "sendSaved", params: { what: "form" } }],
          else: ["overview", "setTheirs"],
        }),
        onError: onFault("overview"),
      },
    },
  },
});

export type TeamSettingsMachine = typeof teamSettingsMachine;
type Snapshot = SnapshotFrom<TeamSettingsMachine>;
export const selectPlace = ({ value }: Snapshot) => value;
export const selectTeam = (snapshot: Snapshot) => snapshot.context.team;
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal;
/** The team with what is being switched, before it is saved. */
export const selectSwitched = ({ value, context: { team, change } }: Snapshot): Team =>
  value === "switching" ? { ...team, ...change } : team;
/** The person whose bar is being lifted, or null. */
export const selectLifting = (snapshot: Snapshot) =>
  snapshot.matches("lifting") ? snapshot.context.lifted : null;
