import type { SnapshotFrom } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import { signInTexts } from "../../domain/sign-in/texts";
import { announceError, announceRefusal } from "../base/announce.actions";
import { countdownTo, whenLimited } from "../base/limited.state";
import { byOutcome } from "../base/outcomes";
import { verifyLinkSetup } from "./verify-link.setup";

/**
 * The page of a verification mail's link: asks whether the account is the reader's. Opening it does not use the link up, since
 * mail scanners open links too. In a browser without a session of the account it asks for the waiting screen's number: whoever
 * signed up may be a stranger.
 */
export const verifyLinkMachine = verifyLinkSetup.createMachine({
  id: "verifyLink",
  context: ({ input }) => ({
    ...input,
    account: null,
    number: "",
    numberProblem: null,
    password: "",
    wrong: null,
    fit: [],
    isIn: false,
    wait: 0,
  }),
  initial: "opening",
  on: { "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } } },
  states: {
    opening: { always: [{ guard: "hasToken", target: "reading" }, { target: "used" }] },
    reading: {
      invoke: {
        id: "preview",
        src: "preview",
        input: ({ context }) => ({ token: context.token }),
        onDone: byOutcome({
          isPreviewed: ["choosing", "cancelDeletion"],
          isUsed: ["used"],
          else: ["unread"],
        }),
        onError: "unread",
      },
    },
    unread: { on: { "retry.pressed": "reading" } },
    choosing: {
      entry: "forgetPassword",
      always: [{ guard: "isThisBrowser", target: "ready" }, { target: "elsewhere" }],
    },
    ready: { on: { "own.pressed": "verifying", "foreign.pressed": "doubting" } },
    elsewhere: {
      on: {
        "number.entered": { actions: { type: "setNumber", params: ({ event }) => event } },
        "number.submitted": [{ guard: "hasNumber", target: "verifying" }, { actions: "asksBothDigits" }],
        "password.chosen": "password",
        "no-screen.pressed": "newPassword",
        "foreign.pressed": "doubting",
      },
    },
    verifying: {
      invoke: {
        id: "verify",
        src: "verify",
        input: ({ context: { token, number } }) => ({ token, number: number || null }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "verified" },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          {
            guard: { type: "isElsewhere", params: ({ event }) => event.output },
            target: "elsewhere",
            actions: "recordElsewhere",
          },
          {
            guard: { type: "isWrongNumber", params: ({ event }) => event.output },
            target: "elsewhere",
            actions: "refuseNumber",
          },
          whenLimited("limited"),
          { target: "choosing", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "choosing", actions: announceError(problemTexts.unknown) },
      },
    },
    password: {
      on: {
        "password.submitted": {
          target: "signingIn",
          actions: { type: "setPassword", params: ({ event }) => event },
        },
        "back.pressed": "choosing",
      },
    },
    /** With its session this browser proves the address by the link alone. */
    signingIn: {
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { account, password } }) => ({
          emailAddress: account?.emailAddress ?? "",
          password,
        }),
        onDone: [
          {
            guard: { type: "isOpened", params: ({ event }) => event.output },
            target: "verifying",
            actions: ["recordThisBrowser", "forgetPassword"],
          },
          whenLimited("limited"),
          {
            guard: { type: "isWrongPassword", params: ({ event }) => event.output },
            target: "password",
            actions: ["refusePassword", announceError(signInTexts.wrongPassword)],
          },
          { target: "password", actions: announceRefusal(signInTexts.failed) },
        ],
        onError: { target: "password", actions: announceError(signInTexts.failed) },
      },
    },
    newPassword: {
      on: {
        "new-password.submitted": [
          {
            guard: "hasNewPassword",
            target: "takingOver",
            actions: { type: "setPassword", params: ({ event }) => event },
          },
          { actions: "sendGaps" },
        ],
        "back.pressed": "choosing",
      },
    },
    takingOver: {
      invoke: {
        id: "takeOver",
        src: "takeOver",
        input: ({ context: { token, password } }) => ({ token, password }),
        onDone: [
          {
            guard: { type: "isTaken", params: ({ event }) => event.output },
            target: "taken",
            actions: ["forgetPassword", { type: "setTaken", params: ({ event }) => event.output }],
          },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          whenLimited("limited"),
          { target: "newPassword", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "newPassword", actions: announceError(problemTexts.unknown) },
      },
    },
    doubting: { on: { "removal.confirmed": "rejecting", "removal.dropped": "choosing" } },
    rejecting: {
      invoke: {
        id: "reject",
        src: "reject",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          { guard: { type: "isAccepted", params: ({ event }) => event.output }, target: "rejected" },
          { guard: { type: "isUsed", params: ({ event }) => event.output }, target: "used" },
          whenLimited("limited"),
          { target: "doubting", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "doubting", actions: announceError(problemTexts.unknown) },
      },
    },
    limited: countdownTo("choosing"),
    verified: { type: "final" },
    taken: { type: "final" },
    rejected: { type: "final" },
    used: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof verifyLinkMachine>;
export const selectPage = (snapshot: Snapshot) => snapshot.value;
export const selectAccount = (snapshot: Snapshot) => snapshot.context.account;
export const selectNumber = (snapshot: Snapshot) => snapshot.context.number;
export const selectNumberProblem = (snapshot: Snapshot) => snapshot.context.numberProblem;
export const selectWrongPassword = (snapshot: Snapshot) => snapshot.context.wrong;
export const selectIsIn = (snapshot: Snapshot) => snapshot.context.isIn;
export const selectHasNewPassword = (snapshot: Snapshot) => snapshot.context.fit.length === 2;
