import { assign, type SnapshotFrom, setup } from "xstate";
import { isAgeUnknown } from "../../domain/account/age";
import { isAddressUnproven } from "../../domain/account/inbox";
import type { User } from "../../domain/account/user";
import { byOutcome } from "../base/outcomes";
import { type BirthdayOutput, birthdayMachine } from "./birthday.machine";
import { type InboxOutput, inboxMachine } from "./inbox.machine";

export type GateOutput = { kind: "passed" | "minor" | "left"; me: User };

/** The gate before anything that only adults may do: a known birthday, then a proven address. An account with both passes at once. */
export const gateMachine = setup({
  types: {
    context: {} as { me: User; kind: GateOutput["kind"] },
    events: {} as { type: "okay.pressed" },
    children: {} as { birthday: "birthday"; inbox: "inbox" },
    input: {} as { me: User },
    output: {} as GateOutput,
  },
  actors: { birthday: birthdayMachine, inbox: inboxMachine },
  actions: {
    signOut: () => {},
    setMe: assign((_, { me }: { me: User }) => ({ me })),
    recordPassed: assign({ kind: "passed" }),
    recordMinor: assign({ kind: "minor" }),
  },
  guards: {
    isMinor: ({ context }) => context.me.age === "teen",
    isAgeUnknown: ({ context }) => isAgeUnknown(context.me),
    isAddressUnproven: ({ context }) => isAddressUnproven(context.me),
    isGiven: (_, output: BirthdayOutput) => output.kind === "given",
    isTooYoung: (_, output: BirthdayOutput) => output.kind === "too-young",
    isProven: (_, output: InboxOutput) => output.kind === "proven",
  },
}).createMachine({
  id: "gate",
  context: ({ input: { me } }) => ({ me, kind: "left" }),
  output: ({ context: { kind, me } }) => ({ kind, me }),
  initial: "routing",
  states: {
    routing: {
      always: [
        { guard: "isMinor", target: "over", actions: "recordMinor" },
        { guard: "isAgeUnknown", target: "birthday" },
        { guard: "isAddressUnproven", target: "inbox" },
        { target: "over", actions: "recordPassed" },
      ],
    },
    birthday: {
      invoke: {
        id: "birthday",
        src: "birthday",
        input: ({ context }) => ({ me: context.me }),
        onDone: byOutcome({ isGiven: ["routing", "setMe"], isTooYoung: ["tooYoung"], else: ["over"] }),
      },
    },
    inbox: {
      invoke: {
        id: "inbox",
        src: "inbox",
        input: ({ context }) => ({ me: context.me }),
        onDone: byOutcome({ isProven: ["routing", "setMe"], else: ["over"] }),
      },
    },
    /** The account is deleted; the session ends when the person has read why. */
    tooYoung: { on: { "okay.pressed": { target: "over", actions: "signOut" } } },
    over: { type: "final" },
  },
});

export const selectIsTooYoung = (snapshot: SnapshotFrom<typeof gateMachine>) => snapshot.matches("tooYoung");
