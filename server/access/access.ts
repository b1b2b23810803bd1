import type { Level } from "../../domain/account/roles";
import type { OperationId } from "../http/contract";
import type { MessageCode } from "../http/problem";

/** Who may call an operation, and how often. Checked before its handler runs; see guard.ts. */
export interface Access {
  /** `anybody` needs no access token; the handler checks what the body proves. */
  caller: "anybody" | "signed-in" | Level;
  /** Answers while a change of password is forced; everything else behind a token waits for it. */
  isOpenDuringForcedChange?: true;
  /** The path's `id` has to be the caller's own; anybody else's earns this code. */
  own?: MessageCode;
  limits: readonly RateLimit[];
}

export interface RateLimit {
  /** Operations of one name count together. */
  name: string;
  /** A client is an IP address or an IPv6 network. Never an e-mail address alone: a stranger could lock its owner out. */
  by: "client" | "client and e-mail address" | "known device or client" | "user";
  max: number;
  seconds: number;
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

const perClient = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "client",
  max,
  seconds,
});
const perUser = (name: string, max: number, seconds: number): RateLimit => ({
  name,
  by: "user",
  max,
  seconds,
});

/**
 * A wide limit, as a clubhouse may share one IP address. Password guessing happens at the identity provider,
 * which has limits of its own.
 */
const logIns = [perClient("log-in", 120, minute)];
const links = [perClient("link", 60, minute)];

/** An operation of the contract without a row does not compile. */
export const access: Readonly<Record<OperationId, Access>> = {
  validateEmailAddress: {
    caller: "anybody",
    limits: [
      { name: "validate", by: "client and e-mail address", max: 10, seconds: minute },
      perClient("validate", 60, minute),
      perClient("validate", 2_000, day),
    ],
  },
  signUpWithEmailAddress: {
    caller: "anybody",
    limits: [perClient("sign-up", 60, minute), perClient("sign-up", 1_000, day)],
  },
  logInWithFirebase: { caller: "anybody", limits: logIns },
  logInWithProvider: { caller: "anybody", limits: logIns },
  refreshAccessToken: { caller: "anybody", limits: [perClient("refresh", 600, minute)] },
  logOut: { caller: "anybody", limits: [] },
  // A browser that signed in to the account counts by itself: strangers on its network cannot use up its tries.
  requestPasswordReset: {
    caller: "anybody",
    limits: [{ name: "reset", by: "known device or client", max: 15, seconds: hour }],
  },
  confirmPasswordReset: { caller: "anybody", limits: links },
  previewEmailAddressVerification: { caller: "anybody", limits: links },
  verifyEmailAddress: { caller: "anybody", limits: links },
  rejectEmailAddress: { caller: "anybody", limits: links },
  changePassword: {
    caller: "signed-in",
    isOpenDuringForcedChange: true,
    own: "USER_401_UPDATE",
    limits: [perUser("password", 20, 10 * minute)],
  },
  readMe: { caller: "signed-in", isOpenDuringForcedChange: true, limits: [] },
  updateUser: { caller: "signed-in", own: "USER_401_UPDATE", limits: [perUser("update", 30, minute)] },
  giveDateOfBirth: {
    caller: "signed-in",
    own: "USER_401_UPDATE",
    // Few: another date than the one on file is refused, so that tries would find it out.
    limits: [perUser("date-of-birth", 10, hour)],
  },
  validateDripName: { caller: "signed-in", limits: [perUser("drip-name", 120, minute)] },
  saveUserDetails: { caller: "signed-in", own: "USER_401_DETAILS", limits: [perUser("details", 30, minute)] },
  readSessions: { caller: "signed-in", limits: [] },
  endSession: { caller: "signed-in", limits: [perUser("end-session", 60, minute)] },
  readPings: { caller: "squad-member", limits: [] },
  markPingsSeen: { caller: "squad-member", limits: [] },
  readHealth: { caller: "anybody", limits: [] },
};
