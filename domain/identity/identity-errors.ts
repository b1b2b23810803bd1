import { problemTexts } from "../base/texts";
import { signInTexts } from "../sign-in/texts";

/** Why a sign-in at the identity provider failed. */
export type IdentityFailure =
  | "wrong-password"
  | "other-credential"
  | "popup-closed"
  | "popup-blocked"
  | "too-many-tries"
  | "disabled"
  | "unreachable"
  | "unknown";

const byCode: Readonly<Record<string, IdentityFailure>> = {
  "auth/invalid-credential": "wrong-password",
  "auth/invalid-login-credentials": "wrong-password",
  "auth/wrong-password": "wrong-password",
  "auth/user-not-found": "wrong-password",
  "auth/missing-password": "wrong-password",
  "auth/account-exists-with-different-credential": "other-credential",
  "auth/popup-closed-by-user": "popup-closed",
  "auth/cancelled-popup-request": "popup-closed",
  "auth/user-cancelled": "popup-closed",
  "auth/popup-blocked": "popup-blocked",
  "auth/too-many-requests": "too-many-tries",
  "auth/user-disabled": "disabled",
  "auth/network-request-failed": "unreachable",
  "auth/timeout": "unreachable",
};

/** Accepts any thrown value; the identity provider's errors have a `code`. */
export function readIdentityFailure(thrown: unknown): IdentityFailure {
  const code = thrown instanceof Object && "code" in thrown ? String(thrown.code) : "";
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? "unknown") : "unknown";
}

export const identityFailureTexts: Readonly<Record<IdentityFailure, string>> = {
  "wrong-password": signInTexts.wrongPassword,
  "other-credential": signInTexts.otherCredential,
  "popup-closed": signInTexts.popupClosed,
  "popup-blocked": signInTexts.popupBlocked,
  "too-many-tries": signInTexts.tooManyTries,
  disabled: signInTexts.disabled,
  unreachable: problemTexts.unreachable,
  unknown: signInTexts.failed,
};
