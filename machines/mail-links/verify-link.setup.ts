import { assign, emit, setup } from "xstate";
import { fitAfter, type Judged } from "../../domain/fields/fit-fields";
import type {
  LinkOutcome,
  PreviewOutcome,
  ProofOutcome,
  TakeOverOutcome,
  VerifiedAccount,
} from "../../domain/mail-links/mail-link";
import { verificationTexts } from "../../domain/mail-links/texts";
import { messageTexts } from "../../domain/problem/message-texts";
import { isWrongPassword, type SignInOutcome } from "../../domain/sign-in/sign-in";
import { signInTexts } from "../../domain/sign-in/texts";
import { announce } from "../base/announce.actions";
import { countdownMachine } from "../base/countdown.machine";
import { effectActor } from "../base/effect-actor.setup";
import { isLimited, toWait } from "../base/limited.state";

export type NewPasswordField = "password" | "repeatedPassword";
type Choice = { token: string };

export const verifyLinkSetup = setup({
  types: {
    context: {} as {
      token: string;
      account: VerifiedAccount | null;
      /** As typed, digits alone; empty in the account's own browser. */
      number: string;
      numberProblem: string | null;
      password: string;
      /** Error of the password field: a new object for each failed attempt. */
      wrong: { text: string } | null;
      fit: readonly NewPasswordField[];
      /** Signed in with the new password. */
      isIn: boolean;
      wait: number;
    },
    events: {} as
      | { type: "retry.pressed" }
      | { type: "own.pressed" }
      | { type: "number.entered"; text: string }
      | { type: "number.submitted" }
      | { type: "password.chosen" }
      | { type: "password.submitted"; password: string }
      | { type: "no-screen.pressed" }
      | ({ type: "field.judged" } & Judged<NewPasswordField>)
      | { type: "new-password.submitted"; password: string }
      | { type: "back.pressed" }
      | { type: "foreign.pressed" }
      | { type: "removal.confirmed" }
      | { type: "removal.dropped" },
    children: {} as {
      preview: "preview";
      verify: "verify";
      signIn: "signIn";
      takeOver: "takeOver";
      reject: "reject";
      countdown: "countdown";
    },
    emitted: {} as { type: "gaps.found" },
    input: {} as { token: string },
  },
  actors: {
    preview: effectActor<PreviewOutcome, Choice>(),
    verify: effectActor<ProofOutcome, Choice & { number: string | null }>(),
    signIn: effectActor<SignInOutcome, { emailAddress: string; password: string }>(),
    takeOver: effectActor<TakeOverOutcome, Choice & { password: string }>(),
    reject: effectActor<LinkOutcome, Choice>(),
    countdown: countdownMachine,
  },
  actions: {
    announce,
    cancelDeletion: assign((_, outcome: PreviewOutcome) =>
      outcome.kind === "previewed" ? { account: outcome.account } : {},
    ),
    setNumber: assign((_, { text }: { text: string }) => ({
      number: text.replace(/\D/g, "").slice(0, 2),
      numberProblem: null,
    })),
    asksBothDigits: assign({ numberProblem: verificationTexts.numberShort }),
    refuseNumber: assign({ number: "", numberProblem: messageTexts.AUTH_403_NUMBER }),
    setPassword: assign((_, { password }: { password: string }) => ({ password })),
    /** The fields leave the page with what was typed. */
    forgetPassword: assign({ password: "", fit: [] }),
    refusePassword: assign(() => ({ wrong: { text: signInTexts.wrongPassword } })),
    /** After the session ended, or began, while the page was open. */
    recordElsewhere: assign(({ context: { account } }) => ({
      account: account && { ...account, isThisBrowser: false },
    })),
    recordThisBrowser: assign(({ context: { account } }) => ({
      account: account && { ...account, isThisBrowser: true },
      number: "",
    })),
    judgeField: assign(({ context }, judged: Judged<NewPasswordField>) => ({
      fit: fitAfter(context.fit, judged),
    })),
    sendGaps: emit({ type: "gaps.found" }),
    setTaken: assign((_, outcome: TakeOverOutcome) =>
      outcome.kind === "taken" ? { isIn: outcome.isIn } : {},
    ),
    setWait: assign(toWait),
  },
  guards: {
    hasToken: ({ context }) => context.token !== "",
    isPreviewed: (_, outcome: PreviewOutcome) => outcome.kind === "previewed",
    isThisBrowser: ({ context }) => context.account?.isThisBrowser === true,
    hasNumber: ({ context }) => context.number.length === 2,
    hasNewPassword: ({ context }) => context.fit.length === 2,
    isAccepted: (_, outcome: ProofOutcome) => outcome.kind === "accepted",
    isUsed: (_, outcome: { kind: string }) => outcome.kind === "used",
    isElsewhere: (_, outcome: ProofOutcome) => outcome.kind === "elsewhere",
    isWrongNumber: (_, outcome: ProofOutcome) => outcome.kind === "wrong-number",
    isOpened: (_, outcome: SignInOutcome) => outcome.kind === "opened",
    isWrongPassword: (_, outcome: SignInOutcome) => isWrongPassword(outcome),
    isTaken: (_, outcome: TakeOverOutcome) => outcome.kind === "taken",
    isLimited,
  },
});
