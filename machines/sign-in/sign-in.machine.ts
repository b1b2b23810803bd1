import { assign, type OutputFrom, type SnapshotFrom, setup } from "xstate";
import { isAgeUnknown } from "../../domain/account/age";
import { holdsLevel } from "../../domain/account/roles";
import type { User } from "../../domain/account/user";
import { proposalFor } from "../../domain/drip-name/drip-name-form";
import { arrivals } from "../../domain/sign-in/arrival";
import type { Opened, OpenedWith } from "../../domain/sign-in/sign-in";
import { type BirthdayOutput, birthdayMachine } from "../account/birthday.machine";
import { announce } from "../base/announce.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { dripNameMachine } from "../drip-name/drip-name.machine";
import { changePasswordMachine } from "../password/change-password.machine";
import { emailSignInMachine } from "./email-sign-in.machine";
import { providerSignInMachine } from "./provider-sign-in.machine";

/** The sign-in screen: one way to sign in at a time, then what the account still needs (a new password, a drip name, a birthday), then the app. */
export const signInMachine = setup({
  types: {
    context: {} as {
      me: User | null;
      mustChangePassword: boolean;
      hasJustOnboarded: boolean;
      isInvited: boolean;
      /** The password typed at the sign-in, while it has to be changed. */
      password: string | null;
    },
    events: {} as
      | { type: "google.pressed" }
      | { type: "email.pressed"; emailAddress?: string; isSuggested?: boolean }
      /** Sent by the e-mail dialog for an address that signs in with Google. */
      | { type: "google.chosen" }
      | { type: "session.found"; me: User; mustChangePassword: boolean }
      | { type: "session.lost" }
      | { type: "sign-out.pressed" }
      | { type: "okay.pressed" },
    /** `isInvited`: a person with an invitation gets a proposed drip name. */
    input: {} as { me: User | null; mustChangePassword: boolean; isInvited?: boolean },
    output: {} as { hasJustOnboarded: boolean },
    children: {} as {
      provider: "providerSignIn";
      email: "emailSignIn";
      dripName: "dripName";
      birthday: "birthday";
      password: "changePassword";
    },
  },
  actors: {
    providerSignIn: providerSignInMachine,
    emailSignIn: emailSignInMachine,
    dripName: dripNameMachine,
    birthday: birthdayMachine,
    changePassword: changePasswordMachine,
  },
  actions: {
    announce,
    signOut: () => {},
    setOpened: assign((_, opened: Opened | null) =>
      opened ? { me: opened.me, mustChangePassword: opened.mustChangePassword } : {},
    ),
    setClaim: assign((_, { me }: { me: User }) => ({ me, hasJustOnboarded: true })),
    setPassword: assign((_, opened: OpenedWith | null) =>
      opened?.mustChangePassword ? { password: opened.password } : {},
    ),
    liftForcedChange: assign({ mustChangePassword: false, password: null }),
    forget: assign({ me: null, mustChangePassword: false, hasJustOnboarded: false, password: null }),
    setMe: assign((_, { me }: { me: User }) => ({ me })),
  },
  guards: {
    isOpened: (_, opened: Opened | null) => opened !== null,
    isOut: ({ context }) => context.me === null,
    mustChangePassword: ({ context }) => context.mustChangePassword,
    isOnboarding: ({ context }) => context.me?.role === "onboarding",
    isOnSquad: ({ context }) => context.me !== null && holdsLevel(context.me.role, "squad-member"),
    isChanged: (_, output: { kind: "changed" | "left" }) => output.kind === "changed",
    isClaimed: (_, output: { kind: DripNameKind }) => output.kind === "claimed",
    isGiven: (_, output: BirthdayOutput) => output.kind === "given",
    isTooYoung: (_, output: { kind: DripNameKind } | BirthdayOutput) => output.kind === "too-young",
    isAgeUnknown: ({ context }) =>
      context.me !== null && holdsLevel(context.me.role, "squad-member") && isAgeUnknown(context.me),
  },
}).createMachine({
  id: "signIn",
  context: ({ input }) => ({ isInvited: false, ...input, hasJustOnboarded: false, password: null }),
  output: ({ context }) => ({ hasJustOnboarded: context.hasJustOnboarded }),
  initial: "routing",
  on: { "session.lost": { target: ".idle", actions: "forget" } },
  states: {
    routing: {
      always: [
        { guard: "isOut", target: "idle" },
        { guard: "mustChangePassword", target: "changing" },
        { guard: "isOnboarding", target: "claiming" },
        { guard: "isAgeUnknown", target: "asking" },
        { guard: "isOnSquad", target: "done" },
        { target: "sidelined" },
      ],
    },
    idle: {
      on: {
        "google.pressed": "provider",
        "email.pressed": "email",
        "session.found": { target: "routing", actions: { type: "setOpened", params: ({ event }) => event } },
      },
    },
    provider: {
      invoke: {
        id: "provider",
        src: "providerSignIn",
        onDone: byOutcome({
          isOpened: ["routing", "setOpened", { type: "announce", params: arrivals.signedIn }],
          else: ["idle"],
        }),
      },
    },
    email: {
      on: { "google.chosen": "provider" },
      invoke: {
        id: "email",
        src: "emailSignIn",
        input: ({ event }) => ({
          emailAddress: event.type === "email.pressed" ? (event.emailAddress ?? null) : null,
          isSuggested: event.type === "email.pressed" && event.isSuggested === true,
        }),
        onDone: byOutcome({
          isOpened: ["routing", "setOpened", "setPassword", { type: "announce", params: arrivals.signedIn }],
          else: ["idle"],
        }),
      },
    },
    changing: {
      invoke: {
        id: "password",
        src: "changePassword",
        input: ({ context }) => ({ me: present(context.me), currentPassword: context.password }),
        onDone: [
          {
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "routing",
            actions: "liftForcedChange",
          },
          { target: "idle", actions: ["forget", "signOut"] },
        ],
      },
    },
    claiming: {
      invoke: {
        id: "dripName",
        src: "dripName",
        input: ({ context }) => {
          const me = present(context.me);
          return { me, proposal: context.isInvited ? proposalFor(me) : "" };
        },
        onDone: byOutcome({
          isClaimed: ["routing", "setClaim"],
          isTooYoung: ["tooYoung", "forget", "signOut"],
          else: ["idle", "forget", "signOut"],
        }),
      },
    },
    /** For accounts that claimed a drip name before its dialog asked for the birthday. */
    asking: {
      invoke: {
        id: "birthday",
        src: "birthday",
        input: ({ context }) => ({ me: present(context.me) }),
        onDone: byOutcome({
          isGiven: ["routing", "setMe"],
          isTooYoung: ["tooYoung", "forget", "signOut"],
          else: ["idle", "forget", "signOut"],
        }),
      },
    },
    /** The account is deleted; the session ends while the person reads why. */
    tooYoung: { on: { "okay.pressed": "idle" } },
    sidelined: { on: { "sign-out.pressed": { target: "idle", actions: ["forget", "signOut"] } } },
    done: { type: "final" },
  },
});

type DripNameKind = OutputFrom<typeof dripNameMachine>["kind"];

type Snapshot = SnapshotFrom<typeof signInMachine>;
export const selectPlace = (snapshot: Snapshot) => snapshot.value;
export const selectIsIdle = (snapshot: Snapshot) => snapshot.matches("idle");
