import { assign, type SnapshotFrom, sendTo, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { isAnyUnsent, noneUnsent, type Unsent } from "../../domain/outbox/unsent";
import type { ProviderOutcome } from "../../domain/settings/settings";
import { askingProvider, isForeign, isOwn, toProvider } from "../account/provider.state";
import { effectActor } from "../base/effect-actor.setup";
import { changePasswordMachine } from "../password/change-password.machine";
import { sessionListMachine } from "../session/session-list.machine";
import { signOutEverywhereMachine } from "../session/sign-out-everywhere.machine";
import { profileFormMachine } from "./profile-form.machine";

/** Continues the sign-out when no answers are unsent. Signing out everywhere asks for the password first. */
const onward = [
  { guard: "isForEverywhere", target: "everywhere" },
  { target: "left", actions: "signOut" },
] as const;

/** The settings dialog: one setting at a time, and the ways to sign out. */
export const settingsMachine = setup({
  types: {
    context: {} as {
      me: User;
      provider: string;
      /** The child whose page *Family* opens. */
      childId: string | null;
      /** Counts the items in the outbox. */
      countUnsent: () => Unsent;
      /** The sign-out pressed while answers were unsent: it continues once they are sent or dropped. */
      wayOut: "here" | "everywhere";
    },
    events: {} as
      | { type: "me.changed"; me: User }
      | { type: "profile.pressed" }
      /** By its row or by a URL. */
      | { type: "family.opened"; childId: string | null }
      | { type: "password.pressed" }
      | { type: "sessions.pressed" }
      | { type: "sign-out.pressed" }
      /** With unsent answers: sends them first, or drops them. */
      | { type: "send-first.pressed" }
      | { type: "drop.pressed" }
      | { type: "sign-out-everywhere.pressed" }
      | { type: "copy.pressed" }
      | { type: "farewell.pressed" }
      /** The server ended all sessions. */
      | { type: "account.gone" }
      | { type: "back.pressed" }
      /** The dialog was closed; saving continues. */
      | { type: "dialog.closed" },
    children: {} as {
      profile: "profileForm";
      password: "changePassword";
      readProvider: "readProvider";
      sessions: "sessionList";
      everywhere: "signOutEverywhere";
      sendUnsent: "sendUnsent";
    },
    input: {} as { me: User; countUnsent?: () => Unsent },
  },
  actors: {
    sendUnsent: effectActor<void>(),
    profileForm: profileFormMachine,
    changePassword: changePasswordMachine,
    sessionList: sessionListMachine,
    signOutEverywhere: signOutEverywhereMachine,
    readProvider: effectActor<ProviderOutcome, { me: User }>(),
  },
  actions: {
    signOut: () => {},
    setMe: assign((_, { me }: { me: User }) => ({ me })),
    setChild: assign((_, { childId }: { childId: string | null }) => ({ childId })),
    leaveForm: sendTo("profile", { type: "left" }),
    setProvider: assign(toProvider),
    recordWayOut: assign((_, { wayOut }: { wayOut: "here" | "everywhere" }) => ({ wayOut })),
  },
  guards: {
    /** *Family* is shown to adults only. */
    isAdult: ({ context }) => context.me.age === "adult",
    hasUnsent: ({ context }) => isAnyUnsent(context.countUnsent()),
    isForEverywhere: ({ context }) => context.wayOut === "everywhere",
    isEnded: (_, { kind }: { kind: "ended" | "left" }) => kind === "ended",
    isOwn,
    isForeign,
  },
}).createMachine({
  id: "settings",
  context: ({ input: { me, countUnsent = () => noneUnsent } }) => ({
    me,
    provider: "",
    childId: null,
    countUnsent,
    wayOut: "here",
  }),
  initial: "overview",
  on: { "me.changed": { actions: { type: "setMe", params: ({ event }) => event } } },
  states: {
    overview: {
      on: {
        "profile.pressed": "profile",
        "family.opened": {
          guard: "isAdult",
          target: "family",
          actions: { type: "setChild", params: ({ event }) => event },
        },
        "password.pressed": "password",
        "sessions.pressed": "sessions",
        "copy.pressed": "copy",
        "farewell.pressed": "farewell",
        "sign-out.pressed": [
          {
            guard: "hasUnsent",
            target: "unsent",
            actions: { type: "recordWayOut", params: { wayOut: "here" } },
          },
          { target: "left", actions: "signOut" },
        ],
        "sign-out-everywhere.pressed": [
          {
            guard: "hasUnsent",
            target: "unsent",
            actions: { type: "recordWayOut", params: { wayOut: "everywhere" } },
          },
          { target: "everywhere" },
        ],
      },
    },
    profile: {
      on: { "dialog.closed": { actions: "leaveForm" } },
      invoke: {
        id: "profile",
        src: "profileForm",
        input: ({ context }) => ({ me: context.me }),
        onDone: "overview",
      },
    },
    /** A separate machine, loaded when it is first shown. */
    family: { on: { "back.pressed": "overview", "dialog.closed": "overview" } },
    password: {
      initial: "asking",
      on: { "back.pressed": "overview", "dialog.closed": "overview" },
      states: {
        asking: askingProvider("changing", "elsewhere"),
        changing: {
          invoke: {
            id: "password",
            src: "changePassword",
            input: ({ context }) => ({ me: context.me }),
            onDone: "#settings.overview",
          },
        },
        /** The password belongs to another provider. */
        elsewhere: {},
        unknown: { on: { "password.pressed": "asking" } },
      },
    },
    sessions: {
      on: { "back.pressed": "overview", "dialog.closed": "overview" },
      invoke: { id: "sessions", src: "sessionList", input: {} },
    },
    /** A separate machine, like the family's. */
    copy: { on: { "back.pressed": "overview", "dialog.closed": "overview" } },
    /** A separate machine. Its lines lead to a child's page. */
    farewell: {
      on: {
        "back.pressed": "overview",
        "dialog.closed": "overview",
        "family.opened": {
          guard: "isAdult",
          target: "family",
          actions: { type: "setChild", params: ({ event }) => event },
        },
        "account.gone": { target: "left", actions: "signOut" },
      },
    },
    everywhere: {
      on: { "dialog.closed": "overview" },
      invoke: {
        id: "everywhere",
        src: "signOutEverywhere",
        input: ({ context }) => ({ me: context.me }),
        onDone: [
          {
            guard: { type: "isEnded", params: ({ event }) => event.output },
            target: "left",
            actions: "signOut",
          },
          { target: "overview" },
        ],
      },
    },
    /** Signing out would drop unsent answers. */
    unsent: {
      on: {
        "back.pressed": "overview",
        "dialog.closed": "overview",
        "send-first.pressed": "sendingFirst",
        "drop.pressed": onward,
      },
    },
    sendingFirst: {
      on: { "dialog.closed": "overview" },
      invoke: {
        id: "sendUnsent",
        src: "sendUnsent",
        onDone: [{ guard: "hasUnsent", target: "unsent" }, ...onward],
        onError: "unsent",
      },
    },
    left: { type: "final" },
  },
});

export type SettingsPlace =
  | "overview"
  | "profile"
  | "family"
  | "asking"
  | "changing"
  | "elsewhere"
  | "unknown"
  | "sessions"
  | "copy"
  | "farewell"
  | "everywhere"
  | "unsent"
  | "sendingFirst"
  | "left";

export const selectPlace = ({ value }: SnapshotFrom<typeof settingsMachine>): SettingsPlace =>
  typeof value === "string" ? value : value.password;
export const selectHasFamily = (snapshot: SnapshotFrom<typeof settingsMachine>) =>
  snapshot.context.me.age === "adult";
export const selectFamilyChild = (snapshot: SnapshotFrom<typeof settingsMachine>) => snapshot.context.childId;
export const selectProvider = (snapshot: SnapshotFrom<typeof settingsMachine>) => snapshot.context.provider;
export const selectUnsent = (snapshot: SnapshotFrom<typeof settingsMachine>) =>
  snapshot.context.countUnsent();
