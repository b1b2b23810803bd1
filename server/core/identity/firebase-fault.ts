import { IdentityUnavailable } from "../../platform/http/problem";

type Kind =
  | "refused"
  | "missing"
  | "exists"
  | "address_taken"
  | "bad_address"
  | "bad_password"
  | "unreachable"
  | "other";

const kinds: Readonly<Record<string, Kind>> = {
  "auth/id-token-expired": "refused",
  "auth/id-token-revoked": "refused",
  "auth/invalid-id-token": "refused",
  "auth/user-disabled": "refused",
  "auth/tenant-not-found": "refused",
  "auth/user-not-found": "missing",
  "auth/uid-already-exists": "exists",
  "auth/email-already-exists": "address_taken",
  "auth/invalid-email": "bad_address",
  "auth/invalid-password": "bad_password",
  "auth/weak-password": "bad_password",
};

/** The meaning of a firebase-admin error. Everything that is no answer about the person counts as unreachable. */
export function faultKind(error: unknown): Kind {
  if (error instanceof IdentityUnavailable) return "unreachable";
  const code = codeOf(error);
  if (code === "") return isNetworkFault(error) ? "unreachable" : "other";
  if (code === "auth/argument-error" || code === "auth/invalid-argument")
    return isAboutToken(error) ? "refused" : "unreachable";
  const known = kinds[code];
  if (known) return known;
  return code.startsWith("app/") || code.startsWith("auth/") ? "unreachable" : "other";
}

/** An unreachable key server is reported as an argument error, like a bad token; only its text differs. */
const isAboutToken = (error: unknown) =>
  error instanceof Error &&
  /^(Decoding )?Firebase ID token |^First argument to verifyIdToken/.test(error.message);

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" && error.code.includes("/")
    ? error.code
    : "";

const isNetworkFault = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^E[A-Z_]+$/.test(error.code);
