import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { problemTexts } from "../../domain/base/texts";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import type { ChangeOutcome, Passwords } from "../../domain/password/change-password";
import { passwordChangeTexts } from "../../domain/password/texts";
import { isWrongPassword } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { announce, announceError, announceRefusal, announceSuccess } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { countdownTo, isLimited, toWait, whenLimited } from "../base/limited.state";

export type PasswordField = "currentPassword" | "password" | "repeatedPassword";

/** Proves the person by the current password, then sets the new one. A current password that the sign-in just used is not asked for again. */
export const changePasswordMachine = setup({
  types: {
    context: {} as {
      me: User;
      /** Null if the form has to ask for it. */
      currentPassword: string | null;
      fit: readonly PasswordField[];
      wait: number;
      outcome: "changed" | "left";
      /** Error of the current password's field: a new object for each failed attempt. */
      wrong: { text: string } | null;
    },
    events: {} as
      | ({ type: "field.judged" } & Judged<PasswordField>)
      | { type: "change.submitted"; passwords: Passwords }
      | { type: "left" },
    children: {} as { change: "change"; countdown: "countdown" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { me: User; currentPassword?: string | null },
    output: {} as { kind: "changed" | "left" },
  },
  actors: {
    change: effectActor<ChangeOutcome, Passwords & { me: User }>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    judgeField: assign(({ context }, judged: Judged<PasswordField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    setWait: assign(toWait),
    recordChanged: assign({ outcome: "changed" }),
    askForCurrent: assign({ currentPassword: null }),
    refusePassword: assign(() => ({ wrong: { text: signInTexts.wrongPassword } })),
    sendGaps: emit({ type: "gaps.found" }),
  },
  guards: {
    isReady: ({ context }) => isWhole(context),
    isUnproven: (_, outcome: ChangeOutcome) => outcome.kind === "unproven",
    isChanged: (_, outcome: ChangeOutcome) => outcome.kind === "changed",
    isWrongPassword: (_, outcome: ChangeOutcome) => isWrongPassword(outcome),
    isLimited,
  },
}).createMachine({
  id: "changePassword",
  context: ({ input }) => ({
    me: input.me,
    currentPassword: input.currentPassword ?? null,
    fit: [],
    wait: 0,
    outcome: "left",
    wrong: null,
  }),
  output: ({ context }) => ({ kind: context.outcome }),
  initial: "filling",
  on: {
    "field.judged": { actions: { type: "judgeField", params: ({ event }) => event } },
    left: ".over",
  },
  states: {
    filling: {
      on: { "change.submitted": [{ guard: "isReady", target: "changing" }, { actions: "sendGaps" }] },
    },
    changing: {
      invoke: {
        id: "change",
        src: "change",
        input: ({ context, event }) => ({
          me: context.me,
          ...passwordsOf(context, event),
        }),
        onDone: [
          {
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "over",
            actions: ["recordChanged", announceSuccess(passwordChangeTexts.done)],
          },
          whenLimited("limited"),
          {
            guard: { type: "isWrongPassword", params: ({ event }) => event.output },
            target: "filling",
            actions: ["askForCurrent", "refusePassword", announceError(signInTexts.wrongPassword)],
          },
          {
            guard: { type: "isUnproven", params: ({ event }) => event.output },
            target: "filling",
            actions: ["askForCurrent", announceRefusal(problemTexts.unknown)],
          },
          { target: "filling", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "filling", actions: announceError(problemTexts.unknown) },
      },
    },
    limited: { entry: announceError(baseCodeTexts.REQUEST_429_LIMIT), ...countdownTo("filling") },
    over: { type: "final" },
  },
});

function isWhole({
  fit,
  currentPassword,
}: {
  fit: readonly PasswordField[];
  currentPassword: string | null;
}) {
  const isPresentFit = currentPassword !== null || fit.includes("currentPassword");
  return isPresentFit && fit.includes("password") && fit.includes("repeatedPassword");
}

function passwordsOf(
  { currentPassword }: { currentPassword: string | null },
  event: { type: "change.submitted"; passwords: Passwords } | { type: string },
): Passwords {
  const typed = "passwords" in event ? event.passwords : { currentPassword: "", password: "" };
  return { ...typed, currentPassword: currentPassword ?? typed.currentPassword };
}

type Snapshot = SnapshotFrom<typeof changePasswordMachine>;
export const selectCurrentPassword = (snapshot: Snapshot) => snapshot.context.currentPassword;
export const selectIsReady = (snapshot: Snapshot) => isWhole(snapshot.context);
export const selectIsBusy = (snapshot: Snapshot) => snapshot.matches("changing") || snapshot.matches("over");
export const selectIsLimited = (snapshot: Snapshot) => snapshot.matches("limited");
export const selectWrongPassword = (snapshot: Snapshot) => snapshot.context.wrong;
