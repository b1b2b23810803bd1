import { assign, type OutputFrom, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import type { Announcement } from "../../domain/base/announcement";
import { initialOf } from "../../domain/family/child";
import { childTexts } from "../../domain/family/texts";
import { startingFit } from "../../domain/team/team-form";
import { type GateOutput, gateMachine } from "../account/gate.machine";
import { announce } from "../base/announce.actions";
import { byOutcome } from "../base/outcomes";
import { type CodeEntryOutput, codeEntryMachine } from "../invitation/code-entry.machine";
import { teamFormMachine } from "../team/team-form.machine";
import { childFormMachine } from "./child-form.machine";

/** The choice after onboarding. It goes on once birthday and address are known; a minor is told that an adult has to do it. */
export const firstBaseMachine = setup({
  types: {
    context: {} as { me: User; purpose: "kids" | "team"; key: string },
    events: {} as
      | { type: "code.pressed" }
      /** Each request has an idempotency key of its own, so that repeating it makes nothing twice. */
      | { type: "kids.pressed"; key: string }
      | { type: "team.pressed"; key: string }
      | { type: "me.changed"; me: User }
      /** The URL no longer names an open form, as after Back. */
      | { type: "closed" },
    children: {} as { code: "codeEntry"; gate: "gate"; child: "childForm"; team: "teamForm" },
    input: {} as { me: User },
  },
  actors: {
    codeEntry: codeEntryMachine,
    gate: gateMachine,
    childForm: childFormMachine,
    teamForm: teamFormMachine,
  },
  actions: {
    announce,
    /** Removes the open form from the URL. */
    clearAddress: () => {},
    openInvitation: (_, _opened: { code: string }) => {},
    openTeam: (_, _opened: { id: string }) => {},
    setMe: assign((_, { me }: { me: User }) => ({ me })),
    setKidsPurpose: assign((_, { key }: { key: string }) => ({ purpose: "kids" as const, key })),
    setTeamPurpose: assign((_, { key }: { key: string }) => ({ purpose: "team" as const, key })),
  },
  guards: {
    isMinor: ({ context }) => context.me.age === "teen",
    isPassedForKids: ({ context }, { kind }: GateOutput) => kind === "passed" && context.purpose === "kids",
    isPassed: (_, { kind }: GateOutput) => kind === "passed",
    isMade: (_, { kind }: { kind: string }) => kind !== "left",
  },
}).createMachine({
  id: "firstBase",
  context: ({ input: { me } }) => ({ me, purpose: "kids", key: "" }),
  initial: "choosing",
  on: { "me.changed": { actions: { type: "setMe", params: ({ event }) => event } } },
  states: {
    choosing: {
      always: { guard: "isMinor", target: "minor" },
      on: {
        "code.pressed": "joining",
        "kids.pressed": { target: "gate", actions: { type: "setKidsPurpose", params: ({ event }) => event } },
        "team.pressed": { target: "gate", actions: { type: "setTeamPurpose", params: ({ event }) => event } },
      },
    },
    gate: {
      on: { closed: "choosing" },
      invoke: {
        id: "gate",
        src: "gate",
        input: ({ context }) => ({ me: context.me }),
        onDone: byOutcome({
          isPassedForKids: ["addingKid", "setMe"],
          isPassed: ["startingTeam", "setMe"],
          else: ["choosing", "setMe", "clearAddress"],
        }),
      },
    },
    /** The invitation's page itself asks for birthday and address when somebody accepts. */
    joining: {
      on: { closed: "choosing" },
      invoke: {
        id: "code",
        src: "codeEntry",
        onDone: [
          {
            guard: { type: "isMade", params: ({ event }) => event.output },
            target: "left",
            actions: { type: "openInvitation", params: ({ event }) => codeOf(event.output) },
          },
          { target: "choosing", actions: "clearAddress" },
        ],
      },
    },
    addingKid: {
      on: { closed: "choosing" },
      invoke: {
        id: "child",
        src: "childForm",
        input: ({ context: { key, me } }) => ({
          key,
          saved: null,
          fit: initialOf(me.last_name ?? "") ? ["lastInitial"] : [],
        }),
        onDone: [
          {
            guard: { type: "isMade", params: ({ event }) => event.output },
            target: "choosing",
            actions: [{ type: "announce", params: ({ event }) => added(event.output) }, "clearAddress"],
          },
          { target: "choosing", actions: "clearAddress" },
        ],
      },
    },
    startingTeam: {
      on: { closed: "choosing" },
      invoke: {
        id: "team",
        src: "teamForm",
        input: ({ context: { key } }) => ({ key, saved: null, fit: startingFit }),
        onDone: [
          {
            guard: { type: "isMade", params: ({ event }) => event.output },
            target: "left",
            actions: { type: "openTeam", params: ({ event }) => teamOf(event.output) },
          },
          { target: "choosing", actions: "clearAddress" },
        ],
      },
    },
    minor: {},
    left: { type: "final" },
  },
});

/** The guards admit no other output. */
const codeOf = (output: CodeEntryOutput) => ({ code: output.kind === "complete" ? output.code : "" });
const teamOf = (output: OutputFrom<typeof teamFormMachine>) => ({
  id: output.kind === "saved" ? output.saved.id : "",
});
const added = (output: OutputFrom<typeof childFormMachine>): Announcement => ({
  tone: "success",
  text: output.kind === "saved" ? childTexts.added(output.saved.first_name) : "",
});

type Snapshot = SnapshotFrom<typeof firstBaseMachine>;
export const selectIsMinor = (snapshot: Snapshot) => snapshot.matches("minor");
